"""Frames that no rule would make, to see what becomes of a game that goes wrong half-way."""

from __future__ import annotations

from rlyeh.engine import Game
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.records import Frame
from rlyeh.engine.state.wire import Wire


class Breaking(Frame):
    """Takes an answer, begins to act on it, and fails."""

    WIRE = Wire("breaking")
    __slots__ = ()

    def answer(self, game: Game, option: Option) -> None:
        game.state.sides[0].hand.clear()
        raise RuntimeError("broken half-way")


class Holding(Frame):
    """Holds what no state may hold."""

    WIRE = Wire("holding")
    __slots__ = ("held",)
    FIELDS = ("pc", "held")

    def __init__(self) -> None:
        self.pc = 0
        self.held = object()
