"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
PROFESSOR_GEORGE_ANGELL = character(
    "tsb-048",
    "Professor George Angell",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Studied and Ready",
    cost=3,
    skill=3,
    icons="AI",
    subtypes="Faculty, Lodge",
    text=[
        disrupt(when(triggered()), return_to_hand(THIS), to=cancel()),
    ],
)
