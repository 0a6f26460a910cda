"""The part of an observation that counts: what lies on each domain, and how many of each card lie in each pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.encoding.layout import (
    DECK,
    DISCARD,
    DOMAIN_WIDTH,
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
from rlyeh.engine.reading import Domain, Piece
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.visibility import Sight

PILES: Final = {Zone.HAND: HAND, Zone.DECK: DECK, Zone.DISCARD: DISCARD, Zone.RESOURCE: RESOURCE}
PILE_OF: Final = [PILES.get(zone, -1) for zone in Zone]
"""For each zone where its cards are counted."""
NO_RESOURCES: Final = bytearray(DOMAIN_WIDTH)
NO_DOMAIN: Final = Domain()


class PileCounter:
    """Who counts domains and piles into a row of numbers for a seat, and counts anew only what has changed."""

    def __init__(self, layout: Layout, row: bytearray, seat: int) -> None:
        self.layout = layout
        self.row = row
        self.seat = seat
        self.domains: list[list[Domain]] = [[], []]
        self.shifts = 0
        """How often cards had come or gone, as the onlooker counts it."""
        self._come = self._gone = self._resized = 0
        """How much was read of what the onlooker notes."""
        self._counts = [0] * (2 * layout.cards * ZONE_WIDTH)
        """How many of each card lie in each pile: compiled code counts faster here than in the row."""
        self._won: list[int] = []
        """Where won stories are counted."""

    def look(self, sight: Sight) -> None:
        """Bring the row up to date."""
        table = sight.table
        if table.domains is not self.domains:
            self._look_at_domains(sight, table.domains)
        if table.shifts != self.shifts:
            self.shifts = table.shifts
            if self._resized < len(table.resized):
                self._look_at_sizes(sight)
            come, gone = sight.come, sight.gone
            # Who has come and gone since is counted before it is no longer counted.
            if self._come < len(come):
                self._count(come, self._come, 1)
                self._come = len(come)
            if self._gone < len(gone):
                self._count(gone, self._gone, -1)
                self._gone = len(gone)

    def _count(self, pieces: list[Piece], since: int, number: int) -> None:
        """Count some cards in their piles, or no longer: those from a place in a list on."""
        counts, seat = self._counts, self.seat
        places = self.layout.schema.places
        other_side = self.layout.cards * ZONE_WIDTH
        for index in range(since, len(pieces)):
            piece = pieces[index]
            place = places.get(piece.printed.id)
            if place is not None:
                at = place * ZONE_WIDTH + PILE_OF[piece.zone]
                if piece.owner != seat:
                    at += other_side
                counts[at] = count = counts[at] + number
                self.row[self.layout.counts + at] = count

    def _look_at_sizes(self, sight: Sight) -> None:
        """Write how large the piles of both are, as far as that has changed: one's own come first."""
        table = sight.table
        turned = self.seat * SIDE_WIDTH
        for at in range(self._resized, len(table.resized)):
            pile = table.resized[at]
            size = table.sizes[pile]
            self.row[self.layout.piles + (pile + turned) % (2 * SIDE_WIDTH)] = size if size < MOST else MOST
            if pile % SIDE_WIDTH == WON_SIZE:
                self._look_at_won(sight)
        self._resized = len(table.resized)

    def _look_at_won(self, sight: Sight) -> None:
        """Write which stories both have won; stories have no owner, so they are not among the cards that come and
        go."""
        row = self.row
        for at in self._won:
            row[at] -= 1
        self._won = []
        for seat, stories in enumerate(sight.won):
            base = self.layout.counts + WON
            if seat != self.seat:
                base += self.layout.cards * ZONE_WIDTH
            for piece in stories:
                place = self.layout.schema.places.get(piece.printed.id)
                if place is not None:
                    row[base + place * ZONE_WIDTH] += 1
                    self._won.append(base + place * ZONE_WIDTH)

    def _look_at_domains(self, sight: Sight, domains: list[list[Domain]]) -> None:
        """Write what lies on the domains of both."""
        before = self.domains
        self.domains = domains
        for side in (0, 1):
            seat = self.seat if side == 0 else 1 - self.seat
            if domains[seat] is not before[seat]:
                self._look_at_side(side, sight, domains[seat], before[seat])

    def _look_at_side(self, side: int, sight: Sight, domains: list[Domain], before: list[Domain]) -> None:
        had, have = len(before), len(domains)
        base = self.layout.domains + side * DOMAINS * DOMAIN_WIDTH
        for number in range(min(DOMAINS, max(had, have))):
            domain = domains[number] if number < have else NO_DOMAIN
            was = before[number] if number < had else NO_DOMAIN
            if domain is not was:
                at = base + number * DOMAIN_WIDTH
                if domain.resources != was.resources:
                    self._resources(at, sight, domain, was)
                self.row[at + 1] = domain.drained

    def _resources(self, at: int, sight: Sight, domain: Domain, was: Domain) -> None:
        """Write the resources of a domain, in the order of `DOMAIN`. Most often one has been added to those before."""
        row = self.row
        pieces = sight.resources(domain)
        before = was.resources
        written = len(before)
        if domain.resources[:written] != before:
            row[at : at + DOMAIN_WIDTH] = NO_RESOURCES
            written = 0
        row[at] = min(len(pieces), MOST)
        for piece in pieces[written:]:
            place = FACTION_PLACES.get(piece.face.resource)
            if place is not None:
                row[at + place] += 1
