"""Observations: what a seat sees as one flat row of small numbers, for policies that take the whole position.

Every number is a byte. The row has three parts: the table (turn, phase, question, hands, domains, stories), how many of
each card lie where, and how each copy of each card in play stands. `Layout` says what each number is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.encoding.layout import COMMITTED_TO, KIND_PLACES, MOST, OTHER_KIND, OWN_TURN, PICKED, WIDTH, Layout
from rlyeh.encoding.stories import StoryWriter
from rlyeh.encoding.tally import PileCounter
from rlyeh.engine import NOBODY, NOTHING
from rlyeh.model import Position

if TYPE_CHECKING:
    from rlyeh.engine.reading import Piece
    from rlyeh.engine.visibility import Onlooker, Sight, Stand
    from rlyeh.model import Phase

ASKED: Final = OWN_TURN + 2
NOT_THERE: Final = bytearray(WIDTH)
NOTHING_READ: Final[list[int]] = []
NO_PLACE: Final = -1
INSANE: Final = Position.INSANE
EXHAUSTED: Final = Position.EXHAUSTED


def observe(layout: Layout, sight: Sight) -> bytearray:
    """What a seat sees, as numbers."""
    return Observer(layout).observe(sight)


class Observer:
    """Somebody who looks again and again and only writes down anew what has changed.

    What it says depends on the sight alone, never on what was seen before. Which cards have changed is in the log of
    who looks at the table; a sight with another log is written down from nothing.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.row = bytearray(layout.size)
        """The numbers as of the last look."""
        self._standing = layout.standing
        self._refs = layout.schema.refs
        self._forget(NOBODY, NOTHING_READ, 0)

    def _forget(self, seat: int, log: list[int], cards: int) -> None:
        """Begin again from nothing, for this seat and this log."""
        layout = self.layout
        self._seat = seat
        self._log = log
        self._read = 0
        """How much of it was read."""
        self._moves = 0
        self.row[:] = bytes(layout.size)
        self._turns = 0
        self._turn = self._active = self._first = NOBODY
        self._phase: Phase | None = None
        self._kind = NOTHING
        """The place of the kind of question."""
        self._asking = NOTHING
        """The place of the card that asks."""
        self._plan: tuple[tuple[int, int], ...] = ()
        self._picked: list[int] = []
        """Where it is written that a card is picked."""
        self._stands: list[Stand | None] = [None] * cards
        """What was written for each card."""
        self._slots = [NO_PLACE] * cards
        """The place of each card in play among all copies."""
        self._tally = PileCounter(layout, self.row, seat)
        self._stories = StoryWriter(layout, self.row, seat)

    def observe(self, sight: Sight) -> bytearray:
        """What a seat sees, as numbers: a row that is the caller's own."""
        self.look(sight)
        return self.row[:]

    def look(self, sight: Sight) -> None:
        """Bring `row` up to date: it is always the same object."""
        table = sight.table
        log = table.log
        if log is not self._log or sight.seat != self._seat:
            self._forget(sight.seat, log, len(table.stands))
        if table.turns != self._turns:
            self._look_at_turn(table)
        self._look_at_question(sight)
        tally = self._tally
        if table.shifts != tally.shifts or table.domains is not tally.domains:
            tally.look(sight)
        if self._read < len(log):
            self._look_at_cards(sight)
        if sight.plan is not self._plan and sight.plan != self._plan:
            self._look_at_plan(sight)

    # -- the table -----------------------------------------------------------------------------------------------------

    def _look_at_turn(self, table: Onlooker) -> None:
        """Write the turn and its phase."""
        row = self.row
        phase = table.phase
        if phase is not self._phase:
            if self._phase is not None:
                row[1 + self._phase] = 0
            if phase is not None:
                row[1 + phase] = 1
            self._phase = phase
        if table.turn != self._turn or table.active != self._active or table.first != self._first:
            self._turn, self._active, self._first = table.turn, table.active, table.first
            row[0] = min(table.turn, MOST)
            row[OWN_TURN] = table.active == self._seat
            row[OWN_TURN + 1] = table.first == self._seat
        self._turns = table.turns

    def _look_at_question(self, sight: Sight) -> None:
        """Write whether this seat is asked, and then what kind of question by which card."""
        row = self.row
        layout = self.layout
        decision = sight.decision
        kind = asking = NOTHING
        if decision is not None:
            kind = KIND_PLACES.get(decision.kind, OTHER_KIND)
            if decision.card != NOTHING:
                card = sight.known(decision.card)
                if card is not None:
                    asking = layout.schema.places.get(card.printed.id, NOTHING)
        if kind != self._kind:
            if self._kind != NOTHING:
                row[layout.kinds + self._kind] = 0
            else:
                row[ASKED] = 1
            if kind != NOTHING:
                row[layout.kinds + kind] = 1
            else:
                row[ASKED] = 0
            self._kind = kind
        if asking != self._asking:
            if self._asking != NOTHING:
                row[layout.asking + self._asking] = 0
            if asking != NOTHING:
                row[layout.asking + asking] = 1
            self._asking = asking

    # -- cards ---------------------------------------------------------------------------------------------------------

    def _look_at_cards(self, sight: Sight) -> None:
        """Read on in the log, and write how the cards in play stand now, and the stories."""
        table = sight.table
        log, since = table.log, self._read
        self._read = len(log)
        if table.moves != self._moves:
            self._look_at_moves(sight, log[since:])
        stands, written = table.stands, self._stands
        last_told = NOTHING
        for at in range(since, len(log)):
            card = log[at]
            stand, was = stands[card], written[card]
            if stand is None:
                if card != last_told:
                    last_told = card
                    self._stories.write_story(sight, card)
            elif was is not None and stand is not was:
                written[card] = stand
                if self._slots[card] != NO_PLACE:
                    self._write_changes(self._standing + self._slots[card] * WIDTH, table, was, stand)

    def _look_at_moves(self, sight: Sight, changed: list[int]) -> None:
        """Cards came into play or left it, or stories did: find their places, and write those that have new ones."""
        table = sight.table
        came: list[int] = []
        for card in changed:
            stand = table.stands[card]
            slot = NO_PLACE if stand is None else self._slot(stand.piece, table.copies[card])
            if slot != self._slots[card] or stand is None or self._stands[card] is None:
                self._leave(card)
                self._slots[card] = slot
                if stand is not None:
                    self._stands[card] = stand
                    came.append(card)
        # Not before all others have left their places.
        for card in came:
            self._write(table, card)
        if table.places is not self._stories.places:
            self._look_at_row(sight)
        if sight.plan:
            self._look_at_plan(sight)
        self._moves = table.moves

    def _slot(self, piece: Piece, copy: int) -> int:
        """The place of a card among all copies: those that came first are the first copies."""
        ref = self._refs.get(piece.printed.id)
        if ref is None:
            return NO_PLACE
        at, copies, behind = ref
        if copy >= copies:
            return NO_PLACE
        return at + copy if piece.owner != 1 - self._seat else at + copy + behind

    def _leave(self, card: int) -> None:
        """Nothing is written of a card in play any more."""
        slot = self._slots[card]
        if slot != NO_PLACE:
            start = self._standing + slot * WIDTH
            self.row[start : start + WIDTH] = NOT_THERE
            self._slots[card] = NO_PLACE
        self._stands[card] = None

    def _write(self, table: Onlooker, card: int) -> None:
        """Write how a card stands, where nothing is written yet."""
        slot, stand = self._slots[card], self._stands[card]
        if slot == NO_PLACE or stand is None:
            return
        at = self._standing + slot * WIDTH
        piece = stand.piece
        position = piece.position
        self.row[at] = 1
        self._fill(at + 1, int(piece.controller == self._seat))
        self._fill(at + 2, int(position is EXHAUSTED))
        self._fill(at + 3, int(position is INSANE))
        self._fill(at + 4, piece.wounds)
        self._fill(at + 5, piece.tokens[0] + piece.tokens[1])
        if piece.story != NOTHING:
            self._fill(at + COMMITTED_TO, 1 + table.places.get(piece.story, -1))
        self._fill(at + 7, int(piece.host != NOTHING))
        self._fill(at + 9, stand.skill)
        for icon, number in enumerate(stand.icons):
            self._fill(at + 10 + icon, number)

    def _fill(self, at: int, number: int) -> None:
        """Write a number in the place of a zero."""
        if number:
            self.row[at] = number if number < MOST else MOST

    def _write_changes(self, at: int, table: Onlooker, was: Stand, stand: Stand) -> None:
        """Write how a card stands that stood otherwise before; whether it is picked is written elsewhere."""
        row = self.row
        piece, before = stand.piece, was.piece
        if piece is not before:
            if piece.controller != before.controller:
                row[at + 1] = piece.controller == self._seat
            position, stood = piece.position, before.position
            if position is not stood:
                if position is EXHAUSTED or stood is EXHAUSTED:
                    row[at + 2] = position is EXHAUSTED
                if position is INSANE or stood is INSANE:
                    row[at + 3] = position is INSANE
            if piece.wounds != before.wounds:
                row[at + 4] = min(piece.wounds, MOST)
            if piece.tokens != before.tokens:
                row[at + 5] = min(piece.tokens[0] + piece.tokens[1], MOST)
            if piece.story != before.story:
                row[at + COMMITTED_TO] = 1 + table.places.get(piece.story, -1)
            if piece.host != before.host:
                row[at + 7] = piece.host != NOTHING
        if stand.skill != was.skill:
            row[at + 9] = stand.skill if stand.skill < MOST else MOST
        if stand.icons != was.icons:
            for icon in range(4):
                number = stand.icons[icon]
                row[at + 10 + icon] = number if number < MOST else MOST

    def _look_at_row(self, sight: Sight) -> None:
        """Stories came or went: those who are committed may be so to another place."""
        self._stories.place_stories(sight)
        places = sight.table.places
        for stand in sight.play:
            piece = stand.piece
            slot = self._slots[piece.id]
            if piece.story != NOTHING and slot != NO_PLACE:
                self.row[self._standing + slot * WIDTH + COMMITTED_TO] = 1 + places.get(piece.story, -1)

    def _look_at_plan(self, sight: Sight) -> None:
        """Write which of the cards in play are picked."""
        row = self.row
        for at in self._picked:
            row[at] = 0
        self._picked = []
        for card, _ in sight.plan:
            slot = self._slots[card]
            if slot != NO_PLACE:
                at = self._standing + slot * WIDTH + PICKED
                row[at] = 1
                self._picked.append(at)
        self._plan = sight.plan
