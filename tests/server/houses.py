"""A house without a web server: real tables on a real database, in this process."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from rlyeh.server.services import Services
from rlyeh.server.settings import Settings
from rlyeh.server.storage.database import migrate, new_id, now, open_engine
from rlyeh.server.storage.games import Options, SeatedDeck, SeatRow, StoredGame
from rlyeh.server.tables.table import Table
from tests.server.at_tables import setup


@asynccontextmanager
async def services(folder: Path) -> AsyncIterator[Services]:
    """Everything behind the routes, with a database file."""
    settings = Settings(database=f"sqlite:///{folder / 'rlyeh.db'}", secret="for tests")
    engine = open_engine(settings.database_url)
    await migrate(engine)
    found = Services(settings, engine)
    await found.house.open()
    try:
        yield found
    finally:
        await found.close()
        await engine.dispose()


async def table_of_two(found: Services, seed: int, options: Options | None = None, kind: str = "lobby") -> Table:
    """Two people at a table of the lobby; the same seed gives the same game."""
    people = [await found.people.guest(), await found.people.guest()]
    made = setup(seed)
    seats = tuple(
        SeatRow(seat, person.id, None, person.name, SeatedDeck("A deck", made.decks[seat]))
        for seat, person in enumerate(people)
    )
    game = StoredGame(
        id=new_id(),
        kind=kind,
        status="playing",
        format="core",
        options=options or Options(),
        setup=made,
        owner=people[0].id,
        invitation=None,
        password=None,
        share=None,
        origin=None,
        rematch=None,
        keeper=None,
        created=now(),
        ended=None,
        winner=None,
        won_by=None,
        seats=seats,
    )
    await found.games.add(game)
    return await found.house.table(game.id)
