"""For the Greater Good: Hastur."""

from rlyeh.language import *

UNDER_THE_YELLOW_SIGN = support(
    "ftgg-042", "Under the Yellow Sign", HASTUR, cost=1, subtypes="Attachment, Environment", attach_to=STORY_CARD,
    text=[counts_icons_too(HOST_STORY, TERROR)],
)
