"""Revelations: Miskatonic University."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

BOOK = support("test-1", "Book", MISKATONIC, cost=1, subtypes="Tome")
LAB = support("test-2", "Lab", MISKATONIC, cost=1)
SHED = support("test-3", "Shed", AGENCY, cost=1)
MAN = character("test-4", "Man", MISKATONIC, cost=2, skill=2, icons="I")
WORK = story("test-5", "Work", struggles="I")
CARDS = [BOOK, LAB, SHED, MAN, WORK]


def leave_tokens(table: Scenario) -> None:
    """Darin places none of the success tokens that he may place."""
    while table.open_decision().kind == "token":
        table.darin.declines()


class TestSonjeOlson:
    """rev-007."""

    @pytest.mark.parametrize(("whose", "icons"), [("darin", "AAIII"), ("tommy", "AII"), ("", "AII")])
    def test_a_tome_of_ones_own_gives_her_icons(self, whose: str, icons: str) -> None:
        """rev-007: one that Darin controls."""
        table = Scenario(cards=CARDS, bells=["darin"])
        sonje = table.darin.has("Sonje Olson")
        table.darin.has(LAB)
        if whose:
            getattr(table, whose).has(BOOK)
        assert sonje.icons == icons

    def won(self, defender_icons: int) -> tuple[Scenario, CardHandle]:
        """Sonje wins the investigation struggle against so many icons; these cards lie on top of Darin's deck."""
        table = Scenario(phase="resolution", stories=[WORK], cards=CARDS, bells=["tommy"])
        sonje = table.darin.has("Sonje Olson", exhausted=True, at=table.a)
        for _ in range(defender_icons):
            table.tommy.has(MAN, at=table.a)
        return table, sonje

    def test_one_of_five_cards_is_found_and_the_rest_goes_under_the_deck(self) -> None:
        """rev-007; DRAW-10: a Miskatonic support card of the top five; the others go down in an order, unshuffled."""
        table, sonje = self.won(0)
        deep = table.darin.decked(LAB)
        shed, man, lab, book, last = (table.darin.decked(card) for card in (SHED, MAN, LAB, BOOK, SHED))
        leave_tokens(table)
        table.darin.responds_with(sonje)
        assert set(table.darin.choices()) == {lab, book}
        table.darin.chooses(lab)
        assert (lab.in_hand, lab.piece.seen) == (True, 3)
        table.darin.chooses(book, man)
        assert table.darin.deck[2:4] == [man, book]
        assert set(table.darin.deck[:2]) == {shed, last}
        assert table.darin.deck[-1] == deep
        table.decline_all()

    def test_nothing_need_be_found(self) -> None:
        """rev-007; DRAW-6: all five go under the deck."""
        table, sonje = self.won(0)
        cards = [table.darin.decked(card) for card in (SHED, MAN, LAB, BOOK, SHED)]
        leave_tokens(table)
        table.darin.responds_with(sonje)
        table.darin.picks_no_more()
        for card in (cards[0], cards[1], cards[2], cards[3]):
            table.darin.chooses(card)
        assert set(table.darin.deck[:5]) == set(cards)
        table.decline_all()

    def test_winning_by_one_icon_is_too_little(self) -> None:
        """rev-007."""
        table, sonje = self.won(1)
        table.run_to("story", "token")
        assert not sonje.ready
        table.decline_all()
