"""Revelations: Shub-Niggurath."""

from rlyeh.language import *

INTO_THE_WOODS = conspiracy(
    "rev-071", "Into The Woods", SHUB_NIGGURATH, cost=0, struggles="TTCC", steadfast={SHUB_NIGGURATH: 2},
    text=[search(CHARACTER, to="play", top=10, any_number=True, limit=total("cost", 5))],
)
