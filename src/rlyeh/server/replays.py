"""Finished games: their files, their positions, and where they can be played on from."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec

from rlyeh.engine import NOBODY, Game
from rlyeh.engine.files import GameRecord, give
from rlyeh.errors import GameFileError
from rlyeh.server.errors import NotThere
from rlyeh.server.pool import faces
from rlyeh.server.protocol.messages import Line
from rlyeh.server.services import Services
from rlyeh.server.storage.games import StoredGame
from rlyeh.server.tables.table_state import Fold, TableSetup
from rlyeh.translation import ENGLISH, Language


class ReplayPosition(msgspec.Struct, frozen=True):
    """A finished game after so many answers, with every card open."""

    answers: int
    of: int
    """How many answers the game has."""
    views: tuple[Any, Any]
    """What each seat saw."""
    lines: tuple[str, ...]
    """What the last answer brought, as somebody who knows all cards would tell it."""
    told: tuple[Line, ...]
    """The same with all that the lines of a table have."""
    next: str
    """The key of the answer that came next; empty at the end."""


class Moment(msgspec.Struct, frozen=True):
    """A place on the way through a finished game: what the scrubber of a replay shows without asking for the board."""

    turn: int
    phase: str
    active: int
    """Whose turn it is."""
    asked: int
    """Who is asked next; -1 at the end."""
    tokens: tuple[int, int]
    """Success tokens of both seats on all stories."""
    won: tuple[int, int]
    lines: tuple[str, ...]
    """What the answer before brought, without what a short log leaves out."""


async def record_of(services: Services, game: StoredGame) -> GameRecord:
    """The file of a finished game. It is made once, by replaying the whole game."""
    file = await services.games.record(game.id)
    if file is not None:
        return GameRecord.loads(file)
    if game.setup is None:
        raise NotThere("This game has no file.")
    log = await services.house.log.read(game.id)
    setup = game.setup

    def make() -> GameRecord:
        fold = Fold(setup)
        for entry in log:
            fold.apply(entry)
        return GameRecord.of(fold.game, setup.names)

    record = await asyncio.to_thread(make)
    await services.games.set_record(game.id, record.dumps())
    return record


def setup_of(record: GameRecord) -> TableSetup:
    """How a recorded game began."""
    header = record.header
    return TableSetup(record.rules, (header.decks[0], header.decks[1]), header.stories, header.seed, names=record.names)


async def position(record: GameRecord, number: int, language: Language = ENGLISH) -> ReplayPosition:
    """A position of a recorded game."""
    last = len(record.answers)
    if not 0 <= number <= last:
        raise NotThere(f"The game has {last} moves, so it cannot be shown after move {number}.")
    return await asyncio.to_thread(_position, record, number, language)


def _position(record: GameRecord, number: int, language: Language) -> ReplayPosition:
    game = setup_of(record).begin()
    game.keep_journal()
    for key in record.answers[:number]:
        if game.journal:
            game.journal.clear()
        give(game, key)
    events = language.events(game, 0, record.names)
    lines = tuple(event.text(event.seats[0] if event.seats else None) for event in events)
    views = language.view(game, game.view(0)), language.view(game, game.view(1))
    following = record.answers[number] if number < len(record.answers) else ""
    whole = tuple(
        Line(event.kind, text, event.cards, event.seats, event.source, event.minor, event.beat)
        for event, text in zip(events, lines, strict=True)
    )
    return ReplayPosition(number, len(record.answers), views, lines, whole, following)


async def timeline(record: GameRecord, language: Language = ENGLISH) -> list[Moment]:
    """The whole way through a recorded game: its start, and what every answer brought."""
    return await asyncio.to_thread(lambda: list(_moments(record, language)))


def _moments(record: GameRecord, language: Language) -> Iterator[Moment]:
    game = setup_of(record).begin()
    game.keep_journal()
    yield _moment(game, record.names, language)
    for key in record.answers:
        if game.journal:
            game.journal.clear()
        give(game, key)
        yield _moment(game, record.names, language)


def _moment(game: Game, names: tuple[str, str], language: Language) -> Moment:
    state = game.state
    decision = game.decision
    tokens = [sum(state.cards[story].tokens[seat] for story in state.row) for seat in (0, 1)]
    events = [event for event in language.events(game, 0, names) if not event.minor]
    lines = tuple(event.text(event.seats[0] if event.seats else None) for event in events)
    return Moment(
        turn=state.turn,
        phase=state.phase.name.lower(),
        active=state.active,
        asked=NOBODY if decision is None else decision.seat,
        tokens=(tokens[0], tokens[1]),
        won=(len(state.sides[0].won), len(state.sides[1].won)),
        lines=lines,
    )


async def read_upload(text: str) -> tuple[GameRecord, Game]:
    """A game file that somebody sends, with the game it ends in. It is believed only once it has been replayed."""

    def check() -> tuple[GameRecord, Game]:
        record = GameRecord.loads(text)
        return record, record.replay(faces(record.rules))

    try:
        return await asyncio.to_thread(check)
    except RecursionError:
        raise GameFileError("The game file is nested too deeply to be one.") from None
