"""The Rituals of the Order: Agency."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

LADY = character("test-1", "Lady", NEUTRAL, unique=True, cost=1, skill=1)
MAN = character("test-2", "Man", NEUTRAL, cost=1, skill=1)
STAB = event("test-3", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
CARDS = [LADY, MAN, STAB]


class TestSecretServiceAgent:
    """roto-062."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_it_suffers_the_wound_of_somebody_unique(self, rules: str) -> None:
        """roto-062; EFF-35, EFF-13."""
        table = Scenario(cards=CARDS, rules=rules, active="tommy", bells=["tommy"])
        agent, lady = table.darin.has("Secret Service Agent"), table.darin.has(LADY)
        table.tommy.plays(table.tommy.holds(STAB), on=lady)
        table.darin.disrupts_with(agent)
        assert (agent.wounds, lady.wounds) == (1, 0)
        assert lady.in_play

    @pytest.mark.parametrize("wounds", [1, 2])
    def test_its_own_toughness_counts(self, wounds: int) -> None:
        """roto-062; STATE-22: the third wound destroys it."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        agent, lady = table.darin.has("Secret Service Agent", wounds=wounds), table.darin.has(LADY)
        table.tommy.plays(table.tommy.holds(STAB), on=lady)
        table.darin.disrupts_with(agent)
        assert agent.in_play is (wounds == 1)
        assert lady.in_play

    def test_it_may_be_left_and_nobody_else_is_saved(self) -> None:
        """roto-062: neither somebody who is not unique, nor the opponent's, nor itself."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        agent, lady, man = (table.darin.has(card) for card in ("Secret Service Agent", LADY, MAN))
        theirs = table.tommy.has(LADY)
        stabs = [table.tommy.holds(STAB) for _ in range(4)]
        for stab, victim in zip(stabs, (man, theirs, agent), strict=False):
            table.tommy.plays(stab, on=victim)
            table.expects(table.tommy, "action")
        assert (man.in_discard, theirs.in_discard, agent.wounds) == (True, True, 1)
        table.tommy.plays(stabs[3], on=lady)
        table.darin.passes()
        assert lady.in_discard
        assert agent.wounds == 1
