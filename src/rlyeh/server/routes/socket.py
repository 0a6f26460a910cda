"""The WebSocket of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath

from rlyeh.errors import RlyehError, UnknownLanguage
from rlyeh.server import access
from rlyeh.server.accounts.limits import Bucket
from rlyeh.server.errors import NotNow, NotYours, ServerError, TooMuch
from rlyeh.server.protocol import messages
from rlyeh.server.protocol.messages import LONGEST, request_decoder
from rlyeh.server.routes.shapes import clean_text
from rlyeh.server.services import Services, address, of
from rlyeh.server.storage.games import StoredGame
from rlyeh.server.storage.people import Person
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables import messages_out
from rlyeh.server.tables.log_entries import Happening, Manners
from rlyeh.server.tables.table import Table
from rlyeh.server.tables.viewer import Viewer
from rlyeh.translation import ENGLISH, Language, language

logger = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, State]

POLICY, GOING, TOO_LONG = 1008, 1012, 1009


@websocket("/api/games/{game:str}/socket")
async def socket(socket: Socket, game: FromPath[str]) -> None:
    """Play or watch a game."""
    services = of(socket)
    await socket.accept()
    try:
        _check_origin(socket)
        if not services.requests.allows(address(socket)):
            raise TooMuch("Too many requests: wait a moment.")
        person = await services.whoever(socket)
        stored = await access.visible(services, person, game)
        if stored.status == "open":
            raise NotNow("The game has not begun.")
        viewer = _viewer(stored, person)
        table = await services.house.table(stored.id)
        _count(services, person, 1)
    except RlyehError as problem:
        await _refuse(socket, problem)
        return
    try:
        await SocketSession(services, socket, table, viewer).run()
    finally:
        _count(services, person, -1)


def _check_origin(socket: Socket) -> None:
    """A browser says which page opens a socket: it has to be one of ours."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise NotYours("A page of another site cannot open this socket.")


def _viewer(game: StoredGame, person: Person | None) -> Viewer:
    seats = game.seats_of(person.id) if person is not None else ()
    if not seats and not access.may_watch(game) and not game.has_public_replay:
        raise NotYours("This game cannot be watched.")
    kind = messages_out.WATCHING if not seats else messages_out.BOTH if len(seats) == 2 else seats[0]
    return Viewer(person.id if person is not None else None, seats, kind)


def _count(services: Services, person: Person | None, change: int) -> None:
    """One person may not open any number of sockets."""
    if person is None:
        return
    number = services.sockets.get(person.id, 0) + change
    if change > 0 and number > services.settings.sockets_a_person:
        raise TooMuch("You have too many tables open in too many windows: close one.")
    if number:
        services.sockets[person.id] = number
    else:
        services.sockets.pop(person.id, None)


async def _refuse(socket: Socket, problem: RlyehError) -> None:
    await _say_bye(socket, problem)
    with contextlib.suppress(Exception):
        await socket.close(POLICY, "refused")


async def _say_bye(socket: Socket, problem: RlyehError, language: Language = ENGLISH) -> None:
    """Tell a client why its socket is closed; it may be gone already."""
    code = problem.code if isinstance(problem, ServerError) else "refused"
    with contextlib.suppress(Exception):
        await socket.send_data(messages.encode(messages.Bye(code, language.problem(str(problem)))), mode="text")


