"""Games: opening tables, the lobby, joining, rematches."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from rlyeh.server import access, seating
from rlyeh.server.routes.shapes import GameShape, game_of
from rlyeh.server.seating import DeckChoice
from rlyeh.server.sending import AS_IS
from rlyeh.server.services import Services, of
from rlyeh.server.storage.games import Options
from rlyeh.server.storage.people import Person

Asking = Request[Any, Any, State]
TablePassword = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Share = Annotated[str | None, Parameter(max_length=64)]


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be opened."""

    against: Literal["bot", "invitation", "lobby", "solo"]
    """A bot, whoever gets the invitation, whoever comes into the lobby, or oneself."""
    format: Annotated[str, msgspec.Meta(max_length=20)] = "core"
    deck: DeckChoice = DeckChoice()
    other_deck: DeckChoice = DeckChoice()
    """What the bot plays, or the other side of a solo game."""
    bot: Annotated[str, msgspec.Meta(max_length=60)] = "adept"
    """A level, or a bot by name: see /api/bots."""
    seat: Literal[0, 1] | None = None
    """Against a bot: the side of the table; by chance unless said."""
    options: Options = Options()
    password: TablePassword | None = None
    """For a table in the lobby that not everybody may sit down at."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one brings to a table."""

    deck: DeckChoice = DeckChoice()
    password: TablePassword | None = None


async def _shape(services: Services, person: Person, id: str) -> GameShape:
    return game_of(await services.games.get(id), person)


@post("/api/games", summary="Open a game", tags=["games"], opt=AS_IS)
async def open_game(request: Asking, data: JSONBody[NewGame]) -> GameShape:
    """Against a bot or solo it begins at once; a table in the lobby or with an invitation waits for somebody."""
    services = of(request)
    person = await services.somebody(request)
    format = seating.check_format(data.format)
    if data.against == "bot":
        id = await seating.against_bot(
            services, person, data.bot, format, data.options, data.deck, data.other_deck, data.seat
        )
    elif data.against == "solo":
        id = await seating.alone(services, person, format, data.options, (data.deck, data.other_deck))
    else:
        game = await seating.open_table(
            services, person, data.against, format, data.options, data.deck, data.password
        )
        id = game.id
    return await _shape(services, person, id)


@get("/api/games", summary="My games", tags=["games"], opt=AS_IS)
async def games(
    request: Asking,
    status: FromQuery[Literal["open", "playing", "over"] | None] = None,
    limit: Annotated[int, Parameter(ge=1, le=200)] = 50,
    before: Annotated[int | None, Parameter(ge=0, le=1 << 53)] = None,
) -> list[GameShape]:
    """Your games, the newest first; `before` a time (as in `created`) for the next page."""
    services = of(request)
    person = await services.somebody(request)
    return [game_of(game, person) for game in await services.games.of(person.id, status, limit, before)]


@get("/api/lobby", summary="The lobby", tags=["games"], opt=AS_IS)
async def lobby(request: Asking) -> dict[str, list[GameShape]]:
    """Open tables, and games that can be watched."""
    services = of(request)
    person = await services.whoever(request)
    open_tables = [game_of(game, person) for game in await services.games.lobby()]
    watch = [game_of(game, person) for game in await services.games.watchable() if access.may_watch(game)]
    return {"open": open_tables, "watch": watch}


@get("/api/games/{game:str}", summary="A game", tags=["games"], opt=AS_IS)
async def show_game(request: Asking, game: FromPath[str], share: Share = None) -> GameShape:
    """A game that you play, may watch, or have a link to."""
    services = of(request)
    person = await services.whoever(request)
    return game_of(await access.visible(services, person, game, share), person)


@post("/api/games/{game:str}/join", summary="Sit down", tags=["games"], status_code=200, opt=AS_IS)
async def join_game(request: Asking, game: FromPath[str], data: JSONBody[Join]) -> GameShape:
    """Sit down at an open table of the lobby."""
    services = of(request)
    person = await services.somebody(request)
    stored = await access.visible(services, person, game)
    await seating.join(services, person, stored, data.deck, data.password)
    return await _shape(services, person, stored.id)


@get("/api/invitations/{token:str}", summary="An invitation", tags=["games"], opt=AS_IS)
async def invitation(request: Asking, token: FromPath[str]) -> GameShape:
    """The table that an invitation is for."""
    services = of(request)
    return game_of(await services.games.by_invitation(token), await services.whoever(request))


@post("/api/invitations/{token:str}", summary="Accept an invitation", tags=["games"], status_code=200, opt=AS_IS)
async def accept(request: Asking, token: FromPath[str], data: JSONBody[Join]) -> GameShape:
    """Sit down at the table that an invitation is for."""
    services = of(request)
    person = await services.somebody(request)
    stored = await services.games.by_invitation(token)
    await seating.join(services, person, stored, data.deck, data.password)
    return await _shape(services, person, stored.id)


@post("/api/games/{game:str}/rematch", summary="Play again", tags=["games"], status_code=200, opt=AS_IS)
async def rematch(request: Asking, game: FromPath[str]) -> GameShape:
    """Another game with the other side of the table: against a person it begins when both have asked."""
    services = of(request)
    person = await services.somebody(request)
    stored = await access.seated(services, person, game)
    return game_of(await seating.rematch(services, person, stored), person)


@delete("/api/games/{game:str}", summary="Close a table", tags=["games"], status_code=204)
async def close_game(request: Asking, game: FromPath[str]) -> None:
    """Take away an open table of yours that nobody has sat down at."""
    services = of(request)
    person = await services.somebody(request)
    stored = await access.visible(services, person, game)
    access.own(stored, person)
    await services.games.close(stored.id)


HANDLERS = [open_game, games, lobby, show_game, join_game, invitation, accept, rematch, close_game]
