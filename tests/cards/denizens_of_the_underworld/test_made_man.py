"""Made Man (dotu-029): an attachment that avenges its host."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

THUG = character("test-1", "Thug", SYNDICATE, cost=2, skill=2, subtypes="Criminal")
WEAK = character("test-2", "Weakling", NEUTRAL, cost=2, skill=1)
SAME = character("test-3", "Equal", NEUTRAL, cost=2, skill=3)
STRONG = character("test-4", "Strong", NEUTRAL, cost=2, skill=4)
STRIKE = event("test-5", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
RECALL = event("test-6", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
PUMP = support("test-7", "Pump", NEUTRAL, cost=0, text=[gains(CHARACTER.subtype("Criminal"), skill=1)])
CARDS = [THUG, WEAK, SAME, STRONG, STRIKE, RECALL, PUMP]


class TestMadeMan:
    """dotu-029."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_an_opponents_character_goes_with_it(self, rules: str) -> None:
        """dotu-029; TIME-30, TIME-32: below its host's last skill and at it, not above; not one's own."""
        table = Scenario(cards=CARDS, rules=rules, bells=["tommy"])
        thug = table.darin.has(THUG)
        made = table.darin.has("Made Man", on=thug)
        table.darin.has(PUMP)
        table.darin.has(WEAK)
        weak, same = table.tommy.has(WEAK), table.tommy.has(SAME)
        table.tommy.has(STRONG)
        table.tommy.plays(table.tommy.holds(STRIKE), on=thug)
        table.darin.responds_with(made)
        assert table.darin.may_choose(weak, same)
        table.darin.chooses(same)
        assert same.in_discard
        assert made.in_discard

    def test_not_if_its_host_was_not_destroyed(self) -> None:
        """dotu-029: going back to hand is something else, and so is another one's destruction."""
        for card, on_host in ((RECALL, True), (STRIKE, False)):
            table = Scenario(cards=CARDS, bells=["tommy"])
            thug, other = table.darin.has(THUG), table.darin.has(THUG)
            table.darin.has("Made Man", on=thug)
            table.tommy.has(WEAK)
            table.tommy.plays(table.tommy.holds(card), on=thug if on_host else other)
            table.expects(table.tommy, "action")

    def test_it_is_attached_to_criminals_only(self) -> None:
        """dotu-029; STATE-26: of its player."""
        table = Scenario(cards=CARDS, bells=["darin"])
        made = table.darin.holds("Made Man")
        table.darin.has(WEAK)
        table.tommy.has(THUG)
        table.darin.domain(syndicate=1)
        assert not table.darin.may_play(made)
