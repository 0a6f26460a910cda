"""The Sleeper Below: Kassogtha."""

from rlyeh.language import *
from rlyeh.testing import Scenario

CULTIST = character("test-1", "Cultist", CTHULHU, cost=2, skill=1, subtypes="Cultist")
MAN = character("test-2", "Man", AGENCY, cost=2, skill=1)
HUT = support("test-3", "Hut", AGENCY, cost=2)
PLOT = conspiracy("test-4", "Plot", NEUTRAL, cost=0, struggles="T")
CARDS = [CULTIST, MAN, HUT, PLOT]


class TestKassogtha:
    """tsb-018."""

    def test_cultists_pay_and_one_of_each_kind_dies(self) -> None:
        """tsb-018; PAY-38: 7 less 2 is 5."""
        table = Scenario(cards=CARDS, stops=True)
        table.darin.domain(cthulhu=5)
        two = [table.darin.has(CULTIST) for _ in range(2)]
        man, hut, other = table.tommy.has(MAN), table.tommy.has(HUT), table.tommy.has(HUT)
        plot = table.tommy.has(PLOT)
        kassogtha = table.darin.holds("Kassogtha")
        table.darin.plays(kassogtha)
        table.darin.chooses(two[0])
        table.darin.chooses(man, hut)
        assert all(card.in_discard for card in two)
        assert man.in_discard
        assert hut.in_discard
        assert other.in_play
        assert plot.in_discard
        assert kassogtha.in_play

    def test_what_there_is_none_of_is_not_missed(self) -> None:
        """tsb-018; EFF-6: but she is a character herself, and the only one."""
        table = Scenario(cards=CARDS, stops=True)
        table.darin.domain(cthulhu=7)
        kassogtha = table.darin.holds("Kassogtha")
        table.darin.plays(kassogtha)
        assert kassogtha.in_discard

    def test_with_too_little_she_is_not_played(self) -> None:
        """tsb-018; PAY-38."""
        table = Scenario(cards=CARDS, stops=True)
        table.darin.domain(cthulhu=5)
        table.darin.has(CULTIST)
        assert table.darin.why_not(table.darin.holds("Kassogtha")) == {"PAY-1"}
