"""Drafts of cards of For the Greater Good."""

from rlyeh.language import *

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

SUPERNATURAL_INVESTIGATOR = character(
    "ftgg-002",
    "Supernatural Investigator",
    AGENCY,
    cost=1,
    skill=1,
    icons="I",
    subtypes="Investigator, Hunter",
    text=[
        disrupt(
            when(ability_used(by=OPPONENT, choosing=MINE)),
            choosing(choose(CARD.in_(DISCARD, of=ANY_PLAYER), as_="it")),
            one_of(put_on_top(the("it", "card")), put_on_bottom(the("it", "card"))),
        ),
    ],
)

INTELLIGENCE_AGENT = character(
    "ftgg-007",
    "Intelligence Agent",
    AGENCY,
    cost=2,
    skill=3,
    icons="CI",
    subtypes="Government, Conspirator",
    text=[
        response(after(succeeds(with_=THIS, at=CONSPIRACY)), shuffle_into_deck(THAT_STORY)),
    ],
)

KING_JOHN = character(
    "ftgg-008",
    "King John",
    AGENCY,
    unique=True,
    descriptor="Overburdened Detective",
    cost=2,
    skill=4,
    icons="CAII",
    subtypes="Independent, Investigator",
    keywords=[WILLPOWER],
    text=[
        forced_response(after(commits(THIS)), otherwise(drain_domain(), uncommit(THIS))),
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

PEERLESS_TRACKER = character(
    "ftgg-011",
    "Peerless Tracker",
    AGENCY,
    cost=3,
    skill=2,
    icons="I",
    subtypes="Hunter",
    keywords=[FAST],
    text=[
        action(
            pay(1),
            to=[
                choosing(choose(THEIRS.committed, as_="him")),
                until_end_of_phase(gains_printed_icons(THIS, of=the("him"))),
                commit_to(THIS, story_of(the("him"))),
            ],
            limit=limit_once("turn"),
        ),
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

KARL_HEINRICH = character(
    "ftgg-017",
    "Karl Heinrich",
    AGENCY,
    unique=True,
    descriptor="Haunted Commander",
    cost=5,
    skill=5,
    icons="CCC",
    subtypes="Government",
    steadfast={AGENCY: 2},
    text=[
        response(
            after(is_("destroyed", THEIRS, by_struggle=COMBAT)),
            discard_resource(choose(CHARACTER.in_(RESOURCE, of=ANY_PLAYER))),
        ),
    ],
)

SNOWMOBILE = support(
    "ftgg-021",
    "Snowmobile",
    AGENCY,
    cost=1,
    subtypes="Vehicle, Attachment, Polar",
    steadfast={AGENCY: 2},
    attach_to=MINE,
    text=[
        while_(
            committed(HOST), counts_at(HOST, STORY.that(different_from(HOSTS_STORY), with_characters(MINE)), "icons")
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

UNDER_SURVEILLANCE = support(
    "ftgg-023",
    "Under Surveillance",
    AGENCY,
    cost=1,
    subtypes="Attachment, Environment",
    attach_to=STORY_CARD,
    text=[
        struggle_order(HOST_STORY, first=COMBAT),
        disrupt(
            when(would_be("wounded", THEIRS.at(HOST_STORY), by_struggle=COMBAT)), place_token(HOST_STORY), instead=True
        ),
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

RED_TAPE = support(
    "ftgg-027",
    "Red Tape",
    AGENCY,
    cost=2,
    subtypes="Condition, Government",
    keywords=[LOYAL],
    text=[
        passive(
            when(ability_used(by=OPPONENT)),
            cancel(),
            if_=happened(ability_used(by=OPPONENT), at_most=0),
            limit=limit_once("turn"),
        ),
    ],
)

MANO_A_MANO = event(
    "ftgg-029",
    "Mano-a-Mano",
    AGENCY,
    cost=1,
    text=[
        action(
            choosing(choose(MINE, as_="one")),
            choosing(choose(CARD.of(OPPONENT).cost(at_most=cost_of(the("one"))), as_="other")),
            until_end_of_phase(loses_abilities(the("one")), loses_abilities(the("other", "card"))),
        ),
    ],
)

THE_USUAL_SUSPECTS = conspiracy(
    "ftgg-032",
    "The Usual Suspects",
    AGENCY,
    cost=0,
    struggles="CCAI",
    steadfast={AGENCY: 1},
    text=[
        more_tokens_needed(THIS, 3),
        cannot_trigger(of=CHARACTER.non_unique.committed.elsewhere(THIS)),
    ],
)

THE_GREAT_WORK = conspiracy(
    "ftgg-033",
    "The Great Work",
    AGENCY,
    cost=0,
    struggles="TCAI",
    steadfast={AGENCY: 1},
    text=[
        cannot_trigger(out_of_play=True, unless=exists(MINE.at(THIS))),
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
