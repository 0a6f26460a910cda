"""Every route, tried as a stranger, as another player, as somebody who watches, and as the owner."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from rlyeh.client import Account, Refused, Seat
from rlyeh.server.app import create_app
from rlyeh.server.settings import Settings
from tests.server.players import guest
from tools.serving import Server

pytestmark = pytest.mark.anyio

OK, NO_SIGN, NOT_YOURS, NOT_THERE, NOT_NOW = 200, 401, 403, 404, 409

DECK = {"name": "D", "cards": {"core-001": 1}}

Expected = tuple[int, int, int, int]
"""What a stranger, another signed-in person, the opponent, and the owner are answered."""

ROUTES: dict[tuple[str, str], tuple[Any, Expected]] = {
    ("GET", "/api/me"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/formats"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/quick-decks"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/bots"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/cards"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/card-search"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/cards/{card}"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/rules"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/rules/{rule}"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/chapters"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/documents"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/documents/{document}"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/lobby"): (None, (OK, OK, OK, OK)),
    ("POST", "/api/deck-check"): (DECK, (OK, OK, OK, OK)),
    ("POST", "/api/deck-export"): (DECK, (OK, OK, OK, OK)),
    ("POST", "/api/deck-import"): (DECK, (422, 422, 422, 422)),
    ("GET", "/api/shelf"): (None, (OK, OK, OK, OK)),
    ("GET", "/health"): (None, (OK, OK, OK, OK)),
    ("HEAD", "/health"): (None, (OK, OK, OK, OK)),
    ("GET", "/metrics"): (None, (OK, OK, OK, OK)),
    ("GET", "/api/games"): (None, (NO_SIGN, OK, OK, OK)),
    ("GET", "/api/decks"): (None, (NO_SIGN, OK, OK, OK)),
    ("POST", "/api/decks"): (DECK, (NO_SIGN, OK, OK, OK)),
    ("GET", "/api/decks/{deck}"): (None, (NO_SIGN, NOT_THERE, NOT_THERE, OK)),
    ("GET", "/api/decks/{deck}/export"): (None, (NO_SIGN, NOT_THERE, NOT_THERE, OK)),
    ("PUT", "/api/decks/{deck}"): (DECK, (NO_SIGN, NOT_THERE, NOT_THERE, OK)),
    ("DELETE", "/api/decks/{deck}"): (None, (NO_SIGN, NOT_THERE, NOT_THERE, OK)),
    ("GET", "/api/people/me/export"): (None, (NO_SIGN, OK, OK, OK)),
    ("PATCH", "/api/people/me"): ({"name": "Pickman"}, (NO_SIGN, OK, OK, OK)),
    ("PUT", "/api/people/me/password"): (
        {"old": "x", "new": "longenough"},
        (NO_SIGN, NOT_YOURS, NOT_YOURS, NOT_YOURS),
    ),
    ("PUT", "/api/people/{other}/block"): (None, (NO_SIGN, OK, OK, OK)),
    ("DELETE", "/api/people/{other}/block"): (None, (NO_SIGN, OK, OK, OK)),
    ("GET", "/api/people/me/blocked"): (None, (NO_SIGN, OK, OK, OK)),
    ("GET", "/api/people/me/record"): (None, (NO_SIGN, OK, OK, OK)),
    ("POST", "/api/lessons/first"): ({}, (NO_SIGN, OK, OK, OK)),
    ("POST", "/api/games"): ({"against": "solo"}, (NO_SIGN, OK, OK, OK)),
    ("GET", "/api/games/{game}"): (None, (NOT_THERE, NOT_THERE, OK, OK)),
    ("POST", "/api/games/{game}/join"): ({}, (NO_SIGN, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("GET", "/api/games/{game}/file"): (None, (NOT_THERE, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("GET", "/api/games/{game}/positions/{number}"): (None, (NOT_THERE, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("GET", "/api/games/{game}/timeline"): (None, (NOT_THERE, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("POST", "/api/games/{game}/hint"): (None, (NO_SIGN, NOT_THERE, NOT_YOURS, NOT_YOURS)),
    ("GET", "/api/games/{game}/lesson"): (None, (NO_SIGN, NOT_THERE, NOT_THERE, NOT_THERE)),
    ("POST", "/api/games/{game}/lesson/next"): (None, (NO_SIGN, NOT_THERE, NOT_THERE, NOT_THERE)),
    ("GET", "/api/shared/{token}"): (None, (NOT_THERE, NOT_THERE, NOT_THERE, NOT_THERE)),
    ("POST", "/api/games/{game}/share"): (None, (NO_SIGN, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("DELETE", "/api/games/{game}/share"): (None, (NO_SIGN, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("POST", "/api/games/{game}/play-on"): ({"position": 0}, (NO_SIGN, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("GET", "/api/games/{game}/analysis"): (None, (NOT_THERE, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("POST", "/api/games/{game}/analysis"): (None, (NO_SIGN, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("POST", "/api/games/{game}/rematch"): (None, (NO_SIGN, NOT_THERE, NOT_NOW, NOT_NOW)),
    ("DELETE", "/api/games/{game}"): (None, (NO_SIGN, NOT_THERE, NOT_YOURS, NOT_NOW)),
    ("GET", "/api/invitations/{token}"): (None, (NOT_THERE, NOT_THERE, NOT_THERE, NOT_THERE)),
    ("POST", "/api/invitations/{token}"): ({}, (NO_SIGN, NOT_THERE, NOT_THERE, NOT_THERE)),
    ("POST", "/api/game-files"): ({}, (NO_SIGN, 422, 422, 422)),
    ("POST", "/api/reports"): ({"text": "it broke"}, (NO_SIGN, OK, OK, OK)),
    ("POST", "/api/people/guest"): (None, (OK, OK, OK, OK)),
    ("POST", "/api/people/register"): ({"name": "x", "password": "short"}, (400, 400, 400, 400)),
    ("POST", "/api/people/login"): ({"name": "n", "password": "p"}, (NOT_YOURS, NOT_YOURS, NOT_YOURS, NOT_YOURS)),
    ("POST", "/api/people/logout"): (None, (OK, OK, OK, OK)),
    ("DELETE", "/api/people/me"): ({}, (NO_SIGN, OK, OK, OK)),
}
"""Every route with what it is sent, for a private game in progress that the owner plays with the opponent.
The last few end who asks, so they stand at the end."""


@dataclass
class People:
    stranger: Account
    other: Account
    opponent: Account
    owner: Account
    names: dict[str, str]

    def by_role(self) -> list[Account]:
        return [self.stranger, self.other, self.opponent, self.owner]


@asynccontextmanager
async def people(server: Server) -> AsyncIterator[People]:
    async with (
        Account(server.url) as stranger,
        guest(server) as other,
        guest(server) as opponent,
        guest(server) as owner,
    ):
        game = await owner.open_game("invitation", options={"spectators": False})
        await opponent.accept(game["invitation"])
        deck = await owner.post("/api/decks", DECK)
        person = (await other.get("/api/me"))["person"]["id"]
        names = {
            "game": game["id"],
            "deck": deck["id"],
            "card": "core-001",
            "rule": "TIME-7",
            "document": "003",
            "number": "0",
            "token": game["invitation"],
            "other": person,
        }
        yield People(stranger, other, opponent, owner, names)


def test_every_route_is_tried() -> None:
    app = create_app(Settings(database="sqlite:////nowhere/at-all.db", secret="x"))
    paths = app.openapi_schema.to_schema()["paths"]
    known = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert known == set(ROUTES)


async def status_of(who: Account, method: str, path: str, body: Any) -> int:
    token = who._http.cookies.get("rlyeh-csrf")
    response = await who._http.request(method, path, json=body, headers={"x-csrftoken": token or ""})
    assert response.status_code != 500, (method, path, response.text)
    return OK if response.is_success else response.status_code


async def test_who_may_do_what(one_server: Server) -> None:
    wrong = []
    async with people(one_server) as here:
        for (method, path), (body, expected) in ROUTES.items():
            for role, (who, wanted) in enumerate(zip(here.by_role(), expected, strict=True)):
                if role == 1 and "{other}" in path:
                    continue
                found = await status_of(who, method, path.format(**here.names), body)
                if found != wanted:
                    wrong.append((method, path, ("stranger", "other", "opponent", "owner")[role], found, wanted))
                if (method, path) in (("POST", "/api/people/guest"), ("POST", "/api/people/logout")):
                    continue
            if (method, path) == ("POST", "/api/people/guest"):
                await here.stranger.post("/api/people/logout")
            if (method, path) == ("POST", "/api/people/logout"):
                for who in here.by_role()[1:]:
                    await who.guest()
    assert wrong == []


WATCHER: dict[tuple[str, str], tuple[Any, int]] = {
    ("GET", "/api/games/{game}"): (None, OK),
    ("POST", "/api/games/{game}/join"): ({}, NOT_NOW),
    ("GET", "/api/games/{game}/file"): (None, NOT_THERE),
    ("GET", "/api/games/{game}/positions/{number}"): (None, NOT_THERE),
    ("GET", "/api/games/{game}/timeline"): (None, NOT_THERE),
    ("POST", "/api/games/{game}/hint"): (None, NOT_THERE),
    ("GET", "/api/games/{game}/lesson"): (None, NOT_THERE),
    ("POST", "/api/games/{game}/lesson/next"): (None, NOT_THERE),
    ("POST", "/api/games/{game}/share"): (None, NOT_THERE),
    ("DELETE", "/api/games/{game}/share"): (None, NOT_THERE),
    ("POST", "/api/games/{game}/play-on"): ({"position": 0}, NOT_THERE),
    ("GET", "/api/games/{game}/analysis"): (None, NOT_THERE),
    ("POST", "/api/games/{game}/analysis"): (None, NOT_THERE),
    ("POST", "/api/games/{game}/rematch"): (None, NOT_THERE),
    ("DELETE", "/api/games/{game}"): (None, NOT_YOURS),
}
"""What somebody who watches is answered on every route that names a game."""


async def test_who_watches_may_look_and_nothing_else(one_server: Server) -> None:
    assert set(WATCHER) == {route for route in ROUTES if "{game}" in route[1]}
    async with guest(one_server) as owner, guest(one_server) as other, guest(one_server) as watcher:
        game = (await owner.open_game("lobby"))["id"]
        await other.join(game)
        async with Seat(watcher, game) as seat:
            for (method, path), (body, wanted) in WATCHER.items():
                found = await status_of(watcher, method, path.format(game=game, number=0), body)
                assert found == wanted, (method, path)
            for asked in ("undo", "concede", "claim", "skip"):
                with pytest.raises(Refused) as refused:
                    await seat.ask(asked)
                assert refused.value.code == "not-yours"
            with pytest.raises(Refused):
                await seat.ask("chat", text="behind you!")
            for asked in ("why", "explain"):
                with pytest.raises(Refused):
                    await seat.ask(asked, card=1)


@pytest.mark.parametrize("role", ["stranger", "other"])
async def test_a_private_game_has_no_socket_for_others(one_server: Server, role: str) -> None:
    async with people(one_server) as here:
        who = here.stranger if role == "stranger" else here.other
        with pytest.raises(Refused) as refused:
            async with Seat(who, here.names["game"]):
                pass
        assert refused.value.code == "not-there"


async def test_a_finished_game_is_open_to_its_players_and_by_its_link_only(one_server: Server) -> None:
    async with people(one_server) as here:
        game = here.names["game"]
        async with Seat(here.owner, game) as seat:
            await seat.ask("concede")
        for who in (here.stranger, here.other):
            for path in (f"/api/games/{game}/file", f"/api/games/{game}/positions/0", f"/api/games/{game}"):
                with pytest.raises(Refused) as refused:
                    await who.get(path)
                assert refused.value.status == 404
        link = await here.opponent.post(f"/api/games/{game}/share")
        for who in (here.stranger, here.other, here.owner):
            assert (await who.get(f"/api/games/{game}/file", share=link["share"]))["format"] == "rlyeh game"
        with pytest.raises(Refused):
            await here.stranger.get(f"/api/games/{game}/file", share="x" * len(link["share"]))
        await here.owner.ask("DELETE", f"/api/games/{game}/share")
        with pytest.raises(Refused):
            await here.stranger.get(f"/api/games/{game}/file", share=link["share"])


async def test_a_game_in_progress_tells_nobody_the_decks(one_server: Server) -> None:
    async with people(one_server) as here:
        shown = await here.opponent.get(f"/api/games/{here.names['game']}")
        assert [seat["deck"] is None for seat in sorted(shown["seats"], key=lambda each: each["mine"])] == [True, False]
        assert "seed" not in str(shown)


async def test_a_page_of_another_site_cannot_open_a_socket(one_server: Server) -> None:
    import json

    from websockets.asyncio.client import connect

    async with people(one_server) as here:
        url = here.owner.socket_url(here.names["game"])
        headers = {"Cookie": here.owner.cookie_header, "Origin": "https://evil.example"}
        async with connect(url, additional_headers=headers) as socket:
            said = json.loads(await socket.recv())
            assert (said["type"], said["code"]) == ("bye", "not-yours")
