"""Modifiers about playing cards: what a card asks for before it may be played, and what stands in for a match."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.abilities import Condition, Layer, Modifier
from rlyeh.engine.texts import Standing
from rlyeh.language.nouns import Cards
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context, Occurrence


@dataclass(frozen=True)
class GrantMatch(Modifier):
    """A resource match, whatever the domain supplies; it satisfies Loyal too, but not Steadfast (PAY-21)."""

    layer = Layer.MATCH

    what: Cards

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return self.what.fits(game, context, card)

    def english(self) -> str:
        return f"you have a resource match for {self.what.phrase(plural=True)} that you play"


@dataclass(frozen=True)
class PlayOnly(Modifier):
    """A circumstance without which the card cannot be played; putting it into play is another matter (EFF-41)."""

    layer = Layer.PLAYABLE

    if_: Condition

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return card == context.source

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        return card == context.source and not self.if_.holds(game, context)

    def english(self) -> str:
        return f"play only if {self.if_.english()}"


def play_only_if(condition: Condition) -> Standing:
    """A restriction on playing a character or support: play_only_if(exists(MINE))."""
    return Standing((PlayOnly(condition),), zones=(Zone.HAND,))
