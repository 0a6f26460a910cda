"""Rate limits: a bucket that fills by itself and empties with each request."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_KEPT = 20_000


class Bucket:
    """A token bucket: lets so many things pass in a second on average, and a burst of a few seconds' worth."""

    __slots__ = ("_at", "_level", "_rate", "_size")

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._level = size
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        at = time.monotonic()
        self._level = min(self._size, self._level + (at - self._at) * self._rate)
        self._at = at
        if self._level < 1:
            return False
        self._level -= 1
        return True


class Limiter:
    """A bucket for each address; the ones not heard of for longest are forgotten."""

    def __init__(self, a_minute: int) -> None:
        self._a_minute = a_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str) -> bool:
        """Whether somebody may ask once more."""
        bucket = self._buckets.pop(who, None) or Bucket(self._a_minute / 60, self._a_minute / 2 + 1)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()
