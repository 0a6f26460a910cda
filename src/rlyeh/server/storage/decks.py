"""Decks that people keep."""

from __future__ import annotations

import msgspec
from sqlalchemy import Row, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from rlyeh.decks import Deck
from rlyeh.server.errors import NotThere, TooMuch
from rlyeh.server.storage.database import new_id, now
from rlyeh.server.storage.schema import decks

MOST_DECKS = 200


class StoredDeck(msgspec.Struct, frozen=True):
    """A deck with its place in the database."""

    id: str
    owner: str
    name: str
    format: str
    cards: dict[str, int]
    stories: tuple[str, ...]
    notes: str
    changed: int

    def deck(self) -> Deck:
        """The deck as the rules of deck building know it."""
        return Deck(self.name, self.cards, self.stories)


def _stored(row: Row[tuple[object, ...]]) -> StoredDeck:
    cards = msgspec.json.decode(row.cards, type=dict[str, int])
    stories = msgspec.json.decode(row.stories, type=tuple[str, ...])
    return StoredDeck(row.id, row.owner, row.name, row.format, cards, stories, row.notes, row.changed)


class Decks:
    """The decks in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of(self, owner: str) -> list[StoredDeck]:
        """Somebody's decks, the one changed last first."""
        statement = select(decks).where(decks.c.owner == owner).order_by(decks.c.changed.desc(), decks.c.id)
        async with self._engine.connect() as connection:
            return [_stored(row) for row in await connection.execute(statement)]

    async def get(self, owner: str, deck: str) -> StoredDeck:
        """One of somebody's own decks; other people's are not there for them."""
        statement = select(decks).where(decks.c.id == deck, decks.c.owner == owner)
        async with self._engine.connect() as connection:
            row = (await connection.execute(statement)).first()
        if row is None:
            raise NotThere("You have no such deck.")
        return _stored(row)

    async def add(self, owner: str, deck: Deck, format: str, notes: str) -> StoredDeck:
        """Keep a new deck."""
        async with self._engine.begin() as connection:
            count = select(func.count()).select_from(decks).where(decks.c.owner == owner)
            if (await connection.execute(count)).scalar_one() >= MOST_DECKS:
                raise TooMuch(f"You have {MOST_DECKS} decks, and that is the limit: delete one first.")
            id = new_id()
            await connection.execute(insert(decks).values(id=id, owner=owner, **_columns(deck, format, notes)))
        return await self.get(owner, id)

    async def change(self, owner: str, id: str, deck: Deck, format: str, notes: str) -> StoredDeck:
        """Put another list in a deck's place."""
        statement = (
            update(decks).where(decks.c.id == id, decks.c.owner == owner).values(**_columns(deck, format, notes))
        )
        async with self._engine.begin() as connection:
            await connection.execute(statement)
        return await self.get(owner, id)

    async def remove(self, owner: str, id: str) -> None:
        """Throw a deck away."""
        async with self._engine.begin() as connection:
            removed = await connection.execute(delete(decks).where(decks.c.id == id, decks.c.owner == owner))
        if not removed.rowcount:
            raise NotThere("You have no such deck.")


def _columns(deck: Deck, format: str, notes: str) -> dict[str, object]:
    return {
        "name": deck.name,
        "format": format,
        "cards": msgspec.json.encode(dict(deck.cards)).decode(),
        "stories": msgspec.json.encode(deck.stories).decode(),
        "notes": notes,
        "changed": now(),
    }
