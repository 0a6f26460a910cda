"""Drafts of cards of The Sleeper Below."""

from rlyeh.language import *

KELLY_MCILHENNEY = character(
    "tsb-036",
    "Kelly McIlhenney",
    NEUTRAL,
    unique=True,
    descriptor="The Lure",
    cost=2,
    skill=1,
    icons="A",
    subtypes="Independent",
    keywords=[TOUGHNESS(1), WILLPOWER],
    text=[
        response(after(commits(THIS)), place_token(THIS)),
        action(sacrifice(THIS), to=search(CHARACTER.cost(at_most=tokens_on(THIS)))),
    ],
)
