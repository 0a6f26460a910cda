"""The catalogue of every card ever printed, by id, name and identifier: lists of cards are read against it.

The pool holds the cards that can be played; the catalogue holds the facts of all 1,568 (`facts`), so that cards can be
looked for and lists be read, shown and checked before the last card is declared, and so that games know what exists
(`printed`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from rlyeh.decks.facts import CatalogueCard, Pack
from rlyeh.decks.fan_packs import all_sets
from rlyeh.decks.spelling import key
from rlyeh.errors import SIMILAR, UnknownCard, did_you_mean
from rlyeh.model import Card, Pool

__all__ = ["Catalogue", "CatalogueCard", "Pack", "catalogue", "labels", "printed", "printed_card"]

_ID = re.compile(r"[a-z]{2,4}-\d{1,4}")


class Catalogue:
    """Entries by id, by name and by OCTGN's identifier."""

    def __init__(self, packs: Iterable[Pack], entries: Iterable[CatalogueCard]) -> None:
        self.packs = tuple(packs)
        self.entries = {entry.id: entry for entry in entries}
        self._by_octgn = {entry.octgn: entry for entry in self if entry.octgn}
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
        entries = self.called(name)
        if len({entry.first_printing for entry in entries}) == 1:
            return self.entries[entries[0].first_printing]
        if entries:
            raise UnknownCard(f'"{name}" is the title of several cards: {labels(entries)}. Say which one, or its id.')
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
def printed() -> tuple[Card, ...]:
    """All cards that were printed, without their text: what exists, for the pool of a game (EFF-34)."""
    return tuple(entry.card() for entry in catalogue())


def printed_card(card_id: str, pool: Pool) -> Card:
    """A card of the pool or, where it has none of this id, what the catalogue knows of it: a card without text."""
    return pool[card_id] if card_id in pool else catalogue()[card_id].card()


@cache
def catalogue() -> Catalogue:
    """The catalogue that comes with the package, and the packs in use."""
    sets = all_sets()
    return Catalogue((pack for each in sets for pack in each.packs), (entry for each in sets for entry in each.cards))
