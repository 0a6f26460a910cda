"""Rules: an X that stands for cards in hand (PAY-37)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.state import happenings
from rlyeh.engine.words.parts import Amount, Effect
from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class LoseCards(Effect):
    """Discard the last cards drawn."""

    number: Amount

    def payable(self, game: "Game", context: "Context") -> bool:
        return len(self._hand(game, context)) >= self.number.value(game, context)

    def _hand(self, game: "Game", context: "Context") -> list[int]:
        return [card for card in game.state.sides[context.seat].hand if card != context.source]

    def perform(self, game: "Game", context: "Context") -> None:
        cards = self._hand(game, context)[: self.number.value(game, context)]
        game.state.succeeded = True
        game.happen([happenings.discard_hand(card, context.seat, context.source, context.seat) for card in cards])

    def english(self) -> str:
        return f"discard {self.number.english()} cards"


MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
GIANT = character("test-2", "Giant", AGENCY, cost=5, skill=3)
RITE = event(
    "test-3", "Rite", NEUTRAL, cost=0, text=[action(LoseCards(X), to=destroy(choose(CHARACTER.skill(at_most=X))))],
)
CARDS = [MAN, GIANT, RITE]


def scene(cards: int) -> tuple[Scenario, CardHandle]:
    """Darin holds the rite and so many cards, without any domain; Tommy has a man and a giant."""
    table = Scenario(cards=CARDS, bells=["darin"])
    for _ in range(cards):
        table.darin.holds(MAN)
    table.tommy.has(MAN)
    table.tommy.has(GIANT)
    return table, table.darin.holds(RITE)


def test_x_is_announced_up_to_what_is_there() -> None:
    """PAY-37: with two cards 1 or 2, as nobody has skill 0."""
    table, rite = scene(2)
    table.darin.plays(rite)
    assert [option.number for option in table.open_decision().options] == [1, 2]
    table.darin.chooses(2)
    assert table.darin.hand == []
    assert len(table.tommy.discard) == 1


def test_the_largest_x_says_who_may_be_chosen() -> None:
    """PAY-37: three cards for the giant."""
    table, rite = scene(3)
    giant = next(card for card in table.tommy.in_play if card.title == "Giant")
    table.darin.plays(rite, x=3, on=giant)
    assert giant.in_discard
    assert table.darin.hand == []


def test_without_cards_there_is_no_x() -> None:
    """PAY-37, PAY-17."""
    table, rite = scene(0)
    assert table.darin.why_not(rite) == {"PAY-17"}
