"""Passive text that a player may decline, and passive text that acts only so often."""

import pytest

from rlyeh.engine.files import load
from rlyeh.language import *
from rlyeh.testing import Scenario
from rlyeh.translation import card_text
from tests.interactions.at_the_table import BOTH

RETREAT = character(
    "test-1", "Runaway", NEUTRAL, cost=2, skill=2,
    text=[instead(would_be("destroyed", THIS), return_to_hand(THIS), optional=True)],
)
HAVEN = support(
    "test-2", "Haven", NEUTRAL, cost=0,
    text=[instead(would_be("destroyed", MINE), draw(), limit=limit_once())],
)
TAPE = support(
    "test-3", "Tape", NEUTRAL, cost=0,
    text=[passive(after(is_("destroyed", CHARACTER)), draw(), limit=limit_once("turn"))],
)
STRIKE = event("test-4", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
MAN = character("test-5", "Man", NEUTRAL, cost=2, skill=2)
CARDS = [RETREAT, HAVEN, TAPE, STRIKE, MAN]


class TestMay:
    """TIME-23: text that says so is left to its player."""

    @pytest.mark.parametrize("rules", BOTH)
    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_its_controller_is_asked(self, answer: str, rules: str) -> None:
        """TIME-23, EFF-13: it happens in its place, or as it would."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        runaway = table.tommy.has(RETREAT)
        table.darin.plays(table.darin.holds(STRIKE), on=runaway)
        table.expects(table.tommy, "may")
        table.tommy.chooses(answer)
        assert runaway.in_hand == (answer == "yes")
        assert runaway.in_discard == (answer == "no")

    def test_the_question_can_be_saved(self) -> None:
        """TIME-23: a game stands at it like at any other."""
        table = Scenario(cards=CARDS, bells=["darin"])
        runaway = table.tommy.has(RETREAT)
        table.darin.plays(table.darin.holds(STRIKE), on=runaway)
        again = load(table.game.save(), table.faces)
        assert again.decision is not None
        assert again.decision.keys() == table.open_decision().keys()
        again.apply("yes")
        assert again.state.sides[1].hand == [runaway.id]
        table.tommy.declines()

    def test_both_languages_say_that_one_may(self) -> None:
        """TIME-23: it reads as what it is."""
        english = card_text(RETREAT)
        assert english == "If Runaway would be destroyed, you may instead return Runaway to its owner's hand."
        assert "darfst du" in card_text(RETREAT, "de")


class TestLimits:
    """FINAL-109: a limit of passive text counts like any other."""

    def test_it_replaces_once_a_phase(self) -> None:
        """FINAL-109, EFF-13: the second one dies, although the text could still be carried out."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has(HAVEN)
        one, other = table.tommy.has(MAN), table.tommy.has(MAN)
        first, second = table.darin.holds(STRIKE), table.darin.holds(STRIKE)
        table.darin.plays(first, on=one)
        assert one.in_play
        table.darin.plays(second, on=other)
        assert other.in_discard
        assert len(table.tommy.hand) == 1

    def test_it_acts_once_a_turn(self) -> None:
        """FINAL-109: the second death draws no card."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has(TAPE)
        strikes = [table.darin.holds(STRIKE), table.darin.holds(STRIKE)]
        men = [table.tommy.has(MAN), table.tommy.has(MAN)]
        for strike, man in zip(strikes, men, strict=True):
            table.darin.plays(strike, on=man)
            assert len(table.tommy.hand) == 1
        assert all(man.in_discard for man in men)
