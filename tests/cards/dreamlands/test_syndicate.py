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


class TestTheBackRoom:
    """dl-066."""

    @pytest.mark.parametrize("active", ["darin", "tommy"])
    def test_both_draw_three(self, active: str) -> None:
        """dl-066; DRAW-7."""
        table = Scenario(phase="draw", active=active, bells=[active])
        table.darin.has("The Back Room")
        drawer = getattr(table, active)
        table.expects(drawer, "action")
        assert len(drawer.hand) == 3

    def test_in_the_first_turn_two(self) -> None:
        """dl-066; DRAW-7, DRAW-2: one more than that one card."""
        table = Scenario(phase="draw", turn=1, bells=["darin"])
        table.darin.has("The Back Room")
        table.expects(table.darin, "action")
        assert len(table.darin.hand) == 2

    def test_the_cards_are_drawn_together(self) -> None:
        """dl-066; TIME-16: what answers the drawing of cards is set off once."""
        clock = support(
            "test-2", "Clock", NEUTRAL, cost=0,
            text=[forced_response(after(draws_cards(during=DRAW_PHASE)), wound(choose(CHARACTER.of(OPPONENT))))],
        )
        tough = character("test-3", "Tough", AGENCY, cost=2, skill=2, keywords=[TOUGHNESS(5)])
        table = Scenario(phase="draw", bells=["darin"], cards=[clock, tough])
        table.darin.has("The Back Room")
        table.darin.has(clock)
        man = table.tommy.has(tough)
        table.expects(table.darin, "action")
        assert man.wounds == 1

    def test_other_draws_are_as_ever(self) -> None:
        """dl-066: only in the draw phase."""
        gift = event("test-4", "Gift", NEUTRAL, cost=0, text=[action(draw())])
        table = Scenario(bells=["darin"], cards=[gift])
        table.darin.has("The Back Room")
        table.darin.holds(gift)
        table.darin.plays("Gift")
        assert len(table.darin.hand) == 1
