"""The Yuggoth Contract: Professor Smith."""

from rlyeh.language import *
from rlyeh.testing import Scenario

DEAL = event("test-1", "Deal", NEUTRAL, cost=0, text=[action(draw(2))])
GIFT = event("test-2", "Gift", NEUTRAL, cost=0, text=[action(draw(1, OPPONENT))])


class TestProfessorSmith:
    """yc-089."""

    def test_cards_from_an_effect_sharpen_him(self) -> None:
        """yc-089; DRAW-1, TIME-16: once for all that come together, until the turn ends."""
        table = Scenario(cards=[DEAL, GIFT], bells=["darin"])
        smith = table.darin.has("Professor Smith")
        table.darin.plays(table.darin.holds(DEAL))
        assert smith.icons == "CAAII"
        table.run_to("story")
        assert smith.icons == "CAAII"

    def test_neither_the_draw_phase_nor_the_opponent_s_cards(self) -> None:
        """yc-089, EFF-51: the rules make players draw in the draw phase."""
        table = Scenario(cards=[DEAL, GIFT], phase="draw", bells=["darin"])
        smith, gift = table.darin.has("Professor Smith"), table.darin.holds(GIFT)
        table.run_to("operations")
        assert len(table.darin.hand) == 3
        table.darin.plays(gift)
        assert smith.icons == "CAI"
