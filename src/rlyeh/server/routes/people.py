"""Accounts: guests, names and passwords, everything of one's own out and gone."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, patch, post, put
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, JSONBody

from rlyeh.errors import RlyehError
from rlyeh.server.accounts.cookies import LASTS, NAME
from rlyeh.server.accounts.passwords import fits, hashed
from rlyeh.server.errors import NotNow, NotYours
from rlyeh.server.replays import record_of
from rlyeh.server.routes.shapes import Me, clean_name, me_of
from rlyeh.server.sending import AS_IS
from rlyeh.server.services import Services, of
from rlyeh.server.storage.database import now
from rlyeh.server.storage.games import GameRecordTally
from rlyeh.server.storage.people import Person
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.log_entries import Manners

Asking = Request[Any, Any, State]
Name = Annotated[str, msgspec.Meta(min_length=2, max_length=24)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Given = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Registration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password for a new account."""

    name: Name
    password: Password


class Login(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who one is, with proof."""

    name: Given
    password: Given


class NewPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The old password and the new one."""

    old: Given
    new: Password


class Farewell(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password, so that nobody else deletes an account; a guest has none."""

    password: Given = "-"


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What can be changed about oneself."""

    name: Name | None = None
    manners: Manners | None = None


def _signed(services: Services, person: Person, status: int = 200) -> Response[Me]:
    """Somebody's own data, with the cookie that makes it theirs."""
    cookie = Cookie(
        NAME,
        path="/",
        value=services.cookies.sign(person),
        max_age=LASTS,
        httponly=True,
        secure=services.settings.secure,
        samesite="lax",
    )
    return Response(me_of(person), status_code=status, cookies=[cookie])


@get("/api/me", summary="Who am I?", tags=["people"])
async def me(request: Asking) -> Me:
    """Who the cookie says you are; null for a stranger. Also hands out the token against forged requests."""
    return me_of(await of(request).whoever(request))


@post("/api/people/guest", summary="Come as a guest", tags=["people"])
async def guest(request: Asking) -> Response[Me]:
    """Play at once: makes a guest and a signed cookie. Whoever is somebody already stays who they are."""
    services = of(request)
    present = await services.whoever(request)
    if present is not None:
        return Response(me_of(present), status_code=200)
    services.limit_signs(request)
    return _signed(services, await services.people.guest(), 201)


@post("/api/people/register", summary="Register", tags=["people"])
async def register(request: Asking, data: JSONBody[Registration]) -> Response[Me]:
    """Take a name and a password. A guest keeps games and decks."""
    services = of(request)
    services.limit_signs(request)
    name = clean_name(data.name)
    present = await services.whoever(request)
    if present is not None and present.registered:
        raise NotNow("You are already registered: log out first.")
    password = await hashed(data.password)
    person = present or await services.people.guest()
    try:
        await services.people.register(person.id, name, password)
    except RlyehError:
        if present is None:
            await services.people.delete(person.id)
        raise
    return _signed(services, await services.people.get(person.id), 201)


@post("/api/people/login", summary="Log in", tags=["people"], status_code=200)
async def login(request: Asking, data: JSONBody[Login]) -> Response[Me]:
    """Sign in with name and password."""
    services = of(request)
    services.limit_signs(request)
    person = await services.people.named(data.name)
    right = await fits(data.password, None if person is None else person.password)
    if person is None or not right:
        raise NotYours("The name or the password is wrong.")
    return _signed(services, person)


@post("/api/people/logout", summary="Log out", tags=["people"], status_code=204)
async def logout(request: Asking) -> Response[None]:
    """Forget who this browser is."""
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(NAME, path="/")
    return response


@put("/api/people/me/password", summary="Change the password", tags=["people"])
async def change_password(request: Asking, data: JSONBody[NewPassword]) -> Response[Me]:
    """Change the password; every other login ends."""
    services = of(request)
    services.limit_signs(request)
    person = await services.somebody(request)
    if not await fits(data.old, person.password):
        raise NotYours("That is not your old password.")
    await services.people.set_password(person.id, await hashed(data.new))
    return _signed(services, await services.people.get(person.id))


@patch("/api/people/me", summary="Change name or manners", tags=["people"])
async def change(request: Asking, data: JSONBody[Change]) -> Me:
    """Change a guest's name, or how you want to be asked at new tables."""
    services = of(request)
    person = await services.somebody(request)
    if data.name is not None:
        if person.registered:
            raise NotNow("A registered name cannot be changed.")
        await services.people.rename(person.id, clean_name(data.name))
    if data.manners is not None:
        await services.people.set_manners(person.id, data.manners)
    return me_of(await services.people.get(person.id))


@delete("/api/people/me", summary="Delete the account", tags=["people"], status_code=204)
async def remove(request: Asking, data: JSONBody[Farewell]) -> Response[None]:
    """Delete the account and all data: decks, chat, name. Running games are conceded."""
    services = of(request)
    services.limit_signs(request)
    person = await services.somebody(request)
    if person.registered and not await fits(data.password, person.password):
        raise NotYours("That is not your password.")
    for game in await services.games.of(person.id, "playing", limit=1000):
        for seat in game.seats_of(person.id)[:1]:
            table = await services.house.table(game.id)
            await table.submit(log.Conceded(seat), ref="farewell")
    await services.games.forget(person.id)
    await services.people.delete(person.id)
    for table in services.house.tables.values():
        for viewer in list(table.viewers):
            if viewer.person == person.id:
                viewer.close()
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(NAME, path="/")
    return response


@get("/api/people/me/export", summary="Everything of mine", tags=["people"], opt=AS_IS)
async def export(request: Asking) -> dict[str, Any]:
    """All that is kept about you: account, decks, finished games as files, and what you said."""
    services = of(request)
    person = await services.somebody(request)
    games = await services.games.of(person.id, limit=10_000)
    files: dict[str, Any] = {}
    chat: list[dict[str, Any]] = []
    for game in games:
        if game.status == "over":
            files[game.id] = (await record_of(services, game)).to_json()
        for entry in await services.house.log.read(game.id):
            if isinstance(entry.what, log.ChatLine) and entry.what.seat in game.seats_of(person.id):
                chat.append({"game": game.id, "at": entry.at, "text": entry.what.text})
    return {
        "exported": now(),
        "person": me_of(person).person,
        "blocked": await services.people.blocked_by(person.id),
        "decks": await services.decks.of(person.id),
        "games": [{"id": game.id, "kind": game.kind, "status": game.status, "created": game.created} for game in games],
        "files": files,
        "chat": chat,
    }


@get("/api/people/me/record", summary="How my games ended", tags=["people"])
async def my_record(request: Asking) -> GameRecordTally:
    """How many games you have won, lost and drawn, of all that are over."""
    services = of(request)
    person = await services.somebody(request)
    return await services.games.tally(person.id)


@put("/api/people/{other:str}/block", summary="Block somebody", tags=["people"], status_code=204)
async def block(request: Asking, other: FromPath[str]) -> None:
    """Neither play nor talk with somebody any more."""
    services = of(request)
    person = await services.somebody(request)
    if other == person.id:
        raise NotNow("You cannot block yourself.")
    await services.people.block(person.id, other)


@delete("/api/people/{other:str}/block", summary="Unblock somebody", tags=["people"], status_code=204)
async def unblock(request: Asking, other: FromPath[str]) -> None:
    """Take a block away."""
    services = of(request)
    person = await services.somebody(request)
    await services.people.unblock(person.id, other)


@get("/api/people/me/blocked", summary="Whom I have blocked", tags=["people"])
async def blocked(request: Asking) -> list[dict[str, str]]:
    """The people you have blocked, by id and name."""
    services = of(request)
    person = await services.somebody(request)
    others = [await services.people.find(other) for other in await services.people.blocked_by(person.id)]
    return [{"id": other.id, "name": other.name} for other in others if other is not None]


HANDLERS = [
    me,
    guest,
    register,
    login,
    logout,
    change_password,
    change,
    remove,
    export,
    my_record,
    block,
    unblock,
    blocked,
]
