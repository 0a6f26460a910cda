"""Revelations: Miskatonic University."""

from rlyeh.language import *

SONJE_OLSON = character(
    "rev-007", "Sonje Olson", MISKATONIC, unique=True, descriptor="Truth Seeker", cost=4, skill=3, icons="AII",
    subtypes="Scientist, Relic Hunter", keywords=[WILLPOWER],
    text=[
        while_(exists(YOUR_CARD.subtype("Tome")), gains(THIS, "AI")),
        response(
            after(wins_struggle(INVESTIGATION, by=2)),
            search(SUPPORT.faction(MISKATONIC), top=5, reveal=True, rest="bottom"),
        ),
    ],
)

THE_GREAT_LIBRARY_OF_CELAENO = support(
    "rev-088", "The Great Library of Celaeno", MISKATONIC, unique=True, descriptor="Knowledge from a Distant Star",
    cost=1, subtypes="Library",
    text=[
        response(
            after(ability_used(of=CARD.subtype("Tome"), by=ANY_PLAYER)),
            ready(any_number(CHARACTER.that(with_attached(CARD.subtype("Tome"))), as_="them")),
            until_end_of_phase(gains(the("them", "characters"), skill=3)),
        ),
    ],
    rulings=(
        "A Tome's Forced Response is triggered by no player (TIME-21), so nothing answers it here.",
        "A character that is ready already may be chosen for the skill alone (EFF-5).",
    ),
)

ERYN_COCHWYN = character(
    "rev-089", "Eryn Cochwyn", MISKATONIC, unique=True, descriptor="Disturbingly Insightful", cost=3, skill=3,
    icons="AAI", subtypes="Independent, Lunatic",
    text=[
        action(
            drive_insane(THIS),
            to=then(
                use_ability(choose(CARD.subtype("Tome"), as_="tome")),
                must(controller_of(the("tome", "card")), sacrifice(the("tome", "card"))),
            ),
        ),
    ],
    errata=[errata("FAQ 4.1", "the Tome is used as if you controlled it: it always was")],
)
