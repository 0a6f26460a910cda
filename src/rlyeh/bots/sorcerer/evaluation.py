"""How good a position is, without looking further: the chance to win that positions like it had in many games.

The weights were fitted by logistic regression to positions of acolyte games, taken where a turn begins
(`tools/fit_evaluation.py` does it again).
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING

from rlyeh.bots.acolyte import worth
from rlyeh.engine import traits
from rlyeh.model import Position

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

TOKENS = (0.0, 0.06, 0.32, 0.62, 0.72, 0.8)
"""Success tokens on one side of a story."""
STORIES = (0.0, 0.6, 1.25, 4.0)
"""Stories won."""
CLOSE, CLOSE_TOKENS = 0.8, 3
"""Two stories won and so many tokens on a third."""
READY, EXHAUSTED, INSANE, SUPPORT = 0.095, 0.05, 0.005, 0.025
"""The worth of characters by their position, and of supports."""
HAND = 0.09
"""A card in hand."""
RESOURCES = (0.0, 0.0, 0.0, 0.0, 0.34, 0.68, 1.0, 1.1, 1.15)
"""Resources in all; more add next to nothing."""
TURN = 0.4
"""Whose turn begins."""


def evaluate(game: Game, seat: int) -> float:
    """The seat's chance to win."""
    winner = game.state.winner
    if winner >= 0:
        return 1.0 if winner == seat else 0.0
    balance = strength(game, seat) - strength(game, 1 - seat)
    balance += TURN if game.state.active == seat else -TURN
    return 1.0 / (1.0 + exp(-balance))


def strength(game: Game, seat: int) -> float:
    """What a side has, in the same unit for both."""
    state = game.state
    side = state.sides[seat]
    won = len(side.won)
    tokens = [state.cards[story].tokens[seat] for story in state.row]
    total = STORIES[min(3, won)] + HAND * len(side.hand) + sum(TOKENS[min(5, number)] for number in tokens)
    if won >= 2 and max(tokens, default=0) >= CLOSE_TOKENS:
        total += CLOSE
    total += RESOURCES[min(8, sum(len(domain.resources) for domain in side.domains))]
    for card in traits.controls(game, seat):
        total += _share(game, card)
    return total


def _share(game: Game, card: int) -> float:
    piece = game.state.cards[card]
    if piece.position is Position.INSANE:
        return INSANE * worth.printed(piece.printed)
    if not traits.is_character(game, card):
        return SUPPORT * worth.of(game, card)
    return (READY if piece.position is Position.READY else EXHAUSTED) * worth.character(game, card)
