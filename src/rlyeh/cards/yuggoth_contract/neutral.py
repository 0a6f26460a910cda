"""The Yuggoth Contract: neutral cards."""

from rlyeh.language import *

CROWBAR = support(
    "yc-032", "Crowbar", NEUTRAL, cost=1, subtypes="Attachment, Item", attach_to=MINE,
    text=[action(exhaust(HOST), return_to_hand(THIS), to=wound(choose(CHARACTER.skill(at_most=1))))],
    rulings=("If the effect is cancelled, the Crowbar is in hand all the same: that was the cost (TIME-12, TIME-13).",),
)

FORGIVENESS = event(
    "yc-113", "Forgiveness?", NEUTRAL, cost=0,
    text=[disrupt(when(would_be("wounded", MINE)), cancel("1 wound"), at_end_of_phase(sacrifice(THAT_CHARACTER)))],
    rulings=("Who has left play by then is not sacrificed, though they are back (STATE-4).",),
)
