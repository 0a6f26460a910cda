"""The Rituals of the Order: Silver Twilight."""

import pytest

from rlyeh.testing import Scenario


class TestCrookedTreasurer:
    """roto-112."""

    @pytest.mark.parametrize(("mine", "theirs", "drawn"), [(0, 1, 3), (1, 1, 2), (2, 1, 2), (1, 3, 3)])
    def test_three_cards_where_the_opponent_has_more(self, mine: int, theirs: int, drawn: int) -> None:
        """roto-112; DRAW-7: fewer, as many, and more cards in hand; counted as the phase begins."""
        table = Scenario(phase="draw", bells=["darin"])
        table.darin.has("Crooked Treasurer")
        for _ in range(mine):
            table.darin.holds("Byakhee Servant")
        for _ in range(theirs):
            table.tommy.holds("Byakhee Servant")
        table.expects(table.darin, "action")
        assert len(table.darin.hand) == mine + drawn

    def test_the_opponent_draws_two(self) -> None:
        """roto-112: "your draw phase"."""
        table = Scenario(phase="draw", active="tommy", bells=["tommy"])
        table.darin.has("Crooked Treasurer")
        table.darin.holds("Byakhee Servant")
        table.expects(table.tommy, "action")
        assert len(table.tommy.hand) == 2

    def test_insane_it_counts_nothing(self) -> None:
        """roto-112; STATE-13."""
        table = Scenario(phase="draw", bells=["darin"])
        table.darin.has("Crooked Treasurer", insane=True)
        table.tommy.holds("Byakhee Servant")
        table.expects(table.darin, "action")
        assert len(table.darin.hand) == 2
