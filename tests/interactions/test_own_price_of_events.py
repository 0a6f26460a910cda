"""What an event says of its own price holds from the hand until it has been paid (PAY-11)."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.interactions.at_the_table import BOTH

DREAM = event(
    "test-1", "Dream", NEUTRAL, cost=3, text=[while_(NIGHT_TIME, costs(THIS, -2), in_=HAND), action(draw(2))],
)
DUSK = support("test-2", "Dusk", NEUTRAL, cost=0, keywords=[NIGHT])


@pytest.mark.parametrize("rules", BOTH)
def test_it_is_paid_at_the_lower_price(rules: str) -> None:
    """PAY-11, TIME-29: it lies in no pile while it is paid for, and its text goes on."""
    table = Scenario(cards=[DREAM, DUSK], rules=rules, bells=["darin"])
    dream = table.darin.holds(DREAM)
    table.darin.has(DUSK)
    domain = table.darin.domain(neutral=1)
    table.darin.plays(dream)
    assert domain.drained
    assert len(table.darin.hand) == 2
    assert dream.in_discard


def test_otherwise_it_costs_what_is_printed() -> None:
    """PAY-11: without the circumstance a domain of two does not pay for it."""
    table = Scenario(cards=[DREAM, DUSK], bells=["darin"])
    dream = table.darin.holds(DREAM)
    table.darin.domain(neutral=2)
    assert not table.darin.may_play(dream)