class SocketSession:
    """One socket at one table, from hello to goodbye."""

    def __init__(self, services: Services, socket: Socket, table: Table, viewer: Viewer) -> None:
        self._services = services
        self._socket = socket
        self._table = table
        self._viewer = viewer
        self._heard = monotonic()
        self._bucket = Bucket(services.settings.messages_a_second, services.settings.messages_a_second * 3)
        self._chat = Bucket(0.5, 8)
        self._reason = (1000, "")

    async def run(self) -> None:
        """Talk until one side hangs up."""
        tasks = [asyncio.create_task(coroutine) for coroutine in (self._read(), self._write(), self._beat())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            await self._table.detach(self._viewer)
            await self._part([result for result in results if isinstance(result, Exception)])

    async def _part(self, problems: list[Exception]) -> None:
        """Say why, where there is a reason, and close."""
        for problem in problems:
            if isinstance(problem, _HangUpError):
                self._reason = (problem.code, problem.problem.code)
                await _say_bye(self._socket, problem.problem, self._viewer.language)
            elif not isinstance(problem, WebSocketException | RuntimeError | TimeoutError | OSError):
                logger.error("a socket ended badly", exc_info=problem, extra={"table": self._table.id})
        with contextlib.suppress(Exception):
            await self._socket.close(*self._reason)

    # -- reading -------------------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            async with asyncio.timeout(self._services.settings.beat_seconds * 2):
                first = await self._next()
            await self._hello(first)
            while True:
                message = await self._next()
                if not self._bucket.take():
                    raise _HangUpError(POLICY, TooMuch("Too many messages: slower, please."))
                await self._take(message)

    async def _next(self) -> bytes:
        received = await self._socket.receive_data(mode="text")
        data = received.encode("utf-8", "surrogatepass")
        self._heard = monotonic()
        if len(data) > LONGEST:
            raise _HangUpError(TOO_LONG, TooMuch(f"A message has {LONGEST} bytes at most."))
        return data

    async def _hello(self, message: bytes) -> None:
        try:
            hello = request_decoder.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            hello = None
        if not isinstance(hello, messages.Hello) or hello.version != messages.VERSION:
            raise _HangUpError(POLICY, ServerError(f"Say hello first, in version {messages.VERSION} of the protocol."))
        try:
            self._viewer.language = language(hello.language)
        except UnknownLanguage as problem:
            raise _HangUpError(POLICY, ServerError(str(problem))) from None
        await self._find_blocked()
        await self._table.attach(self._viewer, hello.seen)
        await self._bring_manners()

    async def _find_blocked(self) -> None:
        """Chat of whom this person has blocked is not passed on."""
        if self._viewer.person is None:
            return
        blocked = await self._services.people.blocked_by(self._viewer.person)
        self._viewer.deaf_to = {seat.seat for seat in self._table.stored.seats if seat.person in blocked}

    async def _bring_manners(self) -> None:
        """A player's usual manners hold at a table until they say otherwise there."""
        if self._viewer.kind not in (0, 1) or self._viewer.person is None:
            return
        person = await self._services.people.find(self._viewer.person)
        if person is not None and person.manners != Manners() and self._table.fold.outcome is None:
            await self._table.submit(log.Wished(self._viewer.kind, person.manners), ref="usual-manners")

    async def _take(self, message: bytes) -> None:
        """Do what a message asks, and say that it is done or why not."""
        try:
            request = request_decoder.decode(message)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            broken = self._viewer.language.problem("The message is not valid JSON.")
            text = str(problem) if isinstance(problem, msgspec.ValidationError) else broken
            self._viewer.push(messages.encode(messages.Refused("", "unreadable", text[:300])))
            return
        id = getattr(request, "id", "")
        try:
            reply = await self._do(request)
        except RlyehError as problem:
            code = problem.code if isinstance(problem, ServerError) else "illegal"
            text = self._viewer.language.problem(str(problem))
            self._viewer.push(messages.encode(messages.Refused(id, code, text, problem.source)))
        else:
            if reply is not None:
                self._viewer.push(messages.encode(reply))

    async def _do(self, request: messages.Request) -> msgspec.Struct | None:
        if isinstance(request, messages.Ping):
            return messages.ServerPong()
        if isinstance(request, messages.Pong | messages.Hello):
            return None
        if isinstance(request, messages.Mute):
            self._viewer.mute = request.on
            return messages.Ack(request.id)
        seat = self._seat()
        if isinstance(request, messages.Why):
            reasons = self._table.why_not(seat, request.card, request.story, self._viewer.language)
            return messages.Reasons(request.id, reasons)
        if isinstance(request, messages.Explain):
            values = self._table.explain(seat, request.card, self._viewer.language)
            return messages.Explained(request.id, request.card, values)
        stamp = request.stamp if isinstance(request, messages.Answer | messages.ChooseSeveral) else None
        several = request.keys if isinstance(request, messages.ChooseSeveral) else None
        if isinstance(request, messages.Chat) and not self._chat.take():
            raise TooMuch("You talk faster than anybody can read.")
        happening = _HAPPENINGS[type(request)](self._table, seat, request)
        # A socket that breaks must not break off what is being written down.
        await asyncio.shield(self._table.submit(happening, request.id, stamp, by_client=True, several=several))
        return messages.Ack(request.id)

    def _seat(self) -> int:
        """The seat that speaks; who plays both sides speaks for the one that is asked."""
        if not self._viewer.seats:
            raise NotYours("You are watching: only the players can do that.")
        if len(self._viewer.seats) == 1:
            return self._viewer.seats[0]
        decision = self._table.fold.game.decision
        return self._table.fold.game.state.active if decision is None else decision.seat

    # -- writing -------------------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            message = await self._viewer.out.get()
            if message is None:
                self._reason = (GOING, "slow" if self._viewer.is_lost else "going")
                return
            await self._socket.send_data(message, mode="text")

    async def _beat(self) -> None:
        """Ask for a sign of life, and hang up without one."""
        beat = self._services.settings.beat_seconds
        ping = messages.encode(messages.ServerPing())
        while monotonic() - self._heard < 2 * beat:
            await asyncio.sleep(beat)
            self._viewer.push(ping)


class _HangUpError(Exception):
    """The socket is closed for a reason that the client is told."""

    def __init__(self, code: int, problem: ServerError) -> None:
        super().__init__(str(problem))
        self.code = code
        self.problem = problem


def _claim(table: Table, seat: int, request: messages.Claim) -> Happening:
    return table.claim(seat)


def _chat(table: Table, seat: int, request: messages.Chat) -> Happening:
    text = clean_text(request.text)
    if not text:
        raise ServerError("The message is empty.")
    return log.ChatLine(seat, text)


_HAPPENINGS: dict[type, Callable[[Table, int, Any], Happening]] = {
    messages.Answer: lambda table, seat, request: log.Answered(seat, request.key),
    messages.ChooseSeveral: lambda table, seat, request: log.Answered(seat, ""),
    messages.MakeOffer: lambda table, seat, request: log.Offered(seat, request.what),
    messages.Agree: lambda table, seat, request: log.Agreed(seat, request.what),
    messages.Decline: lambda table, seat, request: log.Declined(seat, request.what),
    messages.Undo: lambda table, seat, request: log.TookBack(table.fold.last_player(seat), request.turn),
    messages.Concede: lambda table, seat, request: log.Conceded(seat),
    messages.Claim: _claim,
    messages.Chat: _chat,
    messages.SetManners: lambda table, seat, request: log.Wished(seat, request.manners),
    messages.Skip: lambda table, seat, request: log.Skipped(seat, request.on),
}


HANDLERS = [socket]
