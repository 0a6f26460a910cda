"""Forgotten Lore: Syndicate."""

from rlyeh.language import *

TRAGIC_CELEBRITY = character(
    "fl-045", "Tragic Celebrity", SYNDICATE, cost=2, skill=1, icons="I", subtypes="Criminal, Conspirator",
    text=[while_(exists(CONSPIRACY), draws_more())],
)
