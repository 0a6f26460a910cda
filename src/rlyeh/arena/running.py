"""The one call that plays a schedule, wherever the workers are."""

from __future__ import annotations

from collections.abc import Generator

from rlyeh.arena.cluster import Cluster
from rlyeh.arena.folder import RunFolder
from rlyeh.arena.processes import Processes
from rlyeh.arena.runner import Backend, Here, Run, played
from rlyeh.arena.schedule import Schedule
from rlyeh.arena.table import Outcome, check
from rlyeh.errors import ArenaError, did_you_mean
from rlyeh.system import cores

BACKENDS = ("processes", "ray")
"""Where games can be played."""


def run(
    schedule: Schedule,
    folder: RunFolder | None = None,
    jobs: int | None = None,
    backend: str = "processes",
    address: str | None = None,
) -> Generator[Outcome, None, None]:
    """Play what the folder does not have yet, or all; outcomes come as the games are done.

    The outcomes are the same for every number of jobs and every backend; only their order is not. Whoever stops
    listening stops the workers.
    """
    check(schedule)
    before = {outcome.number for outcome in folder.outcomes()} if folder is not None else set()
    if len(before) < schedule.games:
        keep = folder is not None and folder.keeps_games
        workers = _workers(schedule, keep, jobs, backend, address)
        yield from played(Run(schedule, workers, before), folder)


def _workers(schedule: Schedule, keep: bool, jobs: int | None, backend: str, address: str | None) -> Backend:
    if backend not in BACKENDS:
        raise ArenaError(f'There is no backend "{backend}".{did_you_mean(backend, BACKENDS)}')
    if backend == "ray":
        return Cluster(schedule, jobs, keep, address)
    number = cores() if jobs is None else jobs
    return Here(schedule, keep) if number == 1 else Processes(schedule, number, keep)
