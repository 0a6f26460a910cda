"""What a seat sees as one flat row of small numbers, for policies that take the whole position at once.

Every number is a byte. The row has three parts: the table (turn, phase, question, hands, domains, stories), how many of
each card lie where, and how each copy of each card in play stands. `Layout` says what each number is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.encoding.layout import (
    DECK,
    DISCARD,
    DOMAIN_WIDTH,
    FACTION_PLACES,
    HAND,
    MOST,
    OWN_TURN,
    PICKED,
    RESOURCE,
    STORY_WIDTH,
    WIDTH,
    WON,
    ZONE_WIDTH,
    Layout,
)
from rlyeh.encoding.schema import DOMAINS
from rlyeh.engine.pieces import NOBODY, NOTHING, Domain, Piece
from rlyeh.model import Icons, Position

if TYPE_CHECKING:
    from rlyeh.engine.visibility import Sight, Stand

Sums = dict[int, list[int]]
Piles = list[list[Piece]]
Told = tuple[Piece, Icons, bool, list[int]]
"""What is told of a story: the card, its struggles, whether it is resolved, and the sums there."""

NOT_THERE: Final = bytearray(WIDTH)
NO_STORY: Final = bytearray(STORY_WIDTH)
NO_RESOURCES: Final = bytearray(DOMAIN_WIDTH)
NOBODY_THERE: Final = [0] * 10
NO_DOMAIN: Final = Domain()
INSANE: Final = Position.INSANE
EXHAUSTED: Final = Position.EXHAUSTED


def observe(layout: Layout, sight: Sight) -> bytearray:
    """What a seat sees, as numbers."""
    return Observer(layout).observe(sight)


class Observer:
    """Somebody who looks again and again and only writes down anew what has changed.

    What it says depends on the sight alone, never on what was seen before. Pieces are never changed in place, so equal
    lists of them are the same cards in the same state.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.row = bytearray(layout.size)
        """The numbers as of the last look."""
        self._forget(NOBODY)

    def _forget(self, seat: int) -> None:
        """Begin again from nothing, for this seat."""
        layout = self.layout
        self._seat = seat
        self.row[:] = bytes(layout.size)
        self._asking = layout.asking
        self._sizes = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        self._domains: list[list[Domain]] = [[], []]
        self._hands: Piles = [[], []]
        self._decks: Piles = [[], []]
        self._discards: Piles = [[], []]
        self._won: Piles = [[], []]
        self._play: list[Stand] = []
        self._plan: tuple[tuple[int, int], ...] = ()
        self._places: dict[int, int] = {}
        self._slots: list[int] = []
        """For each card in play its place among all copies; -1 where it has none."""
        self._stands: dict[int, Stand] = {}
        """What was written for each of those places."""
        self._sums: Sums = {}
        self._summed = False
        """Whether the sums are new."""
        self._stories: list[tuple[Piece, Icons]] = []
        self._resolved: tuple[int, ...] = ()
        self._row_places: dict[int, int] = {}
        self._told: list[Told | None] = [None] * layout.schema.row
        self._in_row: list[int] = []

    def observe(self, sight: Sight) -> bytearray:
        """What a seat sees, as numbers: a row that is the caller's own."""
        self.look(sight)
        return self.row[:]

    def look(self, sight: Sight) -> None:
        """Bring `row` up to date: it is always the same object."""
        if sight.seat != self._seat:
            self._forget(sight.seat)
        self._table(sight)
        self._look_at_piles(sight)
        self._look_at_play(sight)

    # -- the table -----------------------------------------------------------------------------------------------------

    def _table(self, sight: Sight) -> None:
        layout = self.layout
        seat = sight.seat
        row = self.row
        other = 1 - seat
        hands, decks = sight.hand_sizes, sight.deck_sizes
        discards, domains, won = sight.discards, sight.domains, sight.won
        decision = sight.decision
        row[: layout.piles] = layout.head(sight.phase, "" if decision is None else decision.kind)
        row[0] = sight.turn if sight.turn < MOST else MOST
        row[OWN_TURN] = sight.active == seat
        row[OWN_TURN + 1] = sight.first == seat
        row[OWN_TURN + 2] = sight.asked == seat
        sizes = (
            hands[seat], decks[seat], len(discards[seat]), len(domains[seat]), len(won[seat]),
            hands[other], decks[other], len(discards[other]), len(domains[other]), len(won[other]),
        )  # fmt: skip
        if sizes != self._sizes:
            self._sizes = sizes
            row[layout.piles : layout.domains] = bytearray([size if size < MOST else MOST for size in sizes])
        row[self._asking] = 0
        if decision is not None and decision.card in sight.named:
            place = layout.schema.places.get(sight.named[decision.card].printed.id)
            if place is not None:
                self._asking = layout.asking + place
                row[self._asking] = 1

    # -- domains and piles ---------------------------------------------------------------------------------------------

    def _look_at_piles(self, sight: Sight) -> None:
        seat = sight.seat
        for side, whose in ((0, seat), (1, 1 - seat)):
            domains = sight.domains[whose]
            if domains != self._domains[side]:
                self._count_domains(side, sight, domains)
        if sight.hands is not self._hands:
            self._count_piles(HAND, self._hands, sight.hands)
            self._hands = sight.hands
        if sight.decks is not self._decks:
            self._count_piles(DECK, self._decks, sight.decks)
            self._decks = sight.decks
        if sight.discards is not self._discards:
            self._count_piles(DISCARD, self._discards, sight.discards)
            self._discards = sight.discards
        if sight.won is not self._won:
            self._count_piles(WON, self._won, sight.won)
            self._won = sight.won

    def _count_domains(self, side: int, sight: Sight, domains: list[Domain]) -> None:
        width = DOMAIN_WIDTH
        base = self.layout.domains + side * DOMAINS * width
        row = self.row
        before = self._domains[side]
        counted = self._counted(side, RESOURCE)
        for number in range(max(len(domains), len(before))):
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
        self._domains[side] = domains

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

    def _count_piles(self, zone: int, before: Piles, now: Piles) -> None:
        seat = self._seat
        for side, whose in ((0, seat), (1, 1 - seat)):
            if now[whose] != before[whose]:
                self._count(self._counted(side, zone), before[whose], now[whose])

    def _count(self, base: int, before: list[Piece], now: list[Piece]) -> None:
        """Count one pile instead of another; what was only laid on top is added."""
        if now[: len(before)] == before:
            self._add(base, now[len(before) :], 1)
        else:
            self._add(base, before, -1)
            self._add(base, now, 1)

    def _add(self, base: int, pieces: list[Piece], number: int) -> None:
        row = self.row
        places = self.layout.schema.places
        width = ZONE_WIDTH
        for piece in pieces:
            place = places.get(piece.printed.id)
            if place is not None:
                row[base + place * width] += number

    # -- cards in play -------------------------------------------------------------------------------------------------

    def _look_at_play(self, sight: Sight) -> None:
        """How the cards in play stand, and the stories with what is committed to them."""
        play = sight.play
        if sight.places is not self._places:
            self._settle(sight, {})
        elif play is not self._play:
            before = self._play
            if len(before) != len(play):
                self._settle(sight, self._stands)
            elif play != before:
                changed = [at for at, (old, new) in enumerate(zip(before, play)) if old is not new]  # noqa: B905
                if _same_cards(before, play, changed):
                    self._stand(sight, changed)
                else:
                    self._settle(sight, self._stands)
        if sight.plan != self._plan:
            self._picked(sight)
        if sight.row is not self._stories or sight.resolved != self._resolved or self._summed:
            self._look_at_row(sight)

    def _settle(self, sight: Sight, before: dict[int, Stand]) -> None:
        """Cards came or went: find anew where the numbers of each are, and write those that stand otherwise than
        before."""
        refs = self.layout.schema.refs
        other = 1 - sight.seat
        met: dict[tuple[str, int], int] = {}
        slots: list[int] = []
        for stand in sight.play:
            piece = stand.piece
            ref = refs.get(piece.printed.id)
            at = -1
            if ref is not None:
                at, copies, behind = ref
                if copies > 1:
                    key = (piece.printed.id, piece.owner)
                    copy = met.get(key, 0)
                    met[key] = copy + 1
                    at = at + copy if copy < copies else -1
                if behind and at >= 0 and piece.owner == other:
                    at += behind
            slots.append(at)
        gone = [at for at in self._stands if at not in slots]
        self._slots = slots
        self._places = sight.places
        for at in gone:
            del self._stands[at]
            start = self.layout.standing + at * WIDTH
            self.row[start : start + WIDTH] = NOT_THERE
        play = sight.play
        changed = [number for number, at in enumerate(slots) if before.get(at) is not play[number]]
        self._stand(sight, changed, committed=True)

    def _stand(self, sight: Sight, changed: list[int], committed: bool = False) -> None:
        """Write how some of the cards in play stand, and add up what is committed if any of it may have changed."""
        row = self.row
        seat = sight.seat
        places = sight.places
        planned = [card for card, _ in sight.plan]
        start = self.layout.standing
        for number in changed:
            slot = self._slots[number]
            stand = sight.play[number]
            if slot < 0:
                committed = True
                continue
            was = self._stands.get(slot)
            self._stands[slot] = stand
            if stand.piece.story != NOTHING or (was is not None and was.piece.story != NOTHING):
                committed = True
            piece = stand.piece
            tokens = piece.tokens[0] + piece.tokens[1]
            position = piece.position
            at = start + slot * WIDTH
            row[at] = 1
            row[at + 1] = piece.controller == seat
            row[at + 2] = position is EXHAUSTED
            row[at + 3] = position is INSANE
            row[at + 4] = piece.wounds if piece.wounds < MOST else MOST
            row[at + 5] = tokens if tokens < MOST else MOST
            row[at + 6] = 1 + places.get(piece.story, -1)
            row[at + 7] = piece.host != NOTHING
            row[at + PICKED] = piece.id in planned
            row[at + 9] = stand.skill if stand.skill < MOST else MOST
            one, two, three, four = stand.icons
            row[at + 10] = one if one < MOST else MOST
            row[at + 11] = two if two < MOST else MOST
            row[at + 12] = three if three < MOST else MOST
            row[at + 13] = four if four < MOST else MOST
        self._play = sight.play
        if committed:
            sums = _sums(sight.play, seat)
            if sums != self._sums:
                self._sums = sums
                self._summed = True

    def _picked(self, sight: Sight) -> None:
        """Write which of the cards in play are picked."""
        planned = [card for card, _ in sight.plan]
        first = self.layout.standing + PICKED
        for slot, stand in zip(self._slots, sight.play, strict=True):
            if slot >= 0:
                self.row[first + slot * WIDTH] = stand.piece.id in planned
        self._plan = sight.plan

    def _look_at_row(self, sight: Sight) -> None:
        """Write the stories that are not as they were, with what is committed to them."""
        layout = self.layout
        stories = sight.row[: layout.schema.row]
        if self._row_places is not sight.places:
            self._row_places = sight.places
            self._place_stories([piece.printed.id for piece, _ in stories])
        told = self._told
        at = layout.row
        for number in range(layout.schema.row):
            if number < len(stories):
                piece, struggles = stories[number]
                sums = self._sums.get(piece.id, NOBODY_THERE)
                resolved = piece.id in sight.resolved
                now = (piece, struggles, resolved, sums)
                if told[number] != now:
                    told[number] = now
                    self._story(at, piece, struggles, resolved, sums)
            elif told[number] is not None:
                told[number] = None
                self.row[at : at + STORY_WIDTH] = NO_STORY
            at += STORY_WIDTH
        self._stories = sight.row
        self._resolved = sight.resolved
        self._summed = False

    def _place_stories(self, printed: list[str]) -> None:
        """Write for each card its place in the row."""
        row = self.row
        for at in self._in_row:
            row[at] = 0
        self._in_row = []
        for number, card in enumerate(printed, 1):
            place = self.layout.schema.places.get(card)
            if place is not None:
                row[self.layout.in_row + place] = number
                self._in_row.append(self.layout.in_row + place)

    def _story(self, at: int, piece: Piece, struggles: Icons, resolved: bool, sums: list[int]) -> None:
        """Write one story."""
        row = self.row
        seat = self._seat
        row[at] = 1
        row[at + 1] = resolved
        row[at + 2] = min(piece.tokens[seat], MOST)
        row[at + 3] = min(piece.tokens[1 - seat], MOST)
        at += 4
        for icon in range(4):
            row[at + icon] = min(struggles[icon], MOST)
        at += 4
        for number in sums:
            row[at] = number if number < MOST else MOST
            at += 1


def _same_cards(before: list[Stand], play: list[Stand], changed: list[int]) -> bool:
    """Whether it is the same cards that stand otherwise than before."""
    for at in changed:
        one, two = before[at].piece, play[at].piece
        if one.id != two.id or one.printed is not two.printed:
            return False
    return True


def _sums(play: list[Stand], seat: int) -> Sums:
    """Skill and icons that are committed to each story: one's own five numbers, then the other's."""
    sums: Sums = {}
    for stand in play:
        piece = stand.piece
        story = piece.story
        if story != NOTHING:
            icons = stand.icons
            have = sums.get(story)
            if have is None:
                have = sums[story] = NOBODY_THERE[:]
            at = 0 if piece.controller == seat else 5
            have[at] += stand.skill
            have[at + 1] += icons[0]
            have[at + 2] += icons[1]
            have[at + 3] += icons[2]
            have[at + 4] += icons[3]
    return sums
