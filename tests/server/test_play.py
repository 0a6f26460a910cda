"""Playing over the socket: whole games, coming back, offers, undo, chat, watching, absence."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import Any

import pytest

from rlyeh.client import Account, Refused, Seat
from rlyeh.engine.state.random import Chance
from tests.server.players import answer, at_table, guest, heard, invited, next_to_answer, play, two_guests, until
from tools.serving import Server

pytestmark = pytest.mark.anyio


def ended(seat: Seat) -> tuple[int, str]:
    """Who won, and by what."""
    return seat.state["outcome"]["winner"], seat.state["outcome"]["by"]


async def test_a_whole_game_between_two_people(server: Server) -> None:
    async with at_table(server) as seats:
        await play(seats, Chance(1), 3000)
        assert seats[0].is_over
        assert seats[0].state["outcome"] == seats[1].state["outcome"]
        assert seats[0].state["outcome"]["by"].startswith("WIN-")


async def test_a_bot_answers_by_itself(server: Server) -> None:
    async with guest(server) as me:
        game = await me.open_game("bot", bot="random", seat=0)
        async with Seat(me, game["id"]) as seat:
            assert await play((seat,), Chance(1), 15) > 3
        shown = await me.get(f"/api/games/{game['id']}")
        assert [each["bot"] for each in shown["seats"]] == [None, "random"]


async def test_an_answer_under_the_same_id_is_given_once(server: Server) -> None:
    async with at_table(server) as seats:
        asked = await next_to_answer(*seats)
        assert asked is not None
        said = {"type": "answer", "id": "the-same", "stamp": asked.state["stamp"], "key": "keep"}
        assert asked._socket is not None
        first = await _raw(asked, said)
        second = await _raw(asked, said)
        assert first == second == {"type": "ack", "id": "the-same"}
        other = seats[1] if asked is seats[0] else seats[0]
        await until(other, lambda: other.question is not None)
        assert other.question["kind"] == "mulligan"  # type: ignore[index]


async def _raw(seat: Seat, said: dict[str, Any]) -> Any:
    """Send a message as it is, and wait for its acknowledgement."""
    reply = seat._waiting[said["id"]] = asyncio.get_running_loop().create_future()
    assert seat._socket is not None
    await seat._socket.send(json.dumps(said))
    return await reply


async def test_answers_for_the_wrong_moment_are_refused(server: Server) -> None:
    async with at_table(server) as seats:
        asked = await next_to_answer(*seats)
        assert asked is not None
        other = seats[1] if asked is seats[0] else seats[0]
        with pytest.raises(Refused) as stale:
            await asked.ask("answer", stamp=asked.state["stamp"] + 7, key="keep")
        assert stale.value.code == "stale"
        with pytest.raises(Refused) as wrong:
            await other.ask("answer", stamp=asked.state["stamp"], key="keep")
        assert wrong.value.code == "illegal"
        with pytest.raises(Refused) as illegal:
            await asked.answer("play:3")
        assert illegal.value.code == "illegal"


async def test_who_comes_back_gets_what_was_missed(server: Server) -> None:
    async with two_guests(server) as (host, other):
        game = await invited(host, other)
        async with Seat(host, game) as one, Seat(other, game) as two:
            await play((one, two), Chance(5), 12)
            seen = one.n
            await one._socket.close()  # type: ignore[union-attr]
            await until(one, lambda: one.reconnections == 1)
            await play((one, two), Chance(6), 10)
            await until(one, lambda: one.n == seen + 10)
            async with Seat(host, game) as fresh:
                assert fresh.n == one.n
                assert fresh.state["view"] == one.state["view"]


async def test_why_not_answers_with_the_rule(server: Server) -> None:
    async with at_table(server) as (first, second):
        card = first.state["view"]["sides"][0]["hand"][0]["id"]
        reply = await first.ask("why", card=card)
        assert reply["reasons"]
        assert all(reason["rule"] for reason in reply["reasons"])
        hidden = await second.ask("why", card=card)
        assert "You do not know that card." in [reason["text"] for reason in hidden["reasons"]]


async def test_undo_and_its_limits(server: Server) -> None:
    async with at_table(server) as seats:
        asked = await next_to_answer(*seats)
        assert asked is not None
        other = seats[1] if asked is seats[0] else seats[0]
        await asked.answer("mulligan")
        with pytest.raises(Refused) as refused:
            await asked.ask("undo")
        assert refused.value.code == "not-now"
        await asked.ask("offer", what="undo")
        await until(other, lambda: "undo" in other.state["offers"])
        await other.ask("agree", what="undo")
        await until(asked, lambda: asked.question is not None)
        assert asked.question["kind"] == "mulligan"  # type: ignore[index]
        await asked.answer("keep")
        await asked.ask("undo")
        await until(asked, lambda: asked.question is not None)
        assert asked.question["kind"] == "mulligan"  # type: ignore[index]


async def test_a_bot_agrees_to_undo_and_to_pause_but_to_no_draw(one_server: Server) -> None:
    async with guest(one_server) as me:
        game = await me.open_game("bot", bot="random", seat=0)
        async with Seat(me, game["id"]) as seat:
            await until(seat, lambda: seat.question is not None)
            await seat.ask("offer", what="draw")
            await heard(seat, "event", what={"kind": "decline", "seat": 1, "offer": "draw"})
            await seat.ask("offer", what="pause")
            await until(seat, lambda: seat.state["paused"])
            assert seat.question is None
            await seat.ask("offer", what="resume")
            await until(seat, lambda: not seat.state["paused"])
            await seat.answer(seat.question["options"][0]["key"])  # type: ignore[index]
            await seat.ask("offer", what="undo")
            await heard(seat, "event", what={"kind": "agree", "seat": 1, "offer": "undo"})


async def test_conceding_and_a_rematch_on_the_other_side(server: Server) -> None:
    async with two_guests(server) as (host, other):
        game = await invited(host, other)
        async with Seat(host, game) as one, Seat(other, game) as two:
            await one.ask("concede")
            await until(two, lambda: two.is_over)
            assert ended(two) == (two.seats[0], "concession")
            again = await host.post(f"/api/games/{game}/rematch")
            assert again["status"] == "open"
            notice = await heard(two, "rematch")
            assert notice["game"] == again["id"]
            assert (await heard(one, "rematch"))["game"] == again["id"]
            joined = await other.post(f"/api/games/{game}/rematch")
            assert joined["id"] == again["id"]
            assert joined["status"] == "playing"
            # Whoever asked first is told that the other one has come.
            assert (await heard(one, "rematch"))["game"] == again["id"]
        async with Seat(host, again["id"]) as one_again:
            assert one_again.seats[0] == 1 - one.seats[0]


async def test_a_draw_by_agreement(server: Server) -> None:
    async with at_table(server) as (first, second):
        await first.ask("offer", what="draw")
        await until(second, lambda: "draw" in second.state["offers"])
        await second.ask("agree", what="draw")
        await until(first, lambda: first.is_over)
        assert ended(first) == (-1, "agreement")


async def test_a_clock_that_runs_out_loses_the_game(server: Server) -> None:
    async with at_table(server, options={"clock": {"kind": "move", "seconds": 1}}) as seats:
        asked = await next_to_answer(*seats)
        assert asked is not None
        assert asked.state["clock"]["running"] == asked.seats[0]
        await until(asked, lambda: asked.is_over)
        assert ended(asked) == (1 - asked.seats[0], "clock")


async def test_who_stays_away_can_be_beaten(server: Server) -> None:
    async with two_guests(server) as (host, other):
        game = await invited(host, other, options={"clock": {"kind": "game", "seconds": 3600}})
        async with Seat(host, game) as one:
            async with Seat(other, game) as two:
                await heard(one, "presence", here=[True, True])
                with pytest.raises(Refused):
                    await one.ask("claim")
                away = two.seats[0]
            gone = await heard(one, "presence", here=[away == 1, away == 0])
            assert gone["gone"][away] >= 0
            assert gone["gone"][1 - away] == -1
            await one.ask("claim")
            await until(one, lambda: one.is_over)
            assert ended(one) == (1 - away, "absence")


async def test_without_a_clock_nobody_can_be_beaten_by_staying_away(one_server: Server) -> None:
    async with two_guests(one_server) as (host, other):
        game = await invited(host, other)
        async with Seat(host, game) as one:
            async with Seat(other, game) as two:
                await heard(one, "presence", here=[True, True])
                away = two.seats[0]
            gone = await heard(one, "presence", here=[away == 1, away == 0])
            assert gone["gone"] == [-1, -1]
            with pytest.raises(Refused) as refused:
                await one.ask("claim")
            assert (refused.value.code, "no clock" in str(refused.value)) == ("not-now", True)
            assert not one.is_over


async def test_chat_is_plain_text_and_can_be_muted_and_blocked(server: Server) -> None:
    async with two_guests(server) as (host, other):
        game = await invited(host, other)
        async with Seat(host, game) as one, Seat(other, game) as two:
            await one.ask("chat", text="<b>hello\u202e</b>\x07")
            said = await heard(two, "event", what={"kind": "chat", "seat": one.seats[0], "text": "<b>hello</b>"})
            assert said["n"] == two.n
            await two.ask("mute")
            await one.ask("chat", text="are you there?")
            await heard(two, "event", what={"kind": "chat", "seat": one.seats[0]})
        person = (await host.get("/api/me"))["person"]["id"]
        await other.ask("PUT", f"/api/people/{person}/block")
        async with Seat(host, game) as one, Seat(other, game) as two:
            await one.ask("chat", text="and now?")
            await heard(two, "event", what={"kind": "chat", "seat": one.seats[0]})
        opened = await host.open_game("lobby")
        with pytest.raises(Refused) as refused:
            await other.join(opened["id"])
        assert refused.value.code == "not-yours"


async def test_watching_a_table_of_the_lobby(server: Server) -> None:
    async with two_guests(server) as (host, other), guest(server) as third, Account(server.url) as stranger:
        opened = await host.open_game("lobby")
        await other.join(opened["id"])
        assert opened["id"] in [game["id"] for game in (await stranger.get("/api/lobby"))["watch"]]
        async with Seat(third, opened["id"]) as watcher, Seat(stranger, opened["id"]) as unknown:
            assert watcher.seats == unknown.seats == ()
            assert [side["hand"] for side in watcher.state["view"]["sides"]] == [[], []]
            with pytest.raises(Refused) as refused:
                await watcher.ask("concede")
            assert refused.value.code == "not-yours"


async def test_tables_that_are_not_open_to_watchers(one_server: Server) -> None:
    async with two_guests(one_server) as (host, other), guest(one_server) as third:
        closed = await host.open_game("lobby", options={"spectators": False})
        await other.join(closed["id"])
        with pytest.raises(Refused):
            async with Seat(third, closed["id"]):
                pass


async def test_solo_plays_both_sides(server: Server) -> None:
    async with guest(server) as me:
        game = await me.open_game("solo")
        async with Seat(me, game["id"]) as seat:
            assert seat.seats == (0, 1)
            asked = set()
            for number in range(12):
                await next_to_answer(seat)
                assert seat.question is not None
                asked.add(seat.question["seat"])
                await answer(seat, Chance(number))
            assert asked == {0, 1}


async def test_automatic_passes_and_stops(one_server: Server) -> None:
    async with at_table(one_server) as seats:
        manners = {"auto_pass": True, "stops": ["action/operations/mine"], "hide": 0}
        for seat in seats:
            await seat.ask("manners", manners=manners)
        windows = set()
        for _ in range(60):
            asked = await next_to_answer(*seats)
            if asked is None:
                break
            question = asked.question
            assert question is not None
            if question["kind"] in ("action", "disrupt", "response"):
                mine = "mine" if asked.state["view"]["active"] == asked.seats[0] else "theirs"
                windows.add(f"{question['kind']}/{asked.state['view']['phase']}/{mine}")
            await answer(asked, Chance(len(windows)))
        assert windows == {"action/operations/mine"}


async def test_passing_until_something_happens(one_server: Server) -> None:
    """Every window of this turn is passed, but for one's own operations, which are never passed over."""
    async with at_table(one_server) as seats:
        chance = Chance(8)
        while (asked := await next_to_answer(*seats)) is not None:
            question = asked.question
            assert question is not None
            if question["kind"] == "action":
                break
            await answer(asked, chance)
        assert asked is not None
        stamp, turn = asked.state["stamp"], asked.state["view"]["turn"]
        await asked.ask("skip")
        asked_again = asked.question is not None and asked.question["kind"] == "action"
        view = asked.state["view"]
        is_own = view["phase"] == "operations" and view["active"] in asked.seats
        assert not asked_again or view["turn"] != turn or is_own
        assert asked.state["stamp"] != stamp


