"""Drafts of cards of The Key and the Gate."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
WILL_OF_AZATHOTH = support(
    "katg-040",
    "Will of Azathoth",
    NEUTRAL,
    unique=True,
    descriptor="The Edicts of Madness",
    cost=2,
    subtypes="Spell, Attachment",
    attach_to=STORY_CARD,
    text=[
        cannot(CHARACTER, "commit", at=HOST_STORY),
        forced_response(after(wins_story(ANY_PLAYER)), discard_from_play(THIS)),
    ],
)
