"""The log of the tables on SQLite: one transaction for many tables, and nobody pays for another one's mistake."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from rlyeh.server.errors import Taken
from rlyeh.server.services import Services
from rlyeh.server.storage.log_writer import LogBroken
from rlyeh.server.tables.log_entries import ChatLine, LogEntry
from tests.server.houses import services, table_of_two

pytestmark = pytest.mark.anyio


def chat(number: int, text: str, ref: str = "") -> LogEntry:
    """An entry that fits anywhere."""
    return LogEntry(number, 1_000, ChatLine(0, text), ref)


async def written(found: Services, game: str) -> list[str]:
    """The chat in the log of a game."""
    return [entry.what.text for entry in await found.house.log.read(game) if isinstance(entry.what, ChatLine)]


async def test_entries_of_one_append_come_all_or_none(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        game = (await table_of_two(found, 1)).id
        await found.house.log.append(game, [chat(10, "first")])
        with pytest.raises(Taken):
            await found.house.log.append(game, [chat(9, "early"), chat(10, "again"), chat(11, "late")])
        assert await written(found, game) == ["first"]


async def test_what_was_asked_under_one_name_is_written_once(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        game = (await table_of_two(found, 1)).id
        await found.house.log.append(game, [chat(10, "once", "a1")])
        with pytest.raises(Taken):
            await found.house.log.append(game, [chat(11, "twice", "a1")])
        assert await written(found, game) == ["once"]


async def test_a_table_that_is_refused_does_not_take_others_down(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        games = [(await table_of_two(found, seed)).id for seed in range(1, 5)]
        await found.house.log.append(games[2], [chat(10, "there already")])
        said = await asyncio.gather(
            *(found.house.log.append(game, [chat(10, "hello")]) for game in games), return_exceptions=True
        )
        assert [type(each) for each in said] == [type(None), type(None), Taken, type(None)]
        assert [await written(found, game) for game in games] == [["hello"], ["hello"], ["there already"], ["hello"]]


async def test_an_entry_of_no_game_is_refused(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        with pytest.raises(Taken):
            await found.house.log.append("nowhere", [chat(1, "hello")])
        assert await written(found, "nowhere") == []


async def test_a_database_that_takes_nothing_says_so_and_goes_on_when_it_does_again(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        game = (await table_of_two(found, 1)).id
        await found.house.log.append(game, [chat(10, "before")])
        with sqlite3.connect(tmp_path / "rlyeh.db") as other:
            other.execute("ALTER TABLE entries RENAME TO elsewhere")
        with pytest.raises(LogBroken):
            await found.house.log.append(game, [chat(11, "lost")])
        with sqlite3.connect(tmp_path / "rlyeh.db") as other:
            other.execute("ALTER TABLE elsewhere RENAME TO entries")
        await found.house.log.append(game, [chat(11, "after")])
        assert await written(found, game) == ["before", "after"]


async def test_closing_waits_for_what_is_being_written(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        game = (await table_of_two(found, 1)).id
        writing = asyncio.create_task(found.house.log.append(game, [chat(10, "last words")]))
        await asyncio.sleep(0)
    await writing
    with sqlite3.connect(tmp_path / "rlyeh.db") as after:
        assert after.execute("SELECT count(*) FROM entries WHERE number = 10").fetchone() == (1,)


async def test_a_log_that_is_closed_says_so(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        game = (await table_of_two(found, 1)).id
        log = found.house.log
    with pytest.raises(LogBroken):
        await log.append(game, [chat(10, "too late")])
