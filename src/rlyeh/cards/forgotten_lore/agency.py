"""Forgotten Lore: Agency."""

from rlyeh.language import *

NEILS_CURIOSITY_SHOP = support(
    "fl-022", "Neil's Curiosity Shop", AGENCY, unique=True, descriptor="Collection of Bizarre Antiquities", cost=2,
    subtypes="Location",
    text=[gains_abilities(THIS, of=SUPPORT.of(OPPONENT))],
    rulings=(
        "A borrowed ability still names the card it is printed on (FINAL-127): a cost that exhausts that card by name "
        "cannot be paid, as only your own cards can pay (FINAL-112).",
    ),
)
