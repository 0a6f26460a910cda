"""What a seat sees as one flat row of small numbers, for policies that take the whole position at once.

Every number is a byte. The row has three parts: the table (turn, phase, question, hands, domains, stories), how many of
each card lie where, and how each copy of each card in play stands. `Layout` says what each number is.
"""

from __future__ import annotations

import json
from functools import cached_property
from hashlib import blake2b
from typing import TYPE_CHECKING

from rlyeh.encoding.schema import DOMAINS, SIDES, VERSION, Schema
from rlyeh.engine.pieces import NOTHING, Domain
from rlyeh.model import Faction, Icon, Phase, Position

if TYPE_CHECKING:
    from rlyeh.engine.pieces import Piece
    from rlyeh.engine.views import Sight
    from rlyeh.model import Icons

Sums = dict[tuple[int, int], list[int]]
Stand = tuple["Piece", int, "Icons"]

KINDS = (
    "mulligan", "setup-resource", "restore", "resource", "action", "disrupt", "response", "commit", "pick-story",
    "struggle", "victim", "arcane", "token", "story", "choose", "may", "effect", "domain", "x", "order", "clash",
    "remove-token", "other",
)  # fmt: skip
"""The kinds of questions; "other" is any that is not listed."""
KIND_PLACES = {kind: at for at, kind in enumerate(KINDS)}
FACTIONS = tuple(faction for faction in Faction if faction is not Faction.NEUTRAL)
ICONS = tuple(icon.slug for icon in Icon)
ZONES = ("hand", "deck", "discard", "won", "resource")
"""Where cards are counted; those in hand and deck as far as they are known."""
STANDING = (
    "there", "own control", "exhausted", "insane", "wounds", "tokens", "committed to", "attached", "picked", "skill",
    *ICONS,
)  # fmt: skip
"""What is told of a copy in play; "committed to" counts the places of the row from 1."""
STORY = (
    "there", "resolved", "own tokens", "other tokens", *(f"{icon} struggles" for icon in ICONS),
    "own skill", *(f"own {icon}" for icon in ICONS), "other skill", *(f"other {icon}" for icon in ICONS),
)  # fmt: skip
"""What is told of a place in the row: the story, and the sums over the cards committed to it."""
DOMAIN = ("resources", "drained", *(str(faction) for faction in FACTIONS))
PILES = ("hand size", "deck size", "discard size", "domains", "stories won")
TABLE = ("turn", *(phase.name.lower() for phase in Phase), "own turn", "went first", "asked")

FACTION_PLACES: dict[Faction | None, int] = {faction: 2 + at for at, faction in enumerate(FACTIONS)}
OWN_TURN = TABLE.index("own turn")
OTHER_KIND = KIND_PLACES["other"]
RESOURCE = ZONES.index("resource")
NOBODY_THERE = [0, 0, 0, 0, 0]
NO_DOMAIN = Domain()
MOST = 255
"""The largest number; what is larger is told as this."""
INSANE, EXHAUSTED = Position.INSANE, Position.EXHAUSTED


