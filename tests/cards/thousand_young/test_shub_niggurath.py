"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import *
from rlyeh.testing import Scenario

WORM = character("test-1", "Worm", SHUB_NIGGURATH, cost=3, skill=3, subtypes="Chthonian")
GRUB = character("test-2", "Grub", SHUB_NIGGURATH, cost=1, skill=1, subtypes="Chthonian")
EGG = support("test-3", "Egg", SHUB_NIGGURATH, cost=1, subtypes="Chthonian")
MAN = character("test-4", "Man", AGENCY, cost=1, skill=1)
CARDS = [WORM, GRUB, EGG, MAN]


class TestAncientChthonian:
    """tty-021."""

    def scene(self) -> Scenario:
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.domain(shub_niggurath=6)
        table.darin.holds("Ancient Chthonian")
        return table

    def test_chthonians_lie_on_top_after_the_deck_was_shuffled(self) -> None:
        """tty-021; DRAW-6: any number, the last one uppermost; everybody knows them, and nothing else in the deck."""
        table = self.scene()
        worm, grub, egg, man = (table.darin.decked(card) for card in (WORM, GRUB, EGG, MAN))
        table.darin.plays("Ancient Chthonian")
        table.darin.responds_with("Ancient Chthonian")
        assert set(table.darin.choices()) == {worm, grub}
        table.darin.chooses(worm, grub)
        assert {*table.darin.deck[-2:]} == {worm, grub}
        assert [card.piece.seen for card in table.darin.deck[-2:]] == [3, 3]
        assert all(card.piece.seen == 0 for card in table.darin.deck[:-2])
        assert (egg.in_deck, man.in_deck) == (True, True)

    def test_one_of_two_may_stay_hidden(self) -> None:
        """tty-021."""
        table = self.scene()
        worm, grub = table.darin.decked(WORM), table.darin.decked(GRUB)
        table.darin.plays("Ancient Chthonian")
        table.darin.responds_with("Ancient Chthonian")
        table.darin.chooses(worm)
        table.darin.picks_no_more()
        assert table.darin.deck[-1] == worm
        assert grub.piece.seen == 0
