"""Bots to play against: those that the server offers, and no others."""

from __future__ import annotations

from pathlib import Path

import pytest

from rlyeh.bots.levels import LEVELS
from rlyeh.client import Account, Refused, Seat
from rlyeh.server.errors import SetupError
from rlyeh.server.opponents import require_bots
from rlyeh.server.settings import Settings
from tests.server.players import guest
from tools.serving import Server, sqlite_server

pytestmark = pytest.mark.anyio


async def test_every_level_can_be_met(one_server: Server) -> None:
    async with guest(one_server) as me:
        levels = [bot["bot"] for bot in await me.get("/api/bots")]
        assert levels[:4] == ["novice", "adept", "master", "great old one"]
        for level in levels:
            game = await me.open_game("bot", bot=level, seat=0)
            assert (game["status"], game["seats"][1]["bot"]) == ("playing", level)
            async with Seat(me, game["id"]) as seat:
                await seat.ask("concede")
        assert game["seats"][1]["name"].startswith("The ")


async def test_a_bot_that_does_not_exist_is_named_with_its_neighbours(one_server: Server) -> None:
    async with guest(one_server) as me:
        with pytest.raises(Refused) as refused:
            await me.open_game("bot", bot="randon")
        assert '"random"' in str(refused.value)


@pytest.mark.parametrize("bot", ["/etc/hostname.onnx", "/nowhere/model.onnx", "sorcerer:5000", "sorcerer:25", ""])
async def test_a_bot_that_the_server_does_not_offer_is_refused_unseen(one_server: Server, bot: str) -> None:
    async with guest(one_server) as me:
        with pytest.raises(Refused) as refused:
            await me.open_game("bot", bot=bot)
        # The same sentence, whether or not there is such a file.
        assert str(refused.value).startswith(f'This server has no bot "{bot}".')
        assert (await me.get("/api/games")) == []


async def test_a_bot_is_known_however_its_name_is_written(one_server: Server) -> None:
    async with guest(one_server) as me:
        game = await me.open_game("bot", bot=" Great-Old_One ", seat=0)
        assert game["seats"][1]["bot"] == "great old one"


async def test_a_server_offers_the_bots_that_its_owner_names(tmp_path: Path) -> None:
    with sqlite_server(tmp_path, {"bots": "Acolyte, sorcerer:50"}) as server:
        async with guest(server) as me:
            offered = {bot["bot"]: bot["futures"] for bot in await me.get("/api/bots")}
            assert offered == {"Acolyte": 0, "sorcerer:50": 50}
            with pytest.raises(Refused):
                await me.open_game("bot", bot="adept")
            assert (await me.open_game("bot", bot="sorcerer:50", seat=0))["seats"][1]["name"] == "The sorcerer:50"


def test_a_server_does_not_start_with_a_bot_that_is_not_there() -> None:
    with pytest.raises(SetupError) as refused:
        require_bots(Settings(bots="acolyte, acolite"))
    assert 'No bot is called "acolite"' in str(refused.value)


async def test_a_level_says_how_many_games_it_imagines(one_server: Server) -> None:
    async with Account(one_server.url) as stranger:
        futures = {bot["bot"]: bot["futures"] for bot in await stranger.get("/api/bots")}
        for name, level in LEVELS.items():
            assert level.bot == f"sorcerer:{futures[name]}" or futures[name] == 0
