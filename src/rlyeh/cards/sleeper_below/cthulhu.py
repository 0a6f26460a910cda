"""The Sleeper Below: Cthulhu."""

from rlyeh.language import *

HUNTING_WENDIGO = character(
    "tsb-016", "Hunting Wendigo", CTHULHU, cost=6, skill=5, icons="TTCCC", subtypes="Monster, Polar",
    keywords=[DORMANT, FAST], steadfast={CTHULHU: 2},
    text=[disrupt(when(would_be("destroyed", THIS)), lie_dormant(THIS, at=a(STORY_CARD)), instead=True)],
    rulings=("Its owner may play it from there, whoever controlled it (KEY-26).",),
)

AURORA_BOREALIS = event(
    "tsb-028", "Aurora Borealis", CTHULHU, cost=0, subtypes="Polar", steadfast={CTHULHU: 3},
    text=[action(until_end_of_phase(ignores_match(CHARACTER, next_only=True)))],
    rulings=(
        "Loyal is satisfied altogether, Steadfast is not (PAY-21, AMB-57).",
        "It is used up by the next character that its player plays, whether that would have needed it or not (EFF-39).",
    ),
)
