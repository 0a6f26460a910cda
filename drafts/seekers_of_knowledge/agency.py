"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
THE_COMPANY = character(
    "sok-043",
    "The Company",
    AGENCY,
    unique=True,
    descriptor="Arm of the Shadow Government",
    cost=4,
    skill=5,
    icons="CCCII",
    subtypes="Government",
    keywords=[HEROIC, WILLPOWER],
    text=[
        gains(CHARACTER.subtype("Government"), keyword=TOUGHNESS(1)),
    ],
)
