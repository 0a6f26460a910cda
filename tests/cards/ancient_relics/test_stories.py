"""Ancient Relics: stories. Darin wins them in his operations phase with one last token."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

PUSH = event("test-1", "Push", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
TWIN = character("test-2", "Twin", AGENCY, cost=2, skill=2)
KING = character("test-3", "King", AGENCY, cost=2, skill=2, unique=True)
CARDS = [PUSH, TWIN, KING]


def used(table: Scenario) -> Scenario:
    """Darin wins the first story and uses its effect."""
    table.tokens(table.a, {table.darin: 4})
    table.darin.plays(table.darin.holds(PUSH), on=table.a)
    table.darin.accepts()
    return table


class TestTheSecondDragon:
    """ar-003."""

    def test_copies_of_a_character_come_into_play(self) -> None:
        """ar-003; DRAW-6: as many as its player likes, of one character of their own, then the deck is shuffled."""
        table = Scenario(cards=CARDS, stories=["The Second Dragon"], bells=["darin", "tommy"])
        table.darin.has(TWIN)
        twins = [table.darin.decked(TWIN) for _ in range(3)]
        others = [table.darin.decked(KING), table.tommy.decked(TWIN)]
        used(table)
        table.darin.accepts()
        assert {card.title for card in table.darin.choices()} == {"Twin"}
        table.darin.chooses(twins[0], twins[1])
        table.darin.picks_no_more()
        assert [card.in_play for card in twins] == [True, True, False]
        assert not any(card.in_play for card in others)

    def test_nobody_unique_and_nobody_elses(self) -> None:
        """ar-003: Darin has the King alone, who is unique: he is not asked; Tommy may, and declines."""
        table = Scenario(cards=CARDS, stories=["The Second Dragon"], bells=["darin", "tommy"])
        table.darin.has(KING)
        table.tommy.has(TWIN)
        copy = table.darin.decked(TWIN)
        used(table)
        table.tommy.declines()
        assert copy.in_deck


class TestCongressOfTheKeys:
    """ar-007."""

    @pytest.mark.parametrize(("mine", "theirs"), [(3, 1), (0, 4), (2, 0)])
    def test_everybody_draws_as_many_as_they_shuffled_away(self, mine: int, theirs: int) -> None:
        """ar-007: and the winner one more; the old cards are in the decks, unless they were drawn again."""
        table = Scenario(cards=CARDS, stories=["Congress of the Keys"], bells=["darin", "tommy"], deck=60)
        for _ in range(mine):
            table.darin.holds(KING)
        for _ in range(theirs):
            table.tommy.holds(KING)
        used(table)
        assert (len(table.darin.hand), len(table.tommy.hand)) == (mine + 1, theirs)
        assert (len(table.darin.deck), len(table.tommy.deck)) == (59, 60)
        assert sum(card.title == "King" for card in [*table.darin.deck, *table.darin.hand]) == mine

    def test_the_winner_may_let_it_be(self) -> None:
        """ar-007; STORY-39."""
        table = Scenario(cards=CARDS, stories=["Congress of the Keys"], bells=["darin", "tommy"])
        king = table.darin.holds(KING)
        table.tokens(table.a, {table.darin: 4})
        table.darin.plays(table.darin.holds(PUSH), on=table.a)
        table.darin.declines()
        assert table.darin.hand == [king]
