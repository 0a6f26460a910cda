"""Denizens of the Underworld: Yog-Sothoth."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

ONE = character("test-1", "One", NEUTRAL, cost=2, skill=2, icons="TTC")
OTHER = character("test-2", "Other", NEUTRAL, cost=2, skill=2, icons="AI")
CLUE = event("test-3", "Clue", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), "II")))])
BLAST = event("test-4", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
SAVE = event(
    "test-5", "Save", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), return_to_hand(choose(MINE)))],
)
CARDS = [ONE, OTHER, CLUE, BLAST, SAVE]


class TestMindSwap:
    """dotu-055."""

    def swap(self) -> Scenario:
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(yog_sothoth=2)
        return table

    def test_two_characters_trade_icons_for_the_phase(self) -> None:
        """dotu-055; EFF-14, FINAL-104: those that each has now; what comes later stays."""
        table = self.swap()
        one, other = table.darin.has(ONE), table.tommy.has(OTHER)
        bystander, clue, swap = table.darin.has(ONE), table.darin.holds(CLUE), table.darin.holds("Mind Swap")
        table.darin.plays(swap, on=[one, other])
        assert (one.icons, other.icons, bystander.icons) == ("AI", "TTC", "TTC")
        assert len(table.darin.hand) == 2
        table.darin.plays(clue, on=one)
        assert one.icons == "AIII"
        table.run_to("story")
        assert (one.icons, other.icons) == ("TTC", "AI")

    def test_when_one_leaves_play_the_other_keeps_what_it_got(self) -> None:
        """dotu-055; EFF-15."""
        table = self.swap()
        one, other, blast = table.darin.has(ONE), table.tommy.has(OTHER), table.darin.holds(BLAST)
        table.darin.plays(table.darin.holds("Mind Swap"))
        table.darin.plays(blast, on=other)
        assert one.icons == "AI"

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_both_trade_or_neither(self, rules: str) -> None:
        """dotu-055; EFF-12, EFF-14, STATE-13: an insane character has nothing to trade, so that nothing is drawn."""
        table = Scenario(cards=CARDS, bells=["darin"], rules=rules)
        table.darin.domain(yog_sothoth=2)
        one, mad = table.darin.has(ONE), table.tommy.has(OTHER, insane=True)
        swap = table.darin.holds("Mind Swap")
        if table.darin.may_play(swap):
            table.darin.plays(swap)
        assert (one.icons, mad.icons) == ("TTC", "")
        assert swap not in table.darin.hand or rules == "lcg-final"
        assert len(table.darin.hand) <= 1

    def test_one_that_has_escaped_stops_the_trade(self) -> None:
        """dotu-055; EFF-4, EFF-14."""
        table = self.swap()
        one, other, save = table.darin.has(ONE), table.tommy.has(OTHER), table.tommy.holds(SAVE)
        table.darin.plays(table.darin.holds("Mind Swap"))
        table.tommy.disrupts_with(save)
        assert other.in_hand
        assert one.icons == "TTC"
        assert not table.darin.hand
