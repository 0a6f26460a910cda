"""Sorts of effects: triggered or passive, as far as something is due to one (TIME-23, TIME-26)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.text_box import Ability
from rlyeh.model import Label

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context

PASSIVE: Final = Label.PASSIVE
ENTER_PLAY: Final = int(Kind.ENTER_PLAY)


def is_triggered(effect: Context | None) -> bool:
    """Whether an effect is one that a trigger word introduces. What it has set up for later comes as passive text."""
    if effect is None:
        return False
    ability = effect.ability
    return isinstance(ability, Ability) and ability.label is not PASSIVE


def effect_under_way(game: Game, source: int) -> Context | None:
    """The effect of a card that is being carried out, or paid for; the innermost, if there are several."""
    for frame in reversed(game.state.stack):
        context = frame.effect_context()
        if context is not None and context.source == source:
            return context
    return None


def comes_from_triggered(game: Game, occurrence: Occurrence) -> bool:
    """Whether something happens, or has just happened, through a triggered effect. A card that entered play remembers
    the effect; of everything else it can be told as long as the effect is under way."""
    if occurrence.source == NOTHING:
        return False
    if occurrence.kind == ENTER_PLAY:
        return occurrence.triggered == 1
    return is_triggered(effect_under_way(game, occurrence.source))


__all__ = ["comes_from_triggered", "effect_under_way", "is_triggered"]
