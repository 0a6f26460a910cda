"""Dreamlands: Syndicate."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)


class TestCloverClubExecutive:
    """dl-085."""

    def played(self, mine: int, theirs: int, rules: str = "lcg") -> Scenario:
        """Darin plays the Executive with so many cards left in hand; Tommy holds so many."""
        table = Scenario(cards=[MAN], bells=["tommy"], rules=rules)
        executive = table.darin.holds("Clover Club Executive")
        for _ in range(mine):
            table.darin.holds(MAN)
        for _ in range(theirs):
            table.tommy.holds(MAN)
        table.darin.domain(syndicate=3)
        table.darin.plays(executive)
        return table

    @pytest.mark.parametrize(("mine", "theirs", "left"), [(1, 3, (1, 1)), (4, 3, (2, 3)), (0, 2, (0, 0))])
    def test_who_holds_more_cards_discards_two_at_random(self, mine: int, theirs: int, left: tuple[int, int]) -> None:
        """dl-085: whoever it is."""
        table = self.played(mine, theirs)
        assert (len(table.darin.hand), len(table.tommy.hand)) == left

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
    def test_in_a_tie_nobody_discards(self, rules: str) -> None:
        """dl-085: the card says so itself; nobody is asked (as against EFF-9)."""
        table = self.played(2, 2, rules)
        assert (len(table.darin.hand), len(table.tommy.hand)) == (2, 2)

    def test_a_single_card_is_discarded(self) -> None:
        """dl-085; FAQ 4.1, AMB-88: as many as there are."""
        table = self.played(0, 1)
        assert not table.tommy.hand


class TestTheBackRoom:
    """dl-066."""

    @pytest.mark.parametrize("active", ["darin", "tommy"])
    def test_both_draw_three(self, active: str) -> None:
        """dl-066; DRAW-7."""
        table = Scenario(phase="draw", active=active, bells=[active])
        table.darin.has("The Back Room")
        drawer = getattr(table, active)
        table.expects(drawer, "action")
        assert len(drawer.hand) == 3

    def test_in_the_first_turn_two(self) -> None:
        """dl-066; DRAW-7, DRAW-2: one more than that one card."""
        table = Scenario(phase="draw", turn=1, bells=["darin"])
        table.darin.has("The Back Room")
        table.expects(table.darin, "action")
        assert len(table.darin.hand) == 2

    def test_the_cards_are_drawn_together(self) -> None:
        """dl-066; TIME-16: what answers the drawing of cards is set off once."""
        clock = support(
            "test-2", "Clock", NEUTRAL, cost=0,
            text=[forced_response(after(draws_cards(during=DRAW_PHASE)), wound(choose(CHARACTER.of(OPPONENT))))],
        )
        tough = character("test-3", "Tough", AGENCY, cost=2, skill=2, keywords=[TOUGHNESS(5)])
        table = Scenario(phase="draw", bells=["darin"], cards=[clock, tough])
        table.darin.has("The Back Room")
        table.darin.has(clock)
        man = table.tommy.has(tough)
        table.expects(table.darin, "action")
        assert man.wounds == 1

    def test_other_draws_are_as_ever(self) -> None:
        """dl-066: only in the draw phase."""
        gift = event("test-4", "Gift", NEUTRAL, cost=0, text=[action(draw())])
        table = Scenario(bells=["darin"], cards=[gift])
        table.darin.has("The Back Room")
        table.darin.holds(gift)
        table.darin.plays("Gift")
        assert len(table.darin.hand) == 1


TRICK = event("test-2", "Trick", NEUTRAL, cost=0, text=[action(draw())])
LADY = character("test-3", "Lady", NEUTRAL, unique=True, cost=2, skill=2)
HANDS = [MAN, TRICK, LADY]


class TestCloverClubDeck:
    """dl-006."""

    def scene(self, *hand: object) -> Scenario:
        """Darin's Man carries the deck of cards; Tommy holds these cards."""
        table = Scenario(cards=HANDS, bells=["darin", "tommy"])
        table.darin.has("Clover Club Deck", on=table.darin.has(MAN))
        table.darin.domain(syndicate=2)
        for card in hand:
            table.tommy.holds(card)  # type: ignore[arg-type]
        return table

    def test_a_card_of_the_hand_is_chosen_and_replaced(self) -> None:
        """dl-006: Darin sees the hand and chooses; then Tommy draws a card."""
        table = self.scene(MAN, TRICK)
        man, trick = table.tommy.hand
        table.darin.uses("Clover Club Deck", paying=0)
        table.darin.chooses(trick)
        assert trick.in_discard
        assert man.in_hand
        assert len(table.tommy.hand) == 2

    def test_darin_knows_what_is_left(self) -> None:
        """dl-006; GEN-10, DRAW-12: he has looked at it, Tommy's new card he has not."""
        table = self.scene(MAN, TRICK)
        man, trick = table.tommy.hand
        table.darin.uses("Clover Club Deck", paying=0)
        table.darin.chooses(trick)
        seen = [card.piece.seen & 1 for card in table.tommy.hand]
        assert (man.piece.seen & 1, sum(seen)) == (1, 1)

    def test_not_against_an_empty_hand(self) -> None:
        """dl-006; DRAW-5: there is no hand to look at."""
        table = self.scene()
        deck = next(card for card in table.darin.in_play if card.title == "Clover Club Deck")
        assert not table.darin.may("use", deck)


