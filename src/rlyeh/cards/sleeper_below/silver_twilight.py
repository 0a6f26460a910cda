"""The Sleeper Below: Silver Twilight."""

from rlyeh.language import *

CALLING_THE_DARKNESS = event(
    "tsb-051", "Calling The Darkness", SILVER_TWILIGHT, cost=0, subtypes="Ritual", steadfast={SILVER_TWILIGHT: 3},
    text=[
        action(
            drive_insane(any_number(MINE, limit=total_icons("CCAAAII"))),
            to=search(CHARACTER.subtype("Ancient One"), to="play"),
        ),
    ],
    rulings=("Characters that cannot go insane cannot pay. More may go insane than are needed.",),
)
