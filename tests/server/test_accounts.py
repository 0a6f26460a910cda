"""People: guests, names and passwords, cookies, taking everything along, leaving nothing behind."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import httpx
import pytest

from rlyeh.client import Account, Refused, Seat
from tests.server.players import guest, invited, two_guests, until
from tools.serving import Server, sqlite_server

pytestmark = pytest.mark.anyio

_numbers = count(1)


def a_name() -> str:
    """A name that no other test has used; servers are shared."""
    return f"Randolph {next(_numbers)}"


async def test_a_stranger_is_nobody_and_a_guest_is_somebody_at_once(server: Server) -> None:
    async with Account(server.url) as me:
        assert (await me.get("/api/me"))["person"] is None
        with pytest.raises(Refused) as refused:
            await me.get("/api/decks")
        assert (refused.value.status, refused.value.code) == (401, "not-signed-in")
        person = await me.guest()
        assert not person["registered"]
        assert await me.guest() == person


async def test_a_guest_registers_and_keeps_games_and_decks(server: Server) -> None:
    name = a_name()
    async with guest(server) as me:
        game = await me.open_game("solo")
        deck = await me.post("/api/decks", {"name": "Mine", "cards": {"core-001": 2}})
        before = (await me.get("/api/me"))["person"]["id"]
        person = await me.register(name, "correct horse")
        assert person["id"] == before
    async with Account(server.url) as again:
        await again.login(name.upper(), "correct horse")
        assert [each["id"] for each in await again.get("/api/games")] == [game["id"]]
        assert [each["id"] for each in await again.get("/api/decks")] == [deck["id"]]


async def test_names_are_unique_whatever_the_case(server: Server) -> None:
    name = a_name()
    async with two_guests(server) as (one, two):
        await one.register(name, "correct horse")
        with pytest.raises(Refused) as refused:
            await two.register(name.swapcase(), "battery staple")
        assert refused.value.code == "taken"
        assert (await two.get("/api/me"))["person"]["registered"] is False


async def test_wrong_names_and_passwords_are_refused_alike(server: Server) -> None:
    name = a_name()
    async with guest(server) as me:
        await me.register(name, "correct horse")
    said = []
    async with Account(server.url) as stranger:
        for who, password in ((name, "wrong horse"), ("Nobody at all", "correct horse")):
            with pytest.raises(Refused) as refused:
                await stranger.login(who, password)
            said.append((refused.value.status, str(refused.value)))
    assert said[0] == said[1]


async def test_a_new_password_ends_all_other_logins(server: Server) -> None:
    name = a_name()
    async with guest(server) as me, Account(server.url) as elsewhere:
        await me.register(name, "correct horse")
        await elsewhere.login(name, "correct horse")
        with pytest.raises(Refused):
            await me.ask("PUT", "/api/people/me/password", {"old": "wrong", "new": "battery staple"})
        await me.ask("PUT", "/api/people/me/password", {"old": "correct horse", "new": "battery staple"})
        assert (await me.get("/api/me"))["person"]["name"] == name
        assert (await elsewhere.get("/api/me"))["person"] is None
        await elsewhere.login(name, "battery staple")


async def test_logging_out_forgets_the_browser(server: Server) -> None:
    async with guest(server) as me:
        await me.post("/api/people/logout")
        assert (await me.get("/api/me"))["person"] is None


async def test_a_forged_cookie_is_worth_nothing(one_server: Server) -> None:
    async with guest(one_server) as me:
        good = me._http.cookies["rlyeh-session"]
    payload, signature = good.rsplit(".", 1)
    other = f"{payload}.{'A' if signature[0] != 'A' else 'B'}{signature[1:]}"
    for forged in (other, "x" * 5000, good.replace(".", ""), ""):
        async with httpx.AsyncClient(base_url=one_server.url, cookies={"rlyeh-session": forged}) as http:
            assert (await http.get("/api/me")).json() == {"person": None}


async def test_cookies_cannot_be_read_by_scripts_or_sent_from_elsewhere(one_server: Server) -> None:
    async with httpx.AsyncClient(base_url=one_server.url) as http:
        token = (await http.get("/api/me")).cookies["rlyeh-csrf"]
        response = await http.post("/api/people/guest", headers={"x-csrftoken": token})
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert (await http.post("/api/people/guest")).status_code == 403


async def test_everything_of_mine_can_be_taken_along(server: Server) -> None:
    async with two_guests(server) as (host, other):
        game = await invited(host, other)
        async with Seat(host, game) as seat:
            await seat.ask("chat", text="good luck")
            await seat.ask("concede")
        await host.post("/api/decks", {"name": "Mine", "cards": {"core-001": 2}})
        export = await host.get("/api/people/me/export")
        assert [deck["name"] for deck in export["decks"]] == ["Mine"]
        assert export["files"][game]["format"] == "rlyeh game"
        assert [line["text"] for line in export["chat"]] == ["good luck"]
        assert "password" not in str(export)


async def test_the_record_counts_all_games_against_others(server: Server) -> None:
    async with two_guests(server) as (me, other):
        assert await me.get("/api/people/me/record") == {"won": 0, "lost": 0, "drawn": 0}
        for _ in range(2):
            async with Seat(me, (await me.open_game("bot", bot="random"))["id"]) as seat:
                await seat.ask("concede")
        async with Seat(me, (await me.open_game("solo"))["id"]) as seat:
            await seat.ask("concede")
        async with Seat(me, (await me.post("/api/lessons/first", {}))["id"]) as seat:
            await seat.ask("concede")
        async with Seat(other, await invited(me, other)) as seat:
            await seat.ask("concede")
        game = await invited(me, other)
        async with Seat(me, game) as mine, Seat(other, game) as theirs:
            await mine.ask("offer", what="draw")
            await theirs.ask("agree", what="draw")
        await me.open_game("bot", bot="random")
        assert len(await me.get("/api/games", limit=1)) == 1
        assert await me.get("/api/people/me/record") == {"won": 1, "lost": 2, "drawn": 1}
        assert await other.get("/api/people/me/record") == {"won": 0, "lost": 1, "drawn": 1}


async def test_a_deleted_account_leaves_nothing_behind(server: Server) -> None:
    name = a_name()
    async with two_guests(server) as (host, other):
        await host.register(name, "correct horse")
        game = await invited(host, other)
        async with Seat(host, game) as seat, Seat(other, game) as left:
            await seat.ask("chat", text="my secret")
            with pytest.raises(Refused):
                await host.ask("DELETE", "/api/people/me", {"password": "wrong horse"})
            await host.ask("DELETE", "/api/people/me", {"password": "correct horse"})
            await until(left, lambda: left.is_over)
            assert left.state["outcome"]["by"] == "concession"
        assert (await host.get("/api/me"))["person"] is None
        with pytest.raises(Refused):
            await host.login(name, "correct horse")
        shown = await other.get(f"/api/games/{game}")
        assert name not in str(shown)
        export = await other.get("/api/people/me/export")
        assert name not in str(export)
        assert "my secret" not in str(export)


async def test_sign_ups_are_few_for_one_address(tmp_path_factory: pytest.TempPathFactory) -> None:
    limits = {"signs_a_minute": "4", "requests_a_minute": "60"}
    with sqlite_server(tmp_path_factory.mktemp("limits"), limits) as limited:
        codes = []
        for _ in range(8):
            async with Account(limited.url) as me:
                try:
                    await me.guest()
                    codes.append("ok")
                except Refused as refused:
                    codes.append(refused.code)
        assert codes[:3] == ["ok"] * 3
        assert "too-much" in codes
        async with httpx.AsyncClient(base_url=limited.url) as http:
            statuses = [(await http.get("/api/formats")).status_code for _ in range(60)]
            assert 429 in statuses
            assert (await http.get("/health")).status_code == 200


@pytest.mark.parametrize(("proxies", "refused"), [("127.0.0.1", 0), ("127.0.0.0/8,10.0.0.7", 0), ("192.0.2.7", 18)])
async def test_visitors_behind_a_proxy_that_is_trusted_have_limits_of_their_own(
    tmp_path: Path, proxies: str, refused: int
) -> None:
    with sqlite_server(tmp_path, {"requests_a_minute": "2", "proxies": proxies}) as server:
        async with httpx.AsyncClient(base_url=server.url) as proxy:
            said = [
                (await proxy.get("/api/formats", headers={"x-forwarded-for": f"203.0.113.{visitor}"})).status_code
                for visitor in range(20)
            ]
        # A proxy that is not trusted may say what it likes: it is one visitor, who may ask twice in a burst.
        assert said.count(429) == refused


async def test_whom_one_has_blocked_can_be_read(one_server: Server) -> None:
    async with two_guests(one_server) as (me, other):
        them = (await other.get("/api/me"))["person"]
        assert await me.get("/api/people/me/blocked") == []
        await me.ask("PUT", f"/api/people/{them['id']}/block")
        assert await me.get("/api/people/me/blocked") == [{"id": them["id"], "name": them["name"]}]
        assert await other.get("/api/people/me/blocked") == []
