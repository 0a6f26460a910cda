"""Denizens of the Underworld: Cthulhu."""

from rlyeh.language import *

ROBERT_FRIENDLY = character(
    "dotu-044", "Robert Friendly", CTHULHU, unique=True, descriptor="Disgruntled Dockworker", cost=3, skill=3,
    icons="TCA", subtypes="Criminal, Deep One", keywords=[VILLAINOUS],
    text=[loses_all(CHARACTER.subtype("Government", "Investigator").at(SAME_STORY), INVESTIGATION)],
)
