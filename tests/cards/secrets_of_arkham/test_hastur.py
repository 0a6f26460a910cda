"""Secrets of Arkham: Hastur."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)


class TestCarcosa:
    """soa-038."""

    def scene(self) -> tuple[Scenario, CardHandle]:
        table = Scenario(cards=[MAN], bells=["tommy"])
        table.darin.domain(hastur=2)
        return table, table.darin.has("Carcosa")

    def test_the_chosen_player_discards_from_hand_or_deck(self) -> None:
        """soa-038; EFF-8: that player picks which."""
        for picked, hand, deck in ((0, 1, 20), (1, 2, 15)):
            table, carcosa = self.scene()
            cards = [table.tommy.holds(MAN), table.tommy.holds(MAN)]
            table.darin.uses(carcosa)
            table.darin.chooses(table.tommy.seat)
            table.tommy.chooses(picked)
            assert carcosa.exhausted
            assert len(table.tommy.hand) == hand
            assert len(table.tommy.deck) == deck
            assert sum(card.in_discard for card in cards) == 2 - hand

    def test_you_may_choose_yourself(self) -> None:
        """soa-038: "a player"; the other one loses nothing."""
        table, carcosa = self.scene()
        table.tommy.holds(MAN)
        mine = table.darin.holds(MAN)
        table.darin.uses(carcosa)
        table.darin.chooses(table.darin.seat)
        table.darin.chooses(0)
        assert mine.in_discard
        assert len(table.tommy.hand) == 1

    def test_without_a_hand_the_deck_it_is(self) -> None:
        """soa-038; EFF-8."""
        table, carcosa = self.scene()
        table.darin.uses(carcosa)
        table.darin.chooses(table.tommy.seat)
        assert len(table.tommy.deck) == 15

    def test_exhausted_it_cannot_be_used(self) -> None:
        """soa-038; PAY-27."""
        table = Scenario(bells=["darin"])
        table.darin.domain(hastur=2)
        assert not table.darin.may_use(table.darin.has("Carcosa", exhausted=True))
