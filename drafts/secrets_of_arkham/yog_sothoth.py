"""Drafts of cards of Secrets of Arkham."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
GATEKEEPER = character(
    "soa-033",
    "Gatekeeper",
    YOG_SOTHOTH,
    cost=4,
    skill=3,
    icons="TCA",
    subtypes="Sorcerer",
    keywords=[TOUGHNESS(1)],
    text=[response(after(wins_struggle(by=2)), pay(2), to=mill(3))],
)

HERMETIC_SCHOLAR = character(
    "soa-034",
    "Hermetic Scholar",
    YOG_SOTHOTH,
    cost=3,
    skill=3,
    icons="CCA",
    subtypes="Cultist",
    text=[forced_response(after(enters_play(THIS)), mill(4, EACH_PLAYER))],
)

WIZARD_OF_YOG_SOTHOTH = character(
    "soa-036",
    "Wizard of Yog-Sothoth",
    YOG_SOTHOTH,
    cost=3,
    skill=2,
    icons="CC",
    subtypes="Cultist",
    keywords=[VILLAINOUS],
    text=[while_(NIGHT_TIME, gains(THIS, "TAA"), gains(THIS, keyword=TOUGHNESS(1)))],
)
