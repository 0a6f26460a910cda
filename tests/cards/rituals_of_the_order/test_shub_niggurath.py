"""The Rituals of the Order: Shub-Niggurath."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

GOAT = character("test-1", "Goat", SHUB_NIGGURATH, cost=3, skill=3)
COP = character("test-2", "Cop", AGENCY, cost=3, skill=3)
WORM = character("test-3", "Worm", SHUB_NIGGURATH, cost=3, skill=3, subtypes="Chthonian")
EGG = support("test-4", "Egg", SHUB_NIGGURATH, cost=1, subtypes="Chthonian")
CARDS = [GOAT, COP, WORM, EGG]


class TestOneOfTheThousand:
    """roto-032."""

    def test_it_goes_into_the_deck_and_the_next_character_costs_less(self) -> None:
        """roto-032; PAY-7, DRAW-6: it is the cost; only one character of the faction profits."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        one = table.darin.has("One of the Thousand")
        first, second = table.darin.holds(GOAT), table.darin.holds(GOAT)
        table.darin.domain(shub_niggurath=2)
        table.darin.uses(one)
        assert one.in_deck
        assert len(table.darin.deck) == 21
        table.tommy.passes()
        assert table.darin.may_play(first)
        table.darin.plays(first)
        assert first.in_play
        table.tommy.passes()
        assert not table.darin.may_play(second)

    def test_no_character_of_another_faction(self) -> None:
        """roto-032."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        one, cop = table.darin.has("One of the Thousand"), table.darin.holds(COP)
        table.darin.domain(agency=2)
        table.darin.uses(one)
        table.tommy.passes()
        assert not table.darin.may_play(cop)


class TestGroundTremors:
    """roto-093."""

    @pytest.mark.parametrize("card", [WORM, EGG])
    def test_a_chthonian_card_is_taken(self, card: object) -> None:
        """roto-093: a character or not; the rest is shuffled, and nobody knows any more what lies where."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        found = table.darin.decked(card)  # type: ignore[arg-type]
        others = [table.darin.decked(GOAT) for _ in range(4)]
        table.darin.domain(shub_niggurath=1)
        table.darin.plays(table.darin.holds("Ground Tremors"))
        assert found.in_hand
        assert found.piece.seen == 3
        assert all(other.in_deck for other in others)
        assert all(other.piece.seen == 0 for other in table.darin.deck)

    def test_one_of_two_is_chosen_and_the_sixth_card_is_out_of_reach(self) -> None:
        """roto-093."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        deep = table.darin.decked(EGG)
        worm, egg, *_ = (table.darin.decked(card) for card in (WORM, EGG, GOAT, GOAT, GOAT))
        table.darin.domain(shub_niggurath=1)
        table.darin.plays(table.darin.holds("Ground Tremors"))
        table.darin.chooses(egg)
        assert (egg.in_hand, worm.in_deck, deep.in_deck) == (True, True, True)

    def test_without_one_nothing_is_taken(self) -> None:
        """roto-093."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.domain(shub_niggurath=1)
        table.darin.plays(table.darin.holds("Ground Tremors"))
        assert table.darin.hand == []
