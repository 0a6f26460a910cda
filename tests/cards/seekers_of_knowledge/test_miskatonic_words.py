"""Seekers of Knowledge: Miskatonic University."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=2)
CLERK = character("test-2", "Clerk", MISKATONIC, cost=1, skill=1, subtypes="Explorer")
CALL = event("test-3", "Call", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
BLAST = event("test-4", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
STAB = event("test-5", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
BRUTE = character("test-6", "Brute", NEUTRAL, cost=1, skill=2, icons="CC")
GHOST = character("test-7", "Ghost", NEUTRAL, cost=1, skill=2, icons="TT")
CARDS = [MAN, CLERK, CALL, BLAST, STAB, BRUTE, GHOST]


class TestMatthewAlexander:
    """sok-007."""

    @pytest.mark.parametrize("how", ["Call", "Blast"])
    def test_a_character_that_comes_or_goes_by_an_effect(self, how: str) -> None:
        """sok-007; EFF-31: one ability for both."""
        table = Scenario(cards=CARDS, bells=["darin"])
        clerk, matthew = table.darin.has(CLERK), table.darin.holds("Matthew Alexander")
        man = table.darin.holds(MAN) if how == "Call" else table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(how), on=man)
        table.darin.responds_with(matthew)
        assert matthew.in_play
        assert (clerk.skill, matthew.skill) == (2, 3)

    @pytest.mark.parametrize("how", ["played", "wounds", "alone"])
    def test_nothing_else_brings_him(self, how: str) -> None:
        """sok-007; EFF-39, STATE-21: a character that is played, one that dies of wounds; and without a card of the
        University he does not come."""
        table = Scenario(cards=CARDS, bells=["darin"])
        matthew, man = table.darin.holds("Matthew Alexander"), table.darin.holds(MAN)
        if how != "alone":
            table.darin.has(CLERK)
        victim = table.tommy.has(MAN)
        stab, blast = table.darin.holds(STAB), table.darin.holds(BLAST)
        table.darin.domain(neutral=1)
        if how == "played":
            table.darin.plays(man)
        else:
            table.darin.plays(stab if how == "wounds" else blast, on=victim)
        table.expects(table.darin, "action")
        assert matthew.in_hand


class TestPlanB:
    """sok-035."""

    def test_a_character_goes_home_instead_of_dying(self) -> None:
        """sok-035; EFF-13, STORY-23: and a card is drawn."""
        table = Scenario(cards=CARDS, phase="resolution")
        man = table.darin.has(MAN, at=table.a)
        table.tommy.has(BRUTE, at=table.a)
        table.darin.domain(miskatonic=2)
        plan = table.darin.holds("Plan \"B\"")
        table.darin.disrupts_with(plan)
        assert (man.in_play, man.wounds, man.story) == (True, 0, None)
        assert len(table.darin.hand) == 1
        table.decline_all()

    def test_nor_insane(self) -> None:
        """sok-035; STORY-20."""
        table = Scenario(cards=CARDS, phase="resolution")
        man = table.darin.has(MAN, at=table.a)
        table.tommy.has(GHOST, at=table.a)
        table.darin.domain(miskatonic=2)
        table.darin.disrupts_with(table.darin.holds("Plan \"B\""))
        assert (man.insane, man.story) == (False, None)
        table.decline_all()

    def test_no_wound_but_by_a_struggle(self) -> None:
        """sok-035."""
        table = Scenario(cards=CARDS, phase="story", bells=["darin"])
        man, stab = table.darin.has(MAN, at=table.a), table.darin.holds(STAB)
        table.darin.domain(miskatonic=2)
        table.darin.holds("Plan \"B\"")
        table.darin.plays(stab)
        assert man.in_discard
