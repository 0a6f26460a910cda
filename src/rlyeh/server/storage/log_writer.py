"""The writer of table logs: rows are committed in one transaction, all or none.

Every answer goes through here, so it is the one place where SQLite is not spoken to through SQLAlchemy: a transaction
that takes a handful of trips to another thread there takes one here.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple, Protocol

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from rlyeh.server.errors import ServerError, Taken
from rlyeh.server.storage.database import prepare_sqlite
from rlyeh.server.storage.schema import entries


class LogBroken(ServerError):
    """The database could not take an entry; nothing of it was kept."""

    status = 503
    code = "unavailable"


class Row(NamedTuple):
    """An entry as the database keeps it; the fields are the columns."""

    game: str
    number: int
    at: int
    seat: int
    ref: str | None
    what: str


class Pen(Protocol):
    """The writer of rows."""

    async def write(self, rows: Sequence[Row]) -> None:
        """Commit rows together; raises `Taken` if one of them is there already, `LogBroken` if it cannot be done."""

    def close(self) -> None:
        """Put it down."""


def pen_for(engine: AsyncEngine) -> Pen:
    """What writes to a database quickest."""
    file = engine.url.database
    return SqlitePen(file) if engine.dialect.name == "sqlite" and file else ServerPen(engine)


def _taken() -> Taken:
    return Taken("The game has gone on in the meantime.")


def _broken() -> LogBroken:
    return LogBroken("The database is busy at the moment: try again.")


class ServerPen:
    """Writes to a database server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, rows: Sequence[Row]) -> None:
        """Commit rows together."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(entries), [row._asdict() for row in rows])
        except IntegrityError:
            raise _taken() from None
        except (SQLAlchemyError, OSError):
            raise _broken() from None

    def close(self) -> None:
        """Nothing to close: the connections are the engine's."""


class SqlitePen:
    """Writes to a SQLite file, on a connection and in a thread of its own. Whoever else writes to the file at the same
    time makes it wait for a moment; whoever reads does not."""

    _INSERT = f"INSERT INTO {entries.name} ({', '.join(Row._fields)}) VALUES ({', '.join('?' * len(Row._fields))})"

    def __init__(self, file: str) -> None:
        self._file = file
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")
        self._connection: sqlite3.Connection | None = None

    async def write(self, rows: Sequence[Row]) -> None:
        """Commit rows together."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._insert, rows)
        except sqlite3.IntegrityError:
            raise _taken() from None
        except (sqlite3.Error, RuntimeError):
            # The thread refuses work with a RuntimeError once the pen is put down.
            raise _broken() from None

    def _insert(self, rows: Sequence[Row]) -> None:
        connection = self._connection or self._open()
        connection.execute("BEGIN IMMEDIATE")
        try:
            connection.executemany(self._INSERT, rows)
            connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _open(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(self._file, isolation_level=None)
        prepare_sqlite(self._connection)
        return self._connection

    def close(self) -> None:
        """Close the file. What is being written is written first."""
        if self._connection is not None:
            self._thread.submit(self._connection.close).result()
        self._thread.shutdown()
