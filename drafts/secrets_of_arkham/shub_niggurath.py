"""Drafts of cards of Secrets of Arkham."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
MI_GO_SURGEON = character(
    "soa-019",
    "Mi-Go Surgeon",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="CI",
    subtypes="Mi-Go",
    text=[gains(CHARACTER.subtype("Mi-Go"), "A")],
)

MI_GO_COMMANDER = character(
    "soa-020",
    "Mi-Go Commander",
    SHUB_NIGGURATH,
    cost=4,
    skill=4,
    icons="CAA",
    subtypes="Mi-Go",
    text=[gains(CHARACTER.subtype("Mi-Go"), "C")],
)

RAMPAGING_DARK_YOUNG = character(
    "soa-021",
    "Rampaging Dark Young",
    SHUB_NIGGURATH,
    cost=5,
    skill=5,
    icons="C",
    subtypes="Servitor, Dark Young",
    keywords=[TOUGHNESS(2)],
    text=[
        response(
            after(enters_discard(THIS)), put_into_play(a(CHARACTER.in_(HAND, DISCARD).cost(at_most=3, printed=True)))
        )
    ],
)

ALBINO_GOAT_SPAWN = character(
    "soa-022",
    "Albino Goat-spawn",
    SHUB_NIGGURATH,
    cost=2,
    skill=1,
    icons="CC",
    subtypes="Monster",
    keywords=[TOUGHNESS(2)],
    text=[forced_response(after(enters_play(CARD.keyword(DAY))), wound(THIS))],
)

AGELESS_MI_GO = character(
    "soa-023",
    "Ageless Mi-Go",
    SHUB_NIGGURATH,
    cost=2,
    skill=2,
    icons="A",
    subtypes="Mi-Go",
    text=[gains(MINE.subtype("Mi-Go"), keyword=TOUGHNESS(1))],
)

THE_MOTHERS_HAND = character(
    "soa-024",
    "The Mother's Hand",
    SHUB_NIGGURATH,
    cost=3,
    skill=2,
    icons="TC",
    subtypes="Servitor, Dark Young",
    text=[response(after(plays(THIS)), refresh_domain(ANY_PLAYER), if_=OVERPAID)],
)
