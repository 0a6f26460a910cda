"""The Yuggoth Contract: Miskatonic University."""

from rlyeh.language import *

FOCUSED_ART_STUDENT = character(
    "yc-008", "Focused Art Student", MISKATONIC, cost=2, skill=2, icons="AI", subtypes="Student", keywords=[LOYAL],
    text=[response(after(enters_play(THIS)), draw())],
)
