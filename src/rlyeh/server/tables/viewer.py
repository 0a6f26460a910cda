"""A viewer: somebody who looks at a table through a socket."""

from __future__ import annotations

import asyncio

from rlyeh.translation import ENGLISH, Language

MOST_WAITING = 200
"""Messages that may wait for a slow reader before it is let go."""


class Viewer:
    """The near end of a socket: what is pushed here is sent in order."""

    def __init__(self, person: str | None, seats: tuple[int, ...], kind: int) -> None:
        self.person = person
        self.seats = seats
        self.kind = kind
        """Seat 0 or 1, `messages_out.WATCHING` or `messages_out.BOTH`."""
        self.language: Language = ENGLISH
        """In which it is told things."""
        self.mute = False
        self.deaf_to: set[int] = set()
        """Seats whose chat is not passed on: this person has blocked who sits there."""
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self.is_lost = False
        """Whether it could not keep up."""

    @property
    def reads(self) -> tuple[int, Language]:
        """What it is shown: all viewers of a kind and language see the same."""
        return self.kind, self.language

    def push(self, message: bytes) -> None:
        """Send a message when the line is free."""
        if self.is_lost:
            return
        try:
            self.out.put_nowait(message)
        except asyncio.QueueFull:
            self.is_lost = True
            while not self.out.empty():
                self.out.get_nowait()
            self.out.put_nowait(None)

    def close(self) -> None:
        """Send what waits, then hang up."""
        if not self.out.full():
            self.out.put_nowait(None)
        else:
            self.is_lost = True
