"""Several searches for one answer, added up: what lets all cores think.

How many there are depends on the budget alone, not on how many processes share them, so that the answer is the same on
every machine.
"""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from rlyeh.bots.sorcerer.moves import Move
from rlyeh.bots.sorcerer.search import NEAR, Manner, Search
from rlyeh.cards import POOL
from rlyeh.engine.chance import Chance
from rlyeh.engine.faces import Faces
from rlyeh.engine.rulesets import rule_set
from rlyeh.engine.save import load

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

ALIKE: Final = 0.004
"""Shares of wins that differ by no more are taken as equal."""
SELDOM: Final = 4
"""A move that was tried more than so many times less often than another has not been tried enough to compare."""
LARGE: Final = 400
"""A budget from which on it is divided."""
ROOTS: Final = 4
"""Among how many searches a large budget is divided."""


class Tried(NamedTuple):
    """What the search found out about a move: how often it was tried, and how often the seat won after it."""

    move: Move
    visits: int
    total: float

    @property
    def mean(self) -> float:
        """The share of wins."""
        return self.total / self.visits if self.visits else 0.0


class Task(NamedTuple):
    """One search of several, as it travels to another process: a game that the seat could be in, as bytes."""

    game: bytes
    rules: str
    seat: int
    simulations: int
    seed: int
    seconds: float | None
    manner: Manner


def think(
    game: Game,
    seat: int,
    simulations: int,
    seed: int,
    seconds: float | None = None,
    jobs: int = 1,
    manner: Manner = NEAR,
) -> list[Tried]:
    """The moves that were tried, the best first; empty where there is nothing to decide."""
    if simulations < LARGE:
        return _ranked(searched(game, seat, simulations, seed, seconds, manner))
    number, rest = divmod(simulations, ROOTS)
    budgets = [number + (place < rest) for place in range(ROOTS)]
    if jobs > 1 and game.pool.cards.keys() <= POOL.cards.keys():
        saved = game.save()
        tasks = [
            Task(saved, game.rules.name, seat, budget, seed + place, seconds, manner)
            for place, budget in enumerate(budgets)
        ]
        try:
            return _ranked([tried for part in _crew(min(jobs, ROOTS)).map(_apart, tasks) for tried in part])
        except BrokenProcessPool:
            # A process was ended from outside: this answer is found here, and the next one has a new crew.
            _crew.cache_clear()
    share = None if seconds is None else seconds / ROOTS
    found = [searched(game, seat, budget, seed + place, share, manner) for place, budget in enumerate(budgets)]
    return _ranked([tried for part in found for tried in part])


def searched(
    game: Game, seat: int, simulations: int, seed: int, seconds: float | None, manner: Manner = NEAR
) -> list[Tried]:
    """What one search finds."""
    search = Search(game, seat, manner)
    search.run(simulations, Chance(seed), None if seconds is None else monotonic() + seconds)
    return [Tried(edge.move, edge.visits, edge.total) for edge in search.root.edges.values()]


def _ranked(found: list[Tried]) -> list[Tried]:
    """The moves with what all searches found out about them, the most tried first; but if others did as well as the
    most tried, the one that looked best from the start: nothing is done for nothing."""
    summed: dict[str, Tried] = {}
    for tried in found:
        known = summed.get(tried.move.key)
        if known is not None:
            tried = Tried(known.move, known.visits + tried.visits, known.total + tried.total)
        summed[tried.move.key] = tried
    ranked = sorted(summed.values(), key=lambda tried: (-tried.visits, -tried.mean, tried.move.key))
    if ranked:
        least = ranked[0].mean - ALIKE
        equals = [tried for tried in ranked if tried.mean >= least and SELDOM * tried.visits >= ranked[0].visits]
        ranked.sort(key=lambda tried: tried is not max(equals, key=lambda each: each.move.prior))
    return ranked


def _apart(task: Task) -> list[Tried]:
    """One search in a process of its own."""
    game = load(task.game, _faces(task.rules))
    return searched(game, task.seat, task.simulations, task.seed, task.seconds, task.manner)


@cache
def _faces(rules: str) -> Faces:
    return Faces(POOL.under(rule_set(rules).errata))


@cache
def _crew(jobs: int) -> ProcessPoolExecutor:
    """Processes that stay for the next answer."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_undisturbed)


def _undisturbed() -> None:
    """Ctrl-C is for the process that asked; it ends its crew when it goes."""
    signal(SIGINT, SIG_IGN)


def cores() -> int:
    """How many processes can think at once on this machine."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
