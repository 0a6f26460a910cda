"""Terror in Venice: Agency."""

from rlyeh.language import *

CHURCH_OPERATIVE = character(
    "tiv-003", "Church Operative", AGENCY, cost=2, skill=2, icons="AI", subtypes="Independent",
    text=[while_(DAY_TIME, price_to_choose(discard_from_hand(), MINE.faction(AGENCY), EACH_OPPONENT))],
    rulings=(
        "The card is discarded with the other costs of the effect, once for each target (PAY-34).",
        "An effect that speaks of all characters chooses none of them, and is free (EFF-1).",
    ),
)

HAND_OF_FATE = event(
    "tiv-006", "Hand of Fate", AGENCY, cost=2, subtypes="Blessing",
    text=[
        disrupt(
            when(would_be("enters_discard", CHARACTER, together=True)), put_on_top(THOSE_CHARACTERS), instead=True
        ),
    ],
    rulings=("All that would go to your discard pile together go on top of your deck (EFF-13).",),
)
