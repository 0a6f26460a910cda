"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
ZSTYLZHEMGNI = character(
    "dotu-039",
    "Zstylzhemgni",
    NEUTRAL,
    unique=True,
    descriptor="Matriarch of Swarms",
    cost=6,
    skill=4,
    icons="TCCCC",
    subtypes="Ancient One",
    keywords=[VILLAINOUS, TOUGHNESS(2)],
    text=[
        disrupt(after(wins_struggle(COMBAT, with_=THIS)), wound(CHARACTER.other.at(THAT_STORY))),
    ],
)
