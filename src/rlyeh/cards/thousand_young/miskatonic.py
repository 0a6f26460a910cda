"""The Thousand Young: Miskatonic University."""

from rlyeh.language import *

AUDUBON = support(
    "tty-045", "Audubon", MISKATONIC, unique=True, descriptor="University District", cost=1, subtypes="Location",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(is_a(the("revealed", "card"), CHARACTER.subtype("Faculty", "Student")), ready(a(YOUR_CARD))),
            limit=limit_once("turn"),
        ),
    ],
    rulings=(
        "A card that lies face up on the deck already is not revealed again: the Action needs another (GEN-13).",
    ),
)
