"""Drafts of cards of The Thousand Young."""

from rlyeh.language import *

HARLEY_WARREN = character(
    "tty-044",
    "Harley Warren",
    MISKATONIC,
    unique=True,
    descriptor="Author of Tales of Terror",
    cost=4,
    skill=4,
    icons="AII",
    subtypes="Avatar",
    keywords=[VILLAINOUS, RESILIENT],
    text=[
        response(
            after(wins_story()),
            place_token(STORY.that(with_tokens(at_most=3, whose=YOU))),
            limit=limit_once("turn"),
        ),
    ],
)
