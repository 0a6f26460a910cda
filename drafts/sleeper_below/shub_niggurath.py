"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
BUDDING_DARK_YOUNG = character(
    "tsb-045",
    "Budding Dark Young",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TCC",
    subtypes="Dark Young, Servitor",
    keywords=[TOUGHNESS(2)],
    text=[
        response(
            after(leaves_play(THIS)), put_into_play(a(CHARACTER.subtype("Dark Young").skill(at_most=3).in_(HAND)))
        ),
    ],
)
