"""For the Greater Good: Agency."""

from rlyeh.language import *

GRETE_WAGNER_BLACKWOOD = character(
    "ftgg-012", "Grete Wagner-Blackwood", AGENCY, unique=True, descriptor="The Purifier", cost=4, skill=4, icons="CAI",
    subtypes="Hunter", keywords=[LOYAL, HEROIC],
    text=[while_(committed(THIS), does_not_count(CHARACTER.without_keyword(LOYAL).at(THIS_STORY)))],
)
