"""What both seats of a game are told in numbers, decision after decision."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any

from rlyeh.encoding.actions import ids
from rlyeh.encoding.layout import Layout
from rlyeh.encoding.observation import Observer
from rlyeh.engine.visibility.onlooker import Onlooker
from rlyeh.engine.visibility.sights import Lookout

if TYPE_CHECKING:
    from rlyeh.engine.decisions import Decision, Option
    from rlyeh.engine.game import Game
    from rlyeh.engine.visibility import Sight


class Scribe:
    """Whoever writes down what the seats of one game see and what they may answer. `forget` comes after every answer
    that is not given through `answer`: until then, what was found out at a decision holds."""

    def __init__(self, layout: Layout) -> None:
        onlooker = Onlooker()
        self.layout = layout
        self._lookouts = [Lookout(0, onlooker), Lookout(1, onlooker)]
        self._observers = [Observer(layout), Observer(layout)]
        self._sights: list[Sight | None] = [None, None]
        self._numbers: list[int] | None = None
        self._asked: Decision | None = None
        """The question that they answer."""
        self.rows = [self._observers[0].row, self._observers[1].row]
        """What each seat saw when it last looked: always the same objects."""
        self._nothing = bytearray(layout.schema.size)
        """The mask of who may do nothing; a copy of it is sooner made than a new one."""

    def forget(self) -> None:
        """The game was played on."""
        sights = self._sights
        sights[0] = None
        sights[1] = None
        self._numbers = None

    def sight(self, game: Game, seat: int) -> Sight:
        """What a seat sees."""
        found = self._sights[seat]
        if found is None:
            found = self._sights[seat] = self._lookouts[seat].look(game)
        return found

    def numbers(self, game: Game) -> list[int]:
        """The numbers of the legal answers, in the order in which the engine lists them."""
        found = self._numbers
        if found is None:
            decision = self._asked = game.decision
            found = [] if decision is None else ids(self.layout.schema, self.sight(game, decision.seat))
            self._numbers = found
        return found

    def options(self, game: Game) -> dict[int, Option]:
        """The legal actions and the answers that they stand for, in the same order."""
        decision = game.decision
        return {} if decision is None else dict(zip(self.numbers(game), decision.options, strict=True))

    def mask(self, game: Game, seat: int) -> bytearray:
        """A one for every legal action, a zero for all others; only who is asked has legal actions."""
        found = self._nothing[:]
        # As any objects they are used as they are; numbers would be made anew.
        numbers: list[Any] = self.numbers(game)
        if self._asked is not None and self._asked.seat == seat:
            for action in numbers:
                found[action] = 1
        return found

    def look(self, game: Game, seat: int) -> None:
        """Bring the row of a seat up to date."""
        self._observers[seat].look(self.sight(game, seat))

    def show(self, game: Game, seat: int) -> bytearray:
        """Bring the row of a seat up to date, and give its mask."""
        self.look(game, seat)
        return self.mask(game, seat)

    def answer(self, game: Game, action: object) -> bool:
        """Answer the open question, if this is a legal action; returns whether it is."""
        wanted = _number(action)
        numbers = self.numbers(game)
        if self._asked is None or wanted not in numbers:
            return False
        game.apply(self._asked.options[numbers.index(wanted)])
        self.forget()
        return True


def _number(action: object) -> int:
    """An action as a number, whatever sort of number it is; -1, which is no action, for anything else."""
    if isinstance(action, int):
        return action
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        return -1
