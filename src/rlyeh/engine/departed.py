"""What cards were when they left play: what is remembered of them, and asked for a moment later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine import traits
from rlyeh.engine.records import Snapshot
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY


def snapshot(game: Game, card: int) -> Snapshot:
    """What the card is now, to be remembered when it is gone."""
    piece = game.state.cards[card]
    index = game.index()
    last = Snapshot()
    last.card = card
    last.controller = piece.controller
    last.type = traits.card_type(game, card)
    last.faction = traits.faction(game, card)
    last.skill = traits.skill(game, card)
    last.icons = traits.icons(game, card)
    last.keywords = traits.keywords(game, card)
    last.subtypes = traits.subtypes(game, card)
    last.story = piece.story
    last.position = piece.position
    last.wounds = piece.wounds
    become = index.becomes.get(card)
    last.mute = traits.is_blank(game, card) or (become is not None and not become.keeps_text)
    return last


def last_skill(game: Game, card: int) -> int:
    """The card's skill; for a card that has just left play, what it was then (TIME-18)."""
    if game.state.cards[card].zone is not PLAY:
        for occurrence in reversed(game.state.happened):
            if occurrence.card == card and occurrence.last is not None:
                return max(0, occurrence.last.skill)
    return traits.skill(game, card)


def last_controller(game: Game, card: int) -> int:
    """Who controls the card, or did when it left play a moment ago."""
    if game.state.cards[card].zone is not PLAY:
        for occurrence in reversed(game.state.happened):
            if occurrence.card == card and occurrence.last is not None:
                return occurrence.last.controller
    return traits.controller(game, card)
