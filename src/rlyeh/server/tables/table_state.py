"""The state of a table, a fold over its log (event sourcing): what the entries so far have made of it.

Nothing here knows of databases, sockets or the time of day. The same setup and the same entries give the same table,
in every worker and after every restart.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from rlyeh.asking import WINDOWS, Step, answer_for, asked_again, is_own_operations, named, step
from rlyeh.engine import PASS, Decision, Game, Option, new_game, rule_set
from rlyeh.engine.explain import Event, events
from rlyeh.engine.files import give
from rlyeh.engine.reading import Occurrence
from rlyeh.engine.visibility import Open, View, knows, view
from rlyeh.errors import WrongSeat
from rlyeh.server.errors import NotNow
from rlyeh.server.pool import faces
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables import offers, undoing
from rlyeh.server.tables.clock import Clock, ClockRule
from rlyeh.server.tables.log_entries import NOBODY, Happening, LogEntry, Manners
from rlyeh.server.tables.tale import Tale, tale_after
from rlyeh.server.tables.undoing import Given
from rlyeh.translation import language

KEPT = 100
"""Entries whose lines are kept for clients that come back."""


class TableSetup(msgspec.Struct, frozen=True):
    """How a table began. The seed and the decks are nobody's business before the game is over."""

    rules: str
    decks: tuple[tuple[str, ...], tuple[str, ...]]
    stories: tuple[str, ...]
    seed: int
    prefix: tuple[str, ...] = ()
    """Answers of the game it is played on from."""
    clock: ClockRule = ClockRule()
    names: tuple[str, str] = ("First seat", "Second seat")
    people: tuple[bool, bool] = (True, True)
    """Which seats people sit in; a clock runs only for them."""
    solo: bool = False
    thrifty: bool = False
    """Whether increments of the clock have to be earned: not in games that began before that was so."""

    def begin(self) -> Game:
        """The game at its first question."""
        cards = faces(self.rules)
        game = new_game(cards.pool, self.decks, self.stories, self.seed, rule_set(self.rules), cards)
        for key in self.prefix:
            give(game, key)
        return game


class TableResult(msgspec.Struct, frozen=True):
    """How it ended: the winner or nobody, and the rule or the reason."""

    winner: int
    by: str


class EntryLines(NamedTuple):
    """The lines that an entry brought, and its place in each viewer's numbering."""

    entry: LogEntry
    events: tuple[tuple[Event, int], ...]
    """Each with the viewers who may know its source: bit 0 and 1 for the seats, bit 2 for those who watch."""
    cards: tuple[tuple[tuple[int, ...], ...], ...]
    """For each event and viewer (seats 0 and 1, then those who watch): the cards it names that they know."""
    hidden_from: int
    """The viewers, as bits, who must not notice that there was an entry."""
    numbers: tuple[int, int, int]
    """How many entries each viewer knew of after it."""
    abroad: dict[str, tuple[Event, ...]]
    """The same events in other languages, by code."""


