"""The registry of live tables, the house: all those of one worker, and its part in keeping the tables of all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from time import monotonic

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from rlyeh.errors import RlyehError
from rlyeh.server import figures
from rlyeh.server.errors import NotThere
from rlyeh.server.protocol import messages
from rlyeh.server.settings import Settings
from rlyeh.server.storage.database import new_id, now
from rlyeh.server.storage.games import Games
from rlyeh.server.storage.log import GameLog
from rlyeh.server.tables.log_entries import LogEntry
from rlyeh.server.tables.presence import Counts
from rlyeh.server.tables.table import Table
from rlyeh.server.tables.worker_channel import NoWire, Wire
from rlyeh.server.thinking import Thinkers

logger = logging.getLogger(__name__)

BEAT = 2.0
"""Seconds between two signs of life of a worker."""
FRESH = 7_000
"""Milliseconds for which a sign of life counts."""
LOOK = 0.1
"""Seconds between two looks at how late the worker is."""
IDLE = 60.0
"""Seconds after which a table that nobody looks at is put away."""


class WorkerNotice(msgspec.Struct, frozen=True, omit_defaults=True):
    """What workers tell each other."""

    worker: str
    table: str
    entries: list[LogEntry] = []
    counts: Counts | None = None
    rematch: str = ""
    begun: bool = False


_hints: msgspec.json.Decoder[WorkerNotice] = msgspec.json.Decoder(WorkerNotice)


async def _feel_late() -> None:
    """Find out, again and again, how long a task that is ready has to wait for the others."""
    while True:
        due = monotonic() + LOOK
        await asyncio.sleep(LOOK)
        figures.LATE.observe(max(0.0, monotonic() - due))


class House:
    """The registry of the tables that this worker has a copy of."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self.settings = settings
        self.worker = new_id()
        self.games = Games(engine)
        self.log = GameLog(engine)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.wire = _wire(settings.redis)
        self.tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._idle: dict[str, float] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._hearing: set[asyncio.Task[None]] = set()

    # -- opening and closing -------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin to work. A worker that is the only one takes over from whoever was there before it."""
        if not self.settings.redis:
            await self.games.bury()
        await self.games.beat(self.worker)
        await self.wire.start(self._hear)
        self._tasks = [asyncio.create_task(coroutine) for coroutine in (self._beats(), self._sweeps(), _feel_late())]

    async def close(self) -> None:
        """Stop: what was acknowledged is in the log, so every game is parked as it is and goes on elsewhere."""
        for task in self._tasks:
            task.cancel()
        bye = messages.encode(messages.Bye("restart", "The server stops or starts anew: come back in a moment."))
        for table in self.tables.values():
            table.keeping.stop()
            async with table.lock:
                table.broadcast(bye)
            for viewer in list(table.viewers):
                viewer.close()
        await self.log.close()
        with contextlib.suppress(SQLAlchemyError, OSError):
            await self.games.leave(self.worker)
        await self.wire.stop()
        self.thinkers.close()

    async def _beats(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self.games.beat(self.worker)
                await self.games.bury(now() - 10 * FRESH)

    async def _sweeps(self) -> None:
        """Take over the tables of workers that are gone, put idle ones away, and tell each other who is here."""
        while True:
            try:
                await self._adopt()
                await self._put_away()
                if self.settings.redis:
                    await self._compare()
            except Exception:
                # Whatever goes wrong at one table, the others still need to be looked after.
                logger.exception("sweeping the house failed; it is tried again")
            await asyncio.sleep(BEAT)

    async def _adopt(self) -> None:
        for id in await self.games.unkept(now() - FRESH):
            try:
                await self.table(id)
            except RlyehError:
                logger.exception("a game in the database cannot be opened", extra={"table": id})
                await self.games.shelve(id)

    async def _put_away(self) -> None:
        for id, table in list(self.tables.items()):
            if table.viewers or table.keeping.is_busy or table.lock.locked():
                self._idle.pop(id, None)
            elif monotonic() - self._idle.setdefault(id, monotonic()) > IDLE:
                del self.tables[id], self._idle[id]
                table.keeping.stop()
                await self.games.shelve(id)

    async def _compare(self) -> None:
        """Hints may have been lost: read what others may have written, and say again who is here."""
        watched = [table for table in self.tables.values() if table.viewers]
        heads = await self.log.heads([table.id for table in watched])
        for table in list(self.tables.values()):
            if table.viewers:
                if heads.get(table.id, 0) > table.fold.number:
                    await table.catch_up()
                await self.tell_presence(table)
                table.show_presence()
            if not table.keeping.is_keeper and table.fold.outcome is None:
                await self._keep(table)

    # -- tables --------------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        """The table of a game that has begun."""
        table = self.tables.get(id)
        if table is not None:
            return table
        task = self._loading.get(id)
        if task is None:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(task)

    async def _load(self, id: str) -> Table:
        stored = await self.games.get(id)
        if stored.setup is None:
            raise NotThere("The game has not begun, or was uploaded as a file.")
        table = Table(self, stored, stored.setup)
        await table.load()
        self.tables[id] = table
        if table.fold.outcome is None:
            await self._keep(table)
        elif stored.status == "playing":
            await self.games.finish(id, table.fold.outcome)
        return table

    async def _keep(self, table: Table) -> None:
        """Keep a table, unless another worker does."""
        table.keeping.is_keeper = await self.games.keep(table.id, self.worker, now() - FRESH)
        table.keeping.wake()

    # -- hints ---------------------------------------------------------------------------------------------------------

    async def tell(self, table: str, new: Sequence[LogEntry]) -> None:
        """Tell the other workers what was written."""
        if self.settings.redis:
            await self.wire.send(msgspec.json.encode(WorkerNotice(self.worker, table, list(new))))

    async def tell_presence(self, table: Table) -> None:
        """Tell the other workers who is connected here."""
        if self.settings.redis:
            await self.wire.send(msgspec.json.encode(WorkerNotice(self.worker, table.id, counts=table.counts())))

    async def tell_rematch(self, table: str, again: str, begun: bool) -> None:
        """Tell those at a table that there is another game: those who watch when there is something to see."""
        self._show_rematch(table, again, begun)
        if self.settings.redis:
            await self.wire.send(msgspec.json.encode(WorkerNotice(self.worker, table, rematch=again, begun=begun)))

    def _show_rematch(self, table: str, again: str, begun: bool) -> None:
        if table in self.tables:
            self.tables[table].broadcast(messages.encode(messages.Rematch(again)), watching=begun)

    async def _hear(self, message: bytes) -> None:
        try:
            hint = _hints.decode(message)
        except msgspec.DecodeError:
            logger.warning("a hint of another worker cannot be read: is it of another version?")
            return
        table = self.tables.get(hint.table)
        if hint.worker == self.worker or table is None:
            return
        if hint.rematch:
            self._show_rematch(hint.table, hint.rematch, hint.begun)
        elif hint.counts is not None:
            before = table.presence.look(table.setup.people)
            table.presence.set_other(hint.worker, hint.counts)
            if table.presence.look(table.setup.people)[0] != before[0]:
                table.show_presence()
        else:
            task = asyncio.create_task(table.catch_up(hint.entries))
            self._hearing.add(task)
            task.add_done_callback(self._hearing.discard)


def _wire(redis: str) -> Wire:
    """The channel to the other workers, if there are any."""
    if not redis:
        return NoWire()
    from rlyeh.server.tables.redis_channel import RedisWire

    return RedisWire(redis)
