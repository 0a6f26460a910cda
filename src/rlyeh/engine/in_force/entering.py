"""Positions of cards that enter play: ready, unless a text of their own or one in force says otherwise (STATE-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.records import Context
from rlyeh.engine.words.modifiers import Layer
from rlyeh.model import Position

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.words.printed_card import Face

ENTER: Final = int(Layer.ENTER)
READY: Final = Position.READY
INSANE: Final = Position.INSANE


def entry_position(game: Game, face: Face, card: int, seat: int, position: Position = READY) -> Position:
    """How a card comes to lie as it enters play under a player's control, if the effect that puts it there says this.
    Of several the worst counts: insane before exhausted before ready."""
    if face.enter_modifiers:
        own = Context(card, seat)
        for modifier in face.enter_modifiers:
            position = max(position, modifier.entry_position(game, own, card, seat))
    for entry in (game.force or game.index()).layers[ENTER]:
        if entry.reaches(game, card):
            position = max(position, entry.modifier.entry_position(game, entry.context, card, seat))
    return position


def enters_insane(game: Game, card: int, seat: int) -> bool:
    """Whether a card would enter play insane under a player's control, whatever puts it there."""
    return entry_position(game, game.state.cards[card].face, card, seat) is INSANE
