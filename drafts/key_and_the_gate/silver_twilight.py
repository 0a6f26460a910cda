"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *

B_RAMSDALE_BROWN = character(
    "katg-052",
    "B. Ramsdale Brown",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="Well Connected",
    cost=3,
    skill=3,
    icons="AII",
    subtypes="Lodge, Sorcerer",
    keywords=[FATED(3)],
    text=[
        response(
            after(plays(CHARACTER_OR_SUPPORT)),
            then(return_to_hand(choose(CARD.in_(DISCARD).cost(at_most=cost_of(THAT_CARD)))), place_token(THIS)),
        ),
    ],
)
