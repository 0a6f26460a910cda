"""Last known information: what cards were when they left play, remembered and asked for a moment later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state.records import Context, Snapshot
from rlyeh.model import Icons, Position, Zone

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
    last.gained = _gained(game, card)
    last.mute = characteristics.is_blank(game, card) or (become is not None and not become.keeps_text)
    return last


def _gained(game: Game, card: int) -> tuple[Context, ...]:
    """The abilities that texts give to a card now, each with the context in which it has them."""
    contexts: list[Context] = []
    for bundle in game.index().grants:
        for _, listener in bundle.listeners:
            if listener.card == card and not any(context.ability is listener.ability for context in contexts):
                assert listener.context is not None
                context = listener.context.apart()
                context.ability = listener.ability
                contexts.append(context)
    return tuple(contexts)


def last_seen(game: Game, card: int) -> Snapshot | None:
    """What is known of a card that has just left play; None for any other card."""
    if game.state.cards[card].zone is not PLAY:
        # A card may have left play more than once since the last window: the latest time counts.
        for occurrence in reversed(game.state.happened):
            if occurrence.card == card and occurrence.last is not None:
                return occurrence.last
    return None


def last_skill(game: Game, card: int) -> int:
    """The card's skill; for a card that has just left play, what it was then (TIME-18)."""
    last = last_seen(game, card)
    return characteristics.skill(game, card) if last is None else max(0, last.skill)


def last_icons(game: Game, card: int) -> Icons:
    """The card's icons; for a card that has just left play, what they were then."""
    last = last_seen(game, card)
    return characteristics.icons(game, card) if last is None else last.icons


def last_controller(game: Game, card: int) -> int:
    """The controller of a card, or who controlled it when it left play a moment ago."""
    last = last_seen(game, card)
    return characteristics.controller(game, card) if last is None else last.controller


def lay_face_down(game: Game, card: int) -> bool:
    """Whether a card lies face down, or did when it left play a moment ago."""
    last = last_seen(game, card)
    return (game.state.cards[card] if last is None else last).position is Position.INSANE
