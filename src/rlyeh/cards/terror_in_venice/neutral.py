"""Terror in Venice: neutral cards."""

from rlyeh.language import *

PURITY_OF_PURPOSE = conspiracy(
    "tiv-026", "Purity of Purpose", NEUTRAL, cost=0, struggles="CAII",
    text=[disrupt(when(would(CARD, "sacrifice", MINE)), mill(2, YOU), to=cancel(), from_=WON)],
)

BEFORE_THE_FAST = conspiracy(
    "tiv-028", "Before the Fast", NEUTRAL, cost=1, struggles="TCAI",
    text=[passive(after(succeeds(ANY_PLAYER, at=THIS)), gain_domain(THAT_PLAYER))],
)

UNENDING_FESTIVITIES = conspiracy(
    "tiv-029", "Unending Festivities", NEUTRAL, cost=0, struggles="TCAAI",
    text=[readies_at_most(1)],
)
