"""The channel between workers. What it carries are hints: whoever misses one finds the truth in the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[bytes], Awaitable[None]]


class Wire(Protocol):
    """The publish/subscribe channel: carries messages to the other workers."""

    async def start(self, hear: Hear) -> None:
        """Begin to listen."""

    async def send(self, message: bytes) -> None:
        """Tell the others."""

    async def stop(self) -> None:
        """Hang up."""

    async def is_up(self) -> bool:
        """Whether messages get through."""
        ...


class NoWire:
    """There is one worker only."""

    async def start(self, hear: Hear) -> None:
        """Nobody to listen to."""

    async def send(self, message: bytes) -> None:
        """Nobody to tell."""

    async def stop(self) -> None:
        """Nothing to stop."""

    async def is_up(self) -> bool:
        """It cannot fail."""
        return True
