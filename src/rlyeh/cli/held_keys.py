"""Lines from a keyboard, without those that are not meant: Enter held down, or typed before the question was there."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

GUARD = 0.35
"""For how many seconds after a question Enter alone is no answer; the browser table waits as long."""

Read = Callable[[str], str]


def meant(read: Read, clock: Callable[[], float] = monotonic) -> Read:
    """Whoever reads lines with this hears no Enter that comes too soon: it could pass whole turns."""

    def read_meant(mark: str) -> str:
        while True:
            asked_at = clock()
            line = read(mark)
            if line.strip() or clock() - asked_at >= GUARD:
                return line

    return read_meant
