"""Drafts of cards of Denizens of the Underworld."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
SPECIAL_AGENT_CALLAHAN = character(
    "dotu-042",
    "Special Agent Callahan",
    AGENCY,
    unique=True,
    descriptor="Always Gets His Man",
    cost=2,
    skill=2,
    icons="CI",
    subtypes="Government",
    keywords=[LOYAL, HEROIC, TOUGHNESS(1)],
    text=[
        while_(
            both(committed(THIS), exists(THEIRS.subtype("Criminal").at(SAME_STORY))),
            gains(THIS, "CI"),
            gains(THIS, keyword=FAST),
        ),
    ],
)
