"""Timers of a table: bots answer, clocks run out, hidden windows close, and what was held back is shown."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from rlyeh.engine import PASS
from rlyeh.errors import RlyehError
from rlyeh.server.storage.database import now
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.log_entries import NOBODY, Answered
from rlyeh.server.tables.offers import BOT_AGREES

if TYPE_CHECKING:
    from rlyeh.server.tables.table import Table

logger = logging.getLogger(__name__)


class Keeping:
    """The timers of a table: its keeper acts for it; other copies only show what was held back when it is time."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.is_keeper = False
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None
        self._again = False

    def stop(self) -> None:
        """The table is put away."""
        self.is_keeper = False
        if self._timer is not None:
            self._timer.cancel()
        if self._work is not None:
            self._work.cancel()

    @property
    def is_busy(self) -> bool:
        """Whether the table has something to wait for, so that it must not be put away."""
        fold = self._table.fold
        return fold.outcome is None and (self._due() is not None or self._bot_to_answer() is not None)

    def wake(self) -> None:
        """Something changed: see whether there is anything to do."""
        self.set_timer()
        if self._work is not None and not self._work.done():
            self._again = True
        elif self._has_work():
            self._work = asyncio.create_task(self._run())

    # -- time ----------------------------------------------------------------------------------------------------------

    def _due(self) -> int | None:
        """When something is to be done, in milliseconds since 1970."""
        fold = self._table.fold
        times = [screen.due(fold) for screen in self._table.screens.values()]
        if fold.outcome is None:
            times.append(fold.clock.falls)
            times += [fold.spans[seat] for seat in fold.hiding if fold.ends_by_itself(seat)]
        return min((time for time in times if time is not None), default=None)

    def set_timer(self) -> None:
        """Be woken when something is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self._due()
        if due is not None:
            wait = max(0.0, (due - now()) / 1000) + 0.001
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._has_work():
            self.wake()
        else:
            self._table.show()

    # -- acting --------------------------------------------------------------------------------------------------------

    def _bot_to_answer(self) -> str | None:
        """The bot whose decision is open."""
        decision = self._table.fold.decision
        if decision is None or self._table.setup.people[decision.seat]:
            return None
        return next((seat.bot for seat in self._table.stored.seats if seat.seat == decision.seat), None)

    def _offer_to_bot(self) -> tuple[str, int] | None:
        """An offer that a bot has to answer, and the bot's seat."""
        people = self._table.setup.people
        for offer, seat in self._table.fold.offers.items():
            if not people[1 - seat]:
                return offer, 1 - seat
        return None

    def _flag(self) -> int:
        """The seat whose clock has run out."""
        clock = self._table.fold.clock
        return clock.running if clock.falls is not None and clock.falls <= now() else NOBODY

    def _window_over(self) -> int:
        """The seat whose hidden window has lasted long enough."""
        fold = self._table.fold
        return next((seat for seat in fold.hiding if fold.ends_by_itself(seat) and fold.spans[seat] <= now()), NOBODY)

    def _has_work(self) -> bool:
        if not self.is_keeper or self._table.fold.outcome is not None:
            return False
        return (
            self._bot_to_answer() is not None
            or self._offer_to_bot() is not None
            or self._flag() != NOBODY
            or self._window_over() != NOBODY
        )

    async def _run(self) -> None:
        """Work until there is nothing left to do."""
        try:
            while self._has_work():
                self._again = False
                await self._step()
        except RlyehError:
            logger.exception("a table cannot go on by itself", extra={"table": self._table.id})
        finally:
            self.set_timer()

    async def _step(self) -> None:
        table = self._table
        if (seat := self._flag()) != NOBODY:
            await table.act(log.OutOfTime(seat))
        elif (seat := self._window_over()) != NOBODY:
            await table.act(Answered(seat, PASS, auto=True))
        elif (offer := self._offer_to_bot()) is not None:
            proposal, seat = offer
            reply = log.Agreed if proposal in BOT_AGREES else log.Declined
            await table.act(reply(seat, proposal))  # type: ignore[arg-type]
        else:
            await self._think()

    async def _think(self) -> None:
        """Let the bot answer; what it thought of is only given if the question is still the same, and not before an
        offer that came in the meantime."""
        table = self._table
        spec = self._bot_to_answer()
        decision = table.fold.decision
        assert spec is not None
        assert decision is not None
        seat, stamp = decision.seat, table.fold.stamps[decision.seat]
        # A number of its own, so that a bot's dice have nothing to do with the shuffle.
        seed = (table.setup.seed ^ 0x9E3779B97F4A7C15) >> 1
        game = table.fold.game.clone()
        key = await table.house.thinkers.choose(table.id, table.setup, game, spec, seed)
        if self._offer_to_bot() is not None:
            return
        try:
            await table.submit(Answered(seat, key), stamp=stamp)
        except RlyehError as problem:
            logger.info("a bot's answer came too late", extra={"table": table.id, "problem": type(problem).__name__})
