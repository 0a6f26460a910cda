"""Effects with stages: the methods that an effect names in `STEPS`, taken one after the other.

Each is given the game and the frame, whose registers it may use. While a step is done, the frame already stands at the
next one; a step that lets something be chosen first has the frame `stay`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from rlyeh.engine.effects.carry_out import Do
    from rlyeh.engine.game import Game
    from rlyeh.engine.words.parts import Effect


def take_step(effect: Effect, game: Game, frame: Do) -> None:
    """Take the step at which the frame stands."""
    methods = METHODS.get(type(effect)) or _methods_of(type(effect))
    at = frame.pc
    frame.pc = at + 1
    methods[at](effect, game, frame)


METHODS: Final[dict[type[Effect], tuple[Callable[[Any, Game, Do], None], ...]]] = {}
"""What does the steps of each class, in their order; found when the first effect of a class takes one."""


def _methods_of(cls: type[Effect]) -> tuple[Callable[[Any, Game, Do], None], ...]:
    """The methods of a class that its steps name."""
    methods = METHODS[cls] = tuple([getattr(cls, name) for name in cls.STEPS])
    return methods


__all__ = ["take_step"]
