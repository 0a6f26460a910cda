"""Seekers of Knowledge: Miskatonic."""

from rlyeh.language import *

PROTECTED_BY_THE_ELDER_SIGN = support(
    "sok-021", "Protected by the Elder Sign", MISKATONIC, cost=1, subtypes="Attachment, Ritual", attach_to=STORY_CARD,
    text=[loses_all(CHARACTER.at(HOST_STORY), TERROR)],
)
