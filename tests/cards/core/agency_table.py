"""Cards made up for the tests of the Agency, and a table to play them at."""

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
CHILD = character("test-2", "Child", NEUTRAL, cost=0, skill=0)
VILLAIN = character("test-3", "Villain", HASTUR, cost=3, skill=3, icons="TT", keywords=[VILLAINOUS])
CULTIST = character("test-4", "Cultist", CTHULHU, cost=2, skill=1, subtypes="Cultist")
HERO = character("test-5", "Hero", MISKATONIC, cost=2, skill=3, icons="CA", keywords=[HEROIC])
TOUGH = character("test-6", "Tough", NEUTRAL, cost=2, skill=2, keywords=[TOUGHNESS(2)])
GHOST = character("test-7", "Ghost", NEUTRAL, cost=2, skill=2, keywords=[INVULNERABILITY])
HAT = support("test-8", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
SHED = support("test-9", "Shed", NEUTRAL, cost=1, subtypes="Location")
TOOL = support("test-10", "Tool", NEUTRAL, cost=1, subtypes="Item")
SWORD = event("test-11", "Sword", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
SCREAM = event("test-12", "Scream", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
STAB = event("test-13", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
LULL = event("test-14", "Lull", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(CHARACTER))))])
GRIT = event(
    "test-15", "Grit", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), keyword=WILLPOWER)))]
)
CALM = character(
    "test-16", "Calm", NEUTRAL, cost=1, skill=1,
    text=[disrupt(when(would_be("insane", THIS)), cancel("it"))],
)
ARMOUR = support("test-17", "Armour", NEUTRAL, cost=0, text=[gains(CHARACTER, keyword=TOUGHNESS(1))])
DOOR = event("test-18", "Door", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
CARDS: list[Card] = [value for value in list(globals().values()) if isinstance(value, Card)]


def table_at(phase: str = "operations", **how: object) -> Scenario:
    how.setdefault("bells", ["darin"])
    return Scenario(phase=phase, cards=CARDS, **how)  # type: ignore[arg-type]
