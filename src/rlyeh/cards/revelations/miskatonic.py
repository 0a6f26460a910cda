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
