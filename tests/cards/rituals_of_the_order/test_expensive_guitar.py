"""The Rituals of the Order: Syndicate."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
STEAL = event("test-2", "Steal", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
CARDS = [MAN, STEAL]


class TestExpensiveGuitar:
    """roto-058."""

    def test_the_guitar_is_exhausted_and_its_bearer_stronger(self) -> None:
        """roto-058; FINAL-104: the ability is the bearer's, so that he may be exhausted; the guitar pays."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man, other = table.darin.has(MAN, exhausted=True), table.darin.has(MAN)
        guitar = table.darin.has("Expensive Guitar", on=man)
        table.darin.uses(man)
        assert guitar.exhausted
        assert (man.skill, other.skill) == (5, 2)
        assert not table.darin.may_use(man)
        table.run_to("story")
        assert man.skill == 2

    def test_of_two_guitars_each_pays_for_its_own_ability(self) -> None:
        """roto-058."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN)
        first, second = (table.darin.has("Expensive Guitar", on=man) for _ in range(2))
        table.darin.uses(man)
        assert {first.exhausted, second.exhausted} == {True, False}
        table.darin.uses(man)
        assert (first.exhausted, second.exhausted, man.skill) == (True, True, 8)

    def test_somebody_else_s_guitar_pays_for_nobody(self) -> None:
        """roto-058; FINAL-112: only one's own cards can pay."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        man = table.darin.has(MAN)
        table.darin.has("Expensive Guitar", on=man)
        table.tommy.plays(table.tommy.holds(STEAL), on=man)
        assert man.controller == table.tommy
        assert not table.tommy.may_use(man)
