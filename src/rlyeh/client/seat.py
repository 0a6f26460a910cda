"""A seat at a table: events come in order and once, answers are given once, and a lost line is mended."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from rlyeh.client.errors import LineLost, Refused
from rlyeh.client.http import Account

VERSION = 1
SILENCE = 12.0
"""Seconds without a word after which the line is taken for dead."""
TRIES = 60
"""How often a lost line is made again before giving up, about a second apart."""

POLICY = 1008
"""How a server closes a line that it does not want."""

Json = Any

EVERYTHING: Json = {"preset": "every", "tokens": True, "domains": True, "stories": True}
"""How a program wants to be asked: nothing is answered for it."""


class Seat:
    """A seat at a table, or a place to watch it.

    `state` is always the last state that was shown. Iterating over the seat gives every message that matters as it
    comes; `answer`, `ask` and the rest return when the server has written down what was asked.
    """

    def __init__(self, account: Account, game: str, language: str = "en", manners: Json = EVERYTHING) -> None:
        self._account = account
        self.game = game
        self.language = language
        """In which the server tells us things."""
        self.manners = manners
        """How we want to be asked."""
        self.seats: tuple[int, ...] = ()
        self.names: tuple[str, ...] = ()
        self.state: Json = None
        self.n = 0
        """The number of the last event that was seen."""
        self.lines: list[str] = []
        """The log so far, as far as it was heard."""
        self.reconnections = 0
        self._socket: ClientConnection | None = None
        self._inbox: asyncio.Queue[Json] = asyncio.Queue()
        self._waiting: dict[str, asyncio.Future[Json]] = {}
        self._unsent: dict[str, str] = {}
        """What was asked and is not acknowledged: it is asked again on a new line."""
        self._reader: asyncio.Task[None] | None = None
        self._lost_because = "The line is gone."
        self._farewell = ""
        """Why the server hung up, in its own words."""
        self._answered = -1
        """The stamp of the question that was answered last: what came of it may be shown some time later."""

    async def __aenter__(self) -> Seat:
        self._inbox = asyncio.Queue()  # Who sits down again does not hear that an earlier line was lost.
        await self._dial()
        self._reader = asyncio.create_task(self._read())
        try:
            while self.state is None:
                message = await self._inbox.get()
                if message is None:
                    raise LineLost("The server did not let us sit down.")
                if message["type"] == "bye":
                    raise Refused(403, message["code"], message["text"])
            await self._wish()
        except BaseException:
            await self.leave()
            raise
        return self

    async def _wish(self) -> None:
        """Say how we want to be asked, unless that is known."""
        settings = self.state["manners"]
        wishes = self.seats and settings is not None and not self.is_over
        if wishes and any(settings.get(name) != value for name, value in self.manners.items()):
            await self.ask("manners", manners=self.manners)

    async def __aexit__(self, *_: object) -> None:
        await self.leave()

    async def leave(self) -> None:
        """Get up from the table. The game goes on without us, as far as it can."""
        if self._reader is not None:
            self._reader.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._reader
        if self._socket is not None:
            await self._socket.close()

    # -- the line ------------------------------------------------------------------------------------------------------

    async def _dial(self) -> None:
        headers = {"Cookie": self._account.cookie_header}
        url = self._account.socket_url(self.game)
        self._socket = await connect(
            url, additional_headers=headers, compression=None, max_size=1 << 22, ping_interval=None, open_timeout=10
        )
        # A server that does not want us says why before it hangs up: that is for the reader to hear.
        with contextlib.suppress(websockets.ConnectionClosed):
            hello = {"type": "hello", "version": VERSION, "seen": self.n, "language": self.language}
            await self._socket.send(json.dumps(hello))
            for message in self._unsent.values():
                await self._socket.send(message)

    async def _read(self) -> None:
        """Listen for as long as there is a line, or one can be made again."""
        reason = "We have left the table."
        try:
            while True:
                with contextlib.suppress(OSError, TimeoutError, websockets.WebSocketException):
                    await self._listen()
                if self._socket is not None and self._socket.close_code == POLICY:
                    reason = self._farewell or "The server closed the line."
                    return
                if not await self._mend():
                    reason = "The server cannot be reached."
                    return
        finally:
            self._give_up(reason)

    async def _listen(self) -> None:
        assert self._socket is not None
        while True:
            async with asyncio.timeout(SILENCE):
                message = await self._socket.recv()
            await self._hear(json.loads(message))

    async def _mend(self) -> bool:
        """Make the line again; False if that is hopeless."""
        for number in range(TRIES):
            with contextlib.suppress(OSError, TimeoutError, websockets.WebSocketException):
                await self._dial()
                self.reconnections += 1
                return True
            await asyncio.sleep(min(1.0, 0.1 * (number + 1)))
        return False

    def _give_up(self, text: str) -> None:
        self._lost_because = text
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(LineLost(text))
        self._inbox.put_nowait(None)

    async def _hear(self, message: Json) -> None:
        kind = message["type"]
        if kind == "ping":
            assert self._socket is not None
            await self._socket.send('{"type":"pong"}')
            return
        if kind in ("ack", "refused", "why", "explain"):
            self._unsent.pop(message["id"], None)
            future = self._waiting.pop(message["id"], None)
            if future is not None and not future.done():
                future.set_result(message)
            return
        if kind == "event" and message["n"] < self.n:
            return
        if kind == "bye":
            self._farewell = message["text"]
        self._note(message)
        await self._inbox.put(message)

    def _note(self, message: Json) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.seats = tuple(message["seats"])
            self.names = tuple(message["names"])
        if kind in ("event", "fresh"):
            self.n = message["n"]
            self.lines += [line["text"] for line in message.get("lines", ())]
            if message.get("state") is not None:
                self.state = message["state"]

    async def next(self) -> Json:
        """The next message that matters."""
        message = await self._inbox.get()
        if message is None:
            raise LineLost(self._lost_because)
        return message

    def __aiter__(self) -> AsyncIterator[Json]:
        return self._messages()

    async def _messages(self) -> AsyncIterator[Json]:
        while True:
            yield await self.next()

    # -- asking --------------------------------------------------------------------------------------------------------

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Ask for something; returns when it is done. Asked again after a lost line, it is still done once."""
        id = secrets.token_hex(8)
        message = json.dumps({"type": kind, "id": id, **fields})
        future: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._waiting[id] = future
        self._unsent[id] = message
        with contextlib.suppress(OSError, websockets.WebSocketException):
            assert self._socket is not None
            await self._socket.send(message)
        reply = await future
        if reply["type"] == "refused":
            raise Refused(409, reply["code"], reply["text"], reply.get("source", ""))
        return reply

    async def answer(self, key: str) -> None:
        """Give an answer to the open question."""
        stamp = self.state["stamp"]
        await self.ask("answer", stamp=stamp, key=key)
        self._answered = stamp

    @property
    def question(self) -> Json | None:
        """The open question, if it is for us."""
        if self.state is None or self.state["view"] is None or self.state["view"]["decision"] is None:
            return None
        if self.state["stamp"] == self._answered:
            return None
        decision = self.state["view"]["decision"]
        return decision if decision["seat"] in self.seats and decision["options"] else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state["outcome"] is not None
