"""Drafts of cards of Summons of the Deep."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
DR_CARSON = character(
    "sotd-003",
    "Dr. Carson",
    MISKATONIC,
    unique=True,
    descriptor="Fringe Psychologist",
    cost=1,
    skill=1,
    icons="I",
    subtypes="Scientist",
    text=[action(exhaust(THIS), to=restore_and_ready(a(CHARACTER.insane)))],
)
