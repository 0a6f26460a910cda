"""Drafts of cards of For the Greater Good."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
RESTLESS_MI_GO = character(
    "ftgg-045",
    "Restless Mi-Go",
    SHUB_NIGGURATH,
    cost=2,
    skill=1,
    icons="T",
    subtypes="Mi-Go",
    keywords=[TOUGHNESS(1)],
    text=[
        response(after(is_("destroyed", THIS)), put_on_top(THIS)),
    ],
)
