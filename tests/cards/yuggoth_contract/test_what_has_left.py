"""The Yuggoth Contract: cards that speak of what has left play, or leave it themselves."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
WEAK = character("test-2", "Weakling", NEUTRAL, cost=2, skill=1)
STRIKE = event("test-3", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
SCREAM = event("test-4", "Scream", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
RECALL = event("test-5", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
NO = event("test-6", "No", NEUTRAL, cost=0, text=[disrupt(when(ability_used(of=SUPPORT)), cancel())])
STAB = event("test-7", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
RAISE = support(
    "test-8", "Raise", NEUTRAL, cost=0, text=[response(after(is_("destroyed", MINE)), put_into_play(THAT_CHARACTER))],
)
CARDS = [MAN, WEAK, STRIKE, SCREAM, RECALL, NO, STAB, RAISE]


class TestWantAds:
    """yc-016."""

    def test_its_host_goes_to_the_discard_pile(self) -> None:
        """yc-016; TIME-32: two cards for its own player, at once."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man = table.tommy.has(MAN)
        table.darin.has("Want Ads", on=man)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        assert len(table.darin.hand) == 2
        assert table.tommy.hand == []

    @pytest.mark.parametrize("card", [SCREAM, RECALL])
    def test_elsewhere_it_brings_nothing(self, card: object) -> None:
        """yc-016: insane or back in hand is not in the discard pile."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man = table.tommy.has(MAN)
        ads = table.darin.has("Want Ads", on=man)
        table.darin.plays(table.darin.holds(card), on=man)  # type: ignore[arg-type]
        assert ads.in_discard
        assert table.darin.hand == []


class TestCrowbar:
    """yc-032."""

    def test_it_wounds_and_goes_back_to_hand(self) -> None:
        """yc-032: skill 1 is low enough, skill 2 is not."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN)
        crowbar = table.darin.has("Crowbar", on=man)
        weak, strong = table.tommy.has(WEAK), table.tommy.has(MAN)
        table.darin.uses(crowbar)
        assert (weak.in_discard, strong.in_play) == (True, True)
        assert (crowbar.in_hand, man.exhausted) == (True, True)

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_it_is_in_hand_also_when_it_is_cancelled(self, rules: str) -> None:
        """yc-032; TIME-12, TIME-13: that was the cost."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        man, weak, no = table.darin.has(MAN), table.tommy.has(WEAK), table.tommy.holds(NO)
        crowbar = table.darin.has("Crowbar", on=man)
        table.darin.uses(crowbar)
        table.tommy.disrupts_with(no)
        assert (crowbar.in_hand, weak.in_play, man.exhausted) == (True, True, True)

    def test_an_exhausted_host_cannot_use_it(self) -> None:
        """yc-032; PAY-27."""
        table = Scenario(cards=CARDS, bells=["darin"])
        crowbar = table.darin.has("Crowbar", on=table.darin.has(MAN, exhausted=True))
        table.tommy.has(WEAK)
        assert not table.darin.may_use(crowbar)


class TestForgiveness:
    """yc-113."""

    def test_the_character_is_sacrificed_when_the_phase_ends(self) -> None:
        """yc-113; TURN-7: that one, and nobody else."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man, other, mercy = table.tommy.has(MAN), table.tommy.has(MAN), table.tommy.holds("Forgiveness?")
        table.darin.plays(table.darin.holds(STAB), on=man)
        table.tommy.disrupts_with(mercy)
        assert man.in_play
        assert man.wounds == 0
        table.darin.passes()
        assert (man.in_discard, other.in_play) == (True, True)

    def test_not_if_it_has_left_play_meanwhile(self) -> None:
        """yc-113; STATE-4: back in play it is another object."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man, mercy, raise_ = table.tommy.has(MAN), table.tommy.holds("Forgiveness?"), table.tommy.has(RAISE)
        stab, strike = table.darin.holds(STAB), table.darin.holds(STRIKE)
        table.darin.plays(stab, on=man)
        table.tommy.disrupts_with(mercy)
        table.darin.plays(strike, on=man)
        table.tommy.responds_with(raise_)
        table.darin.passes()
        assert man.in_play

    def test_not_for_a_character_of_the_opponent(self) -> None:
        """yc-113."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN)
        table.tommy.holds("Forgiveness?")
        table.darin.plays(table.darin.holds(STAB), on=man)
        assert man.in_discard


class TestSafeHouse:
    """yc-116."""

    def test_a_character_comes_back_to_hand(self) -> None:
        """yc-116: for 1, from its player's own pile."""
        table = Scenario(cards=CARDS, bells=["darin"])
        house, man = table.tommy.has("Safe House"), table.tommy.has(MAN)
        domain = table.tommy.domain(neutral=1)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        table.tommy.responds_with(house)
        assert man.in_hand
        assert domain.drained

    def test_not_from_play_if_it_is_back_there(self) -> None:
        """yc-116; STATE-4: another card has put it into play first."""
        table = Scenario(cards=CARDS, bells=["darin"])
        house, raise_, man = table.tommy.has("Safe House"), table.tommy.has(RAISE), table.tommy.has(MAN)
        table.tommy.domain(neutral=1)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        table.tommy.responds_with(raise_)
        table.tommy.responds_with(house)
        assert man.in_play

    def test_not_from_the_opponents_pile(self) -> None:
        """yc-116."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has("Safe House")
        table.tommy.domain(neutral=1)
        man = table.darin.has(MAN)
        table.darin.plays(table.darin.holds(STRIKE), on=man)
        table.expects(table.darin, "action")
        assert man.in_discard
