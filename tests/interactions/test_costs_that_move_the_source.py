"""What a card costs with itself: it goes back to hand, off its story, out of a pile, and what comes then."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario
from tests.interactions.at_the_table import BOTH

BOOMERANG = support(
    "test-1", "Boomerang", NEUTRAL, cost=0, text=[action(return_to_hand(THIS), to=draw())],
)
NO = event("test-2", "No", NEUTRAL, cost=0, text=[disrupt(when(ability_used(of=SUPPORT)), cancel())])
LURE = character(
    "test-3", "Lure", NEUTRAL, cost=2, skill=1,
    text=[action(uncommit(THIS), to=uncommit(choose(THEIRS.at(SAME_STORY))))],
)
MAN = character("test-4", "Man", NEUTRAL, cost=2, skill=2)


class TestAnAbilityThatIsCancelled:
    """TIME-12, TIME-13, FINAL-16: only what puts itself into play from hand is lost with its ability."""

    @pytest.mark.parametrize("rules", BOTH)
    def test_a_card_that_went_to_hand_as_the_cost_stays_there(self, rules: str) -> None:
        """TIME-12, TIME-13: the cost stays paid, and the card did not use its ability from hand."""
        table = Scenario(cards=[BOOMERANG, NO], rules=rules)
        boomerang, no = table.darin.has(BOOMERANG), table.tommy.holds(NO)
        table.darin.uses(boomerang)
        table.tommy.disrupts_with(no)
        assert boomerang.in_hand
        assert table.darin.hand == [boomerang]


class TestASourceThatLeftItsStory:
    """EFF-4: "the same story" is the one at which it was when its ability was announced."""

    def test_what_was_chosen_there_is_still_legal(self) -> None:
        """EFF-4, PAY-8: the cost has taken the source away, the chosen character is where it was."""
        table = Scenario(phase="after defend", cards=[LURE, MAN], bells=["tommy"])
        lure, man = table.darin.has(LURE, at=table.a), table.tommy.has(MAN, at=table.a)
        table.darin.uses(lure, on=man)
        assert (lure.story, man.story) == (None, None)

    def test_what_has_left_that_story_is_not(self) -> None:
        """EFF-4: whoever is at another story cannot be chosen."""
        table = Scenario(phase="after defend", cards=[LURE, MAN], bells=["tommy"])
        lure = table.darin.has(LURE, at=table.a)
        table.tommy.has(MAN, at=table.b)
        assert not table.darin.may_use(lure)
