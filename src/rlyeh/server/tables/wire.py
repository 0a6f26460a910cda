"""The channel between workers. What it carries are hints: whoever misses one finds the truth in the database."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL = "rlyeh:tables"
AGAIN = 0.5
"""Seconds before a lost connection is tried again."""

logger = logging.getLogger(__name__)

Hear = Callable[[bytes], Awaitable[None]]


class Wire(Protocol):
    """Carries messages to the other workers."""

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


class RedisWire:
    """Workers that talk through Redis."""

    def __init__(self, url: str) -> None:
        # A hint that does not get through at once is not worth waiting for.
        once = Retry(NoBackoff(), 0)
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=1, socket_timeout=1, retry=once)
        self._ears: Redis = Redis.from_url(url, socket_connect_timeout=1, retry=once)
        self._listener: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        """Begin to listen; a lost connection is made again."""
        ready = asyncio.Event()
        self._listener = asyncio.create_task(self._listen(hear, ready))
        await ready.wait()

    async def _listen(self, hear: Hear, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._ears.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    ready.set()
                    async for message in channel.listen():
                        await hear(message["data"])
            except (RedisError, OSError) as problem:
                ready.set()
                logger.warning("the channel between workers is down", extra={"problem": type(problem).__name__})
                await asyncio.sleep(AGAIN)

    async def send(self, message: bytes) -> None:
        """Tell the others; if that fails they find out by themselves."""
        with contextlib.suppress(RedisError, OSError):
            await self._redis.publish(CHANNEL, message)

    async def stop(self) -> None:
        """Hang up."""
        if self._listener is not None:
            self._listener.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listener
        await self._redis.aclose()
        await self._ears.aclose()

    async def is_up(self) -> bool:
        """Whether Redis answers."""
        try:
            return bool(await self._redis.ping())
        except (RedisError, OSError):
            return False
