"""Nouns for cards of a pile: its top cards, and cards that a player picks among others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.language.nouns.amounts import said_number, so_many, value_of
from rlyeh.language.nouns.cards import Cards, plural_of
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.spoken_of import The
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class TopOfDeck(Subject):
    """The top cards of a player's deck, or those at the bottom."""

    whose: Who = YOU
    number: Amount | int = 1
    bottom: bool = False

    def cards(self, game: Game, context: Context) -> list[int]:
        number = value_of(self.number, game, context)
        cards: list[int] = []
        for seat in self.whose.seats(game, context):
            if self.bottom:
                side = game.state.sides[seat]
                game.state.place_top(side, len(side.deck))
                cards += side.deck[:number]
            else:
                cards += game.state.topmost(seat, number)
        return cards

    def english(self) -> str:
        return in_pile("bottom" if self.bottom else "top", self.number, "card", f"of {self.whose.possessive()} deck")


@dataclass(frozen=True)
class Topmost(Subject):
    """The cards of a kind that lie highest in a discard pile; of each pile, where there are several."""

    what: Cards
    number: Amount | int = 1

    def check(self, scope: Scope) -> None:
        super().check(scope)
        if self.what.zones != (Zone.DISCARD,):
            scope.refuse("topmost(...) means cards in a discard pile: topmost(EVENT.in_(DISCARD)).")

    def cards(self, game: Game, context: Context) -> list[int]:
        number = value_of(self.number, game, context)
        cards: list[int] = []
        for seat in self.what.whose.seats(game, context):
            pile = [card for card in game.state.sides[seat].discard if self.what.fits(game, context, card)]
            cards += pile[-number:] if number > 0 else []
        return cards

    def english(self) -> str:
        if self.number == 1:
            return f"the topmost {self.what.phrase()}"
        number, many = said_number(self.number), self.what.phrase(plural=True)
        return f"as many of the topmost {many} as {number}" if " " in number else f"the topmost {number} {many}"


def in_pile(where: str, number: Amount | int, noun: str, whose: str) -> str:
    """So many cards from one end of a pile: "the top 3 cards of your deck", "the top X cards of your deck"."""
    said = said_number(number)
    if said == "1":
        return f"the {where} {noun} {whose}"
    if " " in said:
        return f"a number of cards from the {where} {whose} equal to {said}"
    return f"the {where} {said} {plural_of(noun)} {whose}"


@dataclass(frozen=True)
class Among(Subject, Choice):
    """Cards that a player picks among others, one after the other in an order of their own, no targets: so many, up to
    so many, or all of them."""

    what: Subject
    number: Amount | int = 0
    """How many; all of them if no number is said."""
    if_able: bool = False
    up_to: bool = False

    @property
    def ordered(self) -> bool:
        return True

    def slot(self) -> str:
        return self.ref

    def hidden(self) -> bool:
        if isinstance(self.what, Cards):
            return Zone.HAND in self.what.zones or Zone.DECK in self.what.zones or bool(self.what.those)
        return isinstance(self.what, The)

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        cards = sorted(self.what.cards(game, context))
        return [card for card in cards if effect is None or effect.suits(game, context, self, card)]

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        """With "if able", too few means none; as many as there are under the last FAQ (EFF-7, FINAL-15)."""
        count = len(self.what.cards(game, context))
        number = value_of(self.number, game, context)
        most = number if self._is_limited() else count
        if count < number and (not isinstance(self.what, Cards) or self.what.those):
            most = count
        elif count < number and self.if_able:
            most = count if game.rules.if_able_each else 0
        return (0 if self.up_to else most), most

    def _is_limited(self) -> bool:
        """Whether only so many are picked."""
        return self.number != 0

    @property
    def later(self) -> bool:
        """They are picked when the effect resolves, where they are seen only then."""
        return isinstance(self.what, Cards) and bool(self.what.those)

    def cards(self, game: Game, context: Context) -> list[int]:
        return [card for card in context.bound.get(self.slot(), ()) if self.what.includes(game, context, card)]

    def english(self) -> str:
        if isinstance(self.what, Cards):
            return self._of_a_kind(self.what)
        return f"one of {self.what.english()}" if self.number else self.what.english()

    def _of_a_kind(self, cards: Cards) -> str:
        many = cards.phrase(plural=True)
        if not self._is_limited():
            return f"any number of {many}" if self.up_to else cards.english()
        number = so_many(self.number, f"1 {cards.phrase()}", many)
        return f"up to {number}" if self.up_to else number
