"""The Thousand Young: Cthulhu."""

from rlyeh.language import *

BROADMOOR = support(
    "tty-041", "Broadmoor", CTHULHU, unique=True, descriptor="Out of the Marshes", cost=1, subtypes="Location",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(
                is_a(the("revealed", "card"), EVENT.faction(CTHULHU)),
                until_end_of_phase(playable_from(the("revealed", "card"))),
            ),
            limit=limit_once("turn"),
        ),
    ],
    rulings=("The event is paid for, and goes to the discard pile, as from hand (OPS-11).",),
)