class TestForciblyRemoved:
    """dl-027."""

    def scene(self) -> Scenario:
        table = Scenario(cards=HANDS, bells=["darin", "tommy"])
        table.darin.domain(syndicate=3)
        table.darin.holds("Forcibly Removed")
        return table

    @pytest.mark.parametrize("number", [0, 1, 2])
    def test_as_many_are_drawn_as_were_discarded(self, number: int) -> None:
        """dl-027: up to two characters go, and as many cards come."""
        table = self.scene()
        men = [table.tommy.holds(MAN), table.tommy.holds("Local Sheriff"), table.tommy.holds("Byakhee Servant")]
        table.darin.plays("Forcibly Removed")
        table.darin.chooses(*men[:number])
        if number < 2:
            table.darin.picks_no_more()
        assert [man.in_discard for man in men] == [place < number for place in range(3)]
        assert len(table.tommy.hand) == 3

    def test_neither_unique_characters_nor_other_cards(self) -> None:
        """dl-027: the lady and the event stay, and Darin is not even asked for them."""
        table = self.scene()
        man, lady, trick = table.tommy.holds(MAN), table.tommy.holds(LADY), table.tommy.holds(TRICK)
        table.darin.plays("Forcibly Removed")
        assert table.darin.choices() == [man]
        table.darin.chooses(man)
        assert (lady.in_hand, trick.in_hand) == (True, True)


class TestGregoryGryShadowOfHisFormerSelf:
    """dl-105."""

    @pytest.mark.parametrize("whose", ["darin", "tommy"])
    def test_the_two_topmost_cards_of_any_pile_go_back(self, whose: str) -> None:
        """dl-105: into the deck of whose pile it is, wherever in it."""
        table = Scenario(cards=HANDS, bells=["darin", "tommy"])
        gregory = table.darin.has("dl-105")
        player = getattr(table, whose)
        lowest, middle, top = (player.discarded(card) for card in (MAN, TRICK, LADY))
        table.darin.uses(gregory)
        table.darin.chooses("yourself" if whose == "darin" else "your opponent")
        assert (lowest.in_discard, middle.in_deck, top.in_deck) == (True, True, True)
        assert len(player.deck) == 22

    def test_a_single_card_goes_as_well(self) -> None:
        """dl-105: as many as there are."""
        table = Scenario(cards=HANDS, bells=["darin", "tommy"])
        gregory = table.darin.has("dl-105")
        man = table.tommy.discarded(MAN)
        table.darin.uses(gregory)
        table.darin.chooses("your opponent")
        assert man.in_deck
        assert gregory.exhausted
