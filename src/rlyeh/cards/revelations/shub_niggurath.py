"""Revelations: Shub-Niggurath."""

from rlyeh.language import *

CORRUPTED_MIDWIFE = character(
    "rev-051", "Corrupted Midwife", SHUB_NIGGURATH, cost=3, skill=2, icons="TTA", subtypes="Cultist, Sorcerer",
    keywords=[VILLAINOUS],
    text=[action(exhaust(THIS), to=as_next_action(playable_from(choose(CHARACTER.in_(DISCARD)))))],
    errata=[errata("FAQ 4.1", "the character is played in your own operations phase only")],
)

INTO_THE_WOODS = conspiracy(
    "rev-071", "Into The Woods", SHUB_NIGGURATH, cost=0, struggles="TTCC", steadfast={SHUB_NIGGURATH: 2},
    text=[search(CHARACTER, to="play", top=10, any_number=True, limit=total("cost", 5))],
)
