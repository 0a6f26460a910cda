"""Workers on a Ray cluster: the same games, on as many machines as there are. Needs the extra `rlyeh[ray]`."""

from __future__ import annotations

import importlib
import logging
import os
import sys
from time import monotonic
from typing import Any

from rlyeh.arena.runner import Chunk, Lost, Played, play_chunk
from rlyeh.arena.schedule import Schedule
from rlyeh.errors import ArenaError

AHEAD = 2
"""Chunks for each worker: one that it plays, one that lies ready."""
LOOK = 10.0
"""Seconds after which the size of the cluster is looked up again: it may have grown or shrunk."""


class Cluster:
    """The workers of a Ray cluster.

    Without an address a small one is started on this machine, with so many jobs, and stopped in the end. Ray starts a
    new worker for one that died; what the dead one was playing is told as lost, and the run plays it again.
    """

    def __init__(self, schedule: Schedule, jobs: int | None, keep: bool = False, address: str | None = None) -> None:
        self.ray = _ray()
        self.jobs = jobs
        self.keep = keep
        self.is_ours = not self.ray.is_initialized()
        if self.is_ours:
            self._connect(address or os.environ.get("RAY_ADDRESS"))
        self.schedule = self.ray.put(schedule)
        self.task = self.ray.remote(num_cpus=1, max_retries=0)(play_chunk)
        self.waiting: dict[Any, Chunk] = {}
        self.slots = self._size()
        self.looked = monotonic()

    def _connect(self, address: str | None) -> None:
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if address is None:
            # Own bots are found by workers where this process finds them.
            paths = {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
            quiet |= {"num_cpus": self.jobs, "include_dashboard": False, "runtime_env": {"env_vars": paths}}
        try:
            self.ray.init(address=address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise ArenaError(f"The Ray cluster at {address or 'this machine'} cannot be used: {problem}") from None

    def _size(self) -> int:
        """As many chunks as keep every worker busy, or as many as are wanted at most."""
        workers = int(self.ray.cluster_resources().get("CPU", 1))
        return AHEAD * max(1, workers if self.jobs is None else min(workers, self.jobs))

    def submit(self, chunk: Chunk) -> None:
        self.waiting[self.task.remote(self.schedule, chunk, self.keep)] = chunk

    def collect(self) -> list[Played | Lost]:
        finished, _ = self.ray.wait(list(self.waiting), num_returns=1)
        if monotonic() - self.looked > LOOK:
            self.slots, self.looked = self._size(), monotonic()
        return [self._report(reference) for reference in finished]

    def _report(self, reference: Any) -> Played | Lost:
        """What came back. Whatever Ray raises other than an error of our own code is the end of a worker."""
        chunk = self.waiting.pop(reference)
        try:
            report: Played = self.ray.get(reference)
        except self.ray.exceptions.RayTaskError:
            raise
        except self.ray.exceptions.RayError as problem:
            return Lost(chunk, f"{type(problem).__name__}: {problem}")
        return report

    def close(self) -> None:
        for reference in self.waiting:
            self.ray.cancel(reference, force=True)
        self.waiting.clear()
        if self.is_ours:
            self.ray.shutdown()


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ArenaError("The backend ray needs the extra of that name: pip install 'rlyeh[ray]'.") from None
