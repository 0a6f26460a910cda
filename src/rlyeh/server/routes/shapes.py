"""Shared shapes of the API: what more than one route shows of people and games."""

from __future__ import annotations

import unicodedata
from typing import Annotated

import msgspec
from litestar.params import Parameter

from rlyeh.server.errors import ServerError
from rlyeh.server.storage.games import Options, StoredGame
from rlyeh.server.storage.people import Person
from rlyeh.server.tables.log_entries import Manners

Code = Annotated[str, Parameter(min_length=2, max_length=20)]
"""A language, as browsers name it."""


class PersonShape(msgspec.Struct, frozen=True):
    """Oneself."""

    id: str
    name: str
    registered: bool
    manners: Manners
    created: int


class Me(msgspec.Struct, frozen=True):
    """Who one is; nobody, for a stranger."""

    person: PersonShape | None


def me_of(person: Person | None) -> Me:
    """What somebody is told about themselves."""
    if person is None:
        return Me(None)
    return Me(PersonShape(person.id, person.name, person.registered, person.manners, person.created))


class SeatShape(msgspec.Struct, frozen=True):
    """Who sits where. Decks stay hidden until the game is over, but for one's own."""

    seat: int
    name: str
    person: str | None
    bot: str | None
    deck: str | None
    mine: bool


class GameShape(msgspec.Struct, frozen=True):
    """A game as a list shows it."""

    id: str
    kind: str
    status: str
    format: str
    options: Options
    created: int
    ended: int | None
    winner: int | None
    won_by: str | None
    seats: tuple[SeatShape, ...]
    locked: bool
    """Whether it takes a password to sit down."""
    owner: bool
    """Whether it is your table."""
    invitation: str | None
    """For whoever opened it: what the other one needs to join."""
    share: str | None
    """For those who played it: the link it is shared by."""
    origin: str | None
    rematch: str | None
    replay: bool
    """Whether you may look at the whole game: it is over, and you played it, or it is public."""


def game_of(game: StoredGame, person: Person | None) -> GameShape:
    """What somebody may know of a game."""
    mine = game.seats_of(person.id) if person is not None else ()
    is_owner = person is not None and game.owner == person.id
    is_own = bool(mine) or is_owner
    over = game.status == "over"
    return GameShape(
        id=game.id,
        kind=game.kind,
        status=game.status,
        format=game.format,
        options=game.options,
        created=game.created,
        ended=game.ended,
        winner=game.winner,
        won_by=game.won_by,
        seats=tuple(
            SeatShape(
                seat=row.seat,
                name=row.name,
                person=row.person if is_own else None,
                bot=row.bot,
                deck=row.deck.name if over or row.seat in mine else None,
                mine=row.seat in mine,
            )
            for row in game.seats
        ),
        locked=game.password is not None,
        owner=is_owner,
        invitation=game.invitation if is_owner else None,
        share=game.share if is_own else None,
        origin=game.origin if is_own else None,
        rematch=game.rematch if is_own or game.has_public_replay else None,
        replay=over and (is_own or game.has_public_replay),
    )


def clean_text(text: str) -> str:
    """Text of a person without what could disturb others: control characters and marks that turn the writing round."""
    signs = (sign for sign in text if sign == "\n" or unicodedata.category(sign) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    return unicodedata.normalize("NFC", "".join(signs)).strip()


def clean_name(text: str) -> str:
    """A name in one line, of letters, digits and a few signs."""
    name = " ".join(clean_text(text).split())
    if len(name) < 2 or not all(sign.isalnum() or sign in " _-.'" for sign in name):
        raise ServerError("A name has at least two characters: letters, digits, spaces and _ - . ' are allowed.")
    return name
