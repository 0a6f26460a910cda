"""The Rituals of the Order: Syndicate."""

from rlyeh.language import *

CLOVER_CLUB_BOOTLEGGER = character(
    "roto-018", "Clover Club Bootlegger", SYNDICATE, cost=3, skill=3, icons="CC", subtypes="Criminal", keywords=[FAST],
    text=[exhausted_may_commit(THIS)],
)
