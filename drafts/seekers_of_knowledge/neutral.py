"""Drafts of cards of Seekers of Knowledge."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

THE_CLARET_KNIGHT = character(
    "sok-038",
    "The Claret Knight",
    NEUTRAL,
    unique=True,
    descriptor="Her Sworn Champion",
    cost=3,
    skill=1,
    icons="TCAI",
    subtypes="Servitor",
    text=[
        immune(THIS, triggered=True),
        response(after(plays(CARD.subtype("Tactic"), who=ANY_PLAYER)), ready(THIS)),
    ],
)

ALIKI_ZONI_UPERETRIA = character(
    "sok-039",
    "Aliki Zoni Uperetria",
    NEUTRAL,
    unique=True,
    descriptor="Resourceful Servant",
    cost=3,
    skill=3,
    icons="CAI",
    subtypes="Servitor",
    text=[
        response(after(commits(THIS, exhausting=True)), drain_domain(domain(ANY_PLAYER, drained=False))),
    ],
)

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
