"""Root decisions by budget: a small one is searched, a large one raced for, on all cores if asked.

What comes of a move in a deal does not depend on who tries it, so that the answer is the same on every machine.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from itertools import pairwise
from multiprocessing import get_context
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple

from rlyeh.bots.sorcerer.moves import Move
from rlyeh.bots.sorcerer.race import Race, Trials
from rlyeh.bots.sorcerer.search import NEAR, Manner, Search
from rlyeh.cards import POOL
from rlyeh.engine import Chance, Faces, rule_set
from rlyeh.engine.files import load
from rlyeh.system import ignore_interrupt

if TYPE_CHECKING:
    from rlyeh.engine import Game

LARGE: Final = 100
"""A budget from which on moves race, and several processes may try them."""
HANDS: Final = 8
"""How many processes are of use: at first there are few deals to share."""
APART: Final = 10_007
"""How far the seeds of two answers are apart: each deal takes one of its own."""


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
    """Some deals of a race, as they travel to another process: a game that the seat could be in, as bytes."""

    game: bytes
    rules: str
    seat: int
    choices: list[Move]
    first: int
    last: int
    seed: int
    seconds: float | None


def think(
    game: Game,
    seat: int,
    simulations: int,
    seed: int,
    seconds: float | None = None,
    jobs: int = 1,
    manner: Manner | None = None,
) -> list[Tried]:
    """The moves that were tried, the best first; empty where there is nothing to decide. A large budget is raced for,
    unless a manner is given in which to search."""
    until = None if seconds is None else monotonic() + seconds
    if manner is not None or simulations < LARGE:
        search = Search(game, seat, manner or NEAR)
        search.run(simulations, Chance(seed), until)
        return _ranked(search)
    shared = jobs > 1 and game.pool.cards.keys() <= POOL.cards.keys()
    race = Race(game, Crew(game, seat, seed, until, jobs) if shared else Trials(game, seat, seed, until).results)
    race.run(simulations)
    tried = [(runner, Tried(runner.move, len(runner.results), sum(runner.results))) for runner in race.runners]
    tried.sort(key=lambda entry: (entry[0] is not race.winner, -entry[1].visits, -entry[1].mean))
    return [result for _, result in tried if result.visits]


class Crew:
    """Lets several processes try moves, each in some of the deals."""

    def __init__(self, game: Game, seat: int, seed: int, until: float | None, jobs: int) -> None:
        self.trials = Trials(game, seat, seed, until)
        self.jobs = min(jobs, HANDS)
        self.saved = game.save()

    def __call__(self, choices: list[Move], first: int, last: int) -> list[list[float]]:
        """As `Trials.results`."""
        trials = self.trials
        seconds = None if trials.until is None else trials.until - monotonic()
        edges = [first + (last - first) * place // self.jobs for place in range(self.jobs + 1)]
        tasks = [
            Task(self.saved, trials.game.rules.name, trials.seat, choices, start, end, trials.seed, seconds)
            for start, end in pairwise(edges)
            if start < end
        ]
        try:
            parts = list(_crew(self.jobs).map(_apart, tasks))
        except BrokenProcessPool:
            # A process was ended from outside: these deals are played here, and the next ones have a new crew.
            _crew.cache_clear()
            return trials.results(choices, first, last)
        return [[result for part in parts for result in part[at]] for at in range(len(choices))]


def _ranked(search: Search) -> list[Tried]:
    """The moves of a search, its winner first, then the most tried."""
    winner = search.winner
    edges = sorted(search.root.edges.values(), key=lambda edge: (edge is not winner, -edge.visits, -edge.mean))
    return [Tried(edge.move, edge.visits, edge.total) for edge in edges]


def _apart(task: Task) -> list[list[float]]:
    """Some deals in a process of its own."""
    until = None if task.seconds is None else monotonic() + task.seconds
    trials = Trials(load(task.game, _faces(task.rules)), task.seat, task.seed, until)
    return trials.results(task.choices, task.first, task.last)


@cache
def _faces(rules: str) -> Faces:
    return Faces(POOL.under(rule_set(rules).errata))


@cache
def _crew(jobs: int) -> ProcessPoolExecutor:
    """Processes that stay for the next answer."""
    return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=ignore_interrupt)
