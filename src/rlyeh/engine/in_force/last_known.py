"""Last known information: what cards were when they left play, remembered and asked for a moment later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.records import Snapshot
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY


def snapshot(game: Game, card: int) -> Snapshot:
    """The last known information about a card, to be remembered when it is gone."""
    piece = game.state.cards[card]
    index = game.index()
    last = Snapshot()
    last.card = card
    last.controller = piece.controller
    last.type = characteristics.card_type(game, card)
    last.faction = characteristics.faction(game, card)
    last.skill = characteristics.skill(game, card)
    last.icons = characteristics.icons(game, card)
    last.keywords = characteristics.keywords(game, card)
    last.subtypes = characteristics.subtypes(game, card)
    last.story = piece.story
    last.position = piece.position
    last.wounds = piece.wounds
    become = index.becomes.get(card)
    last.mute = characteristics.is_blank(game, card) or (become is not None and not become.keeps_text)
    return last


def last_skill(game: Game, card: int) -> int:
    """The card's skill; for a card that has just left play, what it was then (TIME-18)."""
    if game.state.cards[card].zone is not PLAY:
        # A card may have left play more than once since the last window: the latest time counts.
        for occurrence in reversed(game.state.happened):
            if occurrence.card == card and occurrence.last is not None:
                return max(0, occurrence.last.skill)
    return characteristics.skill(game, card)


def last_controller(game: Game, card: int) -> int:
    """The controller of a card, or who controlled it when it left play a moment ago."""
    if game.state.cards[card].zone is not PLAY:
        # The latest time, as for its skill.
        for occurrence in reversed(game.state.happened):
            if occurrence.card == card and occurrence.last is not None:
                return occurrence.last.controller
    return characteristics.controller(game, card)
