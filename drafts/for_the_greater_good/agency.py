"""Drafts of cards of For the Greater Good."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

INTERROGATOR = character(
    "ftgg-001",
    "Interrogator",
    AGENCY,
    cost=0,
    skill=0,
    icons="C",
    subtypes="Investigator",
    steadfast={AGENCY: 2},
    text=[
        action(until_end_of_phase(does_not_count_skill(choose(CHARACTER.at(SAME_STORY)))), limit=limit_once()),
    ],
)

KEEN_EYED_DETECTIVE = character(
    "ftgg-009",
    "Keen-eyed Detective",
    AGENCY,
    cost=3,
    skill=3,
    icons="CC",
    subtypes="Investigator",
    text=[
        while_(exists(THEIRS.at(SAME_STORY), at_least=2), gains(THIS, "AII")),
    ],
)

WARRANT_OFFICER = character(
    "ftgg-010",
    "Warrant Officer",
    AGENCY,
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Government",
    text=[
        response(after(commits(THIS)), until_end_of_phase(gains(MINE.faction(AGENCY).at(THAT_STORY), "CA"))),
    ],
)

VETERAN_MONSTER_HUNTER = character(
    "ftgg-014",
    "Veteran Monster Hunter",
    AGENCY,
    cost=4,
    skill=3,
    icons="CCA",
    subtypes="Sorcerer, Hunter",
    keywords=[WILLPOWER],
    transient=True,
    text=[
        response(
            after(plays(CHARACTER.subtype("Hunter"))),
            must(OPPONENT, wound(choose(CHARACTER.icon(TERROR)), if_able=True)),
        ),
    ],
)

MILITARY_ATTACHE = character(
    "ftgg-015",
    "Military Attaché",
    AGENCY,
    cost=4,
    skill=3,
    icons="CII",
    subtypes="Government",
    text=[
        gains(THIS, skill=1, times=count(MINE.subtype("Government"))),
        gains(MINE.subtype("Government"), "A"),
    ],
)

LT_WILSON_STEWART = character(
    "ftgg-016",
    "Lt. Wilson Stewart",
    AGENCY,
    unique=True,
    descriptor="Logistical Genius",
    cost=3,
    skill=4,
    icons="CCI",
    subtypes="Government",
    keywords=[LOYAL, TOUGHNESS(2)],
    text=[
        action(
            exhaust(THIS),
            to=until_end_of_phase(
                costs(CHARACTER.faction(AGENCY), -1, per=X, whose=YOU, next_only=True),
                x=count(MINE.subtype("Government")),
            ),
        ),
    ],
)

BY_THE_BOOK = support(
    "ftgg-022",
    "By the Book",
    AGENCY,
    cost=1,
    subtypes="Attachment, Environment",
    attach_to=STORY_CARD,
    text=[
        blank(CHARACTER.other_than("Government").at(HOST_STORY)),
    ],
)

ST_HUBERTS_KEY = support(
    "ftgg-024",
    "St. Hubert's Key",
    AGENCY,
    unique=True,
    descriptor="Cleansing Fire",
    cost=2,
    subtypes="Item",
    text=[
        disrupt(when(would(CARD, "drive insane", MINE)), exhaust(THIS), to=cancel()),
        disrupt(when(would(CARD, "wound", MINE)), exhaust(THIS), to=cancel()),
    ],
)

ARMORED_CAR = support(
    "ftgg-025",
    "Armored Car",
    AGENCY,
    cost=2,
    subtypes="Vehicle, Attachment",
    attach_to=CHARACTER.faction(AGENCY),
    text=[
        gains(MINE.at(HOSTS_STORY), keyword=INVULNERABILITY),
        action(pay(1), to=attach(THIS, to=choose(CHARACTER.faction(AGENCY).that(different_from(HOST))))),
    ],
)

MOTOR_POOL = support(
    "ftgg-026",
    "Motor Pool",
    AGENCY,
    cost=2,
    subtypes="Location",
    text=[
        gains(MINE.that(with_attached(SUPPORT.subtype("Vehicle"))), skill=1),
        gains(MINE.that(with_attached(SUPPORT.subtype("Vehicle"))), keyword=FAST),
        action(exhaust(THIS), to=search(SUPPORT.subtype("Vehicle"))),
    ],
)

THE_ANDERSON_BUILDING = conspiracy(
    "ftgg-034",
    "The Anderson Building",
    AGENCY,
    cost=1,
    text=[
        passive(after(succeeds(ANY_PLAYER)), must(THAT_PLAYER, use_story_effect(THAT_STORY))),
    ],
)
