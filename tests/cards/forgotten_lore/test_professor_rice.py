"""Forgotten Lore: Professor Rice."""

from rlyeh.language import *
from rlyeh.testing import Scenario

BOOK = event("test-1", "Book", NEUTRAL, cost=0, text=[action(draw(2))])
GIFT = event("test-2", "Gift", NEUTRAL, cost=0, text=[action(draw(who=OPPONENT))])
DESK = support("test-3", "Desk", NEUTRAL, cost=0, text=[passive(after(enters_play(THIS)), draw())])
ECHO = support("test-4", "Echo", NEUTRAL, cost=0, text=[forced_response(after(enters_play(THIS)), draw())])
CARDS = [BOOK, GIFT, DESK, ECHO]


class TestProfessorRice:
    """fl-063."""

    def test_each_card_drawn_by_a_triggered_effect_brings_another(self) -> None:
        """fl-063; EFF-49: and the further ones bring none, as his text is passive."""
        table = Scenario(cards=CARDS, stops=True)
        table.tommy.has("Professor Rice")
        table.darin.plays(table.darin.holds(BOOK))
        table.tommy.chooses("order")
        assert len(table.darin.hand) == 4

    def test_whoever_draws(self) -> None:
        """fl-063: that player, not whose effect it is."""
        table = Scenario(cards=CARDS, stops=True)
        table.darin.has("Professor Rice")
        table.darin.plays(table.darin.holds(GIFT))
        assert len(table.tommy.hand) == 2
        assert table.darin.hand == []

    def test_a_forced_response_is_triggered(self) -> None:
        """fl-063; TIME-26."""
        table = Scenario(cards=CARDS, stops=True)
        table.darin.has("Professor Rice")
        table.darin.plays(table.darin.holds(ECHO))
        assert len(table.darin.hand) == 2

    def test_passive_text_is_not(self) -> None:
        """fl-063; TIME-23."""
        table = Scenario(cards=CARDS, stops=True)
        table.darin.has("Professor Rice")
        table.darin.plays(table.darin.holds(DESK))
        assert len(table.darin.hand) == 1

    def test_the_draw_phase_brings_no_more(self) -> None:
        """fl-063; DRAW-1: two cards as ever."""
        table = Scenario(cards=CARDS, phase="draw", stops=True)
        table.darin.has("Professor Rice")
        table.run_to("draw")
        assert len(table.darin.hand) == 2
