"""Who is at a table, counted over all workers."""

from __future__ import annotations

import time

STALE = 12.0
"""Seconds after which the word of a worker that is no longer heard counts for nothing."""

Counts = tuple[int, int, int]


class PresenceBook:
    """What the workers say about a table: sockets of each seat, and those who watch."""

    def __init__(self, gone_seconds: float) -> None:
        self._gone_seconds = gone_seconds
        self._said: dict[str, tuple[Counts, float]] = {}
        began = time.monotonic()
        self._last_here = [began, began]

    def set(self, worker: str, counts: Counts) -> None:
        """A worker says who is connected to it."""
        before = self._sum()
        self._said[worker] = (counts, time.monotonic())
        after = self._sum()
        for seat in (0, 1):
            if before[seat] or after[seat]:
                self._last_here[seat] = time.monotonic()

    def _sum(self) -> Counts:
        fresh = time.monotonic() - STALE
        said = [counts for counts, at in self._said.values() if at >= fresh]
        return (sum(each[0] for each in said), sum(each[1] for each in said), sum(each[2] for each in said))

    def look(self, people: tuple[bool, bool]) -> tuple[tuple[bool, bool], tuple[int, int], int]:
        """Who is here, in how many milliseconds an absent player forfeits, and how many watch."""
        counts = self._sum()
        here = (bool(counts[0]) or not people[0], bool(counts[1]) or not people[1])
        gone = tuple(-1 if here[seat] else max(0, int(self._left(seat) * 1000)) for seat in (0, 1))
        return here, (gone[0], gone[1]), counts[2]

    def _left(self, seat: int) -> float:
        return self._last_here[seat] + self._gone_seconds - time.monotonic()

    def is_forfeit(self, seat: int) -> bool:
        """Whether a seat has been empty for too long."""
        return not self._sum()[seat] and self._left(seat) <= 0
