"""The scribe, a transcript in numbers: what both seats of a game are told, decision after decision."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Final

from rlyeh.encoding.actions import ids
from rlyeh.encoding.layout import Layout
from rlyeh.encoding.observation import Observer
from rlyeh.engine import NOBODY
from rlyeh.engine.visibility import Lookout, Onlooker

if TYPE_CHECKING:
    from rlyeh.engine import Decision, Game, Option
    from rlyeh.engine.visibility import Sight

REFUSED: Final = -2
"""What is said instead of a seat where an action is not legal."""


class Scribe:
    """The writer of a transcript in numbers: what the seats of a game see and what they may answer. `forget` comes
    after every answer that is not given through `answer`: until then, what was found out at a decision holds."""

    def __init__(self, layout: Layout, game: Game) -> None:
        onlooker = Onlooker()
        self.layout = layout
        self.game = game
        self._lookouts = [Lookout(0, onlooker), Lookout(1, onlooker)]
        self._observers = [Observer(layout), Observer(layout)]
        self._looked = 0
        """The seats that have looked, as bits."""
        self._numbers: list[int] | None = None
        self._asked: Decision | None = None
        """The question that they answer."""
        self.rows = [self._observers[0].row, self._observers[1].row]
        """What each seat saw when it last looked: always the same objects."""
        self.mask = bytearray(layout.schema.size)
        """A one for every action that was legal when somebody last asked: always the same object."""
        self._marked: list[Any] = []
        """These actions. As any objects they are used as they are; numbers would be made anew."""

    def forget(self) -> None:
        """The game was played on."""
        self._looked = 0
        self._numbers = None

    def sight(self, seat: int) -> Sight:
        """What a seat sees."""
        if self._looked >> seat & 1:
            return self._lookouts[seat].sight
        self._looked |= 1 << seat
        return self._lookouts[seat].look(self.game)

    def numbers(self) -> list[int]:
        """The numbers of the legal answers, in the order in which the engine lists them."""
        numbers = self._numbers
        if numbers is None:
            decision = self._asked = self.game.decision
            numbers = [] if decision is None else ids(self.layout.schema, self.sight(decision.seat))
            self._numbers = numbers
        return numbers

    def options(self) -> dict[int, Option]:
        """The legal actions and the answers that they stand for, in the same order."""
        decision = self.game.decision
        return {} if decision is None else dict(zip(self.numbers(), decision.options, strict=True))

    def mark(self, seat: int) -> None:
        """Bring the mask up to date for a seat; only who is asked has legal actions."""
        mask = self.mask
        for action in self._marked:
            mask[action] = 0
        numbers: list[Any] = self._numbers or self.numbers()
        self._marked = numbers if self._asked is not None and self._asked.seat == seat else []
        for action in self._marked:
            mask[action] = 1

    def look(self, seat: int) -> None:
        """Bring the row of a seat up to date."""
        self._observers[seat].look(self.sight(seat))

    def answer(self, action: object) -> int:
        """Answer the open question, if this is a legal action; returns who is asked next, NOBODY if the game is over
        now, or REFUSED."""
        numbers: list[Any] = self._numbers or self.numbers()
        try:
            at = numbers.index(action if isinstance(action, int) else _number(action))
        except ValueError:
            return REFUSED
        assert self._asked is not None, "where nothing is asked, there are no numbers"
        game = self.game
        game.apply(self._asked.options[at])
        self._looked = 0
        self._numbers = None
        decision = game.decision
        return NOBODY if decision is None else decision.seat


def _number(action: object) -> int:
    """An action as a number, whatever sort of number it is; -1, which is no action, for anything else."""
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        return -1
