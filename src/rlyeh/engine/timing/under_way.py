"""The stack as outsiders may ask about it: what is under way, by what lies on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.actions.play_and_use import Initiate
from rlyeh.engine.state.touch import TIME
from rlyeh.engine.stories.win import WinStory
from rlyeh.engine.timing.setup import Setup
from rlyeh.engine.timing.turn import Turn
from rlyeh.engine.timing.windows import Reactions
from rlyeh.model import Phase

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context


def being_used(game: Game) -> Context | None:
    """The context of the card that is being played or the ability that is being used; of several, the last that was
    begun."""
    for frame in reversed(game.state.stack):
        if isinstance(frame, Initiate):
            return frame.context
    return None


def being_answered(game: Game) -> list[Occurrence]:
    """The occurrences that are answered at this moment: those of the window for disrupts or responses that was opened
    last."""
    for frame in reversed(game.state.stack):
        if isinstance(frame, Reactions):
            return frame.answerable(game)
    return []


def being_won(game: Game) -> list[int]:
    """The stories that somebody is winning: some of what was at them still lies there."""
    return [frame.story for frame in game.state.stack if isinstance(frame, WinStory)]


def starting_picks(game: Game, seat: int) -> tuple[int, ...]:
    """The cards that a player has picked as starting resources so far, while they are picked (SET-7)."""
    stack = game.state.stack
    frame = stack[-1] if stack else None
    return frame.picked[seat] if isinstance(frame, Setup) else ()


def has_begun(game: Game, step: str) -> bool:
    """Whether a step of the turn, one of `Turn.STEPS`, is being done or lies behind."""
    turn = _turn(game)
    return turn is not None and turn.has_begun(step)


def is_next(game: Game, step: str) -> bool:
    """Whether a step of the turn is the next one, when what is going on now has been done."""
    turn = _turn(game)
    return turn is not None and turn.at() == step


def _turn(game: Game) -> Turn | None:
    stack = game.state.stack
    turn = stack[0] if stack else None
    return turn if isinstance(turn, Turn) else None


def begin_at(game: Game, phase: Phase, step: str) -> None:
    """Let the turn of a position that was set up go on from a step; until then it is this phase."""
    game.state.phase = phase
    game.touched(TIME)
    turn = Turn()
    turn.go_to(step)
    game.state.stack.append(turn)
