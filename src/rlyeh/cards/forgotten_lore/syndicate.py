"""Forgotten Lore: Syndicate."""

from rlyeh.language import *

TRAGIC_CELEBRITY = character(
    "fl-045", "Tragic Celebrity", SYNDICATE, cost=2, skill=1, icons="I", subtypes="Criminal, Conspirator",
    text=[while_(exists(CONSPIRACY), draws_more())],
)

HACK_JOURNALIST = character(
    "fl-066", "Hack Journalist", SYNDICATE, cost=4, skill=1, icons="A", subtypes="Criminal, Investigator",
    text=[action(exhaust(THIS), sacrifice(THIS), to=move_token(STORY, all_=True))],
)

ISLAND_HERMIT = character(
    "fl-109", "Island Hermit", SYNDICATE, cost=1, skill=1, subtypes="Scientist",
    text=[counts_at(THIS, STORY.that(with_characters(CHARACTER.subtype("Ancient One"))), "skill")],
)
