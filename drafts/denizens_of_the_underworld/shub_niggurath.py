"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
BILL_STRAUSS = character(
    "dotu-050",
    "Bill Strauss",
    SHUB_NIGGURATH,
    unique=True,
    descriptor="Blessed of Shub-Niggurath",
    cost=3,
    skill=2,
    icons="TCC",
    subtypes="Cultist, Servitor",
    text=[
        response(
            after(commits(THIS)),
            reveal(TOP_CARD),
            given(
                is_a(the("revealed", "card"), CHARACTER),
                return_to_hand(the("revealed", "card")),
                otherwise=mill(1, YOU),
            ),
        ),
    ],
)
