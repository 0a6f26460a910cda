"""Frames with stages: state machines whose steps have names."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.state.records import Frame

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Staged(Frame):
    """A state machine: a frame that takes the steps named in `STEPS`, one after the other. The method of that name does
    a step; a name with a dot, such as "draw.actions", tells apart the places of a method that has several. After the
    last step comes the first.

    While a step is done, the frame already stands at the next one, so that a step may push what comes between. One that
    asks stays where it is (`stay`), and its answer goes on (`go_on`)."""

    __slots__ = ()

    def step(self, game: Game) -> None:
        """Step after step, as long as nothing comes between and nothing is asked."""
        methods = METHODS.get(type(self)) or _methods_of(type(self))
        stack = game.state.stack
        while game.runs and stack[-1] is self:
            at = self.pc
            self.pc = at + 1
            methods[at](self, game)

    def stay(self) -> None:
        """Take the step that is being done once more."""
        self.pc -= 1

    def go_on(self) -> None:
        """Leave the step at which something was asked."""
        self.pc += 1

    def go_to(self, name: str) -> None:
        """Take the step of this name next."""
        self.pc = self.STEPS.index(name)

    def at(self) -> str:
        """The name of the step that is taken next."""
        return self.STEPS[self.pc % len(self.STEPS)]

    def has_begun(self, name: str) -> bool:
        """Whether the step of this name is being done or lies behind."""
        return self.pc > self.STEPS.index(name)


METHODS: Final[dict[type[Frame], tuple[Callable[[Any, Game], None], ...]]] = {}
"""What does the steps of each class, in their order, and behind them what goes back to the first; found when the first
frame of a class takes one."""


def _methods_of(cls: type[Frame]) -> tuple[Callable[[Any, Game], None], ...]:
    """The methods of a class that its steps name."""
    own = [getattr(cls, name.rpartition(".")[2]) for name in cls.STEPS]
    methods = METHODS[cls] = (*own, _begin_again)
    return methods


def _begin_again(frame: Frame, game: Game) -> None:
    """All steps are taken."""
    frame.pc = 0
