"""Cards made up for the tests of Miskatonic University, and a table to play them at."""

from rlyeh.engine.stories.struggle_counts import struggles_at
from rlyeh.language import *
from rlyeh.model import Card, Icon
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
CHILD = character("test-2", "Child", NEUTRAL, cost=0, skill=0)
SCOUT = character("test-3", "Scout", MISKATONIC, cost=3, skill=2, icons="C", subtypes="Investigator")
PUPIL = character("test-4", "Pupil", MISKATONIC, cost=1, skill=1, subtypes="Investigator")
HERO = character("test-5", "Hero", NEUTRAL, cost=2, skill=3, keywords=[HEROIC])
VILLAIN = character("test-6", "Villain", NEUTRAL, cost=3, skill=3, icons="TT", keywords=[VILLAINOUS])
DETECTIVE = character("test-7", "Detective", NEUTRAL, cost=3, skill=1, icons="TCAII")
SHED = support("test-8", "Shed", NEUTRAL, cost=1, subtypes="Investigator")
HAT = support("test-9", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, "I")])
SWORD = event("test-10", "Sword", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
SCREAM = event("test-11", "Scream", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
CURE = event("test-12", "Cure", NEUTRAL, cost=0, text=[action(restore_and_ready(choose(CHARACTER.insane)))])
LULL = event("test-13", "Lull", NEUTRAL, cost=0, text=[action(until_end_of_phase(blank(choose(CHARACTER))))])
FLEE = event("test-14", "Flee", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER.committed)))])
GRASP = event("test-15", "Grasp", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
WASTE = event("test-16", "Waste", NEUTRAL, cost=0, text=[action(mill(1, YOU))])
DOOM = event("test-17", "Doom", NEUTRAL, cost=0, text=[action(destroy(CHARACTER))])
QUIET = story("test-18", "Quiet Story", struggles="CI")
DOOR = event("test-19", "Door", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
CARDS: list[Card] = [value for value in list(globals().values()) if isinstance(value, Card)]


def table_at(phase: str = "operations", **how: object) -> Scenario:
    how.setdefault("bells", ["darin"])
    return Scenario(phase=phase, cards=CARDS, **how)  # type: ignore[arg-type]


def struggles(table: Scenario, story: CardHandle) -> list[int]:
    """How many struggles of each kind a story has."""
    return [struggles_at(table.game, story.id, icon) for icon in Icon]
