"""Secrets of Arkham: Syndicate."""

from rlyeh.language import *

FORCED_FORECLOSURE = event(
    "soa-015", "Forced Foreclosure", SYNDICATE, cost=2,
    text=[
        action(
            attach(
                THIS,
                choose(SUPPORT.subtype("Location")),
                text=[passive(after(enters_play(THIS)), take_control(HOST_CARD, until=WHILE_IN_PLAY))],
            ),
            only=YOUR_OPERATIONS,
        ),
    ],
    rulings=("When it leaves play, the Location goes to whoever else has a claim to it, or to its owner (EFF-17).",),
)
