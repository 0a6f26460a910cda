"""Terror in Venice: Agency."""

from rlyeh.language import *

HAND_OF_FATE = event(
    "tiv-006", "Hand of Fate", AGENCY, cost=2, subtypes="Blessing",
    text=[
        disrupt(
            when(would_be("enters_discard", CHARACTER, together=True)), put_on_top(THOSE_CHARACTERS), instead=True
        ),
    ],
    rulings=("All that would go to your discard pile together go on top of your deck (EFF-13).",),
)
