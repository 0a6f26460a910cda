"""Forgotten Lore: Syndicate."""

from rlyeh.language import *
from rlyeh.testing import Scenario

PLOT = conspiracy("test-1", "Plot", NEUTRAL, cost=1, struggles="TC")


class TestTragicCelebrity:
    """fl-045."""

    def test_a_third_card_while_there_is_a_conspiracy(self) -> None:
        """fl-045; DRAW-7: also the opponent's."""
        table = Scenario(phase="draw", bells=["darin"], cards=[PLOT])
        table.darin.has("Tragic Celebrity")
        table.tommy.has(PLOT)
        table.expects(table.darin, "action")
        assert len(table.darin.hand) == 3

    def test_two_cards_without_one(self) -> None:
        """fl-045: stories are no conspiracies."""
        table = Scenario(phase="draw", bells=["darin"])
        table.darin.has("Tragic Celebrity")
        table.expects(table.darin, "action")
        assert len(table.darin.hand) == 2

    def test_two_of_them_draw_four(self) -> None:
        """fl-045; DRAW-7: they are counted together."""
        table = Scenario(phase="draw", bells=["darin"], cards=[PLOT])
        table.darin.has("Tragic Celebrity")
        table.darin.has("Tragic Celebrity")
        table.darin.has(PLOT)
        table.expects(table.darin, "action")
        assert len(table.darin.hand) == 4

    def test_the_opponent_draws_two(self) -> None:
        """fl-045: "you draw"."""
        table = Scenario(phase="draw", active="tommy", bells=["tommy"], cards=[PLOT])
        table.darin.has("Tragic Celebrity")
        table.darin.has(PLOT)
        table.expects(table.tommy, "action")
        assert len(table.tommy.hand) == 2
