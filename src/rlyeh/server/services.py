"""Services: what the routes work with, one object for each worker."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from sqlalchemy.ext.asyncio import AsyncEngine

from rlyeh.server.accounts.cookies import NAME, Cookies
from rlyeh.server.accounts.limits import Limiter
from rlyeh.server.analysing import Study
from rlyeh.server.errors import NotSignedIn, TooMuch
from rlyeh.server.settings import Settings
from rlyeh.server.storage.decks import Decks
from rlyeh.server.storage.jobs import Jobs
from rlyeh.server.storage.people import People, Person
from rlyeh.server.tables.registry import House

Connection = ASGIConnection[Any, Any, Any, Any]


class Services:
    """Everything behind the routes."""

    def __init__(self, settings: Settings, engine: AsyncEngine) -> None:
        self.settings = settings
        self.engine = engine
        self.house = House(settings, engine)
        self.people = People(engine)
        self.decks = Decks(engine)
        self.games = self.house.games
        self.cookies = Cookies(settings.key())
        self.requests = Limiter(settings.requests_a_minute)
        self.signs = Limiter(settings.signs_a_minute)
        self.sockets: dict[str, int] = {}
        self.hinting: set[str] = set()
        """People for whom a hint is being thought about."""
        self.jobs = Jobs(engine)
        self.study = Study(settings, self.jobs, self.house.worker)

    async def close(self) -> None:
        """Stop everything that goes on by itself."""
        await self.study.close()
        await self.house.close()

    async def whoever(self, connection: Connection) -> Person | None:
        """Who asks, or nobody."""
        named = self.cookies.read(connection.cookies.get(NAME))
        if named is None:
            return None
        person = await self.people.find(named[0])
        return person if person is not None and person.generation == named[1] else None

    async def somebody(self, connection: Connection) -> Person:
        """Who asks; it has to be somebody."""
        person = await self.whoever(connection)
        if person is None:
            raise NotSignedIn("Sign in first, or come as a guest: POST /api/people/guest.")
        return person

    def limit_signs(self, connection: Connection) -> None:
        """Guests, registrations and logins are few for one address."""
        if not self.signs.allows(address(connection)):
            raise TooMuch("You have tried that too often: wait a minute.")


def address(connection: Connection) -> str:
    """Where a request comes from."""
    client = connection.client
    return client.host if client is not None else "unknown"


def of(connection: Connection) -> Services:
    """The services of the application that a request is for."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services
