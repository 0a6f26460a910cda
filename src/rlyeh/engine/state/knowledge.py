"""Hidden information: who knows which card lies where, asked here and nowhere else (law 4).

A card in an open zone is known to both players, unless it lies face down; a hidden one to those who have seen it and
not lost sight of it since (`Piece.seen`), and a card in hand to whose hand it is (GEN-10).
"""

from __future__ import annotations

from typing import Final

from rlyeh.engine.state.cards import BOTH, NOBODY, Piece
from rlyeh.model import Zone

HAND: Final = Zone.HAND
HIDDEN: Final = frozenset((Zone.DECK, HAND, Zone.DOMAIN, Zone.STORY_DECK))
"""Zones whose cards are known only to those who have seen them (GEN-10)."""


def knowers(piece: Piece) -> int:
    """The seats (as bits) that know which card this is."""
    zone = piece.zone
    if zone is HAND:
        return piece.seen | 1 << piece.owner
    return piece.seen if piece.facedown or zone in HIDDEN else BOTH


def is_known(seat: int, piece: Piece) -> bool:
    """Whether a seat knows which card this is; a spectator (NOBODY) knows what both do."""
    seats = knowers(piece)
    return seats == BOTH if seat == NOBODY else bool(seats >> seat & 1)


def is_hidden(piece: Piece) -> bool:
    """Whether the card lies where not everybody may look."""
    return piece.facedown or piece.zone in HIDDEN
