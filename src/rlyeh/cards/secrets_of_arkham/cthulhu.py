"""Secrets of Arkham: Cthulhu."""

from rlyeh.language import *

GIVING_THANKS = support(
    "soa-030", "Giving Thanks", CTHULHU, cost=1, subtypes="Attachment, Environment", attach_to=STORY_CARD,
    text=[response(after(wins_story(ANY_PLAYER, HOST_STORY)), ready(MINE.subtype("Deep One")))],
    rulings=("It does not matter who wins the story; it answers from the discard pile (TIME-32).",),
)
