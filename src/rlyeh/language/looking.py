"""Words for looking at cards that lie hidden. Looking is no search: nothing is shuffled afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.abilities import Choice, Effect, Subject
from rlyeh.engine.changes import BOTTOM, TOP
from rlyeh.engine.decisions import Option
from rlyeh.engine.kinds import Kind
from rlyeh.engine.state import NOTHING, Occurrence
from rlyeh.language.people import YOU, Who
from rlyeh.language.subjects import still_there

if TYPE_CHECKING:
    from rlyeh.engine.frames import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context


@dataclass(frozen=True)
class LookAtTop(Effect):
    """Look at the top cards of a deck; later words speak of them by the name `as_`."""

    number: int
    whose: Who = YOU
    as_: str = "those"

    def perform(self, game: Game, context: Context) -> None:
        cards = game.state.sides[self.whose.seat(game, context)].deck[-self.number :]
        bind(game, context, self.as_, tuple(cards))
        game.state.succeeded = True
        game.happen([Occurrence(Kind.LOOK, card, context.seat, context.source, context.seat) for card in cards])

    def english(self) -> str:
        cards = "card" if self.number == 1 else f"{self.number} cards"
        return f"look at the top {cards} of {self.whose.possessive()} deck"


def bind(game: Game, context: Context, name: str, cards: tuple[int, ...]) -> None:
    """Let later words speak of these cards, as long as they are the same objects."""
    context.bound[name] = cards
    context.bound[f"~{name}"] = tuple(game.state.cards[card].life for card in cards)


@dataclass(frozen=True)
class AmongThose(Choice):
    """Cards among those looked at: all of them in some order, or one that may be left out."""

    among: str
    all_: bool = False
    rule = "EFF-3"

    ordered = True

    def slot(self) -> str:
        return self.ref

    def hidden(self) -> bool:
        return True

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return sorted(still_there(game, context, self.among))

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        number = len(still_there(game, context, self.among))
        return (number, number) if self.all_ else (min(1, number), min(1, number))

    def english(self) -> str:
        return "those cards, the top one first" if self.all_ else "one of those cards"


@dataclass(frozen=True)
class PutThose(Effect):
    """Put cards among those looked at elsewhere: back on top of their deck in any order, the first one picked on top;
    on its bottom; or into the hand, unseen by the other player. "Those" are then the ones put back, or the others."""

    cards: AmongThose
    where: str = "top"
    said: str = "them"

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def own_choices(self) -> tuple[Choice, ...]:
        return (self.cards,)

    def possible(self, game: Game, context: Context) -> bool:
        return self.where != "hand" or bool(self.cards.candidates(game, context, self))

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 1 and self.where == "top":
            bind(game, frame.context, self.cards.among, frame.context.bound[self.cards.slot()])
        super().step(game, frame)

    def perform(self, game: Game, context: Context) -> None:
        chosen = context.bound[self.cards.slot()]
        kind = Kind.RETURN_HAND if self.where == "hand" else Kind.TO_DECK
        place = {"top": TOP, "bottom": BOTTOM}.get(self.where, NOTHING)
        game.state.succeeded = self.where == "top" or bool(chosen)
        game.happen(
            [
                Occurrence(kind, card, context.seat, context.source, context.seat, place=place)
                for card in reversed(chosen)
            ]
        )

    def english(self) -> str:
        if self.where == "top":
            return f"put {self.said} back in any order"
        place = "on the bottom of that deck" if self.where == "bottom" else "into your hand"
        return f"put {self.cards.english()} {place}"


@dataclass(frozen=True)
class ChoosePlayer(Choice):
    """One of the players; `CHOSEN_PLAYER` is then the one chosen."""

    as_: str = "player"
    verb = "player"

    def slot(self) -> str:
        return self.as_

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        return [0, 1]

    def options(self, game: Game, context: Context, candidates: list[int]) -> list[Option]:
        return [
            Option(self.verb, number=seat, text="yourself" if seat == context.seat else "your opponent")
            for seat in candidates
        ]

    def english(self) -> str:
        return "a player"


@dataclass(frozen=True)
class Reveal(Effect):
    """Show hidden cards to both players."""

    what: Subject

    def perform(self, game: Game, context: Context) -> None:
        cards = self.what.cards(game, context)
        game.state.succeeded = bool(cards)
        game.happen([Occurrence(Kind.REVEAL, card, context.seat, context.source, context.seat) for card in cards])

    def english(self) -> str:
        return f"reveal {self.what.english()}"


def look_at_top(number: int, whose: Who = YOU) -> LookAtTop:
    """Look at the top cards of a deck."""
    return LookAtTop(number, whose)


def put_back(among: str = "those", said: str = "them") -> PutThose:
    """Put the cards looked at back in any order."""
    return PutThose(AmongThose(among, all_=True), said=said)


def put_one_under(among: str = "those") -> PutThose:
    """Put one of the cards looked at on the bottom of its deck."""
    return PutThose(AmongThose(among), "bottom")


A_PLAYER = ChoosePlayer()
"""A player of your choice: choosing(A_PLAYER), look_at_top(3, CHOSEN_PLAYER)."""


def take_to_hand(among: str = "those") -> PutThose:
    """Put one of the cards looked at into your hand."""
    return PutThose(AmongThose(among), "hand")


def reveal(what: Subject) -> Reveal:
    """Reveal cards."""
    return Reveal(what)
