"""Drafts of cards of The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
COLLECTOR_OF_SACRIFICES = character(
    "ost-009",
    "Collector of Sacrifices",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="TC",
    subtypes="Dark Young, Servitor",
    text=[response(after(enters_discard(CHARACTER)), ready(THIS))],
)

COME_TO_THE_ALTAR = event(
    "ost-010",
    "Come to the Altar",
    SHUB_NIGGURATH,
    cost=2,
    text=[
        action(
            sacrifice(a(CHARACTER)),
            to=put_into_play(a(CHARACTER.faction(SHUB_NIGGURATH).in_(HAND).cost(at_most=3, printed=True))),
        )
    ],
)
