"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *

NEPHREN_KA = character(
    "tsb-054",
    "Nephren-Ka",
    YOG_SOTHOTH,
    unique=True,
    descriptor="The Black Pharaoh",
    cost=3,
    skill=2,
    icons="TCA",
    subtypes="Sorcerer",
    text=[
        response(after(draws_cards(ANY_PLAYER, by_effect=True)), search(CHARACTER.subtype("Sorcerer"), reveal=True)),
    ],
)
