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

UNEASY_TRANSLATOR = character(
    "yc-110", "Uneasy Translator", MISKATONIC, cost=2, skill=2, icons="A", subtypes="Faculty",
    text=[
        action(
            exhaust(THIS),
            to=[
                choosing(choose(CHARACTER, as_="him")),
                until_end_of_phase(
                    gains(the("him"), skill=2, times=X), x=count(CHARACTER.that(other_faction_than(the("him"))))
                ),
            ],
        ),
    ],
    rulings=("None of the neutral characters counts; for a neutral one all others do (GEN-7).",),
)
