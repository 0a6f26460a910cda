"""Databases of earlier versions keep working: each is kept here as it was, and brought up to date by the tests."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from rlyeh.server.accounts.passwords import fits
from rlyeh.server.storage.database import MIGRATIONS, newest, open_engine
from rlyeh.server.storage.schema import metadata
from rlyeh.server.tables.log_entries import Answered
from tests.server.houses import services

pytestmark = pytest.mark.anyio

OLD = sorted((Path(__file__).parent / "old_databases").glob("*.sql"))


def restored(dump: Path, folder: Path) -> None:
    """Put an old database where a server looks for it."""
    with sqlite3.connect(folder / "rlyeh.db") as connection:
        connection.executescript(dump.read_text("utf-8"))


def test_every_version_has_its_database_here() -> None:
    versions = {script.revision for script in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    assert {dump.stem for dump in OLD} == versions


@pytest.mark.parametrize("dump", OLD, ids=lambda dump: dump.stem)
async def test_an_old_database_goes_on(dump: Path, tmp_path: Path) -> None:
    restored(dump, tmp_path)
    async with services(tmp_path) as found:
        person = await found.people.named("randolph carter")
        assert person is not None
        assert await fits("silver key", person.password)
        assert [deck.name for deck in await found.decks.of(person.id)] == ["Dreams"]
        playing = await found.games.unkept(0) or list(found.house.tables)
        table = await found.house.table(playing[0])
        decision = table.fold.game.decision
        assert decision is not None
        assert decision.kind == "setup-resource"
        await table.submit(Answered(decision.seat, decision.options[0].key))
        assert len(await found.house.log.read(table.id)) == table.fold.number == 4


async def test_migrations_lead_to_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    async with services(tmp_path):
        pass
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'rlyeh.db'}")

    async with engine.connect() as connection:
        found = await connection.run_sync(
            lambda sync: {
                name: {column["name"] for column in inspect(sync).get_columns(name)}
                for name in inspect(sync).get_table_names()
            }
        )
    await engine.dispose()
    wanted = {table.name: {column.name for column in table.columns} for table in metadata.sorted_tables}
    assert {name: columns for name, columns in found.items() if name != "alembic_version"} == wanted
    assert newest() in {dump.stem for dump in OLD}