class Layout:
    """What each number of an observation is, for a table of actions."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.kinds = len(TABLE)
        self.piles = self.kinds + len(KINDS)
        self.blank = bytes(self.piles)
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

    @cached_property
    def names(self) -> list[str]:
        """A name for each number."""
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

    @cached_property
    def hash(self) -> str:
        """A name for this layout."""
        said = json.dumps([VERSION, self.names], separators=(",", ":"))
        return blake2b(said.encode(), digest_size=8).hexdigest()


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
        self._row = bytearray(layout.size)
        self._asking = layout.asking
        self._domains: list[list[Domain]] = [[], []]
        self._piles: list[list[list[Piece]]] = [[[], [], [], []], [[], [], [], []]]
        self._play: tuple[object, ...] = ()
        self._told_stories: tuple[object, ...] = ()
        self._standing: dict[int, Stand] = {}
        self._around: tuple[object, ...] = ()
        self._in_row: list[int] = []

    def observe(self, sight: Sight) -> bytearray:
        """What a seat sees, as numbers: a row that is the caller's own."""
        seat = sight.seat
        self._table(sight)
        for side, whose in enumerate((seat, 1 - seat)):
            if sight.domains[whose] != self._domains[side]:
                self._count_domains(side, sight, sight.domains[whose])
            piles = [sight.hands[whose], sight.decks[whose], sight.discards[whose], sight.won[whose]]
            if piles != self._piles[side]:
                self._count_piles(side, piles)
        play = (seat, sight.play, sight.row, sight.plan, sight.resolved)
        if play != self._play:
            self._play = play
            sums = self._look_at_play(sight)
            stories = (seat, sight.row, sight.resolved, sums)
            if stories != self._told_stories:
                self._told_stories = stories
                self._stories(sight, sums)
        return bytearray(self._row)

    # -- the table -----------------------------------------------------------------------------------------------------

    def _table(self, sight: Sight) -> None:
        layout = self.layout
        seat = sight.seat
        row = self._row
        other = 1 - seat
        hands, decks = sight.hand_sizes, sight.deck_sizes
        discards, domains, won = sight.discards, sight.domains, sight.won
        row[: layout.piles] = layout.blank
        row[layout.piles : layout.domains] = _bytes(
            (
                hands[seat], decks[seat], len(discards[seat]), len(domains[seat]), len(won[seat]),
                hands[other], decks[other], len(discards[other]), len(domains[other]), len(won[other]),
            )
        )  # fmt: skip
        row[0] = sight.turn if sight.turn < MOST else MOST
        row[1 + sight.phase] = 1
        row[OWN_TURN] = sight.active == seat
        row[OWN_TURN + 1] = sight.first == seat
        row[OWN_TURN + 2] = sight.asked == seat
        row[self._asking] = 0
        decision = sight.decision
        if decision is not None:
            row[layout.kinds + KIND_PLACES.get(decision.kind, OTHER_KIND)] = 1
            asking = sight.named.get(decision.card)
            if asking is not None and asking.printed.id in layout.schema.places:
                self._asking = layout.asking + layout.schema.places[asking.printed.id]
                row[self._asking] = 1

    def _count_domains(self, side: int, sight: Sight, domains: list[Domain]) -> None:
        width = len(DOMAIN)
        base = self.layout.domains + side * DOMAINS * width
        row = self._row
        before = self._domains[side]
        counted = self._counted(side, RESOURCE)
        for number in range(max(len(domains), len(before))):
            domain = domains[number] if number < len(domains) else NO_DOMAIN
            was = before[number] if number < len(before) else NO_DOMAIN
            if domain is was:
                continue
            at = base + number * width
            if domain.resources != was.resources:
                self._add(counted, sight.resources(was), -1)
                resources = sight.resources(domain)
                self._add(counted, resources, 1)
                if number < DOMAINS:
                    row[at : at + width] = _resources(resources)
            if number < DOMAINS:
                row[at + 1] = domain.drained
        self._domains[side] = domains

    # -- cards in piles ------------------------------------------------------------------------------------------------

    def _counted(self, side: int, zone: int) -> int:
        """Where the counts of a side in a zone begin."""
        return self.layout.counts + side * self.layout.cards * len(ZONES) + zone

    def _count_piles(self, side: int, piles: list[list[Piece]]) -> None:
        before = self._piles[side]
        for zone in range(len(piles)):
            if piles[zone] != before[zone]:
                base = self._counted(side, zone)
                self._add(base, before[zone], -1)
                self._add(base, piles[zone], 1)
        self._piles[side] = piles

    def _add(self, base: int, pieces: list[Piece], number: int) -> None:
        row = self._row
        places = self.layout.schema.places
        width = len(ZONES)
        for piece in pieces:
            place = places.get(piece.printed.id)
            if place is not None:
                row[base + place * width] += number

    # -- cards in play -------------------------------------------------------------------------------------------------

    def _look_at_play(self, sight: Sight) -> Sums:
        """How the cards in play stand; returns skill and icons committed to each story, by story and side."""
        layout = self.layout
        schema = layout.schema
        refs = schema.refs
        seat = sight.seat
        other = 1 - seat
        width = len(STANDING)
        places = {piece.id: at for at, (piece, _) in enumerate(sight.row, 1)}
        planned = dict(sight.plan)
        around = (seat, places, planned)
        alike = around == self._around
        self._around = around
        met: dict[tuple[str, int], int] = {}
        sums: Sums = {}
        before, now = self._standing, dict[int, Stand]()
        for entry in sight.play:
            piece, skill, icons = entry
            story = piece.story
            if story != NOTHING:
                _sum_up(sums, (story, int(piece.controller != seat)), skill, icons)
            ref = refs.get(piece.printed.id)
            if ref is None:
                continue
            at = ref[0]
            if ref[1] > 1:
                key = (piece.printed.id, piece.owner)
                copy = met.get(key, 0)
                met[key] = copy + 1
                if copy >= ref[1]:
                    continue
                at += copy
            if piece.owner == other:
                at += ref[2]
            now[at] = entry
            if before.pop(at, None) == entry and alike:
                continue
            base = layout.standing + at * width
            self._row[base : base + width] = _standing(
                piece, skill, icons, places.get(story, 0), piece.id in planned, piece.controller == seat
            )
        for at in before:
            base = layout.standing + at * width
            self._row[base : base + width] = bytes(width)
        self._standing = now
        return sums

    def _stories(self, sight: Sight, sums: Sums) -> None:
        width = len(STORY)
        layout = self.layout
        row = self._row
        for at in self._in_row:
            row[at] = 0
        self._in_row = []
        at = layout.row
        row[at : at + layout.schema.row * width] = bytes(layout.schema.row * width)
        seat = sight.seat
        places = layout.schema.places
        for number, (piece, struggles) in enumerate(sight.row[: layout.schema.row], 1):
            story = piece.id
            there = (*sums.get((story, 0), NOBODY_THERE), *sums.get((story, 1), NOBODY_THERE))
            tokens = piece.tokens
            row[at : at + width] = _bytes(
                (1, story in sight.resolved, tokens[seat], tokens[1 - seat], *struggles, *there)
            )
            at += width
            place = places.get(piece.printed.id)
            if place is not None:
                row[layout.in_row + place] = number
                self._in_row.append(layout.in_row + place)


