"""The Thousand Young: Cthulhu."""

from rlyeh.language import *

THE_BLOODY_TONGUE = character(
    "tty-040", "The Bloody Tongue", CTHULHU, unique=True, descriptor="The Thing That Howls at the Moon", cost=4,
    skill=4, icons="TCC", subtypes="Avatar", keywords=[VILLAINOUS, RESILIENT, FAST],
    text=[loses(CHARACTER.at(SAME_STORY), keyword=ALL_TOUGHNESS)],
)

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
