"""Games: what is known of each beside its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import Row, Select, case, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rlyeh.server.errors import NotThere, Taken
from rlyeh.server.storage.database import now
from rlyeh.server.storage.schema import entries, games, seats, workers
from rlyeh.server.tables.clock import ClockRule
from rlyeh.server.tables.log_entries import Started, encode
from rlyeh.server.tables.table_state import TableResult, TableSetup

SHELF = "-"
"""What stands in for the keeper of a game that waits for somebody to come back."""

DEPARTED = "A departed player"

Kind = Literal["bot", "invitation", "lobby", "solo", "upload", "lesson"]
Status = Literal["open", "playing", "over"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed about a table."""

    clock: ClockRule = ClockRule()
    spectators: bool = True
    """Whether others may watch."""
    hands_after: Annotated[int, msgspec.Meta(ge=30, le=3600)] | None = None
    """Seconds after which those who watch see the hands too; then they see everything so much later. Never if None."""


class SeatedDeck(msgspec.Struct, frozen=True):
    """The deck that somebody sat down with."""

    name: str
    cards: tuple[str, ...]
    stories: tuple[str, ...] = ()
    quick: str = ""
    """The pair of factions, where it is a quick deck: two players cannot have the same one (DECK-8)."""


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    person: str | None
    bot: str | None
    name: str
    deck: SeatedDeck


class StoredGame(msgspec.Struct, frozen=True):
    """A game with its place in the database."""

    id: str
    kind: str
    status: str
    format: str
    options: Options
    setup: TableSetup | None
    owner: str | None
    invitation: str | None
    password: str | None
    share: str | None
    origin: str | None
    rematch: str | None
    keeper: str | None
    created: int
    ended: int | None
    winner: int | None
    won_by: str | None
    seats: tuple[SeatRow, ...]

    @property
    def is_public(self) -> bool:
        """Whether it is a game between people for others to see."""
        return self.kind in ("lobby", "invitation") and self.password is None and self.options.spectators

    @property
    def has_public_replay(self) -> bool:
        """Whether anybody may look at the whole of it: what could be watched can be seen again when it is over."""
        return self.status == "over" and self.setup is not None and self.is_public

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats somebody sits in."""
        return tuple(row.seat for row in self.seats if person is not None and row.person == person)


def _seat(row: Row[Any]) -> SeatRow:
    deck = msgspec.json.decode(row.deck, type=SeatedDeck)
    return SeatRow(row.seat, row.person, row.bot, row.name, deck)


def _game(row: Row[Any], at: Sequence[SeatRow]) -> StoredGame:
    return StoredGame(
        row.id,
        row.kind,
        row.status,
        row.format,
        msgspec.json.decode(row.options, type=Options),
        None if row.setup is None else msgspec.json.decode(row.setup, type=TableSetup),
        row.owner,
        row.invitation,
        row.password,
        row.share,
        row.origin,
        row.rematch,
        row.keeper,
        row.created,
        row.ended,
        row.winner,
        row.won_by,
        tuple(at),
    )


class GameRecordTally(msgspec.Struct, frozen=True):
    """How somebody's finished games against others ended, bots among them; a guided game counts for nothing."""

    won: int
    lost: int
    drawn: int


_COLUMNS = [column for column in games.c if column.name != "record"]