class Fold:
    """The fold over a log of events (event sourcing): what a table is after its entries so far. `tongues` are the
    languages besides English that somebody reads."""

    def __init__(self, setup: TableSetup, tongues: Iterable[str] = ()) -> None:
        self.setup = setup
        self.tongues = frozenset(tongues)
        self.game = setup.begin()
        self.game.keep_journal()
        self.number = 0
        self.stamp = 0
        """The entry that brought the present question about."""
        self.stamps = (0, 0, 0)
        """That entry as each viewer counts: it must not tell anybody how many entries there were that they missed."""
        self.outcome: TableResult | None = None
        self.offers: dict[str, int] = {}
        self.paused = False
        self.clock = Clock(setup.clock, setup.thrifty)
        self.manners = [Manners(), Manners()]
        self.hiding: tuple[int, ...] = ()
        """The seats that hide their holdings."""
        self.skipping = [False, False]
        self.spans = [0, 0]
        """When the windows of each seat that hides its holdings are over, in milliseconds."""
        self.given: list[Given] = []
        self.steps: list[Step] = []
        """The same as far as asking needs it."""
        self.again: list[frozenset[str]] = [frozenset(), frozenset()]
        """What each seat is asked although its settings would answer: it has taken such an answer back."""
        self.recent: deque[EntryLines] = deque(maxlen=KEPT)
        self.seen = [0, 0, 0]
        """How many entries each viewer (seats 0 and 1, then those who watch) may know of."""
        self.refs: dict[tuple[int, str], int] = {}
        self.tale = Tale()
        self.last_at = 0
        self._open: tuple[int, Open] | None = None
        """What lay open after an entry, the last time somebody looked."""

    # -- applying ------------------------------------------------------------------------------------------------------

    def check(self, happening: Happening) -> None:
        """Raise what is wrong with a happening, as far as the log alone can tell."""
        if self.outcome is not None and not isinstance(happening, log.ChatLine | log.Wished | log.Skipped):
            raise NotNow("The game is over.")
        if self.number == 0 and not isinstance(happening, log.Started):
            raise NotNow("The game has not begun.")
        checker = _CHECKS.get(type(happening))
        if checker is not None:
            checker(self, happening)

    def apply(self, entry: LogEntry) -> None:
        """Take the next entry. An answer that the engine refuses raises and changes nothing."""
        assert entry.number == self.number + 1, f"entry {entry.number} after {self.number}"
        happening = entry.what
        hidden = self._hidden_from(happening)
        _APPLY[type(happening)](self, happening, entry)
        self.number = entry.number
        self.last_at = entry.at
        if entry.ref:
            self.refs[log.seat_of(happening), entry.ref] = entry.number
        self._end_or_run_clock(entry.at)
        self._keep_lines(entry, hidden)

    def _hidden_from(self, happening: Happening) -> int:
        """The viewers (bits) who must not notice an entry: wishes are private, and so are passes of who hides."""
        hides = isinstance(happening, log.Wished | log.Skipped)
        if isinstance(happening, log.Answered):
            hides = self.is_hidden_pass(happening)
        if not hides:
            return 0
        # Who plays both sides counts the same on both: no two of their questions may have the same stamp.
        return 0b100 if self.setup.solo else 0b111 & ~(1 << log.seat_of(happening))

    def is_hidden_pass(self, answer: log.Answered) -> bool:
        """Whether it is a pass in a window that nobody else may know of: one that the server gave, or of who hides."""
        decision = self.game.decision
        assert decision is not None
        return answer.key == PASS and decision.kind in WINDOWS and (answer.auto or self.manners[answer.seat].hide > 0)

    def _end_or_run_clock(self, now: int) -> None:
        """What follows from any entry: the end, and whose clock runs."""
        if self.outcome is None and self.game.winner != NOBODY:
            self.outcome = TableResult(self.game.winner, self.game.state.won_by)
        if self.outcome is not None:
            self.offers.clear()
            self.clock.stop(now)
            return
        decision = self.game.decision
        seat = NOBODY if decision is None or self.paused else decision.seat
        if seat != NOBODY and not self.setup.people[seat]:
            seat = NOBODY
        if self.clock.running != seat or self.number == self.stamp:
            self.clock.start(seat, max([now, *self.spans]))

    def _keep_lines(self, entry: LogEntry, hidden: int) -> None:
        """Put into words what happened, and note who may know which of the cards it names."""
        game = self.game
        english = events(game, 0, self.setup.names)
        abroad = {code: tuple(language(code).events(game, 0, self.setup.names)) for code in self.tongues}
        assert game.journal is not None
        if game.journal:
            self.tale = tale_after(self.tale, game, game.journal)
        game.journal.clear()
        viewers = (0, 1, NOBODY)
        cards = tuple(
            [
                tuple([tuple([card for card in event.cards if knows(game, viewer, card)]) for viewer in viewers])
                for event in english
            ]
        )
        for viewer in range(3):
            if not hidden >> viewer & 1:
                self.seen[viewer] += 1
        numbers = (self.seen[0], self.seen[1], self.seen[2])
        sourced = tuple((event, self._sources(event)) for event in english)
        self.recent.append(EntryLines(entry, sourced, cards, hidden, numbers, abroad))
        if self.stamp == entry.number:
            self.stamps = numbers

    def _sources(self, event: Event) -> int:
        """The viewers (bits) who know a card with the face that caused an event."""
        if not event.card:
            return 0b111
        pieces = [piece.id for piece in self.game.state.cards if piece.face.id == event.card]
        return sum(
            1 << place
            for place, viewer in enumerate((0, 1, NOBODY))
            if any(knows(self.game, viewer, piece) for piece in pieces)
        )

    def view(self, seat: int) -> View:
        """What a seat sees, or NOBODY. What lies open is put together once for all viewers."""
        if self._open is None or self._open[0] != self.number:
            self._open = (self.number, Open(self.game, self._open and self._open[1]))
        return view(self.game, seat, self._open[1])

    # -- answers -------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question; None while the table is paused or when it is over."""
        return None if self.paused or self.outcome is not None or self.number == 0 else self.game.decision

    def is_window(self, seat: int) -> bool:
        """Whether the open question is one that is only asked of somebody who holds something."""
        decision = self.decision
        return decision is not None and decision.seat == seat and decision.kind in WINDOWS

    def ends_by_itself(self, seat: int) -> bool:
        """Whether the open question is a window that is over when its time is, where a seat hides its holdings: its own
        operations never are."""
        decision = self.decision
        return self.is_window(seat) and decision is not None and not is_own_operations(self.game, decision)

    def automatic(self) -> Option | None:
        """The answer to the open question that the settings of whoever is asked give."""
        decision = self.decision
        if decision is None:
            return None
        seat = decision.seat
        if self.skipping[seat] and decision.kind in WINDOWS and not is_own_operations(self.game, decision):
            return decision.option(PASS)
        return answer_for(self.game, self.manners[seat].habits, self.steps, self.again[seat])

    def _check_answer(self, answer: log.Answered) -> None:
        if self.paused:
            raise NotNow("The game is paused.")
        decision = self.game.decision
        assert decision is not None
        if decision.seat != answer.seat:
            raise WrongSeat("It is not your decision now.")

    def last_player(self, seat: int) -> int:
        """Who gave the last answer, where somebody plays both sides; else the seat itself."""
        own = [given.seat for given in self.given if not given.follows] if self.setup.solo else []
        return own[-1] if own else seat

    def _answer(self, answer: log.Answered, entry: LogEntry) -> None:
        game = self.game
        hidden_pass = self.is_hidden_pass(answer)
        turn = game.state.turn
        decision = game.decision
        option = None if decision is None else decision.option(answer.key)
        taken = None if option is None else step(game, option, answer.auto)
        chance, known = game.state.seed, undoing.known_cards(game)
        game.apply(answer.key)
        assert taken is not None
        spans = self._spans(answer)
        follows = answer.auto or answer.more
        self.given.append(Given(answer.seat, follows, entry.number, spans, taken, chance, known, self.tale))
        self.steps.append(taken)
        self.again[answer.seat] = frozenset() if game.state.turn != turn else self.again[answer.seat] - {named(taken)}
        self.stamp = entry.number
        if not follows or not self.clock.thrifty:
            self.clock.answered(answer.seat, entry.at, turn)
        for seat in self.hiding:
            if spans and not (hidden_pass and seat == answer.seat):
                self.spans[seat] = entry.at + int(self.manners[seat].hide * 1000)
        self.offers.pop("undo", None)
        if self.offers.get("draw", answer.seat) != answer.seat:
            del self.offers["draw"]
        if game.state.turn != turn:
            self.skipping = [False, False]
        elif answer.key != PASS:
            self.skipping[1 - answer.seat] = False

    def _spans(self, answer: log.Answered) -> bool:
        """Whether the other seat may have had a window after an answer, for all that both know: something happened,
        a step ended, or the question went to somebody else."""
        decision = self.game.decision
        if answer.key in (PASS, "done") or decision is None or decision.seat != answer.seat:
            return True
        return any(isinstance(entry, Occurrence) for entry in self.game.journal or ())

    # -- taking back, offers -------------------------------------------------------------------------------------------

    def _take_back(self, seat: int, entry: LogEntry, turn: bool = False) -> None:
        place = undoing.place_of(self, seat, turn)
        chance = self.game.state.seed
        game = undoing.before(self, place)
        if game.state.seed != chance:
            game.turn_chance(chance)
        game.journal = []
        self.game = game
        self.again[seat] = frozenset(asked_again([given.step for given in self.given[place:]], seat))
        self.tale = self.given[place].tale
        del self.given[place:], self.steps[place:]
        self.stamp = entry.number
        self.offers.pop("undo", None)

    def _agree(self, reply: log.Agreed, entry: LogEntry) -> None:
        offerer = self.offers.pop(reply.what)
        if reply.what == "draw":
            self.outcome = TableResult(NOBODY, "agreement")
        elif reply.what == "undo":
            self._take_back(offerer, entry)
        else:
            self.paused = reply.what == "pause"
            self.stamp = entry.number


