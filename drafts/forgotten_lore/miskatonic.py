"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
UNSPEAKABLE_RESEARCH = event(
    "fl-004",
    "Unspeakable Research",
    MISKATONIC,
    cost=4,
    subtypes="Research",
    text=[action(search(CARD), only=YOUR_OPERATIONS)],
)


A_CONSPIRACY_OF_SCHOLARS = conspiracy(
    "fl-044",
    "A Conspiracy of Scholars",
    MISKATONIC,
    cost=0,
    struggles="TCAI",
    text=[given(exists(MINE.faction(MISKATONIC)), draw(5))],
)

HEAVY_FURS = support(
    "fl-085",
    "Heavy Furs",
    MISKATONIC,
    cost=0,
    subtypes="Attachment",
    steadfast={MISKATONIC: 1},
    attach_to=CHARACTER,
    text=[
        loses(HOST, keyword=FAST),
        always(immune(HOST, to=EVENT.subtype("Polar")), gains(HOST, keyword=TOUGHNESS(1))),
    ],
)

CAFETERIA_LADY = character(
    "fl-104",
    "Cafeteria Lady",
    MISKATONIC,
    cost=2,
    skill=2,
    subtypes="Faculty",
    text=[action(exhaust(THIS), to=exhaust(choose(CHARACTER.icon(TERROR))))],
)

PROFESSOR_ALBERT_WILMARTH = character(
    "fl-106",
    "Professor Albert Wilmarth",
    MISKATONIC,
    unique=True,
    descriptor="On Sabbatical",
    cost=4,
    skill=3,
    icons="AAI",
    subtypes="Investigator",
    text=[does_not_count_skill(CHARACTER.subtype("Monster"))],
)
