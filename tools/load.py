"""Load test, `make load`: many tables at once, and how long it takes until the players see an answer.

Each table answers once a second.

Clients and server share this machine, so the figures are those of the server under its own clients' load.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from prometheus_client.parser import text_string_to_metric_families
from websockets.asyncio.client import ClientConnection, connect

from rlyeh.client import Account
from tools.serving import Server, cluster, sqlite_server

AT_ONCE = 8
"""How many people come, or tables begin, at the same time before the measurement."""
LIMIT_MS = 150.0
"""What the 99th percentile has to stay under."""


class _Option(msgspec.Struct):
    key: str


class _Decision(msgspec.Struct):
    seat: int
    options: list[_Option]


class _View(msgspec.Struct):
    decision: _Decision | None


class _State(msgspec.Struct):
    view: _View
    stamp: int
    outcome: dict[str, int | str] | None


class _Message(msgspec.Struct):
    type: str
    seats: list[int] = []
    state: _State | None = None
    text: str = ""


_decoder = msgspec.json.Decoder(_Message)


@dataclass
class Report:
    """What was measured."""

    waits: list[float] = field(default_factory=list)
    answers: int = 0
    games: int = 0
    errors: list[str] = field(default_factory=list)

    def percentile(self, share: float) -> float:
        """Milliseconds under which a share of the waits stays."""
        ordered = sorted(self.waits)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000 if ordered else float("nan")


class LoadTable:
    """Two clients at one table."""

    def __init__(self, number: int, report: Report, host: Account, other: Account) -> None:
        self._number = number
        self._report = report
        self._people = (host, other)
        self._dice = random.Random(number)
        self._stack = AsyncExitStack()
        self._sockets: list[ClientConnection] = []
        self._states: list[_State | None] = [None, None]
        self._seats = [0, 1]
        self._asked = 0.0
        self._open: set[int] = set()
        self._changed = asyncio.Event()

    async def begin(self, stack: AsyncExitStack) -> None:
        """Sit down to the first game."""
        self._stack = stack
        try:
            await self._sit_down()
        except Exception as problem:
            self._fail(problem)

    async def play(self, until: float) -> None:
        """Play until a time, an answer a second; tables that begin together do not answer together."""
        try:
            due = time.perf_counter() + self._dice.random()
            while due < until:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if not await self._answer():
                    await self._sit_down()
                due += 1.0
        except Exception as problem:
            self._fail(problem)

    def _fail(self, problem: Exception) -> None:
        self._report.errors.append(f"table {self._number}: {type(problem).__name__}: {problem}")

    async def _sit_down(self) -> None:
        """A new game, with a socket for each player."""
        host, other = self._people
        game = await host.open_game("invitation")
        await other.accept(game["invitation"])
        self._report.games += 1
        self._states = [None, None]
        self._sockets = []
        for place, account in enumerate(self._people):
            headers = {"Cookie": account.cookie_header}
            socket = await self._stack.enter_async_context(
                connect(
                    account.socket_url(game["id"]), additional_headers=headers, compression=None, ping_interval=None
                )
            )
            self._sockets.append(socket)
            await socket.send('{"type":"hello"}')
            task = asyncio.create_task(self._listen(place, socket))
            self._stack.callback(task.cancel)
        while None in self._states:
            await self._wait()

    async def _wait(self) -> None:
        self._changed.clear()
        async with asyncio.timeout(30):
            await self._changed.wait()

    async def _listen(self, place: int, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                message = _decoder.decode(data)
                if message.type == "ping":
                    await socket.send('{"type":"pong"}')
                elif message.type in ("refused", "bye"):
                    self._report.errors.append(f"table {self._number}: {message.text}")
                elif message.type == "welcome":
                    self._seats[place] = message.seats[0]
                elif message.state is not None:
                    if message.type == "event" and place in self._open:
                        self._open.discard(place)
                        self._report.waits.append(time.perf_counter() - self._asked)
                    self._states[place] = message.state
                    self._changed.set()
        except Exception as problem:
            self._fail(problem)

    async def _answer(self) -> bool:
        """Whoever is asked answers at random; False if the game is over."""
        while self._open:
            await self._wait()
        for place in (0, 1):
            state = self._states[place]
            assert state is not None
            if state.outcome is not None:
                return False
            decision = state.view.decision
            if decision is not None and decision.seat == self._seats[place] and decision.options:
                key = self._dice.choice(decision.options).key
                self._open = {0, 1}
                self._asked = time.perf_counter()
                self._report.answers += 1
                answer = {"type": "answer", "id": f"a{self._report.answers}", "stamp": state.stamp, "key": key}
                await self._sockets[place].send(msgspec.json.encode(answer), text=True)
                return True
        raise RuntimeError("nobody is asked")


async def _come(server: Server, number: int, stack: AsyncExitStack) -> list[Account]:
    """So many guests, a few at a time."""
    door = asyncio.Semaphore(AT_ONCE)

    async def enter() -> Account:
        async with door:
            account = await stack.enter_async_context(Account(server.url))
            await account.guest()
            return account

    return await asyncio.gather(*(enter() for _ in range(number)))


async def _seat(tables: list[LoadTable], stack: AsyncExitStack) -> float:
    """Let everybody sit down, a few tables at a time; returns the seconds that it took."""
    door = asyncio.Semaphore(AT_ONCE)
    began = time.perf_counter()

    async def begin(table: LoadTable) -> None:
        async with door:
            await table.begin(stack)

    await asyncio.gather(*(begin(table) for table in tables))
    return time.perf_counter() - began


async def _late(server: Server) -> tuple[float, float]:
    """How often the server was late by more than 50 ms, and how often it looked; with several workers it is the one
    that answers."""
    async with httpx.AsyncClient() as http:
        page = (await http.get(f"{server.url}/metrics")).text
    samples = [sample for family in text_string_to_metric_families(page) for sample in family.samples]
    looks = next(point.value for point in samples if point.name == "rlyeh_late_seconds_count")
    prompt = next(
        point.value for point in samples if point.name == "rlyeh_late_seconds_bucket" and point.labels["le"] == "0.05"
    )
    return looks - prompt, looks


async def measure(server: Server, tables: int, seconds: float) -> dict[str, object]:
    """Let clients play, and say how it went. The time runs from when all tables are taken; games that end make room
    for others meanwhile."""
    report = Report()
    idle = server.memory()
    async with AsyncExitStack() as stack:
        people = await _come(server, 2 * tables, stack)
        made = [LoadTable(n, report, people[2 * n], people[2 * n + 1]) for n in range(tables)]
        used = server.cpu()
        seated = await _seat(made, stack)
        beginning = server.cpu() - used
        already = await _late(server)
        begun = time.perf_counter()
        used, own = server.cpu(), time.process_time()
        running = [asyncio.create_task(table.play(begun + seconds)) for table in made]
        await asyncio.wait(running, timeout=seconds * 0.9)
        busy = server.memory()
        await asyncio.wait(running)
        used, own = server.cpu() - used, time.process_time() - own
        took = time.perf_counter() - begun
        late, looks = (after - before for after, before in zip(await _late(server), already, strict=True))
    return {
        "tables": tables,
        "seconds to seat them": round(seated, 1),
        "processor ms to begin a table": round(beginning * 1000 / tables, 1),
        "seconds": round(took, 1),
        "answers": report.answers,
        "games": report.games,
        "errors": len(report.errors),
        "first errors": report.errors[:3],
        "p50 ms": round(report.percentile(0.5), 1),
        "p95 ms": round(report.percentile(0.95), 1),
        "p99 ms": round(report.percentile(0.99), 1),
        "worst ms": round(report.percentile(1.0), 1),
        "processor ms an answer": round(used * 1000 / max(1, report.answers), 2),
        "server late by more than 50 ms": f"{late:.0f} of {looks:.0f} looks",
        "processor ms an answer, clients": round(own * 1000 / max(1, report.answers), 2),
        "memory MB": round(busy / 1e6, 1),
        "memory a table kB": round((busy - idle) / tables / 1000, 1),
    }


def main() -> None:
    """Measure with the arguments of the command line; exit with 1 if the limits are not kept."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--workers", type=int, default=1, help="more than one: on PostgreSQL and Redis")
    options = parser.parse_args()
    with ExitStack() as stack:
        if options.workers == 1:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = stack.enter_context(sqlite_server(folder))
        else:
            server = stack.enter_context(cluster(options.workers))
        report = asyncio.run(measure(server, options.tables, options.seconds))
    print(json.dumps(report, indent=1))
    p99 = report["p99 ms"]
    assert isinstance(p99, float)
    sys.exit(0 if not report["errors"] and p99 < LIMIT_MS else 1)


if __name__ == "__main__":
    main()
