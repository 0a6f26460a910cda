"""The Rituals of the Order: Silver Twilight."""

from rlyeh.language import *

EXPULSION_FROM_THE_ORDER = event(
    "roto-016", "Expulsion from the Order", SILVER_TWILIGHT, cost=1,
    text=[
        action(
            sacrifice(a(MINE.faction(SILVER_TWILIGHT), as_="it")),
            to=until_end_of_phase(
                gains_printed_icons(choose(CHARACTER.faction(SILVER_TWILIGHT).that(is_not(the("it")))), of=the("it"))
            ),
        ),
    ],
    rulings=("With a single such character in play it cannot be played.",),
)
