"""Ancient Relics: Shub-Niggurath."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

GOD = character("test-1", "God", CTHULHU, cost=6, skill=6, subtypes="Ancient One")
IDOL = support("test-2", "Idol", CTHULHU, cost=1, subtypes="Ancient One")
MAN = character("test-3", "Man", AGENCY, cost=2, skill=2)
SHED = support("test-4", "Shed", AGENCY, cost=1)
CARDS = [GOD, IDOL, MAN, SHED]


class TestMagartaKiss:
    """ar-021."""

    @pytest.mark.parametrize(("x", "taken"), [(1, 1), (2, 1), (3, 2)])
    def test_ancient_one_cards_are_taken_of_x_cards(self, x: int, taken: int) -> None:
        """ar-021; PAY-17: all of them, characters or not, as many cards as X; the others lie at the bottom."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        idol, man, god = (table.darin.decked(card) for card in (IDOL, MAN, GOD))
        magarta = table.darin.has("Magarta Kiss")
        table.darin.domain(shub_niggurath=3)
        table.darin.uses(magarta, x=x, paying=0)
        assert (god.in_hand, idol.in_hand) == (True, taken == 2)
        assert man.in_deck
        assert (table.darin.deck[0] == man) is (x > 1)

    def test_the_rest_goes_under_the_deck_in_any_order(self) -> None:
        """ar-021: Darin picks the order; the last one picked lies at the very bottom."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        man, shed, god = (table.darin.decked(card) for card in (MAN, SHED, GOD))
        magarta = table.darin.has("Magarta Kiss")
        table.darin.domain(shub_niggurath=3)
        table.darin.uses(magarta, x=3, paying=0)
        table.darin.chooses(man)
        assert god.in_hand
        assert table.darin.deck[:2] == [shed, man]
        assert god.piece.seen == 3
