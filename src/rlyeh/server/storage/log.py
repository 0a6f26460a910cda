"""The log of the tables: appended to, never changed, and read from the start when a table is rebuilt."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from rlyeh.server.errors import ServerError, Taken
from rlyeh.server.storage.log_writer import LogBroken, Row, pen_for
from rlyeh.server.storage.schema import entries
from rlyeh.server.tables.log_entries import LogEntry, decode, encode, seat_of

MOST_AT_ONCE = 200


class _Waiting(NamedTuple):
    rows: list[Row]
    done: asyncio.Future[None]


class GameLog:
    """Appends entries. What arrives while a transaction is under way goes into the next one together: each entry is
    committed before `append` returns, and many tables share the wait for the disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._pen = pen_for(engine)
        self._waiting: list[_Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, game: str, new: Sequence[LogEntry]) -> None:
        """Append entries, all or none; raises `Taken` if the log of the game has gone on without them."""
        rows = [_row(game, entry) for entry in new]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(rows, done))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write())
        await done

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writer is not None:
            await self._writer
        self._pen.close()

    async def _write(self) -> None:
        while self._waiting:
            batch = self._waiting[:MOST_AT_ONCE]
            del self._waiting[:MOST_AT_ONCE]
            if not await self._commit(batch, last_try=len(batch) == 1):
                for waiting in batch:
                    await self._commit([waiting], last_try=True)

    async def _commit(self, batch: list[_Waiting], last_try: bool) -> bool:
        """Commit some entries together; whether each of them has its answer now."""
        problem: ServerError | None = None
        try:
            await self._pen.write([row for waiting in batch for row in waiting.rows])
        except (Taken, LogBroken) as refusal:
            problem = refusal
        if problem is not None and not last_try:
            return False
        for waiting in batch:
            if waiting.done.done():
                continue
            if problem is None:
                waiting.done.set_result(None)
            else:
                waiting.done.set_exception(problem)
        return True

    async def heads(self, games: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of some games."""
        numbers: dict[str, int] = {}
        for start in range(0, len(games), MOST_AT_ONCE):
            some = games[start : start + MOST_AT_ONCE]
            statement = select(entries.c.game, func.max(entries.c.number)).where(entries.c.game.in_(some))
            async with self._engine.connect() as connection:
                rows = await connection.execute(statement.group_by(entries.c.game))
                numbers |= {row[0]: row[1] for row in rows}
        return numbers

    async def read(self, game: str, after: int = 0) -> Sequence[LogEntry]:
        """The entries of a game after a number, in order."""
        columns = (entries.c.number, entries.c.at, entries.c.what, entries.c.ref)
        statement = select(*columns).where(entries.c.game == game, entries.c.number > after).order_by(entries.c.number)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(statement)).all()
        return [LogEntry(row.number, row.at, decode(row.what), row.ref or "") for row in rows]


def _row(game: str, entry: LogEntry) -> Row:
    return Row(game, entry.number, entry.at, seat_of(entry.what), entry.ref or None, encode(entry.what))
