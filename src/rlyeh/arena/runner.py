"""Playing a schedule: chunks of games go to workers, outcomes come back as they are done.

Where the workers are is the business of a backend: this process, processes of this machine, or a Ray cluster. What is
played and what comes of it is the same for all of them. A chunk counts only when all of it has come back, so a worker
that dies loses nothing and doubles nothing: its games are played again, each on its own, and a game that kills its
worker every time is counted as failed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from time import perf_counter
from typing import Protocol

from rlyeh.arena.folder import RunFolder
from rlyeh.arena.schedule import Schedule
from rlyeh.arena.table import Outcome, Touched, play
from rlyeh.engine import NOBODY

PERIOD = 0.5
"""Seconds that a chunk should take: long enough to be worth sending, short enough to see things move."""
LARGEST = 200
"""Games in the largest chunk."""
TRIES = 3
"""How often a game is given to a worker of its own before it is taken to be what kills them."""

Chunk = tuple[int, ...]
"""Numbers of games that one worker plays in one go."""


@dataclass(frozen=True)
class Played:
    """A chunk that has come back."""

    chunk: Chunk
    outcomes: list[Outcome]
    seconds: float
    """How long it took the worker."""


@dataclass(frozen=True)
class Lost:
    """A chunk whose worker died."""

    chunk: Chunk
    why: str


class Backend(Protocol):
    """Where games are played."""

    slots: int
    """How many chunks are worth having under way, so that no worker waits."""

    def submit(self, chunk: Chunk) -> None:
        """Hand a chunk to a worker."""
        ...

    def collect(self) -> list[Played | Lost]:
        """Wait until something comes back."""
        ...

    def close(self) -> None:
        """Let the workers go, whatever they are doing."""
        ...


def play_chunk(schedule: Schedule, chunk: Chunk, keep: bool) -> Played:
    """Play some games, as workers do."""
    since = perf_counter()
    outcomes = [play(schedule, number, keep) for number in chunk]
    return Played(chunk, outcomes, perf_counter() - since)


class Here:
    """This very process: one game after the other."""

    slots = 1

    def __init__(self, schedule: Schedule, keep: bool = False) -> None:
        self.schedule = schedule
        self.keep = keep
        self.waiting: deque[Chunk] = deque()

    def submit(self, chunk: Chunk) -> None:
        self.waiting.append(chunk)

    def collect(self) -> list[Played | Lost]:
        return [play_chunk(self.schedule, self.waiting.popleft(), self.keep)]

    def close(self) -> None:
        self.waiting.clear()


class Run:
    """A schedule on its way through a backend."""

    def __init__(self, schedule: Schedule, backend: Backend, done: Iterable[int] = ()) -> None:
        self.backend = backend
        already_played = frozenset(done)
        self.to_play = deque(number for number in range(schedule.games) if number not in already_played)
        self.under_way = 0
        self.pace = 0.0
        """Seconds that a game takes, as far as is known; 0 before the first has come back."""
        self.suspects: deque[int] = deque()
        """Games that were in a chunk whose worker died."""

    def outcomes(self) -> Generator[list[Outcome], None, None]:
        """Play all that is left; outcomes come as they are done, in whatever order."""
        try:
            while self.to_play or self.under_way:
                self._fill()
                for report in self.backend.collect():
                    self.under_way -= 1
                    if isinstance(report, Played):
                        self._learn(report)
                        yield report.outcomes
                    else:
                        self.suspects.extend(report.chunk)
            while self.suspects:
                yield [self._alone(self.suspects.popleft())]
        finally:
            self.backend.close()

    def _fill(self) -> None:
        while self.to_play and self.under_way < self.backend.slots:
            size = 1 if not self.pace else min(LARGEST, max(1, round(PERIOD / self.pace)))
            self.backend.submit(tuple(self.to_play.popleft() for _ in range(min(size, len(self.to_play)))))
            self.under_way += 1

    def _learn(self, report: Played) -> None:
        pace = report.seconds / len(report.chunk)
        self.pace = pace if not self.pace else 0.7 * self.pace + 0.3 * pace

    def _alone(self, number: int) -> Outcome:
        """Play a suspect with nobody else at work, so that a dead worker is its doing and no other's."""
        why = ""
        for _ in range(TRIES):
            self.backend.submit((number,))
            (report,) = self.backend.collect()
            if isinstance(report, Played):
                return report.outcomes[0]
            why = report.why
        error = f"The worker died {TRIES} times while it played this game: {why}"
        return Outcome(number, NOBODY, "", 0, (0, 0), 0, (Touched(), Touched()), error)


def played(run: Run, folder: RunFolder | None = None) -> Generator[Outcome, None, None]:
    """Play what is left of a run, and write it down before anybody sees it."""
    for outcomes in run.outcomes():
        if folder is not None:
            folder.keep(outcomes)
        yield from outcomes
