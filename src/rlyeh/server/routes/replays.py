"""Finished games: files, positions, links, and playing on."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, Parameter

from rlyeh.engine.files import LARGEST
from rlyeh.server import access, replays, seating
from rlyeh.server.errors import NotThere, TooMuch
from rlyeh.server.replays import Moment, ReplayPosition
from rlyeh.server.routes.shapes import Code, GameShape, clean_text, game_of
from rlyeh.server.sending import AS_IS
from rlyeh.server.services import Services, of
from rlyeh.server.storage.database import new_id, now
from rlyeh.server.storage.games import Options, SeatedDeck, SeatRow, StoredGame
from rlyeh.server.storage.reports import Reports
from rlyeh.server.tables.registry import FRESH
from rlyeh.translation import language

Asking = Request[Any, Any, State]
MOST_ANALYSES = 3
"""Games of one person that wait for the coach."""

Share = Annotated[str | None, Parameter(max_length=64)]
Place = Annotated[int, Parameter(ge=0, le=100_000)]


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where to play on, and against whom."""

    position: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=1)] = 0
    bot: Annotated[str, msgspec.Meta(max_length=60)] | None = "adept"
    """The opponent; null to play both sides."""


class FaultReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What went wrong, in somebody's own words."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=5000)]
    game: Annotated[str, msgspec.Meta(max_length=32)] | None = None


@get("/api/games/{game:str}/file", summary="The game file", tags=["replays"])
async def game_file(request: Asking, game: FromPath[str], share: Share = None) -> Response[str]:
    """A finished game as a file that `rlyeh replay` and `rlyeh play --resume` read."""
    services = of(request)
    stored = await access.finished(services, await services.whoever(request), game, share)
    record = await replays.record_of(services, stored)
    name = {"Content-Disposition": f'attachment; filename="rlyeh-{stored.id}.json"'}
    return Response(record.dumps(), media_type="application/json", headers=name)


@get("/api/games/{game:str}/positions/{number:int}", summary="A position", tags=["replays"])
async def position(
    request: Asking, game: FromPath[str], number: Place, share: Share = None, lang: Code = "en"
) -> ReplayPosition:
    """A finished game after so many answers, as both seats saw it."""
    services, tongue = of(request), language(lang)
    stored = await access.finished(services, await services.whoever(request), game, share)
    return await replays.position(await replays.record_of(services, stored), number, tongue)


@get("/api/games/{game:str}/timeline", summary="The whole way", tags=["replays"])
async def timeline(request: Asking, game: FromPath[str], share: Share = None, lang: Code = "en") -> list[Moment]:
    """What every answer of a finished game brought, in short: one entry for the start and one for each answer."""
    services, tongue = of(request), language(lang)
    stored = await access.finished(services, await services.whoever(request), game, share)
    return await replays.timeline(await replays.record_of(services, stored), tongue)


@post("/api/games/{game:str}/share", summary="Share a game", tags=["replays"], status_code=200)
async def share_game(request: Asking, game: FromPath[str]) -> dict[str, str]:
    """Make a link by which anybody can see a finished game: `/replay/ID?share=TOKEN&at=POSITION`."""
    services = of(request)
    person = await services.somebody(request)
    stored = await access.finished(services, person, game)
    token = stored.share or secrets.token_urlsafe(16)
    if stored.share is None:
        await services.games.set_share(stored.id, token)
    return {"game": stored.id, "share": token, "path": f"/replay/{stored.id}?share={token}"}


@get("/api/shared/{token:str}", summary="What a link shows", tags=["replays"], opt=AS_IS)
async def shared(request: Asking, token: Annotated[str, Parameter(min_length=1, max_length=64)]) -> GameShape:
    """The game that a link shows."""
    services = of(request)
    return game_of(await services.games.by_share(token), await services.whoever(request))


@delete("/api/games/{game:str}/share", summary="Stop sharing", tags=["replays"], status_code=204)
async def unshare_game(request: Asking, game: FromPath[str]) -> None:
    """Make the link worthless."""
    services = of(request)
    person = await services.somebody(request)
    stored = await access.finished(services, person, game)
    await services.games.set_share(stored.id, None)


