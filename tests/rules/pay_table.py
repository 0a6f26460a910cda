"""Cards made up for the tests of paying, and what was paid for a card."""

from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import Context
from rlyeh.language import *
from rlyeh.language.modifiers.prohibitions import CostChange
from rlyeh.testing import CardHandle, Scenario

AGENT = character("test-1", "Agent", AGENCY, cost=3, skill=2)
CLERK = character("test-2", "Clerk", NEUTRAL, cost=2, skill=1)
NOVICE = character("test-3", "Novice", AGENCY, cost=0, skill=1)
LAMP = support("test-5", "Lamp", NEUTRAL, cost=1, text=[action(pay(2), to=draw())])
CHEAPER = support("test-14", "Cheaper", NEUTRAL, cost=1, text=[CostChange(CHARACTER, -1, whose=YOU)])
DEARER = support("test-15", "Dearer", NEUTRAL, cost=1, text=[CostChange(CHARACTER, 2)])


def paid_for(table: Scenario, card: CardHandle) -> Context:
    """What was paid for the card that was played last."""
    journal = table.game.journal or []
    played = [each for each in journal if isinstance(each, Occurrence) and each.kind == Kind.PLAYED]
    context = played[-1].context
    assert played[-1].card == card.id
    assert context is not None
    return context
