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


class TestNewRecruit:
    """roto-041."""

    def test_he_goes_back_into_the_deck(self) -> None:
        """roto-041; DRAW-6: shuffled, not on top."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        recruit = table.darin.has("New Recruit")
        table.darin.plays(table.darin.holds(STAB), on=recruit)
        table.darin.responds_with(recruit)
        assert recruit.in_deck
        assert len(table.darin.deck) == 21
        assert all(card.piece.seen == 0 for card in table.darin.deck)

    def test_he_may_stay_where_he_is(self) -> None:
        """roto-041."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        recruit = table.darin.has("New Recruit")
        table.darin.plays(table.darin.holds(STAB), on=recruit)
        table.darin.passes()
        assert recruit.in_discard

    def test_only_from_play_and_only_he(self) -> None:
        """roto-041: neither from hand, nor after somebody else dies."""
        drop = event("test-4", "Drop", NEUTRAL, cost=0, text=[action(discard_from_hand())])
        table = Scenario(cards=[*CARDS, drop], bells=["tommy"])
        held, man = table.darin.holds("New Recruit"), table.darin.has(MAN)
        other = table.darin.has("New Recruit")
        dropping, stabbing = table.darin.holds(drop), table.darin.holds(STAB)
        table.darin.plays(dropping)
        table.darin.chooses(held)
        assert held.in_discard
        table.tommy.passes()
        table.darin.plays(stabbing, on=man)
        assert (man.in_discard, other.in_play) == (True, True)
        table.expects(table.tommy, "action")
