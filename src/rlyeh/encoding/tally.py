"""The part of an observation that counts: what lies on each domain, and how many of each card lie in each pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.encoding.layout import (
    DECK,
    DISCARD,
    DISCARD_SIZE,
    DOMAIN_WIDTH,
    DOMAINS_SIZE,
    FACTION_PLACES,
    HAND,
    MOST,
    RESOURCE,
    SIDE_WIDTH,
    WON,
    WON_SIZE,
    ZONE_WIDTH,
    Layout,
)
from rlyeh.encoding.schema import DOMAINS
from rlyeh.engine.pieces import Domain, Piece

if TYPE_CHECKING:
    from rlyeh.engine.visibility import Sight

Piles = list[list[Piece]]

NO_RESOURCES: Final = bytearray(DOMAIN_WIDTH)
NO_DOMAIN: Final = Domain()


class Tally:
    """Who counts domains and piles into a row of numbers, and counts anew only what has changed."""

    def __init__(self, layout: Layout, row: bytearray) -> None:
        self.layout = layout
        self.row = row
        self._domains: list[list[Domain]] = [[], []]
        self._hands: Piles = [[], []]
        self._decks: Piles = [[], []]
        self._discards: Piles = [[], []]
        self._won: Piles = [[], []]

    def look(self, sight: Sight) -> None:
        """Bring the row up to date."""
        if sight.domains is not self._domains:
            before = self._domains
            self._domains = sight.domains
            self._count_domains(0, sight, sight.domains[sight.seat], before[sight.seat])
            self._count_domains(1, sight, sight.domains[1 - sight.seat], before[1 - sight.seat])
        if sight.hands is not self._hands:
            self._count_piles(HAND, sight.seat, self._hands, sight.hands)
            self._hands = sight.hands
        if sight.decks is not self._decks:
            self._count_piles(DECK, sight.seat, self._decks, sight.decks)
            self._decks = sight.decks
        if sight.discards is not self._discards:
            self._count_piles(DISCARD, sight.seat, self._discards, sight.discards)
            self._size(DISCARD_SIZE, len(sight.discards[sight.seat]), len(sight.discards[1 - sight.seat]))
            self._discards = sight.discards
        if sight.won is not self._won:
            self._count_piles(WON, sight.seat, self._won, sight.won)
            self._size(WON_SIZE, len(sight.won[sight.seat]), len(sight.won[1 - sight.seat]))
            self._won = sight.won

    def _size(self, pile: int, own: int, other: int) -> None:
        """Write how large a pile of each seat is."""
        at = self.layout.piles + pile
        self.row[at] = own if own < MOST else MOST
        self.row[at + SIDE_WIDTH] = other if other < MOST else MOST

    def _count_domains(self, side: int, sight: Sight, domains: list[Domain], before: list[Domain]) -> None:
        if domains == before:
            return
        if len(domains) != len(before):
            self.row[self.layout.piles + DOMAINS_SIZE + side * SIDE_WIDTH] = len(domains)
        width = DOMAIN_WIDTH
        base = self.layout.domains + side * DOMAINS * width
        row = self.row
        counted = self._counted(side, RESOURCE)
        for number in range(len(domains) if len(domains) > len(before) else len(before)):
            domain = domains[number] if number < len(domains) else NO_DOMAIN
            was = before[number] if number < len(before) else NO_DOMAIN
            if domain is was:
                continue
            at = base + number * width
            if domain.resources != was.resources:
                resources = sight.resources(domain)
                self._count(counted, sight.resources(was), resources)
                if number < DOMAINS:
                    self._resources(at, resources)
            if number < DOMAINS:
                row[at + 1] = domain.drained

    def _resources(self, at: int, pieces: list[Piece]) -> None:
        """Write the resources of an undrained domain, in the order of `DOMAIN`."""
        row = self.row
        row[at : at + DOMAIN_WIDTH] = NO_RESOURCES
        row[at] = min(len(pieces), MOST)
        for piece in pieces:
            place = FACTION_PLACES.get(piece.face.resource)
            if place is not None:
                row[at + place] += 1

    def _counted(self, side: int, zone: int) -> int:
        """Where the counts of a side in a zone begin."""
        return self.layout.counts + side * self.layout.cards * ZONE_WIDTH + zone

    def _count_piles(self, zone: int, seat: int, before: Piles, now: Piles) -> None:
        if now[seat] != before[seat]:
            self._count(self._counted(0, zone), before[seat], now[seat])
        if now[1 - seat] != before[1 - seat]:
            self._count(self._counted(1, zone), before[1 - seat], now[1 - seat])

    def _count(self, base: int, before: list[Piece], now: list[Piece]) -> None:
        """Count one pile instead of another: only what lies between the cards that both begin and end with."""
        had, have = len(before), len(now)
        if had < have and now[:had] == before:
            self._add(base, now[had:], 1)
            return
        shorter = had if had < have else have
        first = last = 0
        while first < shorter and before[first] is now[first]:
            first += 1
        while last < shorter - first and before[had - 1 - last] is now[have - 1 - last]:
            last += 1
        self._add(base, before[first : had - last], -1)
        self._add(base, now[first : have - last], 1)

    def _add(self, base: int, pieces: list[Piece], number: int) -> None:
        row = self.row
        places = self.layout.schema.places
        width = ZONE_WIDTH
        for piece in pieces:
            place = places.get(piece.printed.id)
            if place is not None:
                row[base + place * width] += number
