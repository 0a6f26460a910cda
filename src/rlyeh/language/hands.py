"""Words about hands: discarding at random, limits on their size, exchanging them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.abilities import Choice, Effect
from rlyeh.engine.kinds import Kind
from rlyeh.engine.state import Occurrence
from rlyeh.engine.texts import Watch
from rlyeh.language.compound import PlayersDo
from rlyeh.language.conditions import Exists
from rlyeh.language.nouns import CARD
from rlyeh.language.people import YOU, Who
from rlyeh.language.resources import OwnDomain
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.frames import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context


@dataclass(frozen=True)
class DiscardAtRandom(Effect):
    """Discard cards from hand at random: as many as there are, but only all of them is success (AMB-88)."""

    number: int = 1
    who: Who = YOU

    def possible(self, game: Game, context: Context) -> bool:
        return all(game.state.sides[seat].hand for seat in self.who.seats(game, context))

    def payable(self, game: Game, context: Context) -> bool:
        return all(len(game.state.sides[seat].hand) >= self.number for seat in self.who.seats(game, context))

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc:
            game.pop(bool(frame.number) and game.state.succeeded)
            return
        frame.pc = 1
        context = frame.context
        seats = self.who.seats(game, context)
        frame.number = int(self.payable(game, context))
        chosen = [(seat, card) for seat in seats for card in self._at_random(game, seat)]
        game.happen([Occurrence(Kind.DISCARD_HAND, card, seat, context.source, context.seat) for seat, card in chosen])

    def _at_random(self, game: Game, seat: int) -> list[int]:
        left = list(game.state.sides[seat].hand)
        return [left.pop(game.below(len(left))) for _ in range(min(self.number, len(left)))]

    def english(self) -> str:
        cards = "a card" if self.number == 1 else f"{self.number} cards"
        return f"discard {cards} at random from {self.who.possessive()} hand"


@dataclass(frozen=True)
class Surplus(Choice):
    """What a hand holds beyond its limit, of its player's choice."""

    number: int
    rule = "DRAW-4"

    def slot(self) -> str:
        return self.ref

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return sorted(game.state.sides[context.seat].hand)

    def hidden(self) -> bool:
        return True

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        over = max(0, len(game.state.sides[context.seat].hand) - self.number)
        return over, over

    def english(self) -> str:
        return f"cards from your hand until {self.number} remain"


@dataclass(frozen=True)
class DiscardDownTo(Effect):
    """Choose and discard cards from hand until so many are left."""

    surplus: Surplus

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def own_choices(self) -> tuple[Choice, ...]:
        return (self.surplus,)

    def perform(self, game: Game, context: Context) -> None:
        chosen = context.bound[self.surplus.slot()]
        game.state.succeeded = True
        game.happen(
            [Occurrence(Kind.DISCARD_HAND, card, context.seat, context.source, context.seat) for card in chosen]
        )

    def english(self) -> str:
        return f"choose and discard {self.surplus.english()}"


@dataclass(frozen=True)
class ExchangeHand(Effect):
    """Exchange one's whole hand with the resources on a domain; it takes both (EFF-14)."""

    which: OwnDomain

    def possible(self, game: Game, context: Context) -> bool:
        return bool(game.state.sides[context.seat].hand)

    def perform(self, game: Game, context: Context) -> None:
        places = context.bound[self.which.slot()]
        game.state.succeeded = bool(places)
        game.happen(
            [
                Occurrence(Kind.EXCHANGE_HAND, seat=context.seat, source=context.source, by=context.seat, place=place)
                for place in places
            ]
        )

    def english(self) -> str:
        chosen = f"choose {self.which.english()}"
        return f"{chosen} and exchange the cards in your hand with the resources attached to that domain"


def discard_at_random(number: int = 1, who: Who = YOU) -> DiscardAtRandom:
    """Discard at random: discard_at_random(2), discard_at_random(who=EACH_OPPONENT)."""
    return DiscardAtRandom(number, who)


def hand_limit(who: Who, number: int) -> Watch:
    """A player cannot keep more than so many cards in hand; what is drawn beyond that is discarded at once (DRAW-4)."""
    return Watch(Exists(CARD.in_(Zone.HAND, of=who), number + 1), PlayersDo(who, DiscardDownTo(Surplus(number))))


def exchange_hand() -> ExchangeHand:
    """Exchange hand and resources of a domain; whoever is "you" chooses the domain."""
    return ExchangeHand(OwnDomain())


__all__ = [
    "DiscardAtRandom", "DiscardDownTo", "ExchangeHand", "Surplus", "discard_at_random",
    "exchange_hand", "hand_limit",
]  # fmt: skip
