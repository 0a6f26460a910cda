"""Revelations: a character that returns itself as a cost, and one that leaves somebody a demand."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
SHED = support("test-2", "Shed", NEUTRAL, cost=3)
NO = event("test-3", "No", NEUTRAL, cost=0, text=[disrupt(when(ability_used(of=CHARACTER)), cancel())])
STRIKE = event("test-4", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
CARDS = [MAN, SHED, NO, STRIKE]


class TestMarcusJamburg:
    """rev-040."""

    def test_a_support_card_comes_into_play(self) -> None:
        """rev-040: from his player's discard pile, for nothing but himself; no character."""
        table = Scenario(cards=CARDS, bells=["darin"])
        marcus, shed, man = table.darin.has("Marcus Jamburg"), table.darin.discarded(SHED), table.darin.discarded(MAN)
        table.darin.uses(marcus)
        assert (marcus.in_hand, shed.in_play, man.in_discard) == (True, True, True)

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_he_is_in_hand_also_when_it_is_cancelled(self, rules: str) -> None:
        """rev-040; TIME-12, TIME-13: that was the cost."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        marcus, shed, no = table.darin.has("Marcus Jamburg"), table.darin.discarded(SHED), table.tommy.holds(NO)
        table.darin.uses(marcus)
        table.tommy.disrupts_with(no)
        assert (marcus.in_hand, shed.in_discard) == (True, True)

    def test_without_a_support_card_there_he_cannot(self) -> None:
        """rev-040; EFF-1: nor with one in the opponent's pile."""
        table = Scenario(cards=CARDS, bells=["darin"])
        marcus = table.darin.has("Marcus Jamburg")
        table.darin.discarded(MAN)
        table.tommy.discarded(SHED)
        assert not table.darin.may_use(marcus)


class TestDescendentOfYig:
    """rev-064."""

    def test_either_player_may_be_chosen(self) -> None:
        """rev-064; PAY-10: whoever is chosen picks one of their own."""
        for chosen in ("your opponent", "yourself"):
            table = Scenario(cards=CARDS, bells=["darin"])
            yig, mine = table.darin.has("Descendent of Yig"), table.darin.has(MAN)
            theirs = table.tommy.has(MAN)
            table.darin.plays(table.darin.holds(STRIKE), on=yig)
            table.darin.chooses(chosen)
            assert (mine.in_play, theirs.in_play) == (chosen == "your opponent", chosen == "yourself")

    def test_it_comes_although_only_the_opponent_has_a_character(self) -> None:
        """rev-064; TIME-21: it is enough that somebody can."""
        table = Scenario(cards=CARDS, bells=["darin"])
        yig, theirs = table.darin.has("Descendent of Yig"), table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(STRIKE), on=yig)
        table.darin.chooses("your opponent")
        assert theirs.in_discard

    def test_not_if_nobody_has_one(self) -> None:
        """rev-064; TIME-21, EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin"])
        yig = table.darin.has("Descendent of Yig")
        table.darin.plays(table.darin.holds(STRIKE), on=yig)
        table.expects(table.darin, "action")
