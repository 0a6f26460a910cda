"""Several judges at work at once, each in a process of its own. Their answers do not depend on how many they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Any

from rlyeh.arena.coach.judge import Judge
from rlyeh.arena.processes import become_worker, fork_context
from rlyeh.errors import ArenaError

Task = tuple[Any, ...]

_judge: Judge | None = None
"""In a worker: the judge of the game that is looked at."""


def _prepare(text: str, bot: str, seed: int) -> None:
    global _judge
    _judge = Judge(text, bot, seed)
    become_worker()


def _work(method: str, task: Task) -> Any:
    assert _judge is not None, "a worker starts with its judge"
    return getattr(_judge, method)(*task)


class Judges:
    """Ask many questions about one game; the answers come in the order of the questions."""

    def __init__(self, text: str, bot: str, seed: int, jobs: int) -> None:
        self.judge = Judge(text, bot, seed)
        self.workers = None if jobs == 1 else ProcessPoolExecutor(jobs, fork_context(), _prepare, (text, bot, seed))

    def __enter__(self) -> Judges:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.workers is not None:
            self.workers.shutdown(wait=False, cancel_futures=True)

    def ask(self, method: str, tasks: Sequence[Task], on_answer: Callable[[], None]) -> Iterator[Any]:
        """The answers to many questions of one kind; `on_answer` is called after each."""
        if self.workers is None:
            for task in tasks:
                yield getattr(self.judge, method)(*task)
                on_answer()
            return
        waiting = [self.workers.submit(_work, method, task) for task in tasks]
        for future in waiting:
            try:
                answer = future.result()
            except BrokenProcessPool:
                raise ArenaError("A worker process died while the game was analysed; try it with --jobs 1.") from None
            yield answer
            on_answer()
