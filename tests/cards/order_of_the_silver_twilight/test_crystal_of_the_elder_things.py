"""The Order of the Silver Twilight: Silver Twilight."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
BLAST = event("test-2", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CARD)))])
HUT = support("test-3", "Hut", NEUTRAL, cost=2)
CARDS = [MAN, BLAST, HUT]


class TestCrystalOfTheElderThings:
    """ost-043."""

    def test_it_refreshes_a_domain_with_a_single_resource(self) -> None:
        """ost-043; RES-6: of either player, neither more nor less."""
        table = Scenario(cards=CARDS, bells=["darin"])
        crystal, man = table.darin.has("Crystal of the Elder Things"), table.tommy.has(MAN)
        empty, one, two = (table.darin.domain(neutral=number, drained=True) for number in (0, 1, 2))
        table.darin.domain(neutral=1)
        theirs = table.tommy.domain(neutral=1, drained=True)
        table.darin.plays(table.darin.holds(BLAST), on=man)
        table.darin.responds_with(crystal)
        assert {option.number for option in table.open_decision().options} == {2 * one.number, 2 * theirs.number + 1}
        table.darin.chooses(theirs)
        assert [domain.drained for domain in (empty, one, two, theirs)] == [True, True, True, False]
        assert crystal.exhausted

    def test_neither_without_such_a_domain_nor_for_a_support(self) -> None:
        """ost-043; EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Crystal of the Elder Things")
        man, hut = table.tommy.has(MAN), table.tommy.has(HUT)
        first, second = table.darin.holds(BLAST), table.darin.holds(BLAST)
        table.darin.domain(neutral=2, drained=True)
        table.darin.plays(first, on=man)
        table.expects(table.darin, "action")
        table.darin.plays(second, on=hut)
        table.expects(table.darin, "action")
