"""Terror in Venice: Cthulhu."""

from rlyeh.language import *
from rlyeh.testing import Scenario

SUN = support("test-1", "Sun", NEUTRAL, cost=1, keywords=[DAY])
OWL = character("test-2", "Owl", CTHULHU, cost=2, skill=2, text=[while_(NIGHT_TIME, gains(THIS, skill=3))])
LARK = character("test-3", "Lark", AGENCY, cost=2, skill=2, text=[while_(NIGHT_TIME, gains(THIS, skill=3))])


class TestSolarEclipse:
    """tiv-012."""

    def test_day_cards_are_destroyed_and_it_is_night_until_the_phase_ends(self) -> None:
        """tiv-012; EFF-37: without any Night card in play."""
        table = Scenario(cards=[SUN, OWL, LARK], bells=["darin"])
        table.darin.domain(cthulhu=2)
        sun, owl, lark = table.tommy.has(SUN), table.darin.has(OWL), table.tommy.has(LARK)
        assert (owl.skill, owl.icons) == (2, "")
        table.darin.plays(table.darin.holds("Solar Eclipse"))
        assert sun.in_discard
        assert (owl.skill, lark.skill) == (5, 5)
        assert (owl.icons, lark.icons) == ("TC", "")
        table.run_to("story")
        assert (owl.skill, owl.icons, lark.skill) == (2, "", 2)
