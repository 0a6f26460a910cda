"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

NASSOR = character(
    "ar-025",
    "Nassor",
    SYNDICATE,
    unique=True,
    descriptor="Alamut Operative",
    cost=4,
    skill=3,
    icons="CCC",
    subtypes="Criminal",
    text=[
        response(
            after(has_committed(EACH_PLAYER)),
            choosing(choose(CHARACTER.other_than("Ancient One").at(SAME_STORY), as_="it")),
            must(
                controller_of(the("it")), one_of(uncommit(the("it")), later(stories_resolved(), sacrifice(the("it"))))
            ),
        ),
    ],
)

WRITTEN_IN_BLOOD = support(
    "ar-026",
    "Written in Blood",
    SYNDICATE,
    unique=True,
    descriptor="Unbreakable Contract",
    cost=2,
    subtypes="Attachment, Relic",
    attach_to=CHARACTER.other_than("Ancient One"),
    text=[
        passive(after(enters_discard(THIS)), shuffle_into_deck(THIS)),
        action(pay(1), to=uncommit(HOST), if_=exists(MINE.faction(SYNDICATE).at(HOSTS_STORY))),
    ],
)

MR_DAVID_PAN = character(
    "ar-043",
    "Mr. David Pan",
    SYNDICATE,
    unique=True,
    descriptor="Red Pole",
    cost=3,
    skill=4,
    subtypes="Criminal",
    text=[while_(committed(THIS), compares_skill(ITS_STORY))],
)

LADY_LU_CHU = character(
    "ar-044",
    "Lady Lu Chu",
    SYNDICATE,
    unique=True,
    descriptor="Death Follows",
    cost=2,
    skill=3,
    icons="CC",
    subtypes="Criminal",
    text=[while_(both(committed(THIS), none(MINE.other.at(SAME_STORY))), gains(THIS, keyword=FAST), gains(THIS, "CC"))],
)

LIVING_INK = support(
    "ar-045",
    "Living Ink",
    SYNDICATE,
    unique=True,
    descriptor="A Questionable Boon",
    cost=1,
    subtypes="Attachment, Relic",
    attach_to=MINE,
    text=[
        passive(after(leaves_play(THIS)), shuffle_into_deck(THIS)),
        action(pay(1), to=[until_end_of_phase(gains(HOST, "TCCC")), at_end_of_phase(destroy(HOST))]),
    ],
)

FORCING_THE_TRUTH = event(
    "ar-046",
    "Forcing the Truth",
    SYNDICATE,
    cost=2,
    text=[action(then(exhaust(a(CHARACTER.other_than("Ancient One"))), ready(a(CHARACTER.other_than("Ancient One")))))],
)

BORDER_RUNNERS = character(
    "ar-065",
    "Border Runners",
    SYNDICATE,
    cost=4,
    skill=6,
    icons="CII",
    subtypes="Criminal",
    keywords=[FAST],
)

SHRIVEN_AND_RESOLUTE = support(
    "ar-066",
    "Shriven and Resolute",
    SYNDICATE,
    cost=2,
    subtypes="Attachment, Condition",
    attach_to=CHARACTER,
    text=[response(after(is_("wounded", CHARACTER)), ready(HOST))],
)

PREMATURE_DETONATION = event(
    "ar-085",
    "Premature Detonation",
    SYNDICATE,
    cost=3,
    subtypes="Disaster",
    keywords=[LOYAL],
    text=[
        action(exhaust(CHARACTER.other_than("Ancient One")), only=after_committing(YOU)),
    ],
)

SONS_OF_HERMES = character(
    "ar-104",
    "Sons of Hermes",
    SYNDICATE,
    cost=5,
    skill=5,
    icons="CCAA",
    subtypes="Criminal",
    text=[action(pay(1), exhaust(a(CHARACTER.subtype("Criminal"))), to=ready(a(CHARACTER.subtype("Criminal"))))],
)

FORTIFYING_OUZO = support(
    "ar-105",
    "Fortifying Ouzo",
    SYNDICATE,
    cost=0,
    subtypes="Attachment, Item",
    steadfast={SYNDICATE: 1},
    attach_to=CHARACTER,
    text=[
        always(gains(HOST, keyword=WILLPOWER), gains(HOST, "C")),
        action(pay(1), to=attach(THIS, to=choose(CHARACTER.that(different_from(HOST))))),
    ],
)

OUTBACK_POACHER = character(
    "ar-125",
    "Outback Poacher",
    SYNDICATE,
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Criminal",
    text=[response(after(is_("destroyed", CHARACTER.subtype("Monster", "Creature"))), draw())],
)

NAVAL_TACTICS = event(
    "ar-126",
    "Naval Tactics",
    SYNDICATE,
    cost=X,
    subtypes="Tactic",
    steadfast={MISKATONIC: 1},
    text=[
        action(until_end_of_phase(does_not_count(CHARACTER.skill(at_most=X), "icons", printed=True))),
    ],
)
