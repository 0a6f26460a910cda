"""Cards made up for the tests of the neutral cards, and a table to play them at."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
OX = character("test-2", "Ox", AGENCY, cost=4, skill=5, icons="CC", keywords=[TOUGHNESS(1)])
SAGE = character("test-3", "Sage", MISKATONIC, cost=1, skill=0, icons="A")
SHED = support("test-4", "Shed", NEUTRAL, cost=2, subtypes="Location")
RING = support("test-5", "Ring", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
BLOW = event("test-6", "Blow", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
KNIFE = event("test-7", "Knife", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
LIBRARY = story("test-8", "The Library", struggles="A")
BANNER = support("test-9", "Banner", NEUTRAL, cost=0, text=[gains(CHARACTER, skill=2)])
BOOST = support(
    "test-10", "Sleep", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY, boosters="TTT",
)
DAMPER = support("test-11", "Damper", NEUTRAL, cost=0, text=[gains(CHARACTER, skill=-4)])
PLOT = conspiracy("test-12", "Plot", NEUTRAL, cost=0, struggles="T")
HASTE = character("test-13", "Haste", NEUTRAL, cost=1, skill=1, keywords=[FAST, TOUGHNESS(1)], subtypes="Cultist")
BULL = character("test-14", "Bull", AGENCY, cost=3, skill=4, icons="C")
THREE = character("test-15", "Three", AGENCY, cost=3, skill=3, icons="I")
CLUB = support("test-16", "Club", NEUTRAL, cost=0, text=[gains(CHARACTER.icon(COMBAT), skill=1)])
CARDS = [MAN, OX, SAGE, SHED, RING, BLOW, KNIFE, LIBRARY, BANNER, BOOST, DAMPER, PLOT, HASTE, BULL, THREE, CLUB]

BOTH = ("darin", "tommy")


def table_at(phase: str = "operations", **how: object) -> Scenario:
    return Scenario(phase=phase, cards=CARDS, **{"bells": BOTH, **how})  # type: ignore[arg-type]
