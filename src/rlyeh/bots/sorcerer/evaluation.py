"""How good a position is, without looking further: the chance to win that positions like it had in many games.

The weights were fitted by logistic regression to where turns begin in 1,500 acolyte games; `python -m
tools.fit_evaluation` does it again.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte import worth
from rlyeh.engine import traits
from rlyeh.model import Position

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

WEIGHTS: Final[dict[str, float]] = {
    "a story won": 0.58,
    "a second story won": 0.75,
    "one token on a story": 0.05,
    "two tokens": 0.315,
    "three tokens": 0.58,
    "four tokens": 0.65,
    "three tokens or more for the third story": 0.85,
    "worth of ready characters": 0.1,
    "worth of exhausted characters": 0.053,
    "worth of insane characters": 0.003,
    "worth of supports": 0.03,
    "cards in hand": 0.095,
    "resources, the first six": 0.335,
    "further resources": 0.01,
}
"""What each part of a side's strength counts for. An insane character, and a resource more than enough, came out as
nothing or a little less; they count as next to nothing."""
TURN: Final = 0.42
"""What it counts for that one's own turn begins."""
ENOUGH: Final = 6

_WEIGHTS: Final = tuple(WEIGHTS.values())


def evaluate(game: Game, seat: int) -> float:
    """The seat's chance to win."""
    winner = game.state.winner
    if winner >= 0:
        return 1.0 if winner == seat else 0.0
    balance = TURN if game.state.active == seat else -TURN
    for weight, mine, theirs in zip(_WEIGHTS, parts(game, seat), parts(game, 1 - seat), strict=True):
        balance += weight * (mine - theirs)
    return 1.0 / (1.0 + exp(-balance))


def parts(game: Game, seat: int) -> list[float]:
    """The parts of a side's strength, in the order of their weights."""
    state = game.state
    side = state.sides[seat]
    won = len(side.won)
    counts = [0.0] * 4
    most = 0
    for story in state.row:
        tokens = state.cards[story].tokens[seat]
        if tokens:
            counts[min(4, tokens) - 1] += 1
            most = max(most, tokens)
    resources = sum(len(domain.resources) for domain in side.domains)
    return [
        float(won >= 1),
        float(won >= 2),
        *counts,
        float(won >= 2 and most >= 3),
        *_in_play(game, seat),
        float(len(side.hand)),
        float(min(ENOUGH, resources)),
        float(max(0, resources - ENOUGH)),
    ]


def _in_play(game: Game, seat: int) -> list[float]:
    """What the side's ready, exhausted and insane characters and its supports are worth."""
    found = [0.0] * 4
    for card in traits.controls(game, seat):
        piece = game.state.cards[card]
        if piece.position is Position.INSANE:
            found[2] += worth.printed(piece.printed)
        elif not traits.is_character(game, card):
            found[3] += worth.of(game, card)
        else:
            found[piece.position is not Position.READY] += worth.character(game, card)
    return found
