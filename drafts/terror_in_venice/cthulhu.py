"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
POLEMAN = character(
    "tiv-008",
    "Poleman",
    CTHULHU,
    cost=1,
    skill=3,
    subtypes="Deep One",
    text=[
        action(pay(2), to=until_end_of_phase(gains(THIS, "CCA")), if_=NIGHT_TIME, limit=limit_once("turn")),
    ],
)

SWIMMING_IN_THE_DEEP = event(
    "tiv-011",
    "Swimming in the Deep",
    CTHULHU,
    cost=1,
    text=[
        action(commit_to(choose(MINE.faction(CTHULHU), as_="it"), STORY), at_end_of_phase(sacrifice(the("it")))),
    ],
)
