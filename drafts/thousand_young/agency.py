"""Drafts of cards of The Thousand Young."""

from rlyeh.language import *

FAUBOURG_MARIGNY = support(
    "tty-039",
    "Faubourg Marigny",
    AGENCY,
    unique=True,
    descriptor="Elysian Fields",
    cost=1,
    subtypes="Location",
    text=[
        action(
            reveal(TOP_CARD, until=END_OF_PHASE),
            given(
                is_a(the("revealed", "card"), SUPPORT.subtype("Attachment")),
                may(YOU, put_into_play(the("revealed", "card"), on=a(CHARACTER))),
            ),
            limit=limit_once("turn"),
        ),
    ],
)
