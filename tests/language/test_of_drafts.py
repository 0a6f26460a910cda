"""Parameters that cards of later sets need: up to so many at random, a token to any side, an icon of a card."""

import pytest

from rlyeh.errors import DeclarationError
from rlyeh.language import *
from rlyeh.testing import Scenario

SONG = event(
    "test-1", "Song", NEUTRAL, cost=0,
    text=[action(then(reveal_at_random(up_to=3), put_on_top(a(CARD.among("revealed")))))],
)
SHIFT = event(
    "test-2", "Shift", NEUTRAL, cost=0,
    text=[action(move_tokens(a(STORY, as_="there"), a(STORY), side=ANY_PLAYER, to_side=ANY_PLAYER))],
)
BORROW = support(
    "test-3", "Borrow", NEUTRAL, cost=1,
    text=[
        action(
            exhaust(THIS),
            to=[reveal(TOP_CARD), until_end_of_phase(gains(MINE, naming("icon", on=the("revealed", "card"))))],
        ),
    ],
)
POET = character(
    "test-4", "Poet", NEUTRAL, cost=1, skill=1,
    text=[response(after(is_("discarded_from_hand", CARD)), until_end_of_turn(gains(THIS, skill=1)))],
)
LOSS = event("test-5", "Loss", NEUTRAL, cost=0, text=[action(must(EACH_PLAYER, discard_from_hand()))])
FIEND = character("test-6", "Fiend", NEUTRAL, cost=1, skill=1, icons="TTA")
MAN = character("test-7", "Man", NEUTRAL, cost=1, skill=1)
ODD = event(
    "test-8", "Odd", NEUTRAL, cost=0,
    text=[action(destroy(choose(CHARACTER.titled(naming("card", on=TOP_CARD)))))],
)
CARDS = [SONG, SHIFT, BORROW, POET, LOSS, FIEND, MAN]


class TestUpToSoManyAtRandom:
    """reveal_at_random(up_to=3)."""

    @pytest.mark.parametrize(("held", "offered"), [(2, [2, 1, 0]), (5, [3, 2, 1, 0])])
    def test_no_more_than_there_are(self, held: int, offered: list[int]) -> None:
        """EFF-47, GEN-10."""
        table = Scenario(cards=CARDS, bells=["darin"])
        for _ in range(held):
            table.tommy.holds(MAN)
        table.darin.plays(table.darin.holds(SONG))
        assert table.decision is not None
        assert [option.number for option in table.decision.options] == offered
        table.darin.chooses(2)
        assert len(table.tommy.hand) == held - 1
        assert sum(card.piece.seen == 3 for card in table.tommy.hand) == 1
        assert table.tommy.deck[-1].piece.seen == 3

    def test_none_is_fewer_too(self) -> None:
        """EFF-47: then there is none that could go on the deck."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.holds(MAN)
        table.darin.plays(table.darin.holds(SONG))
        table.darin.chooses(0)
        assert [card.piece.seen for card in table.tommy.hand] == [2]


class TestTokensOnAnySide:
    """move_tokens(to_side=ANY_PLAYER)."""

    def test_a_token_goes_to_the_other_side_of_another_story(self) -> None:
        """STORY-66."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tokens(table.a, {table.darin: 1, table.tommy: 2})
        table.darin.plays(table.darin.holds(SHIFT))
        table.darin.chooses(table.b, 1, 0)
        assert (table.a.tokens(table.darin), table.a.tokens(table.tommy)) == (1, 1)
        assert (table.b.tokens(table.darin), table.b.tokens(table.tommy)) == (1, 0)


class TestAnIconOfACard:
    """naming("icon", on=...)."""

    def test_only_icons_that_the_card_has_are_named(self) -> None:
        """GEN-12."""
        table = Scenario(cards=CARDS, bells=["darin"])
        man = table.darin.has(MAN)
        borrow = table.darin.has(BORROW)
        table.darin.decked(FIEND)
        table.darin.uses(borrow)
        assert table.decision is not None
        assert {option.text for option in table.decision.options} == {"terror", "arcane"}
        table.darin.chooses("arcane")
        assert man.icons == "A"

    def test_nothing_else_is_named_of_a_card(self) -> None:
        with pytest.raises(DeclarationError, match="can look for a subtype or an icon on cards"):
            Scenario(cards=[ODD])


class TestCardsDiscardedFromHands:
    """is_("discarded_from_hand", CARD)."""

    def test_each_card_of_either_player_counts(self) -> None:
        """TIME-16: once for each card."""
        table = Scenario(cards=CARDS, bells=["darin"])
        poet = table.darin.has(POET)
        table.darin.holds(MAN)
        table.tommy.holds(MAN)
        table.darin.plays(table.darin.holds(LOSS))
        table.darin.responds_with(poet)
        table.darin.responds_with(poet)
        assert poet.skill == 3
