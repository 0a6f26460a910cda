"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
SUN = support("test-2", "Sun", NEUTRAL, cost=1, keywords=[DAY])
CARDS = [MAN, SUN]


class TestYeb:
    """tty-020."""

    def test_each_small_domain_costs_a_card(self) -> None:
        """tty-020; RES-6: domains with 2 resources or fewer, each player's own; the active player goes first."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(shub_niggurath=5)
        table.darin.domain(neutral=2)
        table.darin.domain(neutral=3)
        for number in (0, 1, 3):
            table.tommy.domain(neutral=number)
        mine, other = table.darin.has(MAN), table.darin.has(MAN)
        theirs = [table.tommy.has(MAN) for _ in range(3)]
        sun = table.tommy.has(SUN)
        yeb = table.darin.plays(table.darin.holds("Yeb"))
        assert sun.in_discard
        table.darin.chooses(mine)
        table.tommy.chooses(theirs[0])
        table.tommy.chooses(theirs[1])
        assert (mine.in_discard, other.in_play, yeb.in_play) == (True, True, True)
        assert [man.in_discard for man in theirs] == [True, True, False]

    def test_who_has_nothing_left_gives_nothing(self) -> None:
        """tty-020; EFF-2."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(shub_niggurath=5)
        for _ in range(3):
            table.tommy.domain()
        only = table.tommy.has(MAN)
        yeb = table.darin.plays(table.darin.holds("Yeb"))
        assert only.in_discard
        assert yeb.in_play