async def test_hidden_windows_close_by_themselves(server: Server) -> None:
    """Nobody answers the windows of the seat that hides, and the game goes on all the same; only its own operations
    wait for it."""
    async with at_table(server) as (hider, other):
        await hider.ask("manners", manners={"preset": "every", "hide": 0.25})  # To be seen on a busy machine.
        windows = 0
        for number in range(150):
            asked = await next_to_answer(hider, other)
            if asked is None or windows == 4:
                break
            question = asked.question
            assert question is not None
            view = asked.state["view"]
            own = question["kind"] == "action" and view["phase"] == "operations" and view["active"] in hider.seats
            if asked is hider and question["kind"] in ("action", "disrupt", "response") and not own:
                windows += 1
                stamp = hider.state["stamp"]
                await until(hider, lambda stamp=stamp: hider.state["stamp"] != stamp)  # type: ignore[misc]
            else:
                await answer(asked, Chance(number))
        assert windows > 0


async def test_the_example_bot_plays(one_server: Server) -> None:
    bot = await asyncio.create_subprocess_exec(
        sys.executable, "-u", "examples/bot.py", one_server.url, stdout=asyncio.subprocess.PIPE
    )
    assert bot.stdout is not None
    table = (await bot.stdout.readline()).decode().split()[-1].rstrip(".")
    async with guest(one_server) as me:
        await me.join(table)
        async with Seat(me, table) as seat:
            await play((seat,), Chance(1), 3)
            await seat.ask("concede")
    assert (await bot.stdout.read()).decode().splitlines()[-1] == "I won."
    assert await bot.wait() == 0


async def test_who_gets_up_and_sits_down_again_goes_on(one_server: Server) -> None:
    """A seat that is taken again does not hear that its earlier line is gone."""
    async with guest(one_server) as me:
        game = await me.open_game("solo")
        seat = Seat(me, game["id"])
        async with seat:
            await play((seat,), Chance(1), 3)
        async with seat:
            assert (await seat.next())["type"] == "welcome"
            await play((seat,), Chance(2), 3)
