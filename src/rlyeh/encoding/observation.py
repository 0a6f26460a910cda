"""What a seat sees as one flat row of small numbers, for policies that take the whole position at once.

Every number is a byte. The row has three parts: the table (turn, phase, question, hands, domains, stories), how many of
each card lie where, and how each copy of each card in play stands. `Layout` says what each number is.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Final

from rlyeh.encoding.schema import DOMAINS, SIDES, VERSION, Schema
from rlyeh.engine.pieces import NOBODY, NOTHING, Domain, Piece
from rlyeh.model import Faction, Icon, Icons, Phase, Position

if TYPE_CHECKING:
    from rlyeh.engine.visibility import Sight, Stand

Sums = dict[int, list[int]]
Piles = list[list[Piece]]
Told = tuple[Piece, Icons, bool, list[int]]
"""What is told of a story: the card, its struggles, whether it is resolved, and the sums there."""

KINDS: Final = (
    "mulligan", "setup-resource", "restore", "resource", "action", "disrupt", "response", "commit", "pick-story",
    "struggle", "victim", "arcane", "token", "story", "choose", "may", "effect", "domain", "x", "order", "clash",
    "remove-token", "other",
)  # fmt: skip
"""The kinds of questions; "other" is any that is not listed."""
KIND_PLACES: Final = {kind: at for at, kind in enumerate(KINDS)}
FACTIONS: Final = tuple(faction for faction in Faction if faction is not Faction.NEUTRAL)
ICONS: Final = tuple(icon.slug for icon in Icon)
ZONES: Final = ("hand", "deck", "discard", "won", "resource")
"""Where cards are counted; those in hand and deck as far as they are known."""
STANDING: Final = (
    "there", "own control", "exhausted", "insane", "wounds", "tokens", "committed to", "attached", "picked", "skill",
    *ICONS,
)  # fmt: skip
"""What is told of a copy in play; "committed to" counts the places of the row from 1."""
STORY: Final = (
    "there", "resolved", "own tokens", "other tokens", *(f"{icon} struggles" for icon in ICONS),
    "own skill", *(f"own {icon}" for icon in ICONS), "other skill", *(f"other {icon}" for icon in ICONS),
)  # fmt: skip
"""What is told of a place in the row: the story, and the sums over the cards committed to it."""
DOMAIN: Final = ("resources", "drained", *(str(faction) for faction in FACTIONS))
PILES: Final = ("hand size", "deck size", "discard size", "domains", "stories won")
TABLE: Final = ("turn", *(phase.name.lower() for phase in Phase), "own turn", "went first", "asked")

FACTION_PLACES: Final[dict[Faction | None, int]] = {faction: 2 + at for at, faction in enumerate(FACTIONS)}
OWN_TURN: Final = TABLE.index("own turn")
OTHER_KIND: Final = KIND_PLACES["other"]
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
WON: Final = 3
RESOURCE: Final = 4
"""The places of `ZONES`."""
ZONE_WIDTH: Final = len(ZONES)
DOMAIN_WIDTH: Final = len(DOMAIN)
STORY_WIDTH: Final = len(STORY)
WIDTH: Final = len(STANDING)
"""How many numbers tell of a card in play."""
NOT_THERE: Final = bytearray(len(STANDING))
NO_STORY: Final = bytearray(len(STORY))
NO_RESOURCES: Final = bytearray(len(DOMAIN))
PICKED: Final = STANDING.index("picked")
NOBODY_THERE: Final = [0] * 10
NO_DOMAIN: Final = Domain()
MOST: Final = 255
"""The largest number; what is larger is told as this."""
INSANE: Final = Position.INSANE
EXHAUSTED: Final = Position.EXHAUSTED


class Layout:
    """What each number of an observation is, for a table of actions."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.kinds = len(TABLE)
        self.piles = self.kinds + len(KINDS)
        self._names: list[str] = []
        self._hash = ""
        self._heads: dict[tuple[int, str], bytearray] = {}
        self.domains = self.piles + 2 * len(PILES)
        self.row = self.domains + 2 * DOMAINS * len(DOMAIN)
        self.asking = self.row + schema.row * len(STORY)
        """One number for each card: whether it is the one that asks."""
        self.cards = len(schema.entries)
        self.counts = self.asking + self.cards
        self.in_row = self.counts + 2 * self.cards * len(ZONES)
        """One number for each card: its place in the row, counted from 1."""
        self.standing = self.in_row + self.cards
        self.size = self.standing + schema.copies * len(STANDING)

    def head(self, phase: int, kind: str) -> bytearray:
        """The first numbers in a phase, with a question of some kind; no question is a kind without a name."""
        found = self._heads.get((phase, kind))
        if found is None:
            row = bytearray(self.piles)
            row[1 + phase] = 1
            if kind:
                row[self.kinds + KIND_PLACES.get(kind, OTHER_KIND)] = 1
            found = self._heads[phase, kind] = row
        return found

    @property
    def names(self) -> list[str]:
        """A name for each number."""
        if not self._names:
            self._names = self._name_all()
        return self._names

    def _name_all(self) -> list[str]:
        schema = self.schema
        cards = [entry.card for entry in schema.entries]
        copies = [
            f"{side}{entry.card} copy {copy + 1}"
            for entry in schema.entries
            if entry.card in schema.refs
            for side in ([f"{side} " for side in SIDES] if entry.shared else [""])
            for copy in range(entry.copies)
        ]
        return [
            *TABLE,
            *(f"question {kind}" for kind in KINDS),
            *(f"{side} {pile}" for side in SIDES for pile in PILES),
            *(f"{side} domain {at}: {what}" for side in SIDES for at in range(DOMAINS) for what in DOMAIN),
            *(f"row {at}: {what}" for at in range(schema.row) for what in STORY),
            *(f"{card} asks" for card in cards),
            *(f"{side} {card}: in {zone}" for side in SIDES for card in cards for zone in ZONES),
            *(f"{card}: place in row" for card in cards),
            *(f"{copy}: {what}" for copy in copies for what in STANDING),
        ]

    @property
    def hash(self) -> str:
        """A name for this layout."""
        if not self._hash:
            said = json.dumps([VERSION, self.names], separators=(",", ":"))
            self._hash = blake2b(said.encode(), digest_size=8).hexdigest()
        return self._hash


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
        self._stand(sight, [number for number, at in enumerate(slots) if before.get(at) is not play[number]])

    def _stand(self, sight: Sight, changed: list[int]) -> None:
        """Write how some of the cards in play stand."""
        row = self.row
        seat = sight.seat
        places = sight.places
        planned = [card for card, _ in sight.plan]
        start = self.layout.standing
        for number in changed:
            slot = self._slots[number]
            if slot < 0:
                continue
            stand = sight.play[number]
            self._stands[slot] = stand
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
