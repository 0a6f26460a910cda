"""Terror in Venice: The Agency."""

from rlyeh.language import *

CHURCH_OPERATIVE = character(
    "tiv-003", "Church Operative", AGENCY, cost=2, skill=2, icons="AI", subtypes="Independent",
    text=[while_(DAY_TIME, price_to_choose(discard_from_hand(), MINE.faction(AGENCY), EACH_OPPONENT))],
    rulings=(
        "The card is discarded with the other costs of the effect, once for each target (PAY-34).",
        "An effect that speaks of all characters chooses none of them, and is free (EFF-1).",
    ),
)
