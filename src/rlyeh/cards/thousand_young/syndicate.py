"""The Thousand Young: Syndicate."""

from rlyeh.language import *

IRISH_CHANNEL = support(
    "tty-053", "Irish Channel", SYNDICATE, unique=True, descriptor="The River Front", cost=1, subtypes="Location",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(is_a(the("revealed", "card"), CHARACTER.subtype("Criminal")), draw(from_bottom=True)),
            only=YOUR_OPERATIONS,
            limit=limit_once("turn"),
        ),
    ],
)
