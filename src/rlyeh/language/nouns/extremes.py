"""Superlatives: the lowest and the highest of a kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rlyeh.engine.in_force import characteristics
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.spoken_of import Some
from rlyeh.model import Position
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Voice

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context
    from rlyeh.language.nouns.adjectives import Adjective


Value = Literal["skill", "cost", "printed cost", "characters", "tokens"]
"""By what cards are compared; characters and tokens are those at a story."""


@dataclass(frozen=True)
class Extreme(Cards):
    """The cards of a kind with the lowest or highest value; one alone has both (EFF-9)."""

    ranked = True

    value: Value = "skill"
    highest: bool = False

    def sifted(self, game: Game, context: Context) -> tuple[list[int], tuple[Adjective, ...]]:
        rivals = [card for card in self.places(game, context) if self._counts(game, context, card)]
        values = [self._value(game, card) for card in rivals]
        first = self._first(values)
        return [card for card, value in zip(rivals, values, strict=True) if value == first], ()

    def fits(self, game: Game, context: Context, card: int) -> bool:
        if not self._counts(game, context, card):
            return False
        rivals = [other for other in self.places(game, context) if self._counts(game, context, other)]
        values = [self._value(game, other) for other in rivals]
        return not values or self._value(game, card) == self._first(values)

    def _first(self, values: list[int]) -> int:
        """The value that those meant have."""
        if not values:
            return 0
        return max(values) if self.highest else min(values)

    def _counts(self, game: Game, context: Context, card: int) -> bool:
        """Whether a card is of the kind and has such a value; the cost of a face-down one may be none (FINAL-12)."""
        face_down = game.state.cards[card].position is Position.INSANE
        if self.value == "cost" and face_down and game.rules.printed_cost_targets:
            return False
        return super().fits(game, context, card)

    def _value(self, game: Game, card: int) -> int:
        if self.value == "characters":
            return len(characteristics.committed(game, card))
        if self.value == "tokens":
            return sum(game.state.cards[card].tokens)
        if self.value == "printed cost":
            return game.state.cards[card].face.cost or 0
        return characteristics.cost(game, card) if self.value == "cost" else characteristics.skill(game, card)

    def in_words(self, voice: Voice, plural: bool = False, owned: bool = True) -> str:
        value = f"the {'highest' if self.highest else 'lowest'} {self.value}"
        if self.value in ("characters", "tokens"):
            counted = "committed characters" if self.value == "characters" else "success tokens"
            value = f"the {'most' if self.highest else 'fewest'} {counted}"
        return f"{super().in_words(voice, plural, owned)} with {value}"


def lowest(what: Cards, value: Value = "skill") -> Extreme:
    """Those with the lowest value: destroy(choose(lowest(CHARACTER)))."""
    return Extreme(what.noun, what.tests, what.zones, what.whose, what.those, value)


def highest(what: Cards, value: Value = "skill") -> Extreme:
    """Those with the highest value."""
    return Extreme(what.noun, what.tests, what.zones, what.whose, what.those, value, highest=True)


def the_one(what: Extreme) -> Some:
    """The one with the lowest or highest value, without a choice: destroy(the_one(lowest(CHARACTER)))."""
    return Some(what)


__all__ = ["Extreme", "highest", "lowest", "the_one"]
