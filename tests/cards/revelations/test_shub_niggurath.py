"""Revelations: Shub-Niggurath."""

from rlyeh.language import *
from rlyeh.testing import Scenario

PUSH = event("test-1", "Push", NEUTRAL, cost=0, text=[action(place_token(choose(STORY)))])
ONE = character("test-2", "One", AGENCY, cost=1, skill=1)
TWO = character("test-3", "Two", AGENCY, cost=2, skill=2)
THREE = character("test-4", "Three", AGENCY, cost=3, skill=3)
SHED = support("test-5", "Shed", AGENCY, cost=1)
CARDS = [PUSH, ONE, TWO, THREE, SHED]


class TestIntoTheWoods:
    """rev-071."""

    def scene(self) -> Scenario:
        """Darin wins the conspiracy with his last token."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        self.woods = table.darin.has("Into The Woods")
        table.tokens(self.woods, {table.darin: 4})
        table.darin.holds(PUSH)
        return table

    def win(self, table: Scenario) -> None:
        table.darin.plays(PUSH.title, on=self.woods)
        table.darin.accepts()

    def test_characters_come_up_to_a_total_cost_of_five(self) -> None:
        """rev-071: after a cost of 3 one of 3 is too much, of 2 is not; with 5 in all nothing more can come."""
        table = self.scene()
        three, other, two, one, shed = (table.darin.decked(card) for card in (THREE, THREE, TWO, ONE, SHED))
        self.win(table)
        assert set(table.darin.choices()) == {three, two, one}
        table.darin.chooses(three)
        assert set(table.darin.choices()) == {two, one}
        table.darin.chooses(two)
        assert [card.in_play for card in (three, two, one, other, shed)] == [True, True, False, False, False]

    def test_only_the_top_ten_cards_are_searched_and_fewer_will_do(self) -> None:
        """rev-071; DRAW-6: the eleventh card is out of reach; Darin stops after one."""
        table = self.scene()
        deep = table.darin.decked(ONE)
        two = table.darin.decked(TWO)
        for _ in range(9):
            table.darin.decked(SHED)
        self.win(table)
        assert table.darin.choices() == [two]
        table.darin.picks_no_more()
        assert (two.in_deck, deep.in_deck) == (True, True)
        assert all(card.piece.seen == 0 for card in table.darin.deck)
