"""Tables that an earlier version left in mid-game are found again and played on to their end (docs/formats.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rlyeh.engine.state.random import Chance
from rlyeh.server.replays import position, record_of
from rlyeh.server.tables.log_entries import Answered
from tests.old_formats import VERSIONS, restore_database
from tests.server.houses import services

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("version", VERSIONS)
async def test_old_tables_stand_where_they_stood_and_play_on(version: str, tmp_path: Path) -> None:
    tables = restore_database(version, tmp_path)
    async with services(tmp_path) as found:
        for number, said in tables.items():
            if said["what"] == "over":
                continue
            table = await found.house.table(number)
            decision = table.fold.game.decision
            assert decision is not None
            assert table.fold.number == said["entries"]
            assert (decision.seat, decision.keys()) == (said["seat"], said["keys"])
            chance = Chance(said["entries"])
            while (decision := table.fold.decision) is not None:
                option = decision.options[chance.below(len(decision.options))]
                await table.submit(Answered(decision.seat, option.key))
            assert table.fold.outcome is not None


@pytest.mark.parametrize("version", VERSIONS)
async def test_the_file_of_an_old_game_is_shown_from_the_database(version: str, tmp_path: Path) -> None:
    tables = restore_database(version, tmp_path)
    number, said = next((number, said) for number, said in tables.items() if said["what"] == "over")
    async with services(tmp_path) as found:
        record = await record_of(found, await found.games.get(number))
        assert len(record.answers) == said["answers"]
        assert record.result is not None
        assert record.result.winner == said["winner"]
        assert (await position(record, said["answers"])).answers == said["answers"]
