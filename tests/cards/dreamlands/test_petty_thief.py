"""Dreamlands: Petty Thief."""

import pytest

from rlyeh.language import *
from rlyeh.testing import FILLER, Scenario

DEAL = event("test-1", "Deal", NEUTRAL, cost=0, text=[action(draw(2))])
GIFT = event("test-2", "Gift", NEUTRAL, cost=0, text=[action(draw(2, OPPONENT))])


class TestPettyThief:
    """dl-045."""

    @pytest.mark.parametrize(("held", "answers"), [(0, True), (1, True), (2, False)])
    def test_who_draws_by_an_effect_and_holds_more_loses_a_card(self, held: int, answers: bool) -> None:
        """dl-045: more than you, not as many."""
        table = Scenario(cards=[DEAL, GIFT], active="tommy", bells=["tommy"])
        thief = table.darin.has("Petty Thief")
        for _ in range(held):
            table.darin.holds(FILLER)
        table.tommy.plays(table.tommy.holds(DEAL))
        assert table.darin.may_use(thief) is answers
        if answers:
            table.darin.responds_with(thief)
            assert len(table.tommy.hand) == 1
            assert thief.exhausted

    def test_neither_the_draw_phase_nor_your_own_cards(self) -> None:
        """dl-045; EFF-51."""
        table = Scenario(cards=[DEAL, GIFT], phase="draw", active="tommy", bells=["tommy"])
        table.darin.has("Petty Thief")
        gift = table.tommy.holds(GIFT)
        table.run_to("operations")
        assert len(table.tommy.hand) == 3
        table.tommy.plays(gift)
        table.expects(table.tommy, "action")
