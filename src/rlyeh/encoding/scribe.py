"""What both seats of a game are told in numbers, decision after decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.encoding.actions import ids
from rlyeh.encoding.layout import Layout
from rlyeh.encoding.observation import Observer
from rlyeh.engine.visibility.sights import Lookout

if TYPE_CHECKING:
    from rlyeh.engine.decisions import Option
    from rlyeh.engine.game import Game
    from rlyeh.engine.visibility import Sight


class Scribe:
    """Whoever writes down what the seats of one game see and what they may answer. `forget` comes after every answer
    that is not given through `answer`: until then, what was found out at a decision holds."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._lookouts = [Lookout(0), Lookout(1)]
        self._observers = [Observer(layout), Observer(layout)]
        self._sights: list[Sight | None] = [None, None]
        self._numbers: list[int] | None = None
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
            decision = game.decision
            found = [] if decision is None else ids(self.layout.schema, self.sight(game, decision.seat))
            self._numbers = found
        return found

    def options(self, game: Game) -> dict[int, Option]:
        """The legal actions and the answers that they stand for, in the same order."""
        decision = game.decision
        return {} if decision is None else dict(zip(self.numbers(game), decision.options, strict=True))

    def mask(self, game: Game) -> bytearray:
        """A one for every legal action, a zero for all others."""
        found = self._nothing[:]
        for action in self.numbers(game):
            found[action] = 1
        return found

    def answer(self, game: Game, action: int) -> bool:
        """Answer the open question, if this is a legal action; returns whether it is."""
        decision = game.decision
        if decision is not None:
            for place, number in enumerate(self.numbers(game)):
                if number == action:
                    game.apply(decision.options[place])
                    self.forget()
                    return True
        return False

    def observation(self, game: Game, seat: int) -> bytearray:
        """What a seat sees, as one row of numbers that is the caller's own."""
        return self.row(game, seat)[:]

    def row(self, game: Game, seat: int) -> bytearray:
        """The same, in a row that changes with the next look."""
        observer = self._observers[seat]
        observer.look(self.sight(game, seat))
        return observer.row
