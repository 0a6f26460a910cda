"""The Rituals of the Order: Yog-Sothoth."""

from rlyeh.language import *

PRISM_OF_MANY_VIEWS = support(
    "roto-020", "Prism of Many Views", YOG_SOTHOTH, unique=True, descriptor="Endless Visions", cost=2,
    subtypes="Artifact",
    text=[
        plays_with_deck_open(EACH_PLAYER),
        action(exhaust(THIS), to=[choosing(A_PLAYER), mill(1, CHOSEN_PLAYER)]),
    ],
)
