"""FINAL-109: limits count for each ability, of this card or of all that its player has with this title."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

DRAWS, GROWS = draw(), until_end_of_turn(gains(THIS, skill=1))
CLERK = character(
    "test-1", "Clerk", NEUTRAL, cost=2, skill=2,
    text=[action(DRAWS, limit=limit_once("turn")), action(GROWS, limit=limit_once("turn"))],
)  # fmt: skip
GUARD = character(
    "test-2", "Guard", NEUTRAL, cost=2, skill=2,
    text=[action(DRAWS, limit=limit(1, per="turn", by_title=True)),
          action(GROWS, limit=limit(2, per="turn", by_title=True))],
)  # fmt: skip
CARDS = [CLERK, GUARD]


def test_each_ability_has_a_count_of_its_own() -> None:
    """FINAL-109: the use of one does not count for the other, and neither can be used twice."""
    table = Scenario(cards=CARDS, bells=["darin"])
    clerk = table.darin.has(CLERK)
    table.darin.uses(clerk, ability=0)
    table.darin.uses(clerk)
    assert (len(table.darin.hand), clerk.skill) == (1, 3)
    assert table.darin.why_not(clerk) == {"FINAL-109"}


@pytest.mark.parametrize("copies", [1, 2])
def test_by_title_too(copies: int) -> None:
    """FINAL-109: copies share the count of each ability, not that of both."""
    table = Scenario(cards=CARDS, bells=["darin"])
    guards = [table.darin.has(GUARD) for _ in range(copies)]
    table.darin.uses(guards[0], ability=0)
    table.darin.uses(guards[0])
    table.darin.uses(guards[-1])
    assert sum(guard.skill for guard in guards) == 2 * copies + 2
    assert all(table.darin.why_not(guard) == {"FINAL-109"} for guard in guards)
