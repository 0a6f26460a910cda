"""Values of rarer effects: exchanges, committing by an effect, phases that come again or not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.bots.acolyte.deeds import deed
from rlyeh.bots.acolyte.plain import Judge, sign
from rlyeh.engine.reading import Context, Kind
from rlyeh.language.effects.durations import RepeatPhase, SkipNext
from rlyeh.language.effects.exchange import ExchangeControl, ExchangeStories, MoveWound
from rlyeh.language.effects.winning import Rearrange
from rlyeh.language.modifiers.committing import CommitTo
from rlyeh.model import Phase, Position

if TYPE_CHECKING:
    from rlyeh.engine import Game

PHASES: Final = {Phase.REFRESH: 3.0, Phase.DRAW: 4.0, Phase.RESOURCE: 2.0, Phase.OPERATIONS: 4.0, Phase.STORY: 5.0}
"""What a phase is worth to whose turn it is."""
GOES_THERE: Final = 0.8
"""What it is worth to have one character more at a story."""


def _commit_to(game: Game, effect: CommitTo, context: Context, me: int, depth: int) -> float:
    """One's own characters are sent where they help; those of others out of the way."""
    total = 0.0
    for card in effect.whom.cards(game, context):
        piece = game.state.cards[card]
        if piece.position is not Position.INSANE:
            total += sign(piece.controller, me) * GOES_THERE
    return total


def _exchange_control(game: Game, effect: ExchangeControl, context: Context, me: int, depth: int) -> float:
    total = 0.0
    for card in (*effect.one.cards(game, context), *effect.other.cards(game, context)):
        total += deed(game, Kind.TAKE_CONTROL, card, me)
    return total


def _exchange_stories(game: Game, effect: ExchangeStories, context: Context, me: int, depth: int) -> float:
    return 0.5 * sign(context.seat, me)


def _rearrange(game: Game, effect: Rearrange, context: Context, me: int, depth: int) -> float:
    return 0.5 * sign(context.seat, me)


def _move_wound(game: Game, effect: MoveWound, context: Context, me: int, depth: int) -> float:
    """A wound less here and one more there; one that is on its way is spared altogether."""
    spared = effect.origin.cards(game, context) if effect.origin is not None else []
    if effect.origin is None and context.trigger is not None:
        spared = [context.trigger.card]
    total = -sum((deed(game, Kind.WOUND, card, me) for card in spared), 0.0)
    return total + sum((deed(game, Kind.WOUND, card, me) for card in effect.goal.cards(game, context)), 0.0)


def _repeat_phase(game: Game, effect: RepeatPhase, context: Context, me: int, depth: int) -> float:
    return sign(game.state.active, me) * PHASES.get(game.state.phase, 0.0)


def _skip_next(game: Game, effect: SkipNext, context: Context, me: int, depth: int) -> float:
    lost = PHASES.get(effect.phase, 0.0)
    return -sum((sign(seat, me) * lost for seat in effect.who.seats(game, context)), 0.0)


RARE: Final[dict[type, Judge]] = {
    CommitTo: _commit_to,
    ExchangeControl: _exchange_control,
    ExchangeStories: _exchange_stories,
    Rearrange: _rearrange,
    MoveWound: _move_wound,
    RepeatPhase: _repeat_phase,
    SkipNext: _skip_next,
}
"""How each of them is judged."""

