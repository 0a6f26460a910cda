"""Dreamlands: Nyarlathotep."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
CARDS = [MAN]


class TestNyarlathotep:
    """dl-117."""

    def test_an_opponents_resource_is_random(self) -> None:
        """dl-117; RES-1: only the domain is chosen."""
        table = Scenario(cards=CARDS, phase="resource")
        table.tommy.has("dl-117")
        first, second = table.darin.domain(agency=1), table.darin.domain(agency=1)
        for _ in range(3):
            table.darin.holds(MAN)
        options = table.open_decision().options
        assert sorted(option.number for option in options if option.verb == "resource") == [0, 1]
        table.game.apply(next(option for option in options if option.verb == "resource" and option.number == 1))
        assert len(first) == 1
        assert len(second) == 2
        assert len(table.darin.hand) == 2

    def test_its_own_player_picks_as_ever(self) -> None:
        """dl-117: an opponent."""
        table = Scenario(cards=CARDS, phase="resource")
        table.darin.has("dl-117")
        domain = table.darin.domain(agency=1)
        man = table.darin.holds(MAN)
        table.darin.holds("Byakhee Servant")
        table.darin.attaches(man, to=domain)
        assert man.is_resource
