"""Drafts of cards of The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
NEUTRAL_GROUND = support(
    "ost-015",
    "Neutral Ground",
    NEUTRAL,
    cost=2,
    subtypes="Location",
    text=[blank(CHARACTER.faction(NEUTRAL))],
)