class Games:
    """The games in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # -- looking -------------------------------------------------------------------------------------------------------

    async def get(self, game: str) -> StoredGame:
        """A game by id."""
        return await self._one(select(*_COLUMNS).where(games.c.id == game))

    async def by_invitation(self, token: str) -> StoredGame:
        """The game that an invitation is for."""
        return await self._one(select(*_COLUMNS).where(games.c.invitation == token))

    async def by_share(self, token: str) -> StoredGame:
        """The finished game that a link shows."""
        return await self._one(select(*_COLUMNS).where(games.c.share == token))

    async def _one(self, statement: Select[Any]) -> StoredGame:
        matches = await self._all(statement)
        if not matches:
            raise NotThere("There is no such game.")
        return matches[0]

    async def _all(self, statement: Select[Any]) -> list[StoredGame]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(statement)).all()
            return await _with_seats(connection, rows)

    async def lobby(self, limit: int = 100) -> list[StoredGame]:
        """The open tables, the newest first."""
        condition = (games.c.status == "open") & (games.c.kind == "lobby")
        return await self._all(select(*_COLUMNS).where(condition).order_by(games.c.created.desc()).limit(limit))

    async def watchable(self, limit: int = 100) -> list[StoredGame]:
        """The lobby's games in progress, the newest first."""
        condition = (games.c.status == "playing") & (games.c.kind == "lobby")
        return await self._all(select(*_COLUMNS).where(condition).order_by(games.c.created.desc()).limit(limit))

    async def of(
        self, person: str, status: str | None = None, limit: int = 50, before: int | None = None
    ) -> list[StoredGame]:
        """Somebody's games, the newest first: those they play or opened, and those they put here."""
        sits = select(seats.c.game).where(seats.c.person == person)
        statement = select(*_COLUMNS).where(or_(games.c.id.in_(sits), games.c.owner == person))
        if status is not None:
            statement = statement.where(games.c.status == status)
        if before is not None:
            statement = statement.where(games.c.created < before)
        return await self._all(statement.order_by(games.c.created.desc(), games.c.id).limit(limit))

    async def count_playing(self, person: str) -> int:
        """How many games somebody has open or in progress."""
        sits = select(seats.c.game).where(seats.c.person == person)
        statement = select(func.count()).select_from(games).where(games.c.id.in_(sits), games.c.status != "over")
        async with self._engine.connect() as connection:
            return (await connection.execute(statement)).scalar_one()

    async def tally(self, person: str) -> GameRecordTally:
        """How all of somebody's games ended, however many there are."""
        against = (games.c.status == "over") & games.c.kind.not_in(("solo", "lesson"))
        won, drawn = games.c.winner == seats.c.seat, func.coalesce(games.c.winner, -1) < 0
        counts = (func.count(case((outcome, 1))) for outcome in (won, ~won & ~drawn, drawn))
        statement = select(*counts).select_from(seats.join(games)).where(seats.c.person == person, against)
        async with self._engine.connect() as connection:
            row = (await connection.execute(statement)).one()
        return GameRecordTally(row[0], row[1], row[2])

    async def record(self, game: str) -> str | None:
        """The game file, if it has been written."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(games.c.record).where(games.c.id == game))).scalar_one_or_none()

    # -- making and changing -------------------------------------------------------------------------------------------

    async def add(self, game: StoredGame, record: str | None = None) -> None:
        """A new game, with whoever sits at it already. If it has a setup it begins at once."""
        values = {
            "id": game.id,
            "kind": game.kind,
            "status": game.status,
            "format": game.format,
            "options": _json(game.options),
            "setup": None if game.setup is None else _json(game.setup),
            "owner": game.owner,
            "invitation": game.invitation,
            "password": game.password,
            "origin": game.origin,
            "created": game.created,
            "ended": game.ended,
            "winner": game.winner,
            "won_by": game.won_by,
            "record": record,
        }
        async with self._engine.begin() as connection:
            await connection.execute(insert(games).values(values))
            for seat in game.seats:
                await connection.execute(insert(seats).values(_seat_values(game.id, seat)))
            if game.status == "playing":
                await _begin(connection, game.id)

    async def sit_down(self, game: str, me: SeatRow, host: SeatRow, setup: TableSetup) -> None:
        """Somebody takes the free seat across from the host, and the game begins; the quicker one gets it."""
        statement = update(games).where(games.c.id == game, games.c.status == "open")
        try:
            async with self._engine.begin() as connection:
                changed = await connection.execute(
                    statement.values(status="playing", setup=_json(setup), invitation=None)
                )
                if not changed.rowcount:
                    raise Taken("Somebody else has taken the seat, or the table is gone.")
                theirs = (seats.c.game == game) & (seats.c.seat == host.seat)
                await connection.execute(update(seats).where(theirs).values(deck=_json(host.deck)))
                await connection.execute(insert(seats).values(_seat_values(game, me)))
                await _begin(connection, game)
        except IntegrityError:
            raise Taken("Somebody else has taken the seat.") from None

    async def finish(self, game: str, outcome: TableResult) -> None:
        """Note how a game ended."""
        values = {"status": "over", "ended": now(), "winner": outcome.winner, "won_by": outcome.by, "keeper": None}
        statement = update(games).where(games.c.id == game, games.c.status == "playing").values(values)
        async with self._engine.begin() as connection:
            await connection.execute(statement)

    async def close(self, game: str) -> None:
        """Take an open table away."""
        async with self._engine.begin() as connection:
            gone = await connection.execute(delete(games).where(games.c.id == game, games.c.status == "open"))
        if not gone.rowcount:
            raise Taken("The game has begun: concede instead.")

    async def set_share(self, game: str, token: str | None) -> None:
        """Give a game a link, or take it away."""
        await self._set(game, share=token)

    async def set_record(self, game: str, record: str) -> None:
        """Keep the game file, which takes a while to make."""
        await self._set(game, record=record)

    async def set_rematch(self, game: str, again: str) -> bool:
        """Note the game that follows; False if there is one already."""
        statement = update(games).where(games.c.id == game, games.c.rematch.is_(None)).values(rematch=again)
        async with self._engine.begin() as connection:
            return bool((await connection.execute(statement)).rowcount)

    async def _set(self, game: str, **values: object) -> None:
        async with self._engine.begin() as connection:
            await connection.execute(update(games).where(games.c.id == game).values(values))

    async def forget(self, person: str) -> None:
        """Take somebody out of all games: open tables and uploads go, names and chat are wiped, the answers stay
        because the other player's game is made of them."""
        async with self._engine.begin() as connection:
            alone = games.c.kind.in_(("upload", "solo", "lesson"))
            own = (games.c.owner == person) & ((games.c.status == "open") | alone)
            await connection.execute(delete(games).where(own))
            mine = (await connection.execute(select(seats.c.game, seats.c.seat).where(seats.c.person == person))).all()
            for row in mine:
                chat = (entries.c.game == row.game) & (entries.c.seat == row.seat) & entries.c.what.like('%"chat"%')
                wiped = {"what": f'{{"type":"chat","seat":{row.seat},"text":""}}'}
                await connection.execute(update(entries).where(chat).values(wiped))
                await _wipe_name(connection, row.game, row.seat)
            await connection.execute(update(seats).where(seats.c.person == person).values(name=DEPARTED, person=None))

    # -- keepers -------------------------------------------------------------------------------------------------------

    async def beat(self, worker: str) -> None:
        """A worker is alive."""
        async with self._engine.begin() as connection:
            updated = await connection.execute(update(workers).where(workers.c.id == worker).values(seen=now()))
            if not updated.rowcount:
                await connection.execute(insert(workers).values(id=worker, seen=now()))

    async def bury(self, before: int | None = None) -> None:
        """Forget workers that have not been heard of since a time, or all of them."""
        statement = delete(workers)
        async with self._engine.begin() as connection:
            await connection.execute(statement if before is None else statement.where(workers.c.seen < before))

    async def leave(self, worker: str) -> None:
        """A worker goes: somebody else may keep its tables at once."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(workers).where(workers.c.id == worker))
            await connection.execute(update(games).where(games.c.keeper == worker).values(keeper=None))

    async def keep(self, game: str, worker: str, fresh: int) -> bool:
        """Become the keeper of a table unless a worker that is alive (seen since `fresh`) keeps it."""
        alive = select(workers.c.id).where(workers.c.seen >= fresh)
        free = games.c.keeper.is_(None) | games.c.keeper.not_in(alive) | (games.c.keeper == worker)
        statement = update(games).where(games.c.id == game, games.c.status == "playing", free).values(keeper=worker)
        async with self._engine.begin() as connection:
            return bool((await connection.execute(statement)).rowcount)

    async def shelve(self, game: str) -> None:
        """Nobody needs to keep a table until somebody comes."""
        await self._set(game, keeper=SHELF)

    async def unkept(self, fresh: int, limit: int = 20) -> list[str]:
        """Games in progress that no living worker keeps."""
        alive = select(workers.c.id).where(workers.c.seen >= fresh)
        free = games.c.keeper.is_(None) | (games.c.keeper.not_in(alive) & (games.c.keeper != SHELF))
        statement = select(games.c.id).where(games.c.status == "playing", free).limit(limit)
        async with self._engine.connect() as connection:
            return [row.id for row in await connection.execute(statement)]


async def _begin(connection: AsyncConnection, game: str) -> None:
    """The first entry of the log."""
    values = {"game": game, "number": 1, "at": now(), "seat": -1, "what": encode(Started())}
    await connection.execute(insert(entries).values(values))


async def _with_seats(connection: AsyncConnection, rows: Iterable[Row[Any]]) -> list[StoredGame]:
    listed = list(rows)
    at: dict[str, list[SeatRow]] = {row.id: [] for row in listed}
    if listed:
        statement = select(seats).where(seats.c.game.in_(list(at))).order_by(seats.c.seat)
        for row in await connection.execute(statement):
            at[row.game].append(_seat(row))
    return [_game(row, at[row.id]) for row in listed]


async def _wipe_name(connection: AsyncConnection, game: str, seat: int) -> None:
    """Take a name out of a game's setup and of its file."""
    stored = (await connection.execute(select(games.c.setup).where(games.c.id == game))).scalar_one_or_none()
    if stored is None:
        return
    setup = msgspec.json.decode(stored, type=TableSetup)
    names = (DEPARTED, setup.names[1]) if seat == 0 else (setup.names[0], DEPARTED)
    values = {"setup": _json(msgspec.structs.replace(setup, names=names)), "record": None}
    await connection.execute(update(games).where(games.c.id == game).values(values))


def _seat_values(game: str, seat: SeatRow) -> dict[str, object]:
    return {
        "game": game,
        "seat": seat.seat,
        "person": seat.person,
        "bot": seat.bot,
        "name": seat.name,
        "deck": _json(seat.deck),
    }


def _json(struct: msgspec.Struct) -> str:
    return msgspec.json.encode(struct).decode()
