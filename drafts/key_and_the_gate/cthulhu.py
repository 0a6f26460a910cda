"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
CYCLOPEAN_STONE = support(
    "katg-045",
    "Cyclopean Stone",
    CTHULHU,
    unique=True,
    descriptor="Horrifying Monolith",
    cost=0,
    steadfast={CTHULHU: 1},
    text=[
        response(after(is_("sacrificed", CHARACTER)), ready(a(MINE))),
    ],
)
