"""The Sleeper Below: Yog-Sothoth."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

GUARDIANS = "Guardians of the Gate"
PAST = story("test-1", "Long Ago")


class TestGuardiansOfTheGate:
    """tsb-055."""

    @pytest.mark.parametrize("active", ["darin", "tommy"])
    def test_whoever_draws_draws_one_and_discards_one(self, active: str) -> None:
        """tsb-055; DRAW-9: the second card goes from the deck to the discard pile."""
        table = Scenario(phase="draw", active=active, bells=[active])
        table.darin.has(GUARDIANS)
        player = getattr(table, active)
        second, first = player.deck[-2:]
        table.expects(player, "action")
        assert player.hand == [first]
        assert second in player.discard
        assert len(player.discard) == 1

    def test_two_of_them_do_no_more_than_one(self) -> None:
        """tsb-055; DRAW-9: there are no two cards left to draw otherwise."""
        table = Scenario(phase="draw", bells=["darin"])
        table.darin.has(GUARDIANS)
        table.tommy.has(GUARDIANS)
        table.expects(table.darin, "action")
        assert (len(table.darin.hand), len(table.darin.discard)) == (1, 1)

    def test_what_adds_a_card_comes_on_top(self) -> None:
        """tsb-055; DRAW-9, DRAW-7: with the Back Room it is two, and one discarded."""
        table = Scenario(phase="draw", bells=["darin"])
        table.darin.has(GUARDIANS)
        table.darin.has("The Back Room")
        table.expects(table.darin, "action")
        assert (len(table.darin.hand), len(table.darin.discard)) == (2, 1)

    def test_in_the_first_turn_it_takes_the_place_of_nothing(self) -> None:
        """tsb-055; DRAW-9, DRAW-2: one card is drawn anyway."""
        table = Scenario(phase="draw", turn=1, bells=["darin"])
        table.darin.has(GUARDIANS)
        table.expects(table.darin, "action")
        assert (len(table.darin.hand), len(table.darin.discard)) == (1, 0)

    def test_draws_by_effects_are_as_ever(self) -> None:
        """tsb-055: only in the draw phase's own drawing."""
        gift = event("test-2", "Gift", NEUTRAL, cost=0, text=[action(draw(2))])
        table = Scenario(bells=["darin"], cards=[gift])
        table.darin.has(GUARDIANS)
        table.darin.holds(gift)
        table.darin.plays("Gift")
        assert (len(table.darin.hand), len(table.darin.discard)) == (2, 1)

    def test_insane_they_guard_nothing(self) -> None:
        """tsb-055; STATE-13."""
        table = Scenario(phase="draw", bells=["darin"])
        table.darin.has(GUARDIANS, insane=True)
        table.expects(table.darin, "action")
        assert len(table.darin.hand) == 2

    @pytest.mark.parametrize(("won", "cost"), [(0, 6), (1, 4)])
    def test_they_cost_two_less_for_each_story_the_opponent_won(self, won: int, cost: int) -> None:
        """tsb-055; PAY-11."""
        for resources in (cost, cost - 1):
            table = Scenario(bells=["darin"], cards=[PAST])
            held = table.darin.holds(GUARDIANS)
            for _ in range(won):
                table.tommy.won(PAST)
            table.darin.domain(yog_sothoth=resources)
            assert table.darin.may_play(held) is (resources == cost)
