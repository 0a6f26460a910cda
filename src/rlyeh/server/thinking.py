"""Bot processes: bots think apart, so that no table waits for another one's bot.

Each process keeps the games it has thought about lately, and is sent only what was answered since.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import msgspec

from rlyeh.bots import Bot, Chair, make
from rlyeh.bots.hints import Hint, hint
from rlyeh.engine import Game
from rlyeh.engine.files import give
from rlyeh.server.lessons import CULTIST, answer_of_cultist
from rlyeh.server.tables.table_state import TableSetup
from rlyeh.system import ignore_interrupt
from rlyeh.translation import language

Answer = TypeVar("Answer")

REMEMBERED = 64
"""Games that a process keeps."""

SUBSTITUTE = "acolyte"
"""Who answers for a bot that takes too long: it plays by rules of thumb, in a moment."""

_games: OrderedDict[str, Game] = OrderedDict()
_bots: dict[tuple[str, int], Bot] = {}


def _begin() -> None:
    """A process for thinking ends with the server it thinks for, however that ends."""
    ignore_interrupt()
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


def think(table: str, setup: bytes, answers: list[str], spec: str, seed: int) -> str:
    """The answer of a bot to the open question of a game. Runs in a process for thinking."""
    game = _game(table, setup, answers)
    if spec == CULTIST:
        return answer_of_cultist(game)
    bot = _bots.get((spec, seed))
    if bot is None:
        if len(_bots) >= REMEMBERED:
            _bots.clear()
        bot = _bots[spec, seed] = make(spec, seed)
    return bot.choose(Chair(game)).key


def advise(table: str, setup: bytes, answers: list[str], seed: int, code: str) -> Hint:
    """A hint for whoever is asked. Runs in a process for thinking; it is worked out from the chair of the one who is
    asked, so it cannot tell them anything they may not know."""
    return hint(Chair(_game(table, setup, answers)), seed, language=language(code))


def _game(table: str, setup: bytes, answers: list[str]) -> Game:
    game = _games.pop(table, None)
    if game is None or game.answers != answers[: len(game.answers)]:
        game = msgspec.json.decode(setup, type=TableSetup).begin()
    for key in answers[len(game.answers) :]:
        give(game, key)
    _games[table] = game
    while len(_games) > REMEMBERED:
        _games.popitem(last=False)
    return game


class Thinkers:
    """The queue of questions to bots, and the processes that work on it."""

    def __init__(self, processes: int, seconds: float) -> None:
        self._processes = processes
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self.waiting = 0
        """Questions that are queued or being thought about."""
        self.hurried = 0
        """Questions that took too long and got a simple answer."""

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin)
        return self._pool

    async def choose(self, table: str, setup: TableSetup, game: Game, spec: str, seed: int) -> str:
        """A bot's answer. If it takes too long, or its process dies, a simple one is given in its place."""
        position = (table, msgspec.json.encode(setup), list(game.answers))
        key = await self._ask(think, *position, spec, seed)
        if key is not None:
            return key
        self.hurried += 1
        return make(SUBSTITUTE, seed).choose(Chair(game)).key

    async def advise(self, table: str, setup: TableSetup, game: Game, seed: int, code: str = "en") -> Hint | None:
        """A hint for whoever is asked, in a language; None if it takes too long."""
        return await self._ask(advise, table, msgspec.json.encode(setup), list(game.answers), seed, code)

    async def _ask(self, function: Callable[..., Answer], *arguments: object) -> Answer | None:
        """Let a process for thinking work something out; None if it takes too long or its process dies twice."""
        self.waiting += 1
        try:
            for _ in range(2):
                try:
                    future = asyncio.get_running_loop().run_in_executor(self._open(), function, *arguments)
                    async with asyncio.timeout(self._seconds):
                        return await future
                except BrokenProcessPool:
                    self._pool = None
                except TimeoutError:
                    break
        finally:
            self.waiting -= 1
        return None

    def close(self) -> None:
        """Stop thinking."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