def _ends(by: str, winner: Callable[[int], int]) -> Callable[[Fold, Any, LogEntry], None]:
    def end(fold: Fold, happening: Any, entry: LogEntry) -> None:
        fold.outcome = TableResult(winner(happening.seat), by)

    return end


def _offer(fold: Fold, offer: log.Offered, entry: LogEntry) -> None:
    fold.offers[offer.what] = offer.seat


def _decline(fold: Fold, reply: log.Declined, entry: LogEntry) -> None:
    del fold.offers[reply.what]


def _undo(fold: Fold, undo: log.TookBack, entry: LogEntry) -> None:
    fold._take_back(undo.seat, entry, undo.turn)


def _wish(fold: Fold, wish: log.Wished, entry: LogEntry) -> None:
    for seat in (0, 1) if fold.setup.solo else (wish.seat,):
        fold.manners[seat] = wish.manners
    fold.hiding = tuple(seat for seat in (0, 1) if fold.manners[seat].hide)


def _skip(fold: Fold, skip: log.Skipped, entry: LogEntry) -> None:
    fold.skipping[skip.seat] = skip.on


def _nothing(fold: Fold, happening: Happening, entry: LogEntry) -> None:
    pass


def _start(fold: Fold, start: log.Started, entry: LogEntry) -> None:
    if fold.game.decision is not None:
        fold.stamp = entry.number


_APPLY: dict[type, Callable[[Fold, Any, LogEntry], None]] = {
    log.Started: _start,
    log.Answered: Fold._answer,
    log.Offered: _offer,
    log.Agreed: Fold._agree,
    log.Declined: _decline,
    log.TookBack: _undo,
    log.Conceded: _ends("concession", lambda seat: 1 - seat),
    log.OutOfTime: _ends("clock", lambda seat: 1 - seat),
    log.Claimed: _ends("absence", lambda seat: seat),
    log.ChatLine: _nothing,
    log.Wished: _wish,
    log.Skipped: _skip,
}

_CHECKS: dict[type, Callable[[Fold, Any], None]] = {
    log.Answered: Fold._check_answer,
    log.Offered: offers.check_offer,
    log.Agreed: offers.check_reply,
    log.Declined: offers.check_reply,
    log.TookBack: lambda fold, undo: undoing.check(fold, undo.seat, undo.turn),
}
