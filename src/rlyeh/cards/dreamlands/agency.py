"""Dreamlands: Agency."""

from rlyeh.language import *

NIGHT_SHIFT_SECURITY = character(
    "dl-001", "Night-shift Security", AGENCY, cost=3, skill=3, icons="CCC", subtypes="Investigator",
    keywords=[TOUGHNESS(1)],
    text=[while_(NIGHT_TIME, cannot_be_chosen(MINE, of=EVENT, alone=True))],
)

THE_CAPTAIN = character(
    "dl-021", "The Captain", AGENCY, unique=True, descriptor="Dreamlands Navigator", cost=4, skill=3, icons="CCAI",
    subtypes="Independent, Dreamer", keywords=[HEROIC, WILLPOWER],
    text=[action(pay(2), to=until_end_of_phase(counts_at(THIS, choose(STORY))), if_=DAY_TIME)],
    rulings=("At any one story he counts once (STORY-50).",),
)
