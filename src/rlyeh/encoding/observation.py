"""What a seat sees as one flat row of small numbers, for policies that take the whole position at once.

Every number is a byte. The row has three parts: the table (turn, phase, question, hands, domains, stories), how many of
each card lie where, and how each copy of each card in play stands. `Layout` says what each number is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.encoding.layout import (
    KIND_PLACES,
    MOST,
    OTHER_KIND,
    OWN_TURN,
    PICKED,
    PILES,
    STORY_WIDTH,
    WIDTH,
    Layout,
)
from rlyeh.encoding.tally import Tally
from rlyeh.engine.pieces import NOBODY, NOTHING, Piece
from rlyeh.model import Icons, Position

if TYPE_CHECKING:
    from rlyeh.engine.visibility import Sight, Stand

Sums = dict[int, list[int]]
Told = tuple[Piece, Icons, bool, list[int]]
"""What is told of a story: the card, its struggles, whether it is resolved, and the sums there."""

NOT_THERE: Final = bytearray(WIDTH)
NO_STORY: Final = bytearray(STORY_WIDTH)
NOBODY_THERE: Final = [0] * 10
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
        self._turn = self._phase = self._active = self._first = NOBODY
        self._asked = False
        self._kind = ""
        self._asking = NOTHING
        """The place of the card that asks."""
        self._sizes = [0] * (2 * len(PILES))
        self._tally = Tally(layout, self.row)
        self._play: list[Stand] = []
        self._plan: tuple[tuple[int, int], ...] = ()
        self._places: dict[int, int] = {}
        self._slots: list[int] = []
        """For each card in play its place among all copies; -1 where it has none."""
        self._stands: list[Stand | None] = [None] * layout.schema.copies
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
        self._tally.look(sight)
        self._look_at_play(sight)

    # -- the table -----------------------------------------------------------------------------------------------------

    def _table(self, sight: Sight) -> None:
        if (
            sight.turn != self._turn
            or sight.phase != self._phase
            or sight.active != self._active
            or sight.first != self._first
        ):
            self._look_at_turn(sight)
        self._look_at_question(sight)
        self._look_at_sizes(sight)

    def _look_at_sizes(self, sight: Sight) -> None:
        """Write how many cards lie in the piles of both."""
        seat = sight.seat
        hands, decks = sight.hand_sizes, sight.deck_sizes
        for side in (seat, 1 - seat):
            at = 0 if side == seat else len(PILES)
            self._size(at, hands[0] if side == 0 else hands[1])
            self._size(at + 1, decks[0] if side == 0 else decks[1])
            self._size(at + 2, len(sight.discards[side]))
            self._size(at + 3, len(sight.domains[side]))
            self._size(at + 4, len(sight.won[side]))

    def _size(self, at: int, size: int) -> None:
        if size != self._sizes[at]:
            self._sizes[at] = size
            self.row[self.layout.piles + at] = min(size, MOST)

    def _look_at_turn(self, sight: Sight) -> None:
        """Write the turn and its phase."""
        row = self.row
        if sight.phase != self._phase:
            if self._phase != NOBODY:
                row[1 + self._phase] = 0
            row[1 + sight.phase] = 1
        if sight.turn != self._turn:
            row[0] = min(sight.turn, MOST)
        row[OWN_TURN] = sight.active == sight.seat
        row[OWN_TURN + 1] = sight.first == sight.seat
        self._turn, self._phase, self._active, self._first = sight.turn, sight.phase, sight.active, sight.first

    def _look_at_question(self, sight: Sight) -> None:
        """Write who is asked, and if it is this seat, what kind of question by which card."""
        row = self.row
        layout = self.layout
        asked = sight.asked == sight.seat
        if asked != self._asked:
            self._asked = asked
            row[OWN_TURN + 2] = asked
        decision = sight.decision
        kind, asking = "", NOTHING
        if decision is not None:
            kind = decision.kind
            card = sight.known(decision.card)
            if card is not None:
                asking = layout.schema.places.get(card.printed.id, NOTHING)
        if kind != self._kind:
            if self._kind:
                row[layout.kinds + KIND_PLACES.get(self._kind, OTHER_KIND)] = 0
            if kind:
                row[layout.kinds + KIND_PLACES.get(kind, OTHER_KIND)] = 1
            self._kind = kind
        if asking != self._asking:
            if self._asking != NOTHING:
                row[layout.asking + self._asking] = 0
            if asking != NOTHING:
                row[layout.asking + asking] = 1
            self._asking = asking

    # -- cards in play -------------------------------------------------------------------------------------------------

    def _look_at_play(self, sight: Sight) -> None:
        """How the cards in play stand, and the stories with what is committed to them."""
        play = sight.play
        if sight.places is not self._places:
            self._settle(sight)
        elif play is not self._play:
            before = self._play
            if len(before) != len(play):
                self._settle(sight)
            elif play != before:
                changed = [at for at in range(len(play)) if before[at] is not play[at]]
                if _same_cards(before, play, changed):
                    self._stand(sight, changed)
                else:
                    self._settle(sight)
            else:
                self._play = play
        if sight.plan != self._plan:
            self._picked(sight)
        if sight.row is not self._stories or sight.resolved != self._resolved or self._summed:
            self._look_at_row(sight)

    def _settle(self, sight: Sight) -> None:
        """Cards came or went, or stories did: find anew where the numbers of each are, and write those that stand
        otherwise than before."""
        before = self._slots
        filled = [False] * len(self._stands)
        slots = self._slots = self._seated(sight, filled)
        for at in before:
            if at >= 0 and not filled[at]:
                self._clear(at)
        if sight.places is not self._places:
            self._places = sight.places
            for at in slots:
                self._clear(at)
        stands = self._stands
        play = sight.play
        changed = [number for number, at in enumerate(slots) if at < 0 or stands[at] is not play[number]]
        self._stand(sight, changed, committed=True)

    def _clear(self, slot: int) -> None:
        """Nothing is written in a place any more."""
        if slot >= 0 and self._stands[slot] is not None:
            self._stands[slot] = None
            start = self.layout.standing + slot * WIDTH
            self.row[start : start + WIDTH] = NOT_THERE

    def _seated(self, sight: Sight, filled: list[bool]) -> list[int]:
        """For each card in play its place among all copies: those that came first are the first copies."""
        refs = self.layout.schema.refs
        other = 1 - sight.seat
        slots: list[int] = []
        for stand in sight.play:
            piece = stand.piece
            ref = refs.get(piece.printed.id)
            at = -1
            if ref is not None:
                at, copies, behind = ref
                if piece.owner == other:
                    at += behind
                end = at + copies
                while at < end and filled[at]:
                    at += 1
                if at < end:
                    filled[at] = True
                else:
                    at = -1
            slots.append(at)
        return slots

    def _stand(self, sight: Sight, changed: list[int], committed: bool = False) -> None:
        """Write how some of the cards in play stand, and add up what is committed if any of it may have changed."""
        stands = self._stands
        start = self.layout.standing
        for number in changed:
            slot = self._slots[number]
            stand = sight.play[number]
            if slot < 0:
                committed = True
                continue
            was = stands[slot]
            if stand.piece.story != NOTHING or (was is not None and was.piece.story != NOTHING):
                committed = True
            if was is not None and was.piece.id == stand.piece.id:
                self._write_changes(start + slot * WIDTH, sight, was, stand)
            else:
                self._clear(slot)
                self._write(start + slot * WIDTH, sight, stand)
            stands[slot] = stand
        self._play = sight.play
        if committed:
            sums = _sums(sight.play, sight.seat)
            if sums != self._sums:
                self._sums = sums
                self._summed = True

    def _write(self, at: int, sight: Sight, stand: Stand) -> None:
        """Write how a card stands, where nothing is written yet."""
        piece = stand.piece
        position = piece.position
        self.row[at] = 1
        self._fill(at + 1, int(piece.controller == sight.seat))
        self._fill(at + 2, int(position is EXHAUSTED))
        self._fill(at + 3, int(position is INSANE))
        self._fill(at + 4, piece.wounds)
        self._fill(at + 5, piece.tokens[0] + piece.tokens[1])
        if piece.story != NOTHING:
            self._fill(at + 6, 1 + sight.places.get(piece.story, -1))
        self._fill(at + 7, int(piece.host != NOTHING))
        for card, _ in sight.plan:
            if card == piece.id:
                self.row[at + PICKED] = 1
        self._fill(at + 9, stand.skill)
        for icon, number in enumerate(stand.icons):
            self._fill(at + 10 + icon, number)

    def _fill(self, at: int, number: int) -> None:
        """Write a number in the place of a zero."""
        if number:
            self.row[at] = min(number, MOST)

    def _write_changes(self, at: int, sight: Sight, was: Stand, stand: Stand) -> None:
        """Write how a card stands that stood otherwise before; whether it is picked is written elsewhere."""
        row = self.row
        piece, before = stand.piece, was.piece
        if piece is not before:
            if piece.controller != before.controller:
                row[at + 1] = piece.controller == sight.seat
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
                row[at + 6] = 1 + sight.places.get(piece.story, -1)
            if piece.host != before.host:
                row[at + 7] = piece.host != NOTHING
        if stand.skill != was.skill:
            row[at + 9] = min(stand.skill, MOST)
        if stand.icons != was.icons:
            for icon in range(4):
                row[at + 10 + icon] = min(stand.icons[icon], MOST)

    def _picked(self, sight: Sight) -> None:
        """Write which of the cards in play are picked, as far as that has changed."""
        before = [card for card, _ in self._plan]
        planned = [card for card, _ in sight.plan]
        self._plan = sight.plan
        for card in before:
            if card not in planned:
                self._pick(sight, card, 0)
        for card in planned:
            if card not in before:
                self._pick(sight, card, 1)

    def _pick(self, sight: Sight, card: int, picked: int) -> None:
        for number, stand in enumerate(sight.play):
            if stand.piece.id == card and self._slots[number] >= 0:
                self.row[self.layout.standing + self._slots[number] * WIDTH + PICKED] = picked

    def _look_at_row(self, sight: Sight) -> None:
        """Write the stories that are not as they were, with what is committed to them."""
        layout = self.layout
        stories = sight.row[: layout.schema.row]
        if self._row_places is not sight.places:
            self._row_places = sight.places
            self._place_stories([piece.printed.id for piece, _ in stories])
        for number in range(layout.schema.row):
            if number < len(stories):
                piece, struggles = stories[number]
                self._story(number, piece, struggles, piece.id in sight.resolved)
            elif self._told[number] is not None:
                self._told[number] = None
                start = layout.row + number * STORY_WIDTH
                self.row[start : start + STORY_WIDTH] = NO_STORY
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

    def _story(self, number: int, piece: Piece, struggles: Icons, resolved: bool) -> None:
        """Write one story, as far as it is not as it was."""
        at = self.layout.row + number * STORY_WIDTH
        sums = self._sums.get(piece.id, NOBODY_THERE)
        told = self._told[number]
        self._told[number] = (piece, struggles, resolved, sums)
        seat, tokens, row = self._seat, piece.tokens, self.row
        if told is None or told[0].id != piece.id:
            one, two, three, four = struggles
            numbers = [1, int(resolved), tokens[seat], tokens[1 - seat], one, two, three, four, *sums]
            row[at : at + STORY_WIDTH] = _as_bytes(numbers)
            return
        before, had, was_resolved, summed = told
        if resolved != was_resolved:
            row[at + 1] = resolved
        if tokens != before.tokens:
            row[at + 2] = min(tokens[seat], MOST)
            row[at + 3] = min(tokens[1 - seat], MOST)
        if struggles != had:
            row[at + 4 : at + 8] = _as_bytes(list(struggles))
        if sums != summed:
            row[at + 8 : at + STORY_WIDTH] = _as_bytes(sums)


def _as_bytes(numbers: list[int]) -> bytearray:
    """Numbers as they are told: what is too large, which hardly anything ever is, is told as the largest."""
    try:
        return bytearray(numbers)
    except ValueError:
        return bytearray([min(number, MOST) for number in numbers])


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
