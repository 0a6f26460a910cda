"""Incremental updates of sights, for programs that look at every decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state.cards import NOBODY
from rlyeh.engine.visibility.change_tracker import Onlooker
from rlyeh.engine.visibility.knowledge import check_seat, plan_of
from rlyeh.engine.visibility.program_view import Sight

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


def sight(game: Game, seat: int) -> Sight:
    """The observation of a seat at the open decision, for programs that look at every one: the same as `view`, without
    words."""
    return Lookout(seat).look(game)


class Lookout:
    """An incremental observer: somebody in a seat who looks at one decision of a game after the other. What lies open
    an onlooker tells, who can be the same for both seats."""

    __slots__ = ("seat", "sight")

    def __init__(self, seat: int, onlooker: Onlooker | None = None) -> None:
        check_seat(seat, (0, 1))
        self.seat = seat
        self.sight = Sight(seat, Onlooker() if onlooker is None else onlooker)
        """What it saw when it last looked: always the same object."""

    def look(self, game: Game) -> Sight:
        """What the seat sees at the open decision: always the same object, brought up to date."""
        decision = game.decision
        seat = self.seat
        seen = self.sight
        table = seen.table
        table.look(game)
        seen._state = game.state
        seen.come, seen.gone = table._come[seat], table._gone[seat]
        seen.plan = plan_of(game, decision, seat)
        if decision is None:
            seen.asked = NOBODY
            seen.decision = None
        else:
            seen.asked = decision.seat
            seen.decision = decision if decision.seat == seat else None
        return seen