def _resources(pieces: list[Piece]) -> bytes:
    """The resources of an undrained domain, in the order of `DOMAIN`."""
    told = [0] * len(DOMAIN)
    told[0] = len(pieces)
    for piece in pieces:
        place = FACTION_PLACES.get(piece.face.resource)
        if place is not None:
            told[place] += 1
    return _bytes(tuple(told))


def _standing(piece: Piece, skill: int, icons: Icons, place: int, picked: bool, own: bool) -> bytes:
    """One card in play, in the order of `STANDING`."""
    position = piece.position
    tokens = piece.tokens[0] + piece.tokens[1]
    turned = (position is EXHAUSTED, position is INSANE)
    return _bytes(
        (1, own, *turned, piece.wounds, tokens, place, piece.host != NOTHING, picked, skill, *icons)
    )


def _sum_up(sums: Sums, key: tuple[int, int], skill: int, icons: Icons) -> None:
    have = sums.get(key)
    if have is None:
        sums[key] = [skill, *icons]
    else:
        have[0] += skill
        for at, number in enumerate(icons, 1):
            have[at] += number


def _bytes(numbers: tuple[int, ...]) -> bytes:
    """Numbers as bytes; only a loop that somebody had repeated a thousand times makes one that does not fit."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes(min(number, MOST) for number in numbers)
