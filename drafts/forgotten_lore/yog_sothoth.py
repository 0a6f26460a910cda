"""Drafts of cards of Forgotten Lore."""

from rlyeh.language import *
from rlyeh.model import Zone

PLAY = Zone.PLAY
THE_RITUAL_CONSPIRACY = conspiracy(
    "fl-052",
    "The Ritual Conspiracy",
    YOG_SOTHOTH,
    cost=0,
    struggles="TCAI",
    text=[given(exists(MINE.faction(YOG_SOTHOTH)), mill(10))],
)

REAWAKENED_ELDER_THING = character(
    "fl-093",
    "Reawakened Elder Thing",
    YOG_SOTHOTH,
    cost=3,
    skill=4,
    icons="TCII",
    subtypes="Monster, Scientist",
    text=[forced_response(after(plays(EVENT, who=ANY_PLAYER)), exhaust(THIS, if_able=True))],
)

TCHO_TCHO_TRIBE = character(
    "fl-116",
    "Tcho-Tcho Tribe",
    YOG_SOTHOTH,
    cost=5,
    skill=4,
    icons="CCCA",
    subtypes="Servitor",
    text=[
        while_(
            both(turn_of(OPPONENT), both(committed(THIS), none(MINE.other.at(SAME_STORY)))),
            gains(THIS, skill=5),
            gains(THIS, "TCCA"),
        )
    ],
)
