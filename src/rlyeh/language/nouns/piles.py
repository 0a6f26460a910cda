"""Nouns for cards of a pile: its top cards, and cards that a player picks among others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.words.parts import Amount, Choice, Effect, Subject
from rlyeh.language.nouns.amounts import numbered, quantity_of, value_of
from rlyeh.language.nouns.cards import Cards, counted_words
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.spoken_of import The
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Phrase, Voice, plural
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

    def mention(self, voice: Voice) -> Phrase:
        where = "bottom" if self.bottom else "top"
        words = end_of_pile(where, self.number, "card", f"of {self.whose.possessive(voice)} deck", voice)
        return Phrase(words, self.number != 1)


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

    def mention(self, voice: Voice) -> Phrase:
        if self.number == 1:
            return Phrase(f"the topmost {self.what.in_words(voice)}", noun=self.what.head())
        number, many = quantity_of(self.number, voice), self.what.in_words(voice, plural=True)
        words = f"the topmost {number.value} {many}"
        if not number.is_short():
            words = f"as many of the topmost {many} as {number.value}"
        return Phrase(words, many=True, noun=self.what.head())


def end_of_pile(where: str, number: Amount | int, noun: str, whose: str, voice: Voice) -> str:
    """So many cards from one end of a pile: "the top 3 cards of your deck", "the top X cards of your deck"."""
    said = quantity_of(number, voice)
    if said.is_one():
        return f"the {where} {noun} {whose}"
    if not said.is_short():
        return f"a number of cards from the {where} {whose} equal to {said.value}"
    return f"the {where} {said.value} {plural(noun)} {whose}"


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

    def mention(self, voice: Voice) -> Phrase:
        many = self.number != 1
        if isinstance(self.what, Cards):
            return Phrase(self._of_a_kind(self.what, voice), many, self.what.head())
        what = self.what.mention(voice)
        if not self._is_limited():
            return what
        number = "one" if self.number == 1 else quantity_of(self.number, voice).value
        return Phrase(f"{number} of {what.text}", many, what.noun)

    def _of_a_kind(self, cards: Cards, voice: Voice) -> str:
        if not self._is_limited():
            return f"any number of {cards.in_general(voice).text}" if self.up_to else cards.mention(voice).text
        if not self.up_to:
            return counted_words(self.number, cards, voice)
        voice = voice.of_all(False)
        return f"up to {numbered(self.number, f'1 {cards.in_words(voice)}', cards.in_words(voice, plural=True), voice)}"
