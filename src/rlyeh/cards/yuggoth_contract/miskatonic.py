"""The Yuggoth Contract: Miskatonic University."""

from rlyeh.language import *

FOCUSED_ART_STUDENT = character(
    "yc-008", "Focused Art Student", MISKATONIC, cost=2, skill=2, icons="AI", subtypes="Student", keywords=[LOYAL],
    text=[response(after(enters_play(THIS)), draw())],
)

PROFESSOR_SMITH = character(
    "yc-089", "Professor Smith", MISKATONIC, unique=True, descriptor="Alone With His Secrets", cost=4, skill=3,
    icons="CAI", subtypes="Faculty, Investigator",
    text=[forced_response(after(draws_cards(by_effect=True)), until_end_of_turn(gains(THIS, "AI")))],
)
