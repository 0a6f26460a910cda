"""Dreamlands: Nightmares!, Beings of Ib and Obsessive Insomniac."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario

MOON = support("test-1", "Moon", NEUTRAL, cost=1, keywords=[NIGHT])
MAN = character("test-2", "Man", NEUTRAL, cost=2, skill=2)
BRAVE = character("test-3", "Brave", NEUTRAL, cost=2, skill=2, keywords=[WILLPOWER])
OLD_ONE = character("test-4", "Old One", CTHULHU, cost=2, skill=4, icons="TT", subtypes="Ancient One")
CARDS = [MOON, MAN, BRAVE, OLD_ONE]


class TestNightmares:
    """dl-010."""

    @pytest.mark.parametrize(("victim", "insane"), [(MAN, True), (BRAVE, False)])
    def test_who_cannot_go_insane_goes_on_top_of_the_deck(self, victim: Card, insane: bool) -> None:
        """dl-010; EFF-52, STATE-18: the one or the other, never both."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(hastur=2)
        table.darin.has(MOON)
        man = table.tommy.has(victim)
        table.darin.plays(table.darin.holds("Nightmares!"))
        assert man.insane is insane
        assert man.in_deck is not insane
        assert insane or table.tommy.deck[-1] == man

    def test_only_at_night(self) -> None:
        """dl-010."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(hastur=2)
        table.tommy.has(MAN)
        assert not table.darin.may_play(table.darin.holds("Nightmares!"))


class TestBeingsOfIb:
    """dl-007."""

    @pytest.mark.parametrize(("number", "counted"), [(0, False), (1, True), (2, False)])
    def test_a_single_ancient_one_counts_where_they_are(self, number: int, counted: bool) -> None:
        """dl-007; STORY-49: exactly one; one of the opponent's does not count."""
        table = Scenario(cards=CARDS, phase="resolution")
        table.darin.has("Beings of Ib", at=table.a)
        for _ in range(number):
            table.darin.has(OLD_ONE)
        table.tommy.has(OLD_ONE)
        table.tommy.has(MAN, at=table.a)
        assert table.darin.may("place") is counted
        table.decline_all()

    def test_it_counts_once_however_many_of_them_are_there(self) -> None:
        """dl-007; FAQ 4.1: 4 against 6, and not 8."""
        table = Scenario(cards=CARDS, phase="resolution")
        for _ in range(2):
            table.darin.has("Beings of Ib", at=table.a)
        table.darin.has(OLD_ONE)
        for _ in range(3):
            table.tommy.has(BRAVE, at=table.a)
        table.run_to("refresh")
        assert not table.a.tokens(table.darin)

    @pytest.mark.parametrize("beings", [0, 1])
    def test_bokrug_costs_one_less(self, beings: int) -> None:
        """dl-007; PAY-11."""
        table = Scenario(cards=CARDS, bells=["darin"])
        bokrug = table.darin.holds("Bokrug")
        table.darin.domain(cthulhu=5)
        for _ in range(beings):
            table.darin.has("Beings of Ib")
        assert table.darin.may_play(bokrug) is (beings == 1)


class TestObsessiveInsomniac:
    """dl-024."""

    def test_a_resource_readies_it(self) -> None:
        """dl-024; RES-6: discarded from a domain of yours, drained or not."""
        table = Scenario(cards=CARDS, bells=["darin"])
        insomniac = table.darin.has("Obsessive Insomniac", exhausted=True)
        mine = table.darin.domain(MAN, BRAVE, drained=True)
        theirs = table.tommy.domain(MAN)
        gone = mine.resources[1]
        table.darin.uses(insomniac)
        assert table.darin.may_choose(*mine.resources)
        table.darin.chooses(gone)
        assert insomniac.ready
        assert gone.in_discard
        assert (len(mine), len(theirs)) == (1, 1)
        table.darin.uses(insomniac, 1)
        assert insomniac.exhausted
        assert len(table.darin.hand) == 1

    def test_without_a_resource_it_stays_as_it_is(self) -> None:
        """dl-024; PAY-7."""
        table = Scenario(cards=CARDS, bells=["darin"])
        insomniac = table.darin.has("Obsessive Insomniac", exhausted=True)
        table.darin.domain()
        assert not table.darin.may_use(insomniac)
