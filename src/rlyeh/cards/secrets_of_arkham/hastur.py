"""Secrets of Arkham: Hastur."""

from rlyeh.language import *

CARCOSA = support(
    "soa-038", "Carcosa", HASTUR, unique=True, descriptor="Palace of the Tattered King", cost=3, subtypes="Location",
    text=[
        action(
            exhaust(ITSELF),
            pay(2),
            to=[choosing(A_PLAYER), must(CHOSEN_PLAYER, one_of(discard_from_hand(), mill(5, YOU)))],
        ),
    ],
    rulings=("A player without a card in hand has to discard from the deck (EFF-8).",),
)
