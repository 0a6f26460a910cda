"""Cards made up for the tests of Yog-Sothoth, and a table to play them at."""

from rlyeh.language import *
from rlyeh.language.modifiers.characteristics import Blank
from rlyeh.language.nouns.adjectives import TypeIs
from rlyeh.model import CardType
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="I")
OX = character("test-2", "Ox", AGENCY, cost=4, skill=5, icons="C", keywords=[TOUGHNESS(1)])
CHANTER = character("test-3", "Chanter", YOG_SOTHOTH, cost=1, skill=1, subtypes="Cultist")
RITE = event("test-4", "Rite", YOG_SOTHOTH, cost=0, subtypes="Spell", text=[action(draw())])
NEWS = event("test-5", "News", NEUTRAL, cost=0, text=[action(draw())])
HUSH = support("test-6", "Hush", NEUTRAL, cost=0, text=[Blank(CHARACTER)])
KNIFE = event("test-7", "Knife", NEUTRAL, cost=0, text=[action(destroy(choose(CARD.that(TypeIs(
    (CardType.CHARACTER, CardType.SUPPORT))))))])  # fmt: skip
MOURNER = support(
    "test-8", "Mourner", NEUTRAL, cost=0, text=[forced_response(after(is_("destroyed", CHARACTER)), draw())],
)
CLOAK = support("test-9", "Cloak", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER)
SHED = support("test-10", "Shed", NEUTRAL, cost=2, subtypes="Location")
SHROUD = event("test-11", "Shroud", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
TAX = support("test-13", "Tax", NEUTRAL, cost=0, text=[costs(CHARACTER, -3)])
TOME = support("test-14", "Grimoire", NEUTRAL, cost=1, subtypes="Spell")
SAINT = character("test-15", "Saint", AGENCY, cost=1, skill=1, keywords=[HEROIC])
STONE = character("test-16", "Stone", NEUTRAL, cost=1, skill=1, keywords=[INVULNERABILITY])
CARDS = [
    MAN, OX, CHANTER, RITE, NEWS, HUSH, KNIFE, MOURNER, CLOAK, SHED, SHROUD, TAX, TOME, SAINT, STONE,
]  # fmt: skip

BOTH = ("darin", "tommy")


def table_at(phase: str = "operations", **how: object) -> Scenario:
    return Scenario(phase=phase, cards=CARDS, **{"bells": BOTH, **how})  # type: ignore[arg-type]
