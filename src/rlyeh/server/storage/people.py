"""People: guests and those who registered."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from rlyeh.server.errors import NotThere, Taken
from rlyeh.server.storage.database import new_id, now
from rlyeh.server.storage.schema import blocks, people
from rlyeh.server.tables.log_entries import Manners


class Person(msgspec.Struct, frozen=True):
    """Somebody who may play."""

    id: str
    name: str
    registered: bool
    generation: int
    """Cookies of an older generation are worth nothing."""
    password: str | None
    manners: Manners
    created: int


def folded(name: str) -> str:
    """A name as it is compared: two people must not be called alike."""
    return " ".join(name.split()).casefold()


def _person(row: Row[tuple[object, ...]]) -> Person:
    manners = msgspec.json.decode(row.manners, type=Manners)
    return Person(row.id, row.name, row.password is not None, row.generation, row.password, manners, row.created)


class People:
    """The people in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def guest(self) -> Person:
        """A new guest."""
        values = {
            "id": new_id(),
            "name": f"Guest {secrets.randbelow(9000) + 1000}",
            "generation": 0,
            "created": now(),
            "seen": now(),
            "manners": "{}",
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(people).values(values))
        return await self.get(str(values["id"]))

    async def find(self, person: str) -> Person | None:
        """A person by id."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.id == person))).first()
        return None if row is None else _person(row)

    async def get(self, person: str) -> Person:
        """A person by id, who has to be there."""
        stored = await self.find(person)
        if stored is None:
            raise NotThere("There is no such person.")
        return stored

    async def named(self, name: str) -> Person | None:
        """A registered person by name."""
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(people).where(people.c.folded == folded(name)))).first()
        return None if row is None else _person(row)

    async def register(self, person: str, name: str, password: str) -> None:
        """A guest takes a name and a password (as a hash); games and decks stay."""
        values = {"name": name, "folded": folded(name), "password": password, "generation": people.c.generation + 1}
        statement = update(people).where(people.c.id == person, people.c.password.is_(None)).values(values)
        try:
            async with self._engine.begin() as connection:
                changed = (await connection.execute(statement)).rowcount
        except IntegrityError:
            raise Taken(f'Somebody is called "{name}" already: choose another name.') from None
        if not changed:
            raise Taken("You are already registered.")

    async def set_password(self, person: str, password: str) -> None:
        """Change the password (as a hash); every other login ends."""
        values = {"password": password, "generation": people.c.generation + 1}
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(values))

    async def set_manners(self, person: str, manners: Manners) -> None:
        """How this person wants to be asked at new tables."""
        encoded = msgspec.json.encode(manners).decode()
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(manners=encoded))

    async def rename(self, person: str, name: str) -> None:
        """Give a guest another name; names of guests need not be unique."""
        async with self._engine.begin() as connection:
            await connection.execute(update(people).where(people.c.id == person).values(name=name))

    async def delete(self, person: str) -> None:
        """Remove somebody; what hangs on them goes by the rules of the schema."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(people).where(people.c.id == person))

    # -- blocks --------------------------------------------------------------------------------------------------------

    async def block(self, person: str, other: str) -> None:
        """One does not want to play or talk with the other."""
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(blocks).values(person=person, blocked=other))
        except IntegrityError:
            await self.get(other)

    async def unblock(self, person: str, other: str) -> None:
        """Peace again."""
        statement = delete(blocks).where(blocks.c.person == person, blocks.c.blocked == other)
        async with self._engine.begin() as connection:
            await connection.execute(statement)

    async def blocked_by(self, person: str) -> list[str]:
        """Whom a person has blocked."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(blocks.c.blocked).where(blocks.c.person == person))
            return [row.blocked for row in rows]

    async def are_apart(self, person: str, other: str) -> bool:
        """Whether one of two has blocked the other."""
        either = (blocks.c.person == person) & (blocks.c.blocked == other)
        or_back = (blocks.c.person == other) & (blocks.c.blocked == person)
        async with self._engine.connect() as connection:
            return (await connection.execute(select(blocks.c.person).where(either | or_back))).first() is not None
