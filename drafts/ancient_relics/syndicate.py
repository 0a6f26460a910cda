"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
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

FORCING_THE_TRUTH = event(
    "ar-046",
    "Forcing the Truth",
    SYNDICATE,
    cost=2,
    text=[action(then(exhaust(a(CHARACTER.other_than("Ancient One"))), ready(a(CHARACTER.other_than("Ancient One")))))],
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
