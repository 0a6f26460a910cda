"""Drafts of cards of Ancient Relics."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY

TZU_SAN_NIANG = character(
    "ar-042",
    "Tzu San Niang",
    NEUTRAL,
    unique=True,
    descriptor="Like A Ghost",
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Servitor",
    text=[forced_response(after(succeeds(with_=THIS)), return_to_hand(CHARACTER.at(THAT_STORY)))],
)

ICE_SHAFT = support(
    "ar-083",
    "Ice Shaft",
    NEUTRAL,
    cost=3,
    subtypes="Location, Polar",
    text=[action(sacrifice(THIS), to=destroy(choose(CHARACTER.skill(at_most=3))))],
)

THE_SANGUINE_WATCHER = character(
    "ar-124",
    "The Sanguine Watcher",
    NEUTRAL,
    unique=True,
    descriptor="He Sees What Is Not There",
    cost=4,
    skill=3,
    icons="AAI",
    subtypes="Servitor",
    text=[
        action(pay(X), to=[look_at_top(X, OPPONENT), put_back()]),
    ],
)
