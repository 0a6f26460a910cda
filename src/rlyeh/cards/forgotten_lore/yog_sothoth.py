"""Forgotten Lore: Yog-Sothoth."""

from rlyeh.language import *

VISITOR_FROM_THE_SPHERES = character(
    "fl-031", "Visitor from the Spheres", YOG_SOTHOTH, cost=3, skill=3, icons="TA", subtypes="Servitor",
    text=[response(after(plays(EVENT, who=ANY_PLAYER)), pay(3), to=copy_effects())],
    rulings=(
        "You make all choices of the copy anew; its X is what was paid for the event. The copy is no card: what "
        "the event says of its own card is not done (STATE-4).",
    ),
)

SENTINEL_HILL = support(
    "fl-074", "Sentinel Hill", YOG_SOTHOTH, unique=True, descriptor="Where Your Doom Awaits", cost=2,
    subtypes="Location",
    text=[response(after(changes_control(CARD)), exhaust(THIS), to=return_to_hand(THAT_CARD))],
)
