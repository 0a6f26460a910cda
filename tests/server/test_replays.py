"""Finished games: listed, shown at every position, shared, taken along, brought back, played on."""

from __future__ import annotations

import asyncio
import json

import pytest

from rlyeh.client import Account, Refused, Seat
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.state.random import Chance
from rlyeh.server.pool import faces
from tests.server.players import answer, guest, next_to_answer, play
from tools.serving import Server

pytestmark = pytest.mark.anyio

ANSWERS = 40


async def finished(me: Account, answers: int = ANSWERS) -> str:
    """A solo game of some answers that was given up."""
    game = await me.open_game("solo")
    async with Seat(me, game["id"]) as seat:
        await play((seat,), Chance(4), answers)
        await seat.ask("concede")
    return str(game["id"])


async def test_a_finished_game_is_listed_and_its_file_replays(server: Server) -> None:
    async with guest(server) as me:
        game = await finished(me)
        assert [each["id"] for each in await me.get("/api/games", status="over")] == [game]
        assert await me.get("/api/games", status="playing") == []
        record = GameRecord.loads(json.dumps(await me.get(f"/api/games/{game}/file")))
        assert len(record.answers) == ANSWERS
        assert record.replay(faces("lcg")).decision is not None


async def test_every_position_can_be_looked_at(server: Server) -> None:
    async with guest(server) as me:
        game = await finished(me)
        record = await me.get(f"/api/games/{game}/file")
        for number in (0, 7, ANSWERS):
            shown = await me.get(f"/api/games/{game}/positions/{number}")
            assert (shown["answers"], shown["of"]) == (number, ANSWERS)
            assert [view["seat"] for view in shown["views"]] == [0, 1]
            assert [view["answers"] for view in shown["views"]] == [number, number]
            assert shown["next"] == (record["answers"][number] if number < ANSWERS else "")
        with pytest.raises(Refused) as refused:
            await me.get(f"/api/games/{game}/positions/{ANSWERS + 1}")
        assert refused.value.status == 404


async def test_a_link_shows_the_game_to_anybody(server: Server) -> None:
    async with guest(server) as me, Account(server.url) as stranger:
        game = await finished(me)
        link = await me.post(f"/api/games/{game}/share")
        assert link["path"] == f"/replay/{game}?share={link['share']}"
        assert (await me.post(f"/api/games/{game}/share"))["share"] == link["share"]
        shown = await stranger.get(f"/api/games/{game}/positions/12", share=link["share"])
        assert shown["answers"] == 12
        named = await stranger.get(f"/api/shared/{link['share']}")
        assert (named["id"], named["share"], named["owner"]) == (game, None, False)
        with pytest.raises(Refused) as refused:
            await stranger.get("/api/shared/nothing-of-the-kind")
        assert refused.value.status == 404


async def test_a_file_can_be_brought_to_another_server(server: Server) -> None:
    async with guest(server) as me, guest(server) as other:
        file = await me.get(f"/api/games/{await finished(me)}/file")
        brought = await other.post("/api/game-files", file)
        assert (brought["kind"], brought["status"]) == ("upload", "over")
        assert await other.get(f"/api/games/{brought['id']}/file") == file
        with pytest.raises(Refused):
            await me.get(f"/api/games/{brought['id']}/file")


@pytest.mark.parametrize("spoil", ["answers", "seed", "checkpoints", "cards", "format"])
async def test_a_spoilt_file_is_refused_in_words(one_server: Server, spoil: str) -> None:
    async with guest(one_server) as me:
        file = await me.get(f"/api/games/{await finished(me)}/file")
        file[spoil] = {
            "answers": [*file["answers"][:-1], "nonsense"],
            "seed": file["seed"] ^ 1,
            "checkpoints": [[ANSWERS, "0" * 32]],
            "cards": "x",
            "format": "?",
        }[spoil]
        with pytest.raises(Refused) as refused:
            await me.post("/api/game-files", file)
        assert refused.value.status == 422
        assert len(str(refused.value)) > 20
        assert await me.get("/api/games", status="over") != []


async def test_a_game_can_be_played_on_from_any_position(server: Server) -> None:
    async with guest(server) as me:
        game = await finished(me)
        shown = await me.get(f"/api/games/{game}/positions/9")
        alone = await me.post(f"/api/games/{game}/play-on", {"position": 9, "bot": None})
        assert (alone["kind"], alone["origin"]) == ("solo", game)
        async with Seat(me, alone["id"]) as seat:
            asked = seat.state["view"]["seat"]
            before, now = shown["views"][asked], seat.state["view"]
            assert {**now, "answers": 0} == {**before, "answers": 0}
            await next_to_answer(seat)
            await answer(seat, Chance(1))
        against = await me.post(f"/api/games/{game}/play-on", {"position": 9, "seat": 1, "bot": "random"})
        assert [each["bot"] for each in against["seats"]] == ["random", None]
        with pytest.raises(Refused):
            await me.post(f"/api/games/{game}/play-on", {"position": ANSWERS + 1})


async def test_a_report_is_kept_with_its_game(one_server: Server) -> None:
    async with guest(one_server) as me:
        game = await finished(me)
        assert (await me.post("/api/reports", {"text": "The star did not shine.", "game": game}))["id"]
        with pytest.raises(Refused) as refused:
            await me.post("/api/reports", {"text": "Not mine.", "game": "somebody-elses"})
        assert refused.value.status == 404


async def test_the_coach_looks_at_a_finished_game_in_the_background(server: Server) -> None:
    async with guest(server) as me, Account(server.url) as stranger:
        game = await finished(me, answers=12)
        assert (await me.get(f"/api/games/{game}/analysis"))["status"] == "none"
        begun = await me.post(f"/api/games/{game}/analysis")
        assert begun["status"] in ("running", "done")
        seen = [begun["progress"]]
        async with asyncio.timeout(120):
            while (found := await me.get(f"/api/games/{game}/analysis"))["status"] == "running":
                seen.append(found["progress"])
        assert seen == sorted(seen)
        assert found["status"] == "done", found
        assert found["result"]["chances"]
        assert len(found["result"]["decided"]) == 2
        with pytest.raises(Refused):
            await stranger.get(f"/api/games/{game}/analysis")


async def test_the_timeline_tells_the_whole_way(one_server: Server) -> None:
    async with guest(one_server) as me:
        game = await finished(me)
        moments = await me.get(f"/api/games/{game}/timeline")
        assert len(moments) == ANSWERS + 1
        for number in (0, 9, ANSWERS):
            shown = (await me.get(f"/api/games/{game}/positions/{number}"))["views"][0]
            moment = moments[number]
            assert (moment["turn"], moment["phase"], moment["active"]) == (
                shown["turn"], shown["phase"], shown["active"],
            )  # fmt: skip
            assert moment["tokens"] == [sum(story["tokens"][seat] for story in shown["stories"]) for seat in (0, 1)]
        assert any(moment["lines"] for moment in moments)
