"""Ancient Relics: Miskatonic University."""

from rlyeh.language import *

PROFESSOR_SAM_CAMPBELL = character(
    "ar-019", "Professor Sam Campbell", MISKATONIC, unique=True, descriptor="Erudite Archeologist", cost=4, skill=3,
    icons="AAI", subtypes="Faculty, Investigator",
    text=[while_(committed(THIS), counts_other_icons(THIS_STORY, ARCANE, in_=TERROR))],
)

HARLAN_EARNSTONE = character(
    "ar-036", "Harlan Earnstone", MISKATONIC, unique=True, descriptor="Historical Theorist", cost=2, skill=0,
    subtypes="Faculty",
    text=[
        response(
            after(wins_struggle(by=2)),
            exhaust(THIS),
            to=move_tokens(choose(STORY.that(with_tokens(at_least=1, whose=YOU)), as_="there"), choose(STORY)),
        ),
    ],
)

DECIPHERED_HISTORY = event(
    "ar-117", "Deciphered History", MISKATONIC, cost=2, subtypes="Research",
    text=[
        response(
            after(places_token(OPPONENT, on=STORY.that(with_characters(MINE)))),
            discard_tokens(THAT_STORY, OPPONENT, number=1),
        ),
    ],
)
