"""Cards made up for the tests of the Syndicate, and a table to play them at."""

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
CHILD = character("test-2", "Child", NEUTRAL, cost=0, skill=0)
GIANT = character("test-3", "Giant", NEUTRAL, cost=4, skill=5, icons="CC", keywords=[TOUGHNESS(1)])
HORROR = character("test-4", "Horror", CTHULHU, cost=3, skill=4, icons="T", subtypes="Ancient One")
HERO = character("test-5", "Hero", NEUTRAL, cost=2, skill=3, keywords=[HEROIC, FAST])
VILLAIN = character("test-6", "Villain", NEUTRAL, cost=2, skill=3, keywords=[VILLAINOUS])
SHED = support("test-7", "Shed", NEUTRAL, cost=1, subtypes="Location")
RING = support(
    "test-8", "Ring", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, skill=1)]
)
SWORD = event("test-9", "Sword", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
STAB = event("test-10", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
DOOR = event("test-11", "Door", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
GUNMAN = character(
    "test-12", "Gunman", NEUTRAL, cost=1, skill=1, text=[action(pay(1), to=wound(choose(CHARACTER)))],
)
MEDIC = character(
    "test-13", "Medic", NEUTRAL, cost=1, skill=1, keywords=[WILLPOWER],
    text=[
        response(after(is_("destroyed", CHARACTER)), draw()),
        forced_response(after(is_("exhausted", CHARACTER)), draw()),
        gains(THIS, skill=2),
    ],
)
RELIC = support("test-14", "Relic", NEUTRAL, cost=0, text=[action(exhaust(THIS), to=wound(choose(CHARACTER)))])
DREAMER = character(
    "test-15", "Dreamer", NEUTRAL, cost=1, skill=1, text=[action(pay(1), to=return_to_hand(THIS), from_=DISCARD)],
)
NAP = event("test-16", "Nap", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER)))])
ASSASSIN = support(
    "test-17", "Assassin", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), destroy(choose(CHARACTER)))]
)
CARDS: list[Card] = [value for value in list(globals().values()) if isinstance(value, Card)]


def table_at(phase: str = "operations", **how: object) -> Scenario:
    how.setdefault("bells", ["darin"])
    return Scenario(phase=phase, cards=CARDS, **how)  # type: ignore[arg-type]
