"""Eat the Dead (sotd-056): an attachment that answers its host's destruction, and by its erratum disrupts it."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
STRIKE = event("test-2", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
CARDS = [MAN, STRIKE]


class TestEatTheDead:
    """sotd-056."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_both_become_resources(self, rules: str) -> None:
        """sotd-056; TIME-32: as printed from the discard pile, by the erratum before they go there."""
        table = Scenario(cards=CARDS, rules=rules, bells=["tommy"])
        man, strike = table.darin.has(MAN), table.tommy.holds(STRIKE)
        eat = table.darin.has("Eat the Dead", on=man)
        domain = table.darin.domain(neutral=1)
        table.tommy.plays(strike, on=man)
        (table.darin.responds_with if rules == "lcg" else table.darin.disrupts_with)(eat)
        assert (man.is_resource, eat.is_resource) == (True, True)
        assert len(domain) == 3

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_nothing_of_that_for_another_character(self, rules: str) -> None:
        """sotd-056: it waits for its own host."""
        table = Scenario(cards=CARDS, rules=rules, bells=["tommy"])
        man, other, strike = table.darin.has(MAN), table.darin.has(MAN), table.tommy.holds(STRIKE)
        table.darin.has("Eat the Dead", on=man)
        table.darin.domain(neutral=1)
        table.tommy.plays(strike, on=other)
        table.expects(table.tommy, "action")
        assert other.in_discard
