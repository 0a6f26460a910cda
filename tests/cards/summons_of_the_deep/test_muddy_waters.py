"""Summons of the Deep: Muddy Waters."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
HUT = support("test-2", "Hut", NEUTRAL, cost=2)
BLAST = event("test-3", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CARD)))])
TOSS = event("test-4", "Toss", NEUTRAL, cost=0, text=[action(must(OPPONENT, discard_from_hand()))])
ERODE = event("test-5", "Erode", NEUTRAL, cost=0, text=[action(mill(1, OPPONENT))])
BOUNCE = event("test-6", "Bounce", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
SPEND = event("test-7", "Spend", NEUTRAL, cost=0, text=[action(discard_resource(a(YOUR_RESOURCES)), to=draw())])
CARDS = [MAN, HUT, BLAST, TOSS, ERODE, BOUNCE, SPEND]


class TestMuddyWaters:
    """sotd-049."""

    @pytest.mark.parametrize("how", ["Blast", "Toss", "Erode", "Spend"])
    def test_a_character_enters_a_discard_pile_from_anywhere(self, how: str) -> None:
        """sotd-049: from play, hand, deck or a domain, into whosever pile."""
        table = Scenario(cards=CARDS, bells=["darin"])
        waters, witness = table.darin.has("Muddy Waters"), table.tommy.has("Byakhee Servant")
        man = {
            "Blast": lambda: table.tommy.has(MAN), "Toss": lambda: table.tommy.holds(MAN),
            "Erode": lambda: table.tommy.decked(MAN), "Spend": lambda: table.darin.domain(MAN).resources[0],
        }[how]()  # fmt: skip
        trick = table.darin.holds(how)
        if how == "Blast":
            table.darin.plays(trick, on=man)
        else:
            table.darin.plays(trick)
        table.darin.responds_with(waters)
        assert man.in_discard
        assert witness.exhausted
        assert waters.exhausted

    @pytest.mark.parametrize("how", ["Blast", "Bounce"])
    def test_neither_a_support_nor_a_character_that_goes_elsewhere(self, how: str) -> None:
        """sotd-049: and the event that is discarded is no character either."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Muddy Waters")
        hut, man = table.tommy.has(HUT), table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(how), on=hut if how == "Blast" else man)
        table.expects(table.darin, "action")
