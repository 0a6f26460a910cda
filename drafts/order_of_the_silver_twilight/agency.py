"""Drafts of cards of The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
CALL_FOR_BACKUP = event(
    "ost-002",
    "Call for Backup",
    AGENCY,
    cost=2,
    subtypes="Tactic",
    text=[
        action(
            exhaust(a(MINE)),
            to=[
                put_into_play(a(CHARACTER.faction(AGENCY).in_(HAND).cost(at_most=3, printed=True)), as_="it"),
                at_end_of_phase(return_to_hand(the("it"))),
            ],
        )
    ],
)
