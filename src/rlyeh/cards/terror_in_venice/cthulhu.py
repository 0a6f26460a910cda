"""Terror in Venice: Cthulhu."""

from rlyeh.language import *

SOLAR_ECLIPSE = event(
    "tiv-012", "Solar Eclipse", CTHULHU, cost=2, keywords=[NIGHT],
    text=[
        action(
            destroy(CARD.keyword(DAY)),
            until_end_of_phase(it_is(NIGHT)),
            until_end_of_phase(gains(CHARACTER.faction(CTHULHU), "TC")),
        ),
    ],
)
