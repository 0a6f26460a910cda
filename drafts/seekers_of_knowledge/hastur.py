"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *

NYOG_SOTHEP = character(
    "sok-047",
    "N'yog-Sothep",
    HASTUR,
    unique=True,
    descriptor="The Nameless Mist",
    cost=5,
    skill=5,
    icons="TTAA",
    subtypes="Ancient One",
    keywords=[INVULNERABILITY, VILLAINOUS],
    text=[
        forced_response(
            after(is_("restored", CHARACTER.other_than("Lunatic"))),
            unless(pay(1), drive_insane(THAT_CHARACTER), by=controller_of(THAT_CHARACTER)),
        ),
    ],
)
