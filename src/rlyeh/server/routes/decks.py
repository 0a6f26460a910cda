"""Decks: one's own, the quick decks, and what is wrong with a list."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from rlyeh.decks import (
    FORMATS,
    FORMS,
    PAIRS,
    STORY_DECKS,
    Breach,
    Deck,
    Format,
    breaches,
    deck_format,
    quick_deck,
    read_deck,
    shelf,
    unplayable,
)
from rlyeh.server.pool import POOL
from rlyeh.server.routes.shapes import clean_text
from rlyeh.server.seating import Cards, Stories, check_format
from rlyeh.server.sending import AS_IS, Representation, json_of, send
from rlyeh.server.services import of
from rlyeh.server.storage.decks import StoredDeck

Asking = Request[Any, Any, State]
FileName = Annotated[str, Parameter(max_length=200)]
ANYTHING = "casual"
FormatId = Annotated[str, msgspec.Meta(max_length=20)]


class DeckList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deck as it is sent."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    cards: Cards
    stories: Stories = ()
    format: FormatId = "casual"
    notes: Annotated[str, msgspec.Meta(max_length=5000)] = ""

    def deck(self) -> Deck:
        """The list as the rules of deck building know it."""
        return Deck(clean_text(self.name) or "A deck", self.cards, self.stories)


class Lack(msgspec.Struct, frozen=True):
    """A card of a deck that exists but cannot be played here yet."""

    card: str
    name: str
    count: int


class DeckShape(msgspec.Struct, frozen=True):
    """A deck with everything that keeps it from being legal, or from being played."""

    id: str
    name: str
    format: str
    cards: dict[str, int]
    stories: tuple[str, ...]
    notes: str
    changed: int
    breaches: tuple[Breach, ...]
    lacks: tuple[Lack, ...]


class Check(msgspec.Struct, frozen=True):
    """What is wrong with a list; nothing if it is legal. A deck can be legal and still have cards that cannot be played
    here yet."""

    legal: bool
    breaches: tuple[Breach, ...]
    lacks: tuple[Lack, ...]


class QuickDeck(msgspec.Struct, frozen=True):
    """One of the quick decks of the rulebook (DECK-7)."""

    quick: str
    name: str
    cards: dict[str, int]


class StoriesShape(msgspec.Struct, frozen=True):
    """A fixed story deck."""

    id: str
    name: str
    stories: tuple[str, ...]


class FormatShape(msgspec.Struct, frozen=True):
    """A format that decks are built for."""

    id: str
    name: str
    rules: str
    minimum: int
    copies: int | None
    """Copies of a title; null where any number will do."""
    sets: tuple[str, ...]
    """The sets whose cards may be used, by code."""
    story_decks: tuple[StoriesShape, ...]
    """The story decks to choose from; none where any ten stories will do."""


class ReadDeck(msgspec.Struct, frozen=True):
    """A deck that was read from a file, a list or a code, and what the reader had to decide on the way."""

    name: str
    cards: dict[str, int]
    stories: tuple[str, ...]
    notes: str
    remarks: tuple[str, ...]


class ShelvedDeck(msgspec.Struct, frozen=True):
    """A deck that comes with the program."""

    shelf: str
    kind: str
    name: str
    cards: dict[str, int]
    breaches: tuple[Breach, ...]
    """What keeps it from being played as it is, in the format that takes anything that can be played."""
    lacks: tuple[Lack, ...]


def _lacks(deck: Deck) -> tuple[Lack, ...]:
    return tuple(Lack(card.id, card.name, deck.cards.get(card.id, 1)) for card in unplayable(deck, POOL))


def _shape(deck: StoredDeck) -> DeckShape:
    listed = deck.deck()
    faults = tuple(breaches(listed, deck_format(deck.format), POOL))
    return DeckShape(
        deck.id, deck.name, deck.format, deck.cards, deck.stories, deck.notes, deck.changed, faults, _lacks(listed)
    )


@get("/api/decks", summary="My decks", tags=["decks"])
async def decks(request: Asking) -> list[DeckShape]:
    """Your decks, the one changed last first."""
    services = of(request)
    person = await services.somebody(request)
    return [_shape(deck) for deck in await services.decks.of(person.id)]


@post("/api/decks", summary="Keep a deck", tags=["decks"])
async def add_deck(request: Asking, data: JSONBody[DeckList]) -> DeckShape:
    """Keep a deck. It need not be legal: what is wrong with it is said, and it can be mended later."""
    services = of(request)
    person = await services.somebody(request)
    format = check_format(data.format)
    return _shape(await services.decks.add(person.id, data.deck(), format, clean_text(data.notes)))


@get("/api/decks/{deck:str}", summary="One of my decks", tags=["decks"])
async def show_deck(request: Asking, deck: FromPath[str]) -> DeckShape:
    """A deck of yours."""
    services = of(request)
    person = await services.somebody(request)
    return _shape(await services.decks.get(person.id, deck))


@put("/api/decks/{deck:str}", summary="Change a deck", tags=["decks"])
async def change_deck(request: Asking, deck: FromPath[str], data: JSONBody[DeckList]) -> DeckShape:
    """Put another list in a deck's place."""
    services = of(request)
    person = await services.somebody(request)
    format = check_format(data.format)
    return _shape(await services.decks.change(person.id, deck, data.deck(), format, clean_text(data.notes)))


