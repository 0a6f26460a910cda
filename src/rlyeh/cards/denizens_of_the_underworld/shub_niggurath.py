"""Denizens of the Underworld: Shub-Niggurath."""

from rlyeh.language import *

AMBUSH = event(
    "dotu-051", "Ambush", SHUB_NIGGURATH, cost=0, subtypes="Tactic", steadfast={SHUB_NIGGURATH: 3},
    text=[
        action(
            play(a(CHARACTER.cost(at_most=3).in_(HAND)), as_="it"),
            at_end_of_phase(given(still_in_play(the("it")), sacrifice(the("it")))),
        ),
    ],
)
