"""Ancient Relics: stories."""

from rlyeh.language import *

COME_THE_DREAMTIME = story(
    "ar-005", "Come the Dreamtime",
    text=[later(replaces_story(), rearrange_stories())],
)

A_NEW_CHALLENGE = story(
    "ar-010", "A New Challenge",
    text=[later(replaces_story(), deal_tokens(STORY, EACH_PLAYER, at_most=4))],
)
