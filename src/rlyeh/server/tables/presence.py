"""Presence: who is at a table, counted over all workers."""

from __future__ import annotations

import time
from collections.abc import Callable

STALE = 12.0
"""Seconds after which the word of a worker that is no longer heard counts for nothing."""

Counts = tuple[int, int, int]


class PresenceBook:
    """What the workers say about a table: sockets of each seat, and those who watch. What this worker says of itself
    holds until it says otherwise; the others have to repeat themselves. Without `gone_seconds` nobody forfeits, however
    long they stay away."""

    def __init__(self, gone_seconds: float | None, clock: Callable[[], float] = time.monotonic) -> None:
        self._gone_seconds = gone_seconds
        self._clock = clock
        self._own: Counts = (0, 0, 0)
        self._others: dict[str, tuple[Counts, float]] = {}
        began = clock()
        self._last_here = [began, began]

    def set_own(self, counts: Counts) -> None:
        """Who is connected to this worker."""
        before = self._sum()
        self._own = counts
        self._mark_present(before)

    def set_other(self, worker: str, counts: Counts) -> None:
        """Another worker says who is connected to it."""
        before = self._sum()
        self._others[worker] = (counts, self._clock())
        self._mark_present(before)

    def _mark_present(self, before: Counts) -> None:
        after = self._sum()
        for seat in (0, 1):
            if before[seat] or after[seat]:
                self._last_here[seat] = self._clock()

    def _sum(self) -> Counts:
        fresh = self._clock() - STALE
        counts = [self._own, *(count for count, at in self._others.values() if at >= fresh)]
        return (sum(count[0] for count in counts), sum(count[1] for count in counts), sum(count[2] for count in counts))

    def look(self, people: tuple[bool, bool]) -> tuple[tuple[bool, bool], tuple[int, int], int]:
        """Who is here, in how many milliseconds an absent player forfeits (-1 for never), and how many watch."""
        counts = self._sum()
        present = (bool(counts[0]) or not people[0], bool(counts[1]) or not people[1])
        left = tuple(None if present[seat] else self._left(seat) for seat in (0, 1))
        gone = tuple(-1 if seconds is None else max(0, int(seconds * 1000)) for seconds in left)
        return present, (gone[0], gone[1]), counts[2]

    def _left(self, seat: int) -> float | None:
        if self._gone_seconds is None:
            return None
        return self._last_here[seat] + self._gone_seconds - self._clock()

    def is_forfeit(self, seat: int) -> bool:
        """Whether a seat has been empty for too long."""
        left = self._left(seat)
        return not self._sum()[seat] and left is not None and left <= 0
