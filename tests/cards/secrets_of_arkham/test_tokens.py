"""Secrets of Arkham: cards about tokens."""

from rlyeh.language import *
from rlyeh.testing import Scenario

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1, icons="II")
ONE = character("test-2", "One", NEUTRAL, cost=2, skill=1, icons="I")


class TestMisinformation:
    """soa-011."""

    def test_up_to_three_of_either_side(self) -> None:
        """soa-011: as many as you like, from whichever side."""
        table = Scenario(cards=[CLERK, ONE], bells=["tommy"])
        clerk = table.darin.has(CLERK)
        table.tokens(table.a, {table.tommy: 4, table.darin: 1})
        table.darin.domain(miskatonic=2)
        table.darin.holds("Misinformation")
        table.darin.plays("Misinformation")
        table.darin.chooses(3)
        table.darin.chooses(0)
        assert clerk.exhausted
        assert table.a.tokens(table.tommy) == 1
        assert table.a.tokens(table.darin) == 1

    def test_fewer_will_do(self) -> None:
        """soa-011."""
        table = Scenario(cards=[CLERK, ONE], bells=["tommy"])
        table.darin.has(CLERK)
        table.tokens(table.a, {table.tommy: 4})
        table.darin.domain(miskatonic=2)
        table.darin.holds("Misinformation")
        table.darin.plays("Misinformation")
        table.darin.chooses(1)
        assert table.a.tokens(table.tommy) == 3

    def test_one_icon_is_too_little(self) -> None:
        """soa-011."""
        table = Scenario(cards=[CLERK, ONE], bells=["darin"])
        table.darin.has(ONE)
        table.tokens(table.a, {table.tommy: 4})
        table.darin.domain(miskatonic=2)
        card = table.darin.holds("Misinformation")
        assert not table.darin.may_play(card)
