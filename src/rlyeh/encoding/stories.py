"""The part of an observation about the row: stories and conspiracies, with what is committed to each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.encoding.layout import MOST, STORY, STORY_WIDTH, Layout
from rlyeh.model import NO_ICONS, Icons

if TYPE_CHECKING:
    from rlyeh.engine.reading import Piece
    from rlyeh.engine.visibility import Sight

OWN: Final = STORY.index("own skill")
OTHER: Final = STORY.index("other skill")
NOTHING_THERE: Final = [0] * OWN
NOBODY_THERE: Final = [0] * (OTHER - OWN)


class StoryWriter:
    """Who writes the stories into a row of numbers for a seat."""

    def __init__(self, layout: Layout, row: bytearray, seat: int) -> None:
        self.layout = layout
        self.row = row
        self.seat = seat
        self.places: dict[int, int] = {}
        """Where they were in the row, as the onlooker tells it."""
        self._room = layout.schema.row
        """How many places are told."""
        self._written = [NOTHING_THERE, NOBODY_THERE, NOBODY_THERE] * layout.schema.row
        """What was written of each place: of the card, and of who is committed to it, own and other."""
        self._pieces: list[Piece | None] = [None] * layout.schema.row
        self._struggles: list[Icons] = [NO_ICONS] * layout.schema.row
        self._resolved: list[tuple[int, ...]] = [()] * layout.schema.row
        """What lay at each place when that was written, its struggles, and what was resolved."""
        self._in_row: list[int] = []
        """Where the place of a card in the row is written."""

    def place_stories(self, sight: Sight) -> None:
        """Stories came or went: write which cards lie in the row, and empty the places where none lies any more. What
        is told of each comes after this."""
        layout, row = self.layout, self.row
        self.places = sight.table.places
        for at in self._in_row:
            row[at] = 0
        self._in_row = []
        row_ids = [piece.printed.id for piece, _ in sight.row][: self._room]
        for number, card in enumerate(row_ids, 1):
            place = layout.schema.places.get(card)
            if place is not None:
                row[layout.in_row + place] = number
                self._in_row.append(layout.in_row + place)
        for place in range(len(row_ids), self._room):
            start = layout.row + place * STORY_WIDTH
            self._pieces[place] = None
            self._write(3 * place, start, NOTHING_THERE)
            self._write(3 * place + 1, start + OWN, NOBODY_THERE)
            self._write(3 * place + 2, start + OTHER, NOBODY_THERE)

    def write_story(self, sight: Sight, card: int) -> None:
        """Write one story, if it lies in the row, as far as it is not as it was."""
        table = sight.table
        place = self.places.get(card, self._room)
        piece = sight.known(card)
        if place >= self._room or piece is None:
            return
        start = self.layout.row + place * STORY_WIDTH
        struggles = table.struggles[card]
        if self._has_changed(place, piece, struggles, table.resolved):
            first, second = piece.tokens
            own, other = (first, second) if self.seat == 0 else (second, first)
            terror, combat, arcane, investigation = struggles
            self._write(
                3 * place, start, [1, int(card in table.resolved), own, other, terror, combat, arcane, investigation]
            )
        self._write(3 * place + 1, start + OWN, table.sums[2 * card + self.seat])
        self._write(3 * place + 2, start + OTHER, table.sums[2 * card + 1 - self.seat])

    def _has_changed(self, place: int, piece: Piece, struggles: Icons, resolved: tuple[int, ...]) -> bool:
        """Whether more may have changed of a story than who is committed to it, which is what most often does."""
        if self._pieces[place] is piece and self._resolved[place] is resolved and self._struggles[place] == struggles:
            return False
        self._pieces[place], self._struggles[place], self._resolved[place] = piece, struggles, resolved
        return True

    def _write(self, part: int, at: int, numbers: list[int]) -> None:
        """Write a part of what is told of a story."""
        before = self._written[part]
        if numbers is not before and numbers != before:
            self._written[part] = numbers
            for number, now in enumerate(numbers):
                if now != before[number]:
                    self.row[at + number] = now if now < MOST else MOST
