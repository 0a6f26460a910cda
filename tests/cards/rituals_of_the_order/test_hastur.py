"""The Rituals of the Order: Hastur."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

BRUTE = character("test-1", "Brute", AGENCY, cost=2, skill=2, icons="CCA")
MAN = character("test-2", "Man", AGENCY, cost=2, skill=2)
CARDS = [BRUTE, MAN]


class TestScalpel:
    """roto-087."""

    @pytest.mark.parametrize(("icon", "left"), [("combat", "CA"), ("arcane", "CC"), ("terror", "CCA")])
    def test_a_character_loses_one_icon_of_a_kind(self, icon: str, left: str) -> None:
        """roto-087; EFF-22: one that it lacks may be named; the next phase it has all of them again."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        scalpel = table.darin.has("Scalpel", on=table.darin.has(MAN))
        brute, other = table.tommy.has(BRUTE), table.tommy.has(BRUTE)
        table.darin.uses(scalpel, on=brute)
        table.darin.chooses(icon)
        assert (brute.icons, other.icons) == (left, "CCA")
        table.run_to("story")
        assert brute.icons == "CCA"

    def test_only_on_a_character_of_ones_own(self) -> None:
        """roto-087; STATE-26."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has(MAN)
        scalpel = table.darin.holds("Scalpel")
        table.darin.domain(hastur=1)
        assert not table.darin.may_play(scalpel)


class TestPainfulReflection:
    """roto-106."""

    def scene(self, insane: int, held: int) -> Scenario:
        table = Scenario(cards=CARDS, bells=["tommy"])
        for number in range(insane):
            (table.darin, table.tommy)[number % 2].has(MAN, insane=True)
        table.tommy.has(MAN)
        for card in (MAN, BRUTE, "Local Sheriff")[:held]:
            table.tommy.holds(card)
        table.darin.domain(hastur=3)
        table.darin.plays(table.darin.holds("Painful Reflection"))
        return table

    @pytest.mark.parametrize("number", [0, 1, 2])
    def test_the_opponent_discards_up_to_as_many_as_are_insane(self, number: int) -> None:
        """roto-106; FAQ 4.1: on both sides; the opponent chooses how many of the two, and which."""
        table = self.scene(2, 3)
        cards = table.tommy.hand
        table.tommy.chooses(*cards[:number])
        if number < 2:
            table.tommy.picks_no_more()
        assert [card.in_discard for card in cards] == [place < number for place in range(3)]

    def test_with_nobody_insane_nothing_is_discarded(self) -> None:
        """roto-106: nobody is asked."""
        table = self.scene(0, 3)
        assert len(table.tommy.hand) == 3

    def test_not_against_an_empty_hand(self) -> None:
        """roto-106; DRAW-5."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has(MAN, insane=True)
        reflection = table.darin.holds("Painful Reflection")
        table.darin.domain(hastur=3)
        assert not table.darin.may_play(reflection)

    def test_no_more_than_there_are(self) -> None:
        """roto-106: one card in hand, four characters insane."""
        table = self.scene(4, 1)
        card = table.tommy.hand[0]
        table.tommy.chooses(card)
        assert card.in_discard
