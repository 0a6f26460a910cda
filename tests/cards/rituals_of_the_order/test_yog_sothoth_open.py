"""The Rituals of the Order: Yog-Sothoth."""

from rlyeh.engine import Chance
from rlyeh.language import *
from rlyeh.testing import Scenario

TWO = event("test-1", "Two", NEUTRAL, cost=0, text=[action(draw(2))])
CARDS = [TWO]


class TestPrismOfManyViews:
    """roto-020."""

    def test_the_top_cards_of_both_decks_lie_open(self) -> None:
        """roto-020; GEN-15: only the top cards."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        prism = table.darin.holds("Prism of Many Views")
        table.darin.decked("Byakhee Servant")
        mine, theirs = table.darin.decked("Local Sheriff"), table.tommy.decked("Short Fuse")
        table.darin.domain(yog_sothoth=2)
        table.darin.plays(prism)
        assert table.tommy.knows(mine)
        assert table.darin.knows(theirs)
        assert table.tommy.knows(theirs)
        assert not table.tommy.knows(table.darin.deck[-2])
        assert [known.card.title for known in table.game.view(0).sides[1].deck] == ["Short Fuse"]

    def test_every_card_that_is_drawn_was_seen_first(self) -> None:
        """roto-020; GEN-15: two cards drawn together, and then the next one."""
        table = Scenario(phase="draw", cards=CARDS, bells=["tommy", "darin"])
        table.darin.has("Prism of Many Views")
        table.darin.holds(TWO)
        table.expects(table.darin, "action")
        table.darin.plays("Two")
        drawn = table.darin.hand[-2:]
        assert [table.tommy.knows(card) for card in drawn] == [True, True]
        assert table.tommy.knows(table.darin.deck[-1])
        assert not table.tommy.knows(table.darin.deck[-2])

    def test_it_discards_the_top_card_of_a_deck(self) -> None:
        """roto-020: of whichever player; the next card is seen."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        prism = table.darin.has("Prism of Many Views")
        under = table.tommy.decked("Byakhee Servant")
        top = table.tommy.decked("Local Sheriff")
        table.darin.uses(prism)
        table.darin.chooses("player.1")
        assert top.in_discard
        assert table.darin.knows(under)
        assert prism.exhausted

    def test_imagined_games_have_the_same_top_card(self) -> None:
        """GEN-14: for both seats, and draws from an imagined deck are seen too."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        prism = table.darin.has("Prism of Many Views")
        top = table.tommy.decked("Local Sheriff")
        table.tommy.decked("Short Fuse")
        table.darin.uses(prism)
        table.darin.chooses("player.1")
        for seed in range(5):
            twin = table.game.imagine(0, Chance(seed))
            assert twin.state.topmost(1, 1) == [top.id]
            assert twin.state.cards[top.id].face.title == "Local Sheriff"
            twin.apply("pass")
            assert twin.state.cards[twin.state.topmost(0, 1)[0]].seen == 3
