"""Drafts of cards of The Mark of Madness."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
WARD_OF_PROTECTION = support(
    "tmom-040",
    "Ward of Protection",
    AGENCY,
    cost=2,
    subtypes="Attachment, Spell",
    attach_to=CHARACTER,
    text=[
        gains(HOST, keyword=WILLPOWER),
        gains(HOST, keyword=INVULNERABILITY),
    ],
)
