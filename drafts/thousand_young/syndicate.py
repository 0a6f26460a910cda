"""Drafts of cards of The Thousand Young."""

from rlyeh.language import *

PHINEAS_TAYLOR = character(
    "tty-052",
    "Phineas Taylor",
    SYNDICATE,
    unique=True,
    descriptor="Carnival Huckster",
    cost=4,
    skill=6,
    icons="CI",
    subtypes="Avatar",
    keywords=[VILLAINOUS, RESILIENT],
    text=[
        response(
            after(succeeds(with_=THIS)),
            choosing(A_PLAYER),
            then(reveal(CARD.in_(HAND, of=CHOSEN_PLAYER)), discard(choose(CARD.among("revealed")))),
            limit=limit_once("turn"),
        ),
    ],
)
