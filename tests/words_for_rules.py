"""Words for rules that no declared card needs yet: "play only if"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Condition
from rlyeh.engine.words.text_box import Standing
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class PlayOnly(Modifier):
    """A circumstance without which the card cannot be played; putting it into play is another matter (EFF-41)."""

    answers = Layer.PLAYABLE

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
