"""Drafts of cards of The Thousand Young."""

from rlyeh.language import *

ANKOU = character(
    "tty-035",
    "Ankou",
    NEUTRAL,
    unique=True,
    descriptor="Death's Hand",
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Avatar",
    text=[
        response(
            after(wins_story(with_=THIS)),
            sacrifice(THIS),
            to=[choosing(A_PLAYER), remove_from_game(CARD.in_(DISCARD, of=CHOSEN_PLAYER))],
        ),
    ],
)
