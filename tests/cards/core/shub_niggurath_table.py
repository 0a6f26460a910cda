"""Cards made up for the tests of Shub-Niggurath, and a table to play them at."""

from rlyeh.language import *
from rlyeh.language.modifiers.prohibitions import Cannot
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
OX = character("test-2", "Ox", AGENCY, cost=4, skill=5, icons="CC", keywords=[TOUGHNESS(1)])
KID = character("test-3", "Kid", SHUB_NIGGURATH, cost=3, skill=1, subtypes="Dark Young")
IMP = character("test-4", "Imp", SHUB_NIGGURATH, cost=1, skill=1)
SHED = support("test-5", "Shed", NEUTRAL, cost=2, subtypes="Location")
BLOW = event("test-6", "Blow", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
STORM = event("test-7", "Storm", NEUTRAL, cost=0, text=[action(wound(CHARACTER))])
ARTIST = character(
    "test-9", "Artist", HASTUR, cost=2, skill=1, text=[response(after(is_("played", THIS)), draw(2))],
)
GOD = character("test-10", "God", SHUB_NIGGURATH, cost=2, skill=1, subtypes="Ancient One")
SAINT = character("test-11", "Saint", AGENCY, cost=1, skill=1, keywords=[HEROIC])
STONE = character("test-12", "Stone", NEUTRAL, cost=1, skill=1, keywords=[INVULNERABILITY])
SNAIL = character("test-13", "Snail", NEUTRAL, cost=1, skill=1, text=[Cannot(THIS, "commit")])
MI_GO = character("test-14", "Drone", NEUTRAL, cost=1, skill=1, subtypes="Mi-Go")
DOUBLE = event("test-15", "Double Blow", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER), 2))])
RING = support("test-16", "Ring", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
NULL = event("test-17", "Null", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), cancel())])
CARDS = [
    MAN, OX, KID, IMP, SHED, BLOW, STORM, ARTIST, GOD, SAINT, STONE, SNAIL, MI_GO, DOUBLE, RING, NULL,
]  # fmt: skip

BOTH = ("darin", "tommy")


def table_at(phase: str = "operations", **how: object) -> Scenario:
    return Scenario(phase=phase, cards=CARDS, **{"bells": BOTH, **how})  # type: ignore[arg-type]
