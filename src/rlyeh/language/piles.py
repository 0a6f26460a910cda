"""Words that move cards between hand, deck and discard pile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.abilities import Choice, Effect, Subject
from rlyeh.engine.changes import BOTTOM, TOP
from rlyeh.engine.kinds import Kind
from rlyeh.engine.state import Occurrence
from rlyeh.language.nouns import Cards
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context


@dataclass(frozen=True)
class InAnyOrder(Choice, Subject):
    """So many cards of a kind in an order that their player picks; no targets."""

    what: Cards
    number: int
    if_able: bool = False
    ordered = True

    def slot(self) -> str:
        return self.ref

    def hidden(self) -> bool:
        return Zone.HAND in self.what.zones or Zone.DECK in self.what.zones

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return sorted(self.what.cards(game, context))

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        """With "if able", too few means none; as many as there are under the last FAQ (EFF-7, FINAL-15)."""
        there = len(self.what.cards(game, context))
        if there >= self.number or not self.if_able:
            return self.number, self.number
        most = there if game.rules.if_able_each else 0
        return most, most

    def cards(self, game: Game, context: Context) -> list[int]:
        return [card for card in context.bound.get(self.slot(), ()) if self.what.includes(game, context, card)]

    def english(self) -> str:
        return f"{self.number} {self.what.phrase(plural=self.number > 1)}"


@dataclass(frozen=True)
class PutIntoDeck(Effect):
    """Put cards on the top or the bottom of their owner's deck; of several the last one picked is the outermost."""

    what: Subject
    bottom: bool = False
    if_able: bool = False

    def perform(self, game: Game, context: Context) -> None:
        cards = self.what.cards(game, context)
        place = BOTTOM if self.bottom else TOP
        game.state.succeeded = bool(cards)
        game.happen(
            [Occurrence(Kind.TO_DECK, card, context.seat, context.source, context.seat, place=place) for card in cards]
        )

    def english(self) -> str:
        said = f"put {self.what.english()} on {'the bottom' if self.bottom else 'top'} of your deck"
        if isinstance(self.what, InAnyOrder):
            said += " in any order"
        return said + (", if able" if self.if_able else "")


@dataclass(frozen=True)
class HandForDiscard(Choice):
    """Any number of cards from hand, at most as many as the discard pile holds."""

    rule = "EFF-14"
    ordered = True

    def slot(self) -> str:
        return self.ref

    def hidden(self) -> bool:
        return True

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return sorted(game.state.sides[context.seat].hand)

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        side = game.state.sides[context.seat]
        return 0, min(len(side.hand), len(side.discard))

    def english(self) -> str:
        return "any number of cards in your hand"


@dataclass(frozen=True)
class ExchangeWithDiscard(Effect):
    """Exchange cards in hand with as many from the top of the discard pile; that is no drawing and no discarding."""

    cards: HandForDiscard

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def own_choices(self) -> tuple[Choice, ...]:
        return (self.cards,)

    def perform(self, game: Game, context: Context) -> None:
        chosen = context.bound[self.cards.slot()]
        pile = game.state.sides[context.seat].discard
        game.state.succeeded = True
        game.happen(
            [
                Occurrence(Kind.SWAP, mine, context.seat, context.source, context.seat, other=theirs)
                for mine, theirs in zip(chosen, reversed(pile), strict=False)
            ]
        )

    def english(self) -> str:
        return f"exchange {self.cards.english()} with an equal number of cards from the top of your discard pile"


def put_on_bottom(what: Cards, number: int, if_able: bool = False) -> PutIntoDeck:
    """Put so many cards on the bottom of the deck in any order."""
    return PutIntoDeck(InAnyOrder(what, number, if_able), bottom=True, if_able=if_able)


def exchange_with_discard() -> ExchangeWithDiscard:
    """Exchange cards in hand with the top of the discard pile."""
    return ExchangeWithDiscard(HandForDiscard())


def put_on_top(what: Subject) -> PutIntoDeck:
    """Put cards on top of their owner's deck."""
    return PutIntoDeck(what)


def put_under_deck(what: Subject) -> PutIntoDeck:
    """Put cards on the bottom of their owner's deck."""
    return PutIntoDeck(what, bottom=True)
