"""The catalogue of every card ever printed, by id, name and identifier: lists of cards are read against it.

The pool holds the cards that can be played; the catalogue holds names and facts of all 1,568, so that a list can be
read, shown and checked before its last card is declared, and so that games know what exists (`printed`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from rlyeh.decks.spelling import key
from rlyeh.errors import SIMILAR, UnknownCard, did_you_mean
from rlyeh.model import CardType, Faction, Printed

_ID = re.compile(r"[a-z]{2,4}-\d{1,4}")


@dataclass(frozen=True, slots=True)
class Pack:
    """A product, or one of the packs that make up a set, with its collector numbers."""

    code: str
    set_name: str
    name: str
    first: int
    last: int


@dataclass(frozen=True, slots=True)
class CatalogueCard:
    """What the catalogue knows about a card: enough to name it, and what one may name because it exists, not to play
    it."""

    id: str
    title: str
    descriptor: str
    type: CardType
    faction: Faction
    unique: bool
    subtypes: tuple[str, ...]
    octgn: str
    """The identifier that deck files of OCTGN use."""
    first_printing: str
    """The id of the same card in the set that had it first; mostly its own."""
    pack: Pack

    @property
    def name(self) -> str:
        """Title and descriptor."""
        return f"{self.title}, {self.descriptor}" if self.descriptor else self.title

    @property
    def code(self) -> str:
        """The code of the set."""
        return self.pack.code

    @property
    def number(self) -> int:
        """The collector number inside the set."""
        return int(self.id.rsplit("-", 1)[1])

    @property
    def place(self) -> str:
        """Set and number, as people write them: Core Set F88."""
        return f"{self.pack.set_name} F{self.number}"

    @property
    def label(self) -> str:
        """A line that means this card and no other: Byakhee Servant (Core Set F88)."""
        return f"{self.name} ({self.place})"


class Catalogue:
    """Entries by id, by name and by OCTGN's identifier."""

    def __init__(self, packs: Iterable[Pack], entries: Iterable[CatalogueCard]) -> None:
        self.packs = tuple(packs)
        self.entries = {entry.id: entry for entry in entries}
        self._by_octgn = {entry.octgn: entry for entry in self}
        self._by_name: dict[str, list[CatalogueCard]] = {}
        for entry in self:
            for name in dict.fromkeys((key(entry.title), key(entry.name))):
                self._by_name.setdefault(name, []).append(entry)

    def __getitem__(self, card_id: str) -> CatalogueCard:
        entry = self.entries.get(card_id)
        if entry is None:
            raise UnknownCard(f'No card has the id "{card_id}".{did_you_mean(card_id, self.entries)}')
        return entry

    def __contains__(self, card_id: object) -> bool:
        return card_id in self.entries

    def __iter__(self) -> Iterator[CatalogueCard]:
        return iter(self.entries.values())

    def __len__(self) -> int:
        return len(self.entries)

    def by_octgn(self, identifier: str) -> CatalogueCard | None:
        """The card with this identifier, if there is one."""
        return self._by_octgn.get(identifier.casefold())

    def called(self, name: str) -> tuple[CatalogueCard, ...]:
        """The cards with this title, or with this title and descriptor."""
        return tuple(self._by_name.get(key(name), ()))

    def named(self, name: str) -> CatalogueCard:
        """The one card with this id, title, or title and descriptor; an error lists the candidates.

        Of several printings of one card it is the first.
        """
        if name in self.entries:
            return self.entries[name]
        found = self.called(name)
        if len({entry.first_printing for entry in found}) == 1:
            return self.entries[found[0].first_printing]
        if found:
            raise UnknownCard(f'"{name}" is the title of several cards: {labels(found)}. Say which one, or its id.')
        raise UnknownCard(f'No card is called "{name}".{self.nearest(name)}')

    def nearest(self, name: str, similar: int = SIMILAR) -> str:
        """A question with the names that a misspelt one may have meant, to put behind a sentence; or nothing."""
        return did_you_mean(name, self.entries if _ID.fullmatch(name) else _spellings(self), similar=similar)


def labels(entries: Iterable[CatalogueCard]) -> str:
    """Several cards in one sentence, told apart by descriptor, set and id."""
    return "; ".join(f"{entry.label}, id {entry.id}" for entry in entries)


@cache
def _spellings(catalogue: Catalogue) -> tuple[str, ...]:
    """Titles, and full names of cards that share theirs."""
    names = {entry.title: None for entry in catalogue}
    names |= {entry.name: None for entry in catalogue if len(catalogue.called(entry.title)) > 1}
    return tuple(names)


@cache
def printed() -> tuple[Printed, ...]:
    """What exists, for the pool that games are played with (EFF-34)."""
    return tuple(Printed(each.id, each.title, each.type, each.faction, each.subtypes) for each in catalogue())


@cache
def catalogue() -> Catalogue:
    """The catalogue that comes with the package."""
    packs = [Pack(code, set_name, name, int(first), int(last)) for code, set_name, name, first, last in _rows("packs")]
    places = {(pack.code, number): pack for pack in packs for number in range(pack.first, pack.last + 1)}
    return Catalogue(packs, (_entry(row, places) for row in _rows("cards")))


def _rows(table: str) -> list[list[str]]:
    """The rows of a table in the package, without its heading."""
    text = (files("rlyeh.decks") / "data" / f"{table}.tsv").read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()[1:]]


def _entry(row: list[str], places: dict[tuple[str, int], Pack]) -> CatalogueCard:
    """One row of the table of cards; empty fields at its end are left out there."""
    card_id, title, descriptor, type_, faction, unique, subtypes, octgn, first = [*row, ""][:9]
    code, number = card_id.rsplit("-", 1)
    return CatalogueCard(
        card_id,
        title,
        descriptor,
        CardType(type_),
        Faction(faction or "neutral"),
        bool(unique),
        tuple(subtypes.split(", ")) if subtypes else (),
        octgn,
        first or card_id,
        places[code, int(number)],
    )