@delete("/api/decks/{deck:str}", summary="Throw a deck away", tags=["decks"], status_code=204)
async def remove_deck(request: Asking, deck: FromPath[str]) -> None:
    """Throw a deck away."""
    services = of(request)
    person = await services.somebody(request)
    await services.decks.remove(person.id, deck)


@post("/api/deck-check", summary="Check a list", tags=["decks"], status_code=200)
async def check_deck(data: JSONBody[DeckList]) -> Check:
    """Everything that is wrong with a list in a format, each with its rule and with what would mend it."""
    listed = data.deck()
    faults = tuple(breaches(listed, deck_format(check_format(data.format)), POOL))
    return Check(not faults, faults, _lacks(listed))


@get(
    "/api/quick-decks",
    summary="The quick decks",
    tags=["decks"],
    opt=AS_IS,
    sync_to_thread=True,
    responses={200: ResponseSpec(list[QuickDeck], generate_examples=False, description="The quick decks")},
)
def quick_decks(request: Asking) -> Response[bytes]:
    """The 21 quick decks: two factions of the Core Set and a packet of neutral cards."""
    return send(request, _quick_decks())


@cache
def _quick_decks() -> Representation:
    """All quick decks, made once: they do not change while the server runs."""
    quick_decks = [(pair, quick_deck(pair, 0)) for pair in PAIRS]
    return json_of([QuickDeck(f"{pair[0]}+{pair[1]}", deck.name, dict(deck.cards)) for pair, deck in quick_decks])


@get("/api/formats", summary="The formats", tags=["decks"], sync_to_thread=False)
def formats() -> list[FormatShape]:
    """The formats that decks are built for."""
    return [_format(format) for format in FORMATS.values()]


def _format(format: Format) -> FormatShape:
    fixed = (STORY_DECKS[story_deck] for story_deck in format.story_decks)
    stories = tuple(StoriesShape(story_deck.id, story_deck.name, story_deck.stories) for story_deck in fixed)
    return FormatShape(
        format.id, format.name, format.rules.name, format.minimum, format.copies, format.sets, stories
    )


@post("/api/deck-import", summary="Read a deck", tags=["decks"], status_code=200)
async def import_deck(request: Asking, name: FileName = "") -> ReadDeck:
    """Read a deck in any form: an OCTGN file, a list as people post it, our JSON, or a deck code. The body is the file
    as it is."""
    read = read_deck(await request.body(), name)
    deck = read.deck
    return ReadDeck(deck.name, dict(deck.cards), deck.stories, deck.notes, read.remarks)


@get("/api/decks/{deck:str}/export", summary="Write a deck", tags=["decks"])
async def export_deck(
    request: Asking, deck: FromPath[str], form: FromQuery[Literal["text", "o8d", "json", "code"]] = "text"
) -> Response[str]:
    """A deck of yours in one of the forms in which decks travel."""
    services = of(request)
    person = await services.somebody(request)
    stored = await services.decks.get(person.id, deck)
    return Response(FORMS[form].write(stored.deck()), media_type="text/plain; charset=utf-8")


@post("/api/deck-export", summary="Write a list", tags=["decks"], status_code=200)
async def write_deck(
    data: JSONBody[DeckList], form: FromQuery[Literal["text", "o8d", "json", "code"]] = "text"
) -> Response[str]:
    """A list that nobody has kept yet, in one of the forms in which decks travel."""
    return Response(FORMS[form].write(data.deck()), media_type="text/plain; charset=utf-8")


@get(
    "/api/shelf",
    summary="Decks of the program",
    tags=["decks"],
    opt=AS_IS,
    sync_to_thread=True,
    responses={200: ResponseSpec(list[ShelvedDeck], generate_examples=False, description="Decks of the program")},
)
def shelved(request: Asking) -> Response[bytes]:
    """The decks that come with the program. Not all can be played as they are: some are parts of decks, and some
    have cards that cannot be played here yet."""
    return send(request, _shelf())


@cache
def _shelf() -> Representation:
    """All of them, made once: neither decks nor cards change while the server runs."""
    return json_of([_shelved(entry.slug, entry.kind, entry.deck) for entry in shelf().values()])


def _shelved(slug: str, kind: str, deck: Deck) -> ShelvedDeck:
    faults = tuple(breaches(deck, FORMATS[ANYTHING], POOL))
    return ShelvedDeck(slug, kind, deck.name, dict(deck.cards), faults, _lacks(deck))


HANDLERS = [
    decks,
    add_deck,
    show_deck,
    change_deck,
    remove_deck,
    check_deck,
    import_deck,
    export_deck,
    write_deck,
    quick_decks,
    shelved,
    formats,
]
