"""Drafts of cards of Dreamlands."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
FLOOD_LIGHTS = support(
    "dl-002",
    "Flood Lights",
    AGENCY,
    cost=1,
    subtypes="Vehicle",
    text=[
        costs(CARD.keyword(NIGHT), +1, whose=OPPONENT),
        action(
            exhaust(THIS), to=until_end_of_phase(costs(CARD.keyword(DAY), -1, minimum=1, whose=YOU, next_only=True))
        ),
    ],
)

NATHANIEL_ELTON = character(
    "dl-041",
    "Nathaniel Elton",
    AGENCY,
    unique=True,
    descriptor="Questing for Cathuria",
    cost=3,
    skill=3,
    icons="CCI",
    subtypes="Investigator, Dreamer",
    keywords=[HEROIC, TOUGHNESS(1)],
    text=[action(exhaust(a(CHARACTER.keyword(HEROIC))), to=exhaust(choose(CHARACTER.keyword(VILLAINOUS))))],
)

SLEEP_THERAPIST = character(
    "dl-081",
    "Sleep Therapist",
    AGENCY,
    cost=1,
    skill=2,
    subtypes="Government",
    text=[action(exhaust(THIS), to=ready(choose(CHARACTER.subtype("Dreamer"))))],
)

BEHIND_BARS = event(
    "dl-082",
    "Behind Bars",
    AGENCY,
    cost=0,
    steadfast={AGENCY: 1},
    text=[action(until_end_of_phase(cannot(choose(CHARACTER), "commit")))],
)

AGENCY_BODYGUARD = character(
    "dl-101",
    "Agency Bodyguard",
    AGENCY,
    cost=2,
    skill=2,
    icons="C",
    subtypes="Government",
    keywords=[TOUGHNESS(1)],
    text=[disrupt(when(would_be("wounded", CHARACTER.unique)), exhaust(THIS), to=cancel("that wound"))],
)
