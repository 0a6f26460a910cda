"""Open hands and decks: what a text in force lets lie open, and which of these cards somebody has not seen yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.cards import BOTH
from rlyeh.engine.words.modifiers import Layer
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

OPEN: Final = int(Layer.OPEN)


def open_hands(game: Game) -> list[int]:
    """The seats that play with their hands revealed."""
    return _seats(game, decks=False)


def open_decks(game: Game) -> list[int]:
    """The seats that play with the top cards of their decks revealed."""
    return _seats(game, decks=True)


def _seats(game: Game, decks: bool) -> list[int]:
    seats: list[int] = []
    for entry in (game.force or game.index()).layers[OPEN]:
        if entry.holds(game):
            opened = entry.modifier.open_decks if decks else entry.modifier.open_hands
            seats += opened(game, entry.context)
    return seats


def lies_open_in_deck(game: Game, card: int) -> bool:
    """Whether a card of a deck lies open there: face up, or on top of a deck that a text lets lie open (GEN-13)."""
    piece = game.state.cards[card]
    if piece.face_up:
        return True
    if piece.zone is not Zone.DECK or not (game.force or game.index()).layers[OPEN]:
        return False
    return piece.owner in open_decks(game) and game.state.topmost(piece.owner, 1) == [card]


def closed_cards(game: Game) -> list[int]:
    """The cards that should lie open and that somebody does not know."""
    state = game.state
    cards = state.cards
    there: list[int] = []
    for seat in open_hands(game):
        there += state.sides[seat].hand
    for seat in open_decks(game):
        there += state.topmost(seat, 1)
    return [card for card in there if cards[card].seen != BOTH]


__all__ = ["closed_cards", "lies_open_in_deck", "open_decks", "open_hands"]
