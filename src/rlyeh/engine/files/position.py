"""The position hash: what lies on the table, whose decision it is and where chance stands, as one number.

Checkpoints of game files are such hashes. They must be the same as long as the game is the same, however the program
is written: so nothing is in them of frames, effects half-way, or anything else that the engine keeps for itself
(docs/formats.md).
"""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgpack

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.cards import Domain, Piece, Side


def position_hash(game: Game) -> str:
    """A hash of the position at the open question or at the end; the same on every machine and in every version."""
    decision = game.decision
    state = game.state
    for side in state.sides:
        state.place_top(side, len(side.deck))
    position = [
        game.rules.name,
        [int(state.phase), state.turn, state.active, state.first, state.winner, state.won_by],
        None if decision is None else [decision.seat, decision.kind],
        state.seed,
        [_card(piece) for piece in state.cards],
        [_side(side) for side in state.sides],
        [state.row, state.story_deck],
    ]
    return blake2b(msgpack.packb(position), digest_size=16).hexdigest()


def _card(piece: Piece) -> list[Any]:
    """What a card is and how it lies there."""
    return [
        piece.printed.id,
        piece.face.id,
        piece.owner,
        piece.controller,
        int(piece.zone),
        int(piece.position),
        piece.wounds,
        piece.tokens,
        piece.host,
        piece.story,
        piece.domain,
        piece.facedown,
        piece.life,
    ]


def _side(side: Side) -> list[Any]:
    """A player's piles whose order counts, and the domains."""
    return [side.deck, side.discard, side.won, [_domain(domain) for domain in side.domains]]


def _domain(domain: Domain) -> list[Any]:
    return [domain.resources, domain.drained, domain.card]


__all__ = ["position_hash"]
