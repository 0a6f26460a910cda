"""Decks: one's own, the quick decks, and what is wrong with a list."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from rlyeh.decks import FORMATS, PAIRS, Breach, Deck, breaches, deck_format, quick_deck
from rlyeh.server.pool import POOL
from rlyeh.server.routes.shapes import clean_text
from rlyeh.server.seating import Cards, Stories, check_format
from rlyeh.server.services import of
from rlyeh.server.storage.decks import StoredDeck

Asking = Request[Any, Any, State]
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


class DeckShape(msgspec.Struct, frozen=True):
    """A deck with everything that keeps it from being legal."""

    id: str
    name: str
    format: str
    cards: dict[str, int]
    stories: tuple[str, ...]
    notes: str
    changed: int
    breaches: tuple[Breach, ...]


class Check(msgspec.Struct, frozen=True):
    """What is wrong with a list; nothing if it is legal."""

    legal: bool
    breaches: tuple[Breach, ...]


class QuickDeck(msgspec.Struct, frozen=True):
    """One of the quick decks of the rulebook (DECK-7)."""

    quick: str
    name: str
    cards: dict[str, int]


class FormatShape(msgspec.Struct, frozen=True):
    """A format that decks are built for."""

    id: str
    name: str
    rules: str
    minimum: int
    copies: int


def _shape(deck: StoredDeck) -> DeckShape:
    found = tuple(breaches(deck.deck(), deck_format(deck.format), POOL))
    return DeckShape(
        deck.id, deck.name, deck.format, deck.cards, deck.stories, deck.notes, deck.changed, found
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
    found = tuple(breaches(data.deck(), deck_format(check_format(data.format)), POOL))
    return Check(not found, found)


@get("/api/quick-decks", summary="The quick decks", tags=["decks"], sync_to_thread=False)
def quick_decks() -> list[QuickDeck]:
    """The 21 quick decks: two factions of the Core Set and a packet of neutral cards."""
    return [
        QuickDeck(f"{pair[0]}+{pair[1]}", deck.name, dict(deck.cards))
        for pair, deck in ((pair, quick_deck(pair, 0)) for pair in PAIRS)
    ]


@get("/api/formats", summary="The formats", tags=["decks"], sync_to_thread=False)
def formats() -> list[FormatShape]:
    """The formats that decks are built for."""
    return [FormatShape(each.id, each.name, each.rules.name, each.minimum, each.copies) for each in FORMATS.values()]


HANDLERS = [decks, add_deck, show_deck, change_deck, remove_deck, check_deck, quick_decks, formats]
