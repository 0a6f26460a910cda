"""Crash test, `make chaos`: kill -9 of a random worker, again and again, while clients play.

Afterwards the log in the database is held against what the clients were told: no acknowledged answer may be missing,
none may be there twice, and every game must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets

from rlyeh.client import Account, LineLost, Refused, Seat
from rlyeh.errors import RlyehError
from rlyeh.server.settings import Settings
from rlyeh.server.storage.database import open_engine
from rlyeh.server.storage.log import GameLog
from rlyeh.server.tables.log_entries import Answered
from tools.serving import Server, cluster, sqlite_server

PROGRESS = 5
"""Answers that each table has to have after the last kill."""
PATIENCE = 60.0
"""Seconds that a table may take for them."""


@dataclass
class Ledger:
    """What the clients of one table were told."""

    game: str = ""
    acknowledged: Counter[tuple[int, str]] = field(default_factory=Counter)
    """Seat and key of each answer that was acknowledged."""
    answers: int = 0
    finished: int = 0
    problems: list[str] = field(default_factory=list)
    lines_mended: int = 0


async def _play(server: Server, number: int, against_bot: bool, ledgers: list[Ledger], stop: asyncio.Event) -> None:
    """One table: games one after the other until told to stop."""
    dice = random.Random(number)
    async with Account(server.url) as host, Account(server.url) as other:
        for account in (host, other):
            await _stubborn(account.guest)
        while not stop.is_set():
            ledger = Ledger()
            ledgers.append(ledger)
            try:
                await _one_game(host, other, against_bot, ledger, dice, stop)
            except (LineLost, Refused, TimeoutError) as problem:
                ledger.problems.append(f"{type(problem).__name__}: {problem}")
                return


async def _stubborn(ask: Callable[[], Awaitable[Any]]) -> Any:
    """Ask until a server is there to answer."""
    while True:
        with suppress(OSError, RlyehError, httpx.HTTPError, websockets.WebSocketException, TimeoutError):
            return await ask()
        await asyncio.sleep(0.2)


async def _one_game(
    host: Account, other: Account, against_bot: bool, ledger: Ledger, dice: random.Random, stop: asyncio.Event
) -> None:
    if against_bot:
        game = await _stubborn(lambda: host.open_game("bot", bot="random"))
    else:
        game = await _stubborn(lambda: host.open_game("invitation"))
        await _accept(other, game["invitation"])
    ledger.game = game["id"]
    players = [host] if against_bot else [host, other]
    await asyncio.gather(*(_sit(account, ledger, dice, stop) for account in players))
    ledger.finished += 1


async def _accept(other: Account, invitation: str) -> None:
    """Accept; if the server died on the way it may have been done all the same."""
    while True:
        try:
            await other.accept(invitation)
            return
        except Refused as refused:
            if refused.code in ("not-there", "taken", "not-now"):
                return
        except (OSError, httpx.HTTPError):
            await asyncio.sleep(0.2)


async def _sit(account: Account, ledger: Ledger, dice: random.Random, stop: asyncio.Event) -> None:
    seat = Seat(account, ledger.game)
    await _stubborn(seat.__aenter__)
    try:
        while not (seat.is_over or stop.is_set()):
            question = seat.question
            if question is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await seat.next()
                continue
            key = dice.choice(question["options"])["key"]
            try:
                await seat.answer(key)
            except Refused as refused:
                if refused.code not in ("stale", "unavailable", "illegal"):
                    raise
                # Asked again after a lost line, an old question may meet a newer one.
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        await seat.next()
                continue
            ledger.acknowledged[question["seat"], key] += 1
            ledger.answers += 1
            await asyncio.sleep(dice.random() * 0.1)
    finally:
        ledger.lines_mended += seat.reconnections
        await seat.leave()


async def torment(server: Server, database: str, rounds: int, tables: int, seed: int = 0) -> dict[str, object]:
    """Kill so many times, then see that nothing was lost and everything goes on."""
    dice = random.Random(seed)
    stop = asyncio.Event()
    ledgers: list[Ledger] = []
    playing = [
        asyncio.create_task(_play(server, number, number % 4 == 3, ledgers, stop)) for number in range(tables)
    ]
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
        await _progress(ledgers, tables, 1, playing)
        await asyncio.sleep(dice.random() * 0.5)
        await asyncio.to_thread(_kill, server, dice)
    await _progress(ledgers, tables, PROGRESS, playing)
    stop.set()
    await asyncio.wait(playing, timeout=PATIENCE)
    problems = [problem for ledger in ledgers for problem in ledger.problems]
    problems += [f"{type(task.exception()).__name__}: {task.exception()}" for task in playing if task.exception()]
    lost, twice = await _compare(database, ledgers)
    return {
        "rounds": rounds,
        "tables": tables,
        "acknowledged answers": sum(ledger.answers for ledger in ledgers),
        "games finished": sum(ledger.finished for ledger in ledgers),
        "lines mended": sum(ledger.lines_mended for ledger in ledgers),
        "lost": lost,
        "applied twice": twice,
        "problems": problems[:5],
    }


def _kill(server: Server, dice: random.Random) -> None:
    """kill -9 of a random worker, and wait until there is a new one."""
    victims = server.worker_pids
    if server.workers == 1:
        server.kill()
        server.start()
        return
    before = server.started_workers
    server.kill(dice.choice(victims))
    server.wait_for_workers(before + 1)


async def _progress(ledgers: list[Ledger], tables: int, answers: int, playing: list[asyncio.Task[None]]) -> None:
    """Wait until every table has had so many more answers."""
    before = sum(ledger.answers for ledger in ledgers)
    async with asyncio.timeout(PATIENCE):
        while sum(ledger.answers for ledger in ledgers) < before + answers * tables:
            if all(task.done() for task in playing):
                raise RuntimeError("every table has stopped: " + str([ledger.problems for ledger in ledgers]))
            await asyncio.sleep(0.05)


async def _compare(database: str, ledgers: list[Ledger]) -> tuple[int, int]:
    """How many acknowledged answers are missing in the log, and how many refs are there twice."""
    engine = open_engine(Settings(database=database).database_url)
    log = GameLog(engine)
    lost = twice = 0
    try:
        for ledger in ledgers:
            if not ledger.game:
                continue
            entries = await log.read(ledger.game)
            written = Counter((e.what.seat, e.what.key) for e in entries if isinstance(e.what, Answered) and e.ref)
            lost += sum((ledger.acknowledged - written).values())
            refs = Counter(e.ref for e in entries if e.ref)
            twice += sum(number - 1 for number in refs.values())
    finally:
        await engine.dispose()
    return lost, twice


def main() -> None:
    """Torment with the arguments of the command line; exit with 1 if anything was lost."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=50)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--workers", type=int, default=1, help="more than one: on PostgreSQL and Redis")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    with ExitStack() as stack:
        if options.workers == 1:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = stack.enter_context(sqlite_server(folder))
        else:
            server = stack.enter_context(cluster(options.workers))
        report = asyncio.run(torment(server, server.database, options.rounds, options.tables, options.seed))
    print(json.dumps(report, indent=1))
    sys.exit(1 if report["lost"] or report["applied twice"] or report["problems"] else 0)


if __name__ == "__main__":
    main()
