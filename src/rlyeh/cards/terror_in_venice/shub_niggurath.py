"""Terror in Venice: Shub-Niggurath."""

from rlyeh.language import *

UNTIMELY_BURIAL = event(
    "tiv-038", "Untimely Burial", SHUB_NIGGURATH, cost=1,
    text=[
        action(
            search(CHARACTER.faction(SHUB_NIGGURATH), to="discard"),
            given(NIGHT_TIME, return_instead_of_discarding(THIS)),
        ),
    ],
)
