"""The part of an observation about the row: stories and conspiracies, with what is committed to each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.encoding.layout import MOST, STORY_WIDTH, Layout
from rlyeh.engine.pieces import NOTHING, Piece
from rlyeh.model import Icons

if TYPE_CHECKING:
    from rlyeh.engine.visibility import Sight, Stand

Sums = dict[int, list[int]]

NO_STORY: Final = bytearray(STORY_WIDTH)
NOBODY_THERE: Final = [0] * 10


class Told:
    """What is told of a story: the card, its struggles, whether it is resolved, and the sums there."""

    __slots__ = ("piece", "resolved", "struggles", "sums")

    def __init__(self, piece: Piece, struggles: Icons, resolved: bool, sums: list[int]) -> None:
        self.piece = piece
        self.struggles = struggles
        self.resolved = resolved
        self.sums = sums

    def says(self, piece: Piece, struggles: Icons, resolved: bool, sums: list[int]) -> bool:
        """Whether it says just this."""
        return (
            self.piece is piece
            and self.resolved == resolved
            and self.struggles == struggles
            and (self.sums is sums or self.sums == sums)
        )


class Stories:
    """Who writes the stories into a row of numbers for a seat, and writes anew only what has changed."""

    def __init__(self, layout: Layout, row: bytearray, seat: int) -> None:
        self.layout = layout
        self.row = row
        self.seat = seat
        self._sums: Sums = {}
        self._summed = False
        """Whether the sums are new."""
        self._stories: list[tuple[Piece, Icons]] = []
        self._resolved: tuple[int, ...] = ()
        self._places: dict[int, int] = {}
        self._told: list[Told | None] = [None] * layout.schema.row
        self._in_row: list[int] = []

    def add_up(self, play: list[Stand]) -> None:
        """Add up skill and icons that are committed to each story."""
        sums = _sums(play, self.seat)
        if sums != self._sums:
            self._sums = sums
            self._summed = True

    def look(self, sight: Sight) -> None:
        """Bring the row up to date."""
        if sight.row is self._stories and not self._summed and sight.resolved == self._resolved:
            return
        layout = self.layout
        stories = sight.row[: layout.schema.row]
        if self._places is not sight.places:
            self._places = sight.places
            self._place([piece.printed.id for piece, _ in stories])
        for number in range(layout.schema.row):
            if number < len(stories):
                piece, struggles = stories[number]
                sums = self._sums.get(piece.id, NOBODY_THERE)
                resolved = piece.id in sight.resolved
                was = self._told[number]
                if was is None or not was.says(piece, struggles, resolved, sums):
                    self._tell(number, Told(piece, struggles, resolved, sums))
            elif self._told[number] is not None:
                self._told[number] = None
                start = layout.row + number * STORY_WIDTH
                self.row[start : start + STORY_WIDTH] = NO_STORY
        self._stories = sight.row
        self._resolved = sight.resolved
        self._summed = False

    def _place(self, printed: list[str]) -> None:
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

    def _tell(self, number: int, told: Told) -> None:
        """Write one story, as far as it is not as it was."""
        was = self._told[number]
        self._told[number] = told
        at = self.layout.row + number * STORY_WIDTH
        row, seat, tokens = self.row, self.seat, told.piece.tokens
        if was is None or was.piece.id != told.piece.id:
            one, two, three, four = told.struggles
            numbers = [1, int(told.resolved), tokens[seat], tokens[1 - seat], one, two, three, four, *told.sums]
            row[at : at + STORY_WIDTH] = _as_bytes(numbers)
            return
        if told.resolved != was.resolved:
            row[at + 1] = told.resolved
        if tokens != was.piece.tokens:
            row[at + 2] = min(tokens[seat], MOST)
            row[at + 3] = min(tokens[1 - seat], MOST)
        if told.struggles != was.struggles:
            row[at + 4 : at + 8] = _as_bytes(list(told.struggles))
        if told.sums is not was.sums and told.sums != was.sums:
            row[at + 8 : at + STORY_WIDTH] = _as_bytes(told.sums)


def _as_bytes(numbers: list[int]) -> bytearray:
    """Numbers as they are told: what is too large, which hardly anything ever is, is told as the largest."""
    try:
        return bytearray(numbers)
    except ValueError:
        return bytearray([min(number, MOST) for number in numbers])


def _sums(play: list[Stand], seat: int) -> Sums:
    """Skill and icons that are committed to each story: one's own five numbers, then the other's."""
    sums: Sums = {}
    for stand in play:
        piece = stand.piece
        story = piece.story
        if story != NOTHING:
            have = sums.get(story)
            if have is None:
                have = sums[story] = NOBODY_THERE[:]
            at = 0 if piece.controller == seat else 5
            one, two, three, four = stand.icons
            have[at] = have[at] + stand.skill
            have[at + 1] = have[at + 1] + one
            have[at + 2] = have[at + 2] + two
            have[at + 3] = have[at + 3] + three
            have[at + 4] = have[at + 4] + four
    return sums
