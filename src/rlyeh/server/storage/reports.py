"""Reports that people made."""

from __future__ import annotations

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from rlyeh.server.storage.database import new_id, now
from rlyeh.server.storage.schema import reports


class Reports:
    """Reports in the database, for those who run the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, person: str, game: str | None, text: str, file: str | None) -> str:
        """Keep a report; returns its id."""
        id = new_id()
        values = {"id": id, "person": person, "game": game, "at": now(), "text": text, "file": file, "open": True}
        async with self._engine.begin() as connection:
            await connection.execute(insert(reports).values(values))
        return id
