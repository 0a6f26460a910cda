"""Drafts of cards of Terror in Venice."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
TENEBROUS_NIGHTGAUNT = character(
    "tiv-051",
    "Tenebrous Nightgaunt",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="TC",
    subtypes="Monster, Servitor",
    keywords=[NIGHT],
    text=[
        passive(after(enters_play(THIS)), destroy(CARD.keyword(DAY))),
        response(after(succeeds(with_=THIS)), must(OPPONENT, put_on_top(choose(MINE)))),
    ],
)
