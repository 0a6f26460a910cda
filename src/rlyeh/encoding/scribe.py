"""What both seats of a game are told in numbers, decision after decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.encoding.actions import ids
from rlyeh.encoding.layout import Layout
from rlyeh.encoding.observation import Observer
from rlyeh.engine.visibility.sights import Lookout, Sight

if TYPE_CHECKING:
    from rlyeh.engine.decisions import Option
    from rlyeh.engine.game import Game


class Scribe:
    """Whoever writes down what the seats of one game see and what they may answer. `forget` comes after every answer:
    until then, what was found out at a decision holds."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self._lookouts = [Lookout(0), Lookout(1)]
        self._observers = [Observer(layout), Observer(layout)]
        self._sights: list[Sight | None] = [None, None]
        self._options: dict[int, Option] | None = None

    def forget(self) -> None:
        """The game was played on."""
        self._sights = [None, None]
        self._options = None

    def sight(self, game: Game, seat: int) -> Sight:
        """What a seat sees."""
        found = self._sights[seat]
        if found is None:
            found = self._sights[seat] = self._lookouts[seat].look(game)
        return found

    def options(self, game: Game) -> dict[int, Option]:
        """The legal actions and the answers that they stand for, in the order in which the engine lists them."""
        found = self._options
        if found is None:
            decision = game.decision
            found = {}
            if decision is not None:
                options = decision.options
                for place, action in enumerate(ids(self.layout.schema, self.sight(game, decision.seat))):
                    found[action] = options[place]
            self._options = found
        return found

    def mask(self, game: Game) -> bytearray:
        """A one for every legal action, a zero for all others."""
        found = bytearray(self.layout.schema.size)
        for action in self.options(game):
            found[action] = 1
        return found

    def observation(self, game: Game, seat: int) -> bytearray:
        """What a seat sees, as one row of numbers that is the caller's own."""
        return self.row(game, seat)[:]

    def row(self, game: Game, seat: int) -> bytearray:
        """The same, in a row that changes with the next look."""
        observer = self._observers[seat]
        observer.look(self.sight(game, seat))
        return observer.row
