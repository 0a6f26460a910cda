"""The database: opening it, and bringing it up to date."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from rlyeh.server.errors import SetupError

MIGRATIONS = Path(__file__).parent / "migrations"


def now() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_id() -> str:
    """A name for a new thing, that nobody can guess."""
    return secrets.token_urlsafe(12)


def open_engine(url: str) -> AsyncEngine:
    """The database. SQLite has one connection here, beside the one that writes the logs of the tables: it takes one
    writer at a time anyway."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    file = url.partition(":///")[2]
    if file and file != ":memory:":
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, pool_size=1, max_overflow=0)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, _record: object = None) -> None:
    """What is committed must survive a cut of power, and readers must not stop the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# -- migrations ------------------------------------------------------------------------------------------------------


def _config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine) -> tuple[str | None, str]:
    """Bring the database up to date; returns the versions it had and has."""

    def upgrade(connection: Connection) -> str | None:
        before = MigrationContext.configure(connection).get_current_revision()
        command.upgrade(_config(connection), "head")
        return before

    async with engine.begin() as connection:
        before = await connection.run_sync(upgrade)
    return before, newest()


def newest() -> str:
    """The version that this program works with."""
    head = ScriptDirectory.from_config(_config()).get_current_head()
    assert head is not None
    return head


async def require_current(engine: AsyncEngine) -> None:
    """Raise if the database is older or newer than the program."""

    def current(connection: Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    async with engine.connect() as connection:
        revision = await connection.run_sync(current)
    if revision == newest():
        return
    known = {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}
    if revision is not None and revision not in known:
        raise SetupError(f"The database has version {revision}, which this program does not know: update the program.")
    raise SetupError(
        f"The database has version {revision or 'none'} and needs {newest()}: run rlyeh server migrate."
    )
