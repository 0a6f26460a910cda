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

OPENER_OF_THE_GATE = character(
    "fl-117", "Opener of the Gate", YOG_SOTHOTH, cost=2, skill=2, icons="A", subtypes="Sorcerer",
    text=[gains_subtype(CARD.subtype("Monster").in_(HAND, DECK, DISCARD), "Spell")],
)
