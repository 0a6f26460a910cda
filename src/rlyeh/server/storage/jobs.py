"""Analyses: one for each game, waiting, under way or done."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rlyeh.server.storage.database import now
from rlyeh.server.storage.schema import jobs, workers

RUNNING = "running"


class Job(msgspec.Struct, frozen=True):
    """How far an analysis is."""

    status: str
    """running, done or failed."""
    progress: float
    result: Any
    """What the coach says, or why there is nothing to say."""


class Jobs:
    """The analyses in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, game: str, fresh: int) -> Job | None:
        """The analysis of a game. One whose worker has not been heard of since `fresh` will never be done."""
        alive = select(workers.c.id).where(workers.c.seen >= fresh).scalar_subquery()
        lost = (jobs.c.status == RUNNING) & jobs.c.worker.not_in(alive)
        async with self._engine.begin() as connection:
            await connection.execute(delete(jobs).where(jobs.c.game == game, lost))
            row = (await connection.execute(select(jobs).where(jobs.c.game == game))).first()
        if row is None:
            return None
        return Job(row.status, row.progress, None if row.result is None else msgspec.json.decode(row.result))

    async def count(self, owner: str) -> int:
        """How many analyses somebody waits for."""
        statement = select(func.count()).select_from(jobs).where(jobs.c.owner == owner, jobs.c.status == RUNNING)
        async with self._engine.connect() as connection:
            return (await connection.execute(statement)).scalar_one()

    async def begin(self, game: str, owner: str, worker: str) -> bool:
        """Note that a game is being looked at; False if it is already."""
        values = {
            "id": game,
            "owner": owner,
            "game": game,
            "status": RUNNING,
            "progress": 0.0,
            "worker": worker,
            "created": now(),
        }
        try:
            async with self._engine.begin() as connection:
                await connection.execute(delete(jobs).where(jobs.c.id == game, jobs.c.status == "failed"))
                await connection.execute(insert(jobs).values(values))
        except IntegrityError:
            return False
        return True

    async def advance(self, game: str, progress: float) -> None:
        """Note how far it is."""
        async with self._engine.begin() as connection:
            await connection.execute(update(jobs).where(jobs.c.id == game).values(progress=progress))

    async def finish(self, game: str, status: str, result: Any) -> None:
        """Note what came of it."""
        values = {"status": status, "progress": 1.0, "result": msgspec.json.encode(result).decode()}
        async with self._engine.begin() as connection:
            await connection.execute(update(jobs).where(jobs.c.id == game).values(values))
