"""Dreamlands: Syndicate."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)


class TestCloverClubExecutive:
    """dl-085."""

    def played(self, mine: int, theirs: int, rules: str = "lcg") -> Scenario:
        """Darin plays the Executive with so many cards left in hand; Tommy holds so many."""
        table = Scenario(cards=[MAN], bells=["tommy"], rules=rules)
        executive = table.darin.holds("Clover Club Executive")
        for _ in range(mine):
            table.darin.holds(MAN)
        for _ in range(theirs):
            table.tommy.holds(MAN)
        table.darin.domain(syndicate=3)
        table.darin.plays(executive)
        return table

    @pytest.mark.parametrize(("mine", "theirs", "left"), [(1, 3, (1, 1)), (4, 3, (2, 3)), (0, 2, (0, 0))])
    def test_who_holds_more_cards_discards_two_at_random(self, mine: int, theirs: int, left: tuple[int, int]) -> None:
        """dl-085: whoever it is."""
        table = self.played(mine, theirs)
        assert (len(table.darin.hand), len(table.tommy.hand)) == left

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    def test_in_a_tie_nobody_discards(self, rules: str) -> None:
        """dl-085: the card says so itself; nobody is asked (as against EFF-9)."""
        table = self.played(2, 2, rules)
        assert (len(table.darin.hand), len(table.tommy.hand)) == (2, 2)

    def test_a_single_card_is_discarded(self) -> None:
        """dl-085; FAQ 4.1, AMB-88: as many as there are."""
        table = self.played(0, 1)
        assert not table.tommy.hand
