"""An audience: the viewers of one kind and language, and how far their screen shows the table at this moment.

Most see everything as it happens. A player across from somebody who hides their holdings sees what an answer brought
only when that player's window is over, and those who watch a table with open hands see it some time later.
"""

from __future__ import annotations

from collections import deque

from rlyeh.server.protocol import messages
from rlyeh.server.tables import messages_out
from rlyeh.server.tables.log_entries import LogEntry
from rlyeh.server.tables.table_state import Fold, TableSetup
from rlyeh.translation import ENGLISH, Language


class Screen:
    """What the viewers of one kind and language have been shown."""

    def __init__(self, viewer: int, language: Language = ENGLISH) -> None:
        self.viewer = viewer
        self.language = language
        self.upto = 0
        """The last entry that is shown."""
        self.n = 0
        """Its number as these viewers count."""

    def take(self, entry: LogEntry) -> None:
        """An entry was written."""

    def due(self, fold: Fold) -> int | None:
        """When more may be shown, in milliseconds; None if nothing waits for time alone."""
        gate = self._gate(fold)
        return gate if self.upto < fold.number and gate else None

    def _gate(self, fold: Fold) -> int:
        """Until when nothing may be shown: the windows of those who hide are not over."""
        return max([fold.spans[seat] for seat in self._hiders(fold)], default=0)

    def _hiders(self, fold: Fold) -> list[int]:
        return [seat for seat in fold.hiding if self.viewer not in (seat, messages_out.BOTH)]

    def is_held(self, fold: Fold, now: int) -> bool:
        """Whether these viewers have to wait."""
        if not fold.hiding or fold.outcome is not None:
            return False
        return now < self._gate(fold) or any(fold.is_window(seat) for seat in self._hiders(fold))

    def advance(self, fold: Fold, now: int) -> list[messages.Event]:
        """What may be shown now and was not before; the last one carries the state."""
        if self.upto == fold.number or self.is_held(fold, now):
            return []
        events = messages_out.events_between(fold.recent, self.viewer, self.n, fold.number, self.language)
        if not events and fold.stamp > self.upto:
            # Somebody was seen deciding, and is no longer: that they passed is all there is to tell.
            lines = messages_out.recent_lines(fold.recent, self.viewer, fold.number, self.upto, self.language)
            events = [messages.Event(self.n, messages.What("update"), lines)]
        self.upto = fold.number
        self.n = messages_out.number_of(fold, self.viewer)
        return _with_state(events, self.state(fold, now)) if events else []

    def state(self, fold: Fold, now: int) -> messages.State:
        """The table as it is shown. The fold must be at the entry that is shown."""
        return messages_out.state_of(fold, self.viewer, now, language=self.language)

    def mark_shown(self, fold: Fold, now: int) -> None:
        """Take as shown whatever may be: a table was just rebuilt, and everybody comes anew."""
        if not self.is_held(fold, now):
            self.upto = fold.number
            self.n = messages_out.number_of(fold, self.viewer)

    def shown(self, fold: Fold) -> Fold:
        """The fold that is shown."""
        return fold

    def catch_up(self, fold: Fold, seen: int, now: int) -> list[messages.Event] | messages.Fresh:
        """What a client that has seen the events up to a number needs; `fold` is the one that is shown."""
        if 0 < seen <= self.n and messages_out.reaches_back(fold.recent, self.viewer, seen):
            missed = messages_out.events_between(fold.recent, self.viewer, seen, self.upto, self.language)
            if missed:
                return _with_state(missed, self.state(fold, now))
        lines = messages_out.recent_lines(fold.recent, self.viewer, self.upto, language=self.language)
        return messages.Fresh(self.n, lines, self.state(fold, now))


class LateScreen(Screen):
    """Those who watch and see the hands, but later. They have a fold of their own that lags behind."""

    def __init__(self, setup: TableSetup, delay: int, language: Language = ENGLISH) -> None:
        super().__init__(messages_out.WATCHING, language)
        self.late = Fold(setup, () if language is ENGLISH else (language.code,))
        self.delay = delay
        self._waiting: deque[LogEntry] = deque()

    def take(self, entry: LogEntry) -> None:
        self._waiting.append(entry)

    def due(self, fold: Fold) -> int | None:
        return self._waiting[0].at + self.delay if self._waiting else None

    def first_due(self) -> int | None:
        """When there is anything to see at all, as long as there is not: that of later things could tell of answers
        that nobody may notice."""
        return None if self.late.number or not self._waiting else self._waiting[0].at + self.delay

    def is_held(self, fold: Fold, now: int) -> bool:
        return False

    def advance(self, fold: Fold, now: int) -> list[messages.Event]:
        events: list[messages.Event] = []
        while self._waiting and (self._waiting[0].at + self.delay <= now or fold.outcome is not None):
            self.late.apply(self._waiting.popleft())
            events += messages_out.events_between(
                self.late.recent, self.viewer, self.n, self.late.number, self.language
            )
            self.upto = self.late.number
            self.n = messages_out.number_of(self.late, self.viewer)
        return _with_state(events, self.state(self.late, now)) if events else []

    def mark_shown(self, fold: Fold, now: int) -> None:
        self.advance(fold, now)

    def state(self, fold: Fold, now: int) -> messages.State:
        if not self.late.number:
            return messages_out.NOTHING_YET
        return messages_out.state_of(self.late, self.viewer, now, hands=True, language=self.language)

    def shown(self, fold: Fold) -> Fold:
        return self.late


def _with_state(events: list[messages.Event], state: messages.State) -> list[messages.Event]:
    last = events[-1]
    return [*events[:-1], messages.Event(last.n, last.what, last.lines, state)]
