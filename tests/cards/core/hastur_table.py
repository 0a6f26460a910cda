"""Cards made up for the tests of Hastur, and a table to play them at."""

from collections.abc import Sequence
from typing import Any

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
COP = character("test-2", "Cop", AGENCY, cost=3, skill=3, icons="CI", keywords=[HEROIC, TOUGHNESS(1)])
GHOUL = character("test-3", "Ghoul", CTHULHU, cost=1, skill=1, icons="TT", subtypes="Monster")
SAINT = character("test-4", "Saint", MISKATONIC, cost=1, skill=1, keywords=[WILLPOWER])
HAT = support("test-5", "Hat", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER)
LAMP = support("test-6", "Lamp", NEUTRAL, cost=0, text=[action(exhaust(THIS), to=draw())])
SCOUT = character("test-8", "Scout", AGENCY, cost=1, skill=1, keywords=[FAST])
GUEST = character(
    "test-9", "Guest", AGENCY, cost=1, skill=1, text=[forced_response(after(enters_play(THIS)), draw())],
)
SUMMONS = event("test-10", "Summons", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
LETTER = event("test-11", "Letter", NEUTRAL, cost=0, text=[action(draw())])
THANKS = event("test-12", "Thanks", NEUTRAL, cost=0, text=[response(after(enters_play(CHARACTER)), draw())])
MASK = support(
    "test-13", "Mask", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, "T")],
)
CURE = event("test-14", "Cure", NEUTRAL, cost=0, text=[action(restore_and_ready(choose(CHARACTER.insane)))])
PUNCH = event("test-15", "Punch", NEUTRAL, cost=0, text=[action(wound(CHARACTER))])
ALTAR = support("test-16", "Altar", NEUTRAL, cost=0, text=[action(sacrifice(a(CHARACTER)), to=draw())])
KING = character("test-17", "King", AGENCY, cost=2, skill=1, unique=True, keywords=[HEROIC])
CLERK = character(
    "test-18", "Clerk", AGENCY, cost=1, skill=1,
    text=[disrupt(when(would_be("wounded", THIS)), exhaust(THIS), to=cancel("that wound"))],
)
AURA = support("test-19", "Aura", NEUTRAL, cost=0, text=[gains(CHARACTER, skill=1)])
HORROR = character("test-20", "Horror", HASTUR, cost=1, skill=1, icons="T")
CARDS = [
    MAN, COP, GHOUL, SAINT, HAT, LAMP, SCOUT, GUEST, SUMMONS, LETTER, THANKS, MASK, CURE, PUNCH, ALTAR, KING, CLERK,
    AURA, HORROR,
]  # fmt: skip


def table_at(phase: str = "operations", bells: Sequence[str] = ("darin", "tommy"), **how: Any) -> Scenario:
    """A table at which both players are asked in every action window."""
    return Scenario(phase=phase, cards=CARDS, bells=bells, **how)
