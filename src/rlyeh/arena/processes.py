"""Workers as processes of this machine. Each has the card pool loaded and keeps it."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait as wait_for
from multiprocessing.context import BaseContext

from rlyeh.arena.runner import Chunk, Lost, Played, play_chunk
from rlyeh.arena.schedule import Schedule
from rlyeh.errors import ArenaError
from rlyeh.system import ignore_interrupt

AHEAD = 2
"""Chunks for each worker: one that it plays, one that lies ready."""
PRELOADED = ["rlyeh.arena.runner"]
"""What the process that workers are forked from imports: with it comes the card pool."""

_orders: tuple[Schedule, bool] | None = None
"""In a worker: the schedule, and whether game files are kept."""


def fork_context() -> BaseContext:
    """Workers are forked from a process without threads where the system can: that is cheap and safe."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    return context


def become_worker() -> None:
    """Ctrl-C is for the process that waits; workers are told when to stop, and go when it is gone."""
    ignore_interrupt()
    boss = multiprocessing.parent_process()
    if boss is not None:
        threading.Thread(target=_leave_with, args=(boss.sentinel,), daemon=True).start()


def _leave_with(sentinel: int) -> None:
    wait_for([sentinel])
    os._exit(1)


def _prepare(schedule: Schedule, keep: bool) -> None:
    global _orders
    _orders = schedule, keep
    become_worker()


def _work(chunk: Chunk) -> Played:
    assert _orders is not None, "a worker starts with its orders"
    return play_chunk(_orders[0], chunk, _orders[1])


def _ready() -> bool:
    return _orders is not None


class Processes:
    """A number of worker processes. If one dies, all are replaced."""

    def __init__(self, schedule: Schedule, jobs: int, keep: bool = False) -> None:
        self.schedule = schedule
        self.keep = keep
        self.jobs = jobs
        self.slots = AHEAD * jobs
        self.workers = self._hired()
        self.waiting: dict[Future[Played], Chunk] = {}
        self._check()

    def _check(self) -> None:
        """One worker must come up, or every game would seem to kill its worker."""
        try:
            self.workers.submit(_ready).result()
        except BrokenProcessPool:
            guard = 'a script that calls the arena needs its lines under: if __name__ == "__main__":'
            raise ArenaError(f"Worker processes cannot be started here; {guard}") from None

    def _hired(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.jobs, fork_context(), _prepare, (self.schedule, self.keep))

    def submit(self, chunk: Chunk) -> None:
        try:
            future = self.workers.submit(_work, chunk)
        except BrokenProcessPool as problem:
            future = Future()
            future.set_exception(problem)
        self.waiting[future] = chunk

    def collect(self) -> list[Played | Lost]:
        finished = wait(self.waiting, return_when=FIRST_COMPLETED).done
        reports = [self._report(future) for future in finished]
        if any(isinstance(report, Lost) for report in reports):
            reports += [self._report(future) for future in list(self.waiting)]
            self.workers.shutdown(wait=False)
            self.workers = self._hired()
        return reports

    def _report(self, future: Future[Played]) -> Played | Lost:
        chunk = self.waiting.pop(future)
        try:
            return future.result()
        except BrokenProcessPool as problem:
            return Lost(chunk, str(problem))

    def close(self) -> None:
        self.waiting.clear()
        for worker in list((self.workers._processes or {}).values()):
            worker.terminate()
        # Waited for: a pool that is still closing its pipes while Python ends would fail, and say so at length.
        self.workers.shutdown(cancel_futures=True)
