"""Revelations: Shub-Niggurath."""

from rlyeh.language import *

CORRUPTED_MIDWIFE = character(
    "rev-051", "Corrupted Midwife", SHUB_NIGGURATH, cost=3, skill=2, icons="TTA", subtypes="Cultist, Sorcerer",
    keywords=[VILLAINOUS],
    text=[action(exhaust(THIS), to=as_next_action(playable_from(choose(CHARACTER.in_(DISCARD)))))],
    errata=[errata("FAQ 4.1", "the character is played in your own operations phase only")],
)
