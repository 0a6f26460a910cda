"""What a seat sees as one flat row of small numbers, for policies that take the whole position at once.

Every number is a byte. The row has three parts: the table (turn, phase, question, hands, domains, stories), how many of
each card lie where, and how each copy of each card in play stands. `Layout` says what each number is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.encoding.layout import KIND_PLACES, MOST, OTHER_KIND, OWN_TURN, PICKED, SIDE_WIDTH, WIDTH, Layout
from rlyeh.encoding.stories import Stories
from rlyeh.encoding.tally import Tally
from rlyeh.engine.pieces import NOBODY, NOTHING
from rlyeh.model import Position

if TYPE_CHECKING:
    from rlyeh.engine.pieces import Piece
    from rlyeh.engine.visibility import Sight, Stand

NOT_THERE: Final = bytearray(WIDTH)
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
        self._kind = NOTHING
        """The place of the kind of question."""
        self._asking = NOTHING
        """The place of the card that asks."""
        self._hands = self._decks = (0, 0)
        """How many cards there are, of seat 0 and of seat 1."""
        self._tally = Tally(layout, self.row)
        self._play: list[Stand] = []
        self._plan: tuple[tuple[int, int], ...] = ()
        self._places: dict[int, int] = {}
        self._slots: list[int] = []
        """For each card in play its place among all copies; -1 where it has none."""
        self._taken = [False] * layout.schema.copies
        """Which of those places are taken."""
        self._stands: list[Stand | None] = [None] * layout.schema.copies
        """What was written for each of them."""
        self._stories = Stories(layout, self.row, seat)

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
        """Write how many cards there are in the hands and decks of both, known or not."""
        at = self.layout.piles
        if sight.hand_sizes != self._hands:
            self._sizes(at, self._hands, sight.hand_sizes)
            self._hands = sight.hand_sizes
        if sight.deck_sizes != self._decks:
            self._sizes(at + 1, self._decks, sight.deck_sizes)
            self._decks = sight.deck_sizes

    def _sizes(self, at: int, before: tuple[int, int], now: tuple[int, int]) -> None:
        """Write how large a pile of each seat is, as far as that has changed: its own first."""
        if now[0] != before[0]:
            self.row[at if self._seat == 0 else at + SIDE_WIDTH] = now[0] if now[0] < MOST else MOST
        if now[1] != before[1]:
            self.row[at if self._seat == 1 else at + SIDE_WIDTH] = now[1] if now[1] < MOST else MOST

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
        kind = asking = NOTHING
        if decision is not None:
            kind = KIND_PLACES.get(decision.kind, OTHER_KIND)
            card = sight.known(decision.card)
            if card is not None:
                asking = layout.schema.places.get(card.printed.id, NOTHING)
        if kind != self._kind:
            if self._kind != NOTHING:
                row[layout.kinds + self._kind] = 0
            if kind != NOTHING:
                row[layout.kinds + kind] = 1
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
            changed = _changed(self._play, play)
            if changed is None:
                self._settle(sight)
            else:
                for stand in play[len(self._slots) :]:
                    self._slots.append(self._place(stand.piece, self._taken))
                self._stand(sight, changed)
        if sight.plan != self._plan:
            self._picked(sight)
        self._stories.look(sight)

    def _settle(self, sight: Sight) -> None:
        """Cards came or went, or stories did: find anew where the numbers of each are, and write those that stand
        otherwise than before."""
        before = self._slots
        taken = self._taken = [False] * len(self._stands)
        slots = self._slots = [self._place(stand.piece, taken) for stand in sight.play]
        for at in before:
            if at >= 0 and not taken[at]:
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

    def _place(self, piece: Piece, taken: list[bool]) -> int:
        """The place of a card among all copies, -1 if there is none: those that came first are the first copies."""
        ref = self.layout.schema.refs.get(piece.printed.id)
        if ref is None:
            return -1
        at, copies, behind = ref
        if piece.owner == 1 - self._seat:
            at += behind
        for place in range(at, at + copies):
            if not taken[place]:
                taken[place] = True
                return place
        return -1

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
            self._stories.add_up(sight.play)

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
            self.row[at] = number if number < MOST else MOST

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
            row[at + 9] = stand.skill if stand.skill < MOST else MOST
        if stand.icons != was.icons:
            for icon in range(4):
                number = stand.icons[icon]
                row[at + 10 + icon] = number if number < MOST else MOST

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


def _changed(before: list[Stand], play: list[Stand]) -> list[int] | None:
    """Which of the cards in play stand otherwise than before, or have come behind the others; None if any has gone."""
    had, have = len(before), len(play)
    if had > have:
        return None
    changed: list[int] = []
    for at, was in enumerate(before):
        stand = play[at]
        if stand is not was:
            if stand.piece.id != was.piece.id or stand.piece.printed is not was.piece.printed:
                return None
            changed.append(at)
    if had < have:
        changed.extend(range(had, have))
    return changed
