"""The Sleeper Below: cards about phases."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=4, icons="TCAI")


class TestPolarVortex:
    """tsb-032."""

    def test_each_player_skips_their_next_refresh_phase(self) -> None:
        """tsb-032; TURN-9: theirs first, one's own afterwards, and then no more."""
        table = Scenario(cards=[MAN], bells=["tommy"])
        mine, theirs = table.darin.has(MAN, exhausted=True), table.tommy.has(MAN, exhausted=True)
        table.darin.domain(cthulhu=3)
        table.darin.holds("Polar Vortex")
        table.darin.plays("Polar Vortex")
        table.run_to("draw")
        assert table.active is table.tommy
        assert theirs.exhausted
        table.run_to("operations")
        table.run_to("draw")
        assert table.active is table.darin
        assert mine.exhausted
        table.run_to("refresh")
        table.run_to("draw")
        assert theirs.ready
