"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
SEBASTION_BLAKE = character(
    "dotu-054",
    "Sebastion Blake",
    YOG_SOTHOTH,
    unique=True,
    descriptor="Attuned to the Universe",
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Sorcerer",
    text=[
        response(after(succeeds(with_=THIS)), put_on_top(a(CARD.in_(DISCARD)))),
    ],
)
