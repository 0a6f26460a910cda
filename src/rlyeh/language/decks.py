"""Words that take cards off the top of a deck until something is reached, or let them come into play instead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine import able
from rlyeh.engine.abilities import Effect
from rlyeh.engine.kinds import Kind
from rlyeh.engine.state import Occurrence
from rlyeh.language.moves import enter
from rlyeh.language.nouns import Cards
from rlyeh.language.people import YOU, Who
from rlyeh.model import Position, Text

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context


@dataclass(frozen=True)
class DrawUntil(Effect):
    """Draw until there are so many cards in hand."""

    number: int

    def perform(self, game: Game, context: Context) -> None:
        missing = self.number - len(game.state.sides[context.seat].hand)
        game.state.succeeded = True
        game.happen(
            [Occurrence(Kind.DRAW, seat=context.seat, source=context.source, by=context.seat) for _ in range(missing)]
        )

    def english(self) -> str:
        return f"draw cards until you have {self.number} cards in your hand"


@dataclass(frozen=True)
class MillOrEnter(Effect):
    """Discard cards from the top of decks; those of a kind enter play in a certain position instead (EFF-13, EFF-30).
    One that may not enter play is discarded after all."""

    number: int
    who: Who
    what: Cards
    position: Position

    def perform(self, game: Game, context: Context) -> None:
        game.state.succeeded = True
        game.happen(
            [
                self._occurrence(game, context, seat, card)
                for seat in self.who.seats(game, context)
                for card in reversed(game.state.sides[seat].deck[-self.number :])
            ]
        )

    def _occurrence(self, game: Game, context: Context, seat: int, card: int) -> Occurrence:
        insane = self.position is Position.INSANE
        if self.what.fits(game, context, card) and able.may_enter(game, card, seat, insane):
            return enter(game, context, card, self.position)
        return Occurrence(Kind.MILL, card, seat, context.source, context.seat)

    def english(self) -> str:
        milled = f"discard the top {self.number} cards of {self.who.possessive()} deck"
        kind = self.what.phrase(plural=True)
        return f"{milled}. {kind.capitalize()} among them are put into play {self.position.name.lower()} instead"


def draw_until(number: int) -> DrawUntil:
    """Draw up to a number of cards in hand; whoever is "you" draws."""
    return DrawUntil(number)


def mill_or_enter(number: int, what: Cards, position: Position, who: Who = YOU) -> MillOrEnter:
    """Discard from decks, but let some cards enter play: mill_or_enter(2, CHARACTER, INSANE, EACH_PLAYER)."""
    return MillOrEnter(number, who, what, position)


@dataclass(frozen=True)
class DeckCopies(Text):
    """How many copies of the card a deck may hold. It matters for building decks, not for play (DECK-10)."""

    number: int

    def english(self) -> str:
        return f"You may have up to {self.number} copies of this card in your deck."


def deck_copies(number: int) -> DeckCopies:
    """More copies in a deck than usual."""
    return DeckCopies(number)
