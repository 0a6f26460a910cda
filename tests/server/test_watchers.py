"""Those who watch: until when they wait, the end, the replay, and the rematch."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rlyeh.server import access
from rlyeh.server.errors import NotThere
from rlyeh.server.storage.games import Options
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.messages_out import WATCHING
from rlyeh.server.tables.viewer import Viewer
from tests.server.houses import services, table_of_two

pytestmark = pytest.mark.anyio


def heard(viewer: Viewer) -> list[dict[str, object]]:
    """The messages that have come."""
    found = []
    while not viewer.out.empty():
        said = viewer.out.get_nowait()
        if said is not None:
            found.append(json.loads(said))
    return found


async def test_who_has_nothing_to_see_yet_is_told_how_long_that_takes(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        table = await table_of_two(found, 1, Options(hands_after=60))
        watcher, player = Viewer(None, (), WATCHING), Viewer(None, (0,), 0)
        for viewer in (watcher, player):
            await table.attach(viewer, 0)
        told = [each["countdown"] for each in heard(watcher) if each["type"] == "presence"]
        assert told
        assert all(isinstance(each, int) and 50_000 < each <= 60_000 for each in told)
        assert [each["countdown"] for each in heard(player) if each["type"] == "presence"] == [-1]


async def test_a_finished_game_that_could_be_watched_can_be_seen_by_anybody(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        table = await table_of_two(found, 1)
        stranger = await found.people.guest()
        await table.submit(log.Conceded(0))
        assert (await access.visible(found, stranger, table.id)).has_public_replay
        assert (await access.finished(found, None, table.id)).id == table.id


async def test_a_game_without_spectators_stays_among_its_players(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        table = await table_of_two(found, 1, Options(spectators=False))
        await table.submit(log.Conceded(0))
        with pytest.raises(NotThere):
            await access.visible(found, await found.people.guest(), table.id)
        with pytest.raises(NotThere):
            await access.finished(found, None, table.id)


async def test_those_who_watch_come_along_when_the_rematch_has_begun(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        table = await table_of_two(found, 1)
        watcher, player = Viewer(None, (), WATCHING), Viewer(None, (0,), 0)
        for viewer in (watcher, player):
            await table.attach(viewer, 0)
        heard(watcher), heard(player)
        await found.house.tell_rematch(table.id, "again", begun=False)
        assert heard(watcher) == []
        await found.house.tell_rematch(table.id, "again", begun=True)
        for viewer in (watcher, player):
            assert {"type": "rematch", "game": "again"} in heard(viewer)
