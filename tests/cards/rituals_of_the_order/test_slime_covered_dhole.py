"""The Rituals of the Order: Shub-Niggurath."""

from rlyeh.language import *
from rlyeh.testing import FILLER, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)


class TestSlimeCoveredDhole:
    """roto-050."""

    def test_a_card_goes_to_a_domain_and_one_of_it_comes_back(self) -> None:
        """roto-050; RES-4: only from that very domain, the new card too; what is attached is lost from hand first."""
        table = Scenario(cards=[MAN], bells=["darin"])
        dhole, man = table.darin.has("Slime Covered Dhole"), table.darin.holds(MAN)
        paying, goal = table.darin.domain(neutral=1), table.darin.domain(shub_niggurath=2)
        table.tommy.domain(neutral=2)
        table.darin.uses(dhole, paying=paying)
        table.darin.chooses(goal)
        assert man in goal.resources
        assert table.darin.may_choose(*goal.resources)
        back = goal.resources[0]
        table.darin.chooses(back)
        assert back.in_hand
        assert (len(goal), len(paying)) == (2, 1)
        assert (goal.drained, paying.drained) == (False, True)

    def test_without_a_card_in_hand_it_cannot_be_used(self) -> None:
        """roto-050; EFF-1."""
        table = Scenario(cards=[MAN], bells=["darin"])
        dhole = table.darin.has("Slime Covered Dhole")
        table.darin.domain(neutral=1)
        assert not table.darin.may_use(dhole)

    def test_without_a_domain_that_can_pay_neither(self) -> None:
        """roto-050; PAY-6."""
        table = Scenario(cards=[MAN], bells=["darin"])
        dhole = table.darin.has("Slime Covered Dhole")
        table.darin.holds(MAN)
        table.darin.domain(neutral=1, drained=True)
        assert not table.darin.may_use(dhole)

    def test_a_card_may_go_to_the_domain_that_paid(self) -> None:
        """roto-050; RES-6: drained or not."""
        table = Scenario(cards=[MAN], bells=["darin"])
        dhole, filler = table.darin.has("Slime Covered Dhole"), table.darin.holds(FILLER)
        only = table.darin.domain(neutral=1)
        table.darin.uses(dhole)
        table.darin.chooses(filler)
        assert filler.in_hand
        assert len(only) == 1
