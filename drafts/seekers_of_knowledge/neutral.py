"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
AMARANTH = character(
    "sok-040",
    "Amaranth",
    NEUTRAL,
    unique=True,
    descriptor="Opener of Ways",
    cost=3,
    skill=3,
    icons="CCAI",
    subtypes="Conspirator, Servitor",
    text=[
        exhausted_may_commit(THIS, to=CONSPIRACY),
        response(after(succeeds(with_=THIS)), search(CONSPIRACY)),
    ],
)

ERNRAWR = character(
    "sok-041",
    "Er'nrawr",
    NEUTRAL,
    unique=True,
    descriptor="Death and Entropy Manifest",
    cost=5,
    skill=5,
    icons="TTCCA",
    subtypes="Ancient One",
    keywords=[INVULNERABILITY, FAST],
    text=[
        cannot_be_blanked(THIS),
        passive(turn_begins(), must(THAT_PLAYER, one_of(wound(a(MINE)), drain_domain()))),
    ],
)
