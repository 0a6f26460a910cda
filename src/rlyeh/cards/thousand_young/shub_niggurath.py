"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import *

ANCIENT_CHTHONIAN = character(
    "tty-021", "Ancient Chthonian", SHUB_NIGGURATH, unique=True, descriptor="Father of Worms", cost=6, skill=7,
    icons="TTCCC", subtypes="Chthonian",
    text=[
        response(
            after(enters_play(THIS)), search(CHARACTER.subtype("Chthonian"), to="top", any_number=True, reveal=True),
        ),
    ],
    rulings=("The cards go on top in the order in which they are found, the last one uppermost.",),
)
