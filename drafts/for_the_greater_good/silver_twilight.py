"""Drafts of cards of For the Greater Good."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
SGT_LOGAN_TERRY = character(
    "ftgg-047",
    "Sgt. Logan Terry",
    SILVER_TWILIGHT,
    unique=True,
    descriptor="The Man on the Inside",
    cost=2,
    skill=1,
    icons="AI",
    subtypes="Lodge",
    text=[
        response(after(plays(SUPPORT)), return_to_hand(choose(CHARACTER.in_(DISCARD)))),
    ],
)

SIGIL_OF_DOOM = support(
    "ftgg-051",
    "Sigil of Doom",
    SILVER_TWILIGHT,
    cost=2,
    subtypes="Attachment, Item, Spell",
    attach_to=CHARACTER,
    text=[
        forced_response(after(wins_struggle(ARCANE)), destroy(HOST)),
    ],
)