@post("/api/game-files", summary="Put a game file here", tags=["replays"], request_max_body_size=LARGEST, opt=AS_IS)
async def upload(request: Asking) -> GameShape:
    """Put a game file here; it is replayed before it is believed."""
    services = of(request)
    person = await services.somebody(request)
    services.limit_signs(request)
    body = await request.body()
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise NotThere(f"This is not a game file: byte {problem.start} is not text.") from None
    record, game = await replays.read_upload(text)
    names = [clean_text(name)[:60] or f"Seat {seat + 1}" for seat, name in enumerate(record.names)]
    at = now()
    stored = StoredGame(
        id=new_id(),
        kind="upload",
        status="over",
        format="casual",
        options=Options(),
        setup=None,
        owner=person.id,
        invitation=None,
        password=None,
        share=None,
        origin=None,
        rematch=None,
        keeper=None,
        created=at,
        ended=at,
        winner=game.winner,
        won_by=game.state.won_by,
        seats=tuple(
            SeatRow(seat, None, None, names[seat], SeatedDeck("From a file", record.header.decks[seat]))
            for seat in (0, 1)
        ),
    )
    await services.games.add(stored, record.dumps())
    return game_of(await services.games.get(stored.id), person)


@post("/api/games/{game:str}/play-on", summary="Play on from a position", tags=["replays"], opt=AS_IS)
async def play_on(request: Asking, game: FromPath[str], data: JSONBody[PlayOn], share: Share = None) -> GameShape:
    """A new game that begins at a position of a finished one."""
    services = of(request)
    person = await services.somebody(request)
    stored = await access.finished(services, person, game, share)
    record = await replays.record_of(services, stored)
    if data.position > len(record.answers):
        raise NotThere(f"The game has {len(record.answers)} moves.")
    answers = record.answers[: data.position]
    id = await seating.play_on(
        services, person, stored, answers, replays.setup_of(record), data.bot, data.seat
    )
    return game_of(await services.games.get(id), person)


class AnalysisState(msgspec.Struct, frozen=True):
    """What the coach says about a game, or how far it is: none, running, done or failed."""

    status: str
    progress: float
    result: Any


async def _analysis(services: Services, game: str) -> AnalysisState:
    job = await services.jobs.find(game, now() - FRESH)
    return AnalysisState("none", 0.0, None) if job is None else AnalysisState(job.status, job.progress, job.result)


@get("/api/games/{game:str}/analysis", summary="What the coach says", tags=["replays"])
async def show_analysis(request: Asking, game: FromPath[str], share: Share = None) -> AnalysisState:
    """How far the analysis of a finished game is, and what came of it."""
    services = of(request)
    stored = await access.finished(services, await services.whoever(request), game, share)
    return await _analysis(services, stored.id)


@post("/api/games/{game:str}/analysis", summary="Ask the coach", tags=["replays"], status_code=202)
async def begin_analysis(request: Asking, game: FromPath[str], share: Share = None) -> AnalysisState:
    """Let the coach look at a finished game, in the background; ask again how far it is."""
    services = of(request)
    person = await services.somebody(request)
    stored = await access.finished(services, person, game, share)
    analysis = await _analysis(services, stored.id)
    if analysis.status in ("running", "done"):
        return analysis
    if await services.jobs.count(person.id) >= MOST_ANALYSES:
        raise TooMuch("The coach is already looking at as many of your games as it can: wait for one of them.")
    record = await replays.record_of(services, stored)
    if await services.jobs.begin(stored.id, person.id, services.house.worker):
        services.study.begin(stored.id, record)
    return await _analysis(services, stored.id)


@post("/api/reports", summary="Report a mistake", tags=["replays"], status_code=201)
async def report(request: Asking, data: JSONBody[FaultReport]) -> dict[str, str]:
    """Tell those who run the server that something went wrong; a game of yours is kept with it."""
    services = of(request)
    services.limit_signs(request)
    person = await services.somebody(request)
    file = None
    if data.game is not None:
        stored = await access.seated(services, person, data.game)
        # Kept for those who run the server only: of a game in progress the reporter must not see this.
        file = (await replays.record_of(services, stored)).dumps() if stored.status == "over" else None
    return {"id": await Reports(services.engine).add(person.id, data.game, clean_text(data.text), file)}


HANDLERS = [
    game_file,
    position,
    timeline,
    share_game,
    shared,
    unshare_game,
    upload,
    play_on,
    show_analysis,
    begin_analysis,
    report,
]
