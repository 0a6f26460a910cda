"""The channel between workers through Redis, which only a server of several workers needs installed."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from rlyeh.server.tables.worker_channel import Hear

CHANNEL = "rlyeh:tables"
AGAIN = 0.5
"""Seconds before a lost connection is tried again."""

logger = logging.getLogger(__name__)


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
