"""Cards made up for the tests of the last FAQ, and a table to play them at under either rule set."""

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
IMP = character("test-2", "Imp", NEUTRAL, cost=0, skill=1)
BLOW = event("test-3", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
BRIBE = event("test-4", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
THEFT = event("test-5", "Theft", NEUTRAL, cost=0, text=[action(take_control(choose(ATTACHMENT)))])
HAT = support(
    "test-6", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, skill=1)]
)
MOURNER = support("test-7", "Mourner", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())])
BOTH_RULES = ["lcg", "lcg-final"]


def scene(rules: str, *cards: Card, phase: str = "operations", active: str = "darin", bells: str = "darin") -> Scenario:
    """A table under these rules, with these cards besides the common ones."""
    mine = [MAN, IMP, BLOW, BRIBE, THEFT, HAT, *cards]
    return Scenario(rules=rules, cards=mine, phase=phase, active=active, bells=bells.split())


def kinds_of(table: Scenario, *kinds: Kind) -> list[Kind]:
    """What happened of these kinds, in order."""
    return [Kind(occurrence.kind) for occurrence in table.happened(*kinds)]
