"""Nouns for cards of a pile: its top cards, and cards that a player picks among others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.language.nouns.cards import Cards, counted_words
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.spoken_of import The
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Phrase, Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class TopOfDeck(Subject):
    """The top cards of a player's deck."""

    whose: Who = YOU
    number: int = 1

    def cards(self, game: Game, context: Context) -> list[int]:
        cards: list[int] = []
        for seat in self.whose.seats(game, context):
            cards += game.state.topmost(seat, self.number)
        return cards

    def mention(self, voice: Voice) -> Phrase:
        cards = "card" if self.number == 1 else f"{self.number} cards"
        return Phrase(f"the top {cards} of {self.whose.possessive(voice)} deck", self.number > 1)


@dataclass(frozen=True)
class Among(Subject, Choice):
    """Cards that a player picks among others, one after the other in an order of their own, no targets: so many, or all
    of them."""

    what: Subject
    number: int = 0
    """How many; all of them if no number is said."""
    if_able: bool = False

    @property
    def ordered(self) -> bool:
        return True

    def slot(self) -> str:
        return self.ref

    def hidden(self) -> bool:
        if isinstance(self.what, Cards):
            return Zone.HAND in self.what.zones or Zone.DECK in self.what.zones
        return isinstance(self.what, The)

    def candidates(self, game: Game, context: Context, effect: Effect | None) -> list[int]:
        cards = sorted(self.what.cards(game, context))
        return [card for card in cards if effect is None or effect.suits(game, context, self, card)]

    def bounds(self, game: Game, context: Context) -> tuple[int, int]:
        """With "if able", too few means none; as many as there are under the last FAQ (EFF-7, FINAL-15)."""
        count = len(self.what.cards(game, context))
        most = self.number or count
        if count < self.number and not isinstance(self.what, Cards):
            most = count
        elif count < self.number and self.if_able:
            most = count if game.rules.if_able_each else 0
        return most, most

    def cards(self, game: Game, context: Context) -> list[int]:
        return [card for card in context.bound.get(self.slot(), ()) if self.what.includes(game, context, card)]

    def mention(self, voice: Voice) -> Phrase:
        many = self.number != 1
        if isinstance(self.what, Cards):
            return Phrase(counted_words(self.number, self.what, voice), many, self.what.head())
        what = self.what.mention(voice)
        if not self.number:
            return Phrase(f"{what.text}, the top one first", what.many, what.noun)
        return Phrase(f"{'one' if self.number == 1 else self.number} of {what.text}", many, what.noun)
