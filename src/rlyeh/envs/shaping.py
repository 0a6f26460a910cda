"""Rewards on the way, for those who want them: what tokens and won stories promise.

The shaping is a potential (Ng, Harada and Russell 1999): over a whole game it adds up to nothing, so the best policy
stays the best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rlyeh.engine.views import Sight

STORY = 0.25
"""What a won story promises of the whole game; three win it."""
TOKEN = 0.03
"""What a success token promises; five win a story."""


def potential(sight: Sight) -> float:
    """How far ahead a seat is, from -1 to 1, by stories won and success tokens."""
    seat = sight.seat
    stories = len(sight.won[seat]) - len(sight.won[1 - seat])
    tokens = sum(piece.tokens[seat] - piece.tokens[1 - seat] for piece, _ in sight.row)
    return max(-1.0, min(1.0, STORY * stories + TOKEN * tokens))
