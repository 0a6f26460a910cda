"""Totals: limits on what is picked together, such as any number of cards with a total cost of 5 or lower."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.words.parts import Amount
from rlyeh.engine.words.text_box import icon_words
from rlyeh.language.nouns.amounts import quantity_of, value_of
from rlyeh.model import ICON_LETTERS, NO_ICONS, Icons, Word
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import PLAIN, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Total(Word):
    """A limit on all that is picked together: its cost or skill is no higher than so much, or its icons include
    certain ones."""

    of: Literal["cost", "skill", "icons"]
    at_most: Amount | int = 0
    icons: Icons = NO_ICONS
    """The icons that must be among theirs."""
    printed: bool = False

    def check(self, scope: Scope) -> None:
        super().check(scope)
        if (self.of == "icons") is (self.icons == NO_ICONS):
            scope.refuse('a total of icons names them, total_icons("CCA"); others are limited, total("cost", 5).')

    def has_room(self, game: Game, context: Context, picked: tuple[int, ...], card: int) -> bool:
        """Whether a card may come to those that have been picked."""
        if self.of == "icons":
            return True
        total = self._value(game, card)
        for one in picked:
            total += self._value(game, one)
        return total <= value_of(self.at_most, game, context)

    def is_reached(self, game: Game, cards: tuple[int, ...]) -> bool:
        """Whether these cards are enough."""
        if self.of != "icons":
            return True
        missing = list(self.icons)
        for card in cards:
            icons = characteristics.icons(game, card)
            for kind in range(4):
                missing[kind] -= icons[kind]
        return max(missing) <= 0

    def _value(self, game: Game, card: int) -> int:
        face = game.state.cards[card].face
        if self.of == "cost":
            return face.cost if self.printed else characteristics.cost(game, card)
        return face.skill if self.printed else characteristics.skill(game, card)

    def said(self, voice: Voice) -> str:
        """The limit, behind what is picked."""
        if self.of == "icons":
            return f"whose total icons include {icon_words(self.icons)}"
        number = quantity_of(self.at_most, voice).value
        return f"with a total {'printed ' if self.printed else ''}{self.of} of {number} or lower"

    def english(self) -> str:
        return self.said(PLAIN)


def total(of: Literal["cost", "skill"], at_most: Amount | int, printed: bool = False) -> Total:
    """A limit on what is picked together: any_number(CHARACTER.in_(DISCARD), limit=total("cost", 3))."""
    return Total(of, at_most, printed=printed)


def total_icons(letters: str) -> Total:
    """What is picked together has these icons at least: any_number(MINE, limit=total_icons("CCA"))."""
    counts = [letters.count(letter) for letter in ICON_LETTERS]
    return Total("icons", icons=(counts[0], counts[1], counts[2], counts[3]))


__all__ = ["Total", "total", "total_icons"]
