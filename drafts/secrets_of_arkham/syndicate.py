"""Drafts of cards of Secrets of Arkham."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
ELITE_HIT_SQUAD = character(
    "soa-013",
    "Elite Hit Squad",
    SYNDICATE,
    cost=3,
    skill=6,
    icons="CC",
    subtypes="Criminal",
    text=[
        while_(turn_of(OPPONENT), cannot(THIS, "commit")),
        action(pay(1), to=until_end_of_phase(gains(THIS, skill=1), gains(THIS, "C"))),
    ],
)

HIRED_MYSTIC = character(
    "soa-014",
    "Hired Mystic",
    SYNDICATE,
    cost=3,
    skill=0,
    icons="TCAI",
    subtypes="Sorcerer",
)

INTIMIDATE = event(
    "soa-016",
    "Intimidate",
    SYNDICATE,
    cost=1,
    text=[action(exhaust(choose(CHARACTER.other_than("Ancient One"))))],
)

ANARCHIST = character(
    "soa-017",
    "Anarchist",
    SYNDICATE,
    cost=2,
    skill=1,
    icons="CI",
    subtypes="Criminal",
    keywords=[FAST],
)

FIXER = character(
    "soa-018",
    "Fixer",
    SYNDICATE,
    cost=3,
    skill=2,
    icons="CCA",
    subtypes="Criminal",
    text=[while_(exists(ATTACHMENT), costs(THIS, -2, minimum=1), in_=HAND)],
)
