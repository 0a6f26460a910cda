"""Cards made up for the tests of Cthulhu, and a table to play them at."""

from collections.abc import Sequence
from typing import Any

from rlyeh.language import *
from rlyeh.language.effects.struggles import StruggleChange
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
COP = character("test-2", "Cop", AGENCY, cost=3, skill=3, icons="CI", keywords=[HEROIC, TOUGHNESS(1)])
GHOUL = character("test-3", "Ghoul", CTHULHU, cost=1, skill=1, icons="TT", subtypes="Monster")
DIVER = character("test-4", "Diver", CTHULHU, cost=1, skill=1, subtypes="Deep One")
HAT = support("test-5", "Hat", NEUTRAL, cost=1, subtypes="Attachment", attach_to=CHARACTER)
SHED = support("test-6", "Shed", NEUTRAL, cost=2, subtypes="Location")
MANOR = support("test-7", "Manor", NEUTRAL, cost=3, subtypes="Location")
RUNNER = character(
    "test-8", "Runner", AGENCY, cost=1, skill=1,
    text=[disrupt(when(would_be("sacrificed", THIS)), return_to_hand(THIS))],
)
SLAYER = event("test-9", "Slaying", NEUTRAL, cost=1, text=[action(destroy(choose(CHARACTER)))])
FLOOD = event("test-10", "Flood", NEUTRAL, cost=1, text=[action(draw(), destroy(CHARACTER))])
BLADE = support("test-11", "Blade", NEUTRAL, cost=0, text=[action(exhaust(THIS), to=destroy(choose(CHARACTER)))])
NAP = event("test-12", "Nap", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER)))])
GUST = event("test-13", "Gust", NEUTRAL, cost=0, text=[action(exhaust(CHARACTER))])
SISTER = character(
    "test-14", "Sister", SHUB_NIGGURATH, cost=1, skill=1,
    text=[disrupt(when(would_be("wounded", THIS)), pay(1), to=cancel("that wound"))],
)
WAKE = story("test-15", "The Wake", text=[exhaust(choose(CHARACTER.ready))])
BOOK = event("test-16", "Book", NEUTRAL, cost=0, text=[action(draw(2))])
HUSH = always(StruggleChange(STORY, (1, 0, 0, 0), lost=True))
INFORMER = support("test-17", "Informer", NEUTRAL, cost=0, text=[HUSH])
WITCH = character(
    "test-18", "Witch", NEUTRAL, cost=1, skill=0, text=[action(exhaust(THIS), to=until_end_of_phase(
        loses(choose(CHARACTER), skill=1)))],
)
RING = support(
    "test-19", "Ring", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, skill=1)],
)
CARDS = [
    MAN, COP, GHOUL, DIVER, HAT, SHED, MANOR, RUNNER, SLAYER, FLOOD, BLADE, NAP, GUST, SISTER, WAKE, BOOK, INFORMER,
    WITCH, RING,
]  # fmt: skip


def table_at(phase: str = "operations", bells: Sequence[str] = ("darin", "tommy"), **how: Any) -> Scenario:
    """A table at which both players are asked in every action window."""
    return Scenario(phase=phase, cards=CARDS, bells=bells, **how)
