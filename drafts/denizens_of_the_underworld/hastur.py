"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
HALIS_DIRECTIVE = event(
    "dotu-047",
    "Hali's Directive",
    HASTUR,
    cost=1,
    subtypes="Tactic",
    steadfast={HASTUR: 2},
    text=[
        disrupt(when(ability_used(of=CHARACTER)), then(cancel(), drive_insane(THAT_CHARACTER, if_able=True))),
    ],
)
