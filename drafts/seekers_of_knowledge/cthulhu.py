"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *

CTHYLLA = character(
    "sok-045",
    "Cthylla",
    CTHULHU,
    unique=True,
    descriptor="Secret Spawn of Cthulhu",
    cost=5,
    skill=5,
    icons="TCAA",
    subtypes="Ancient One",
    keywords=[INVULNERABILITY, VILLAINOUS],
    text=[
        action(
            sacrifice(a(MINE, as_="it")),
            to=must(EACH_OPPONENT, sacrifice(a(MINE.cost(at_least=cost_of(the("it"), printed=True), printed=True)))),
            limit=limit_once(),
        ),
    ],
)
