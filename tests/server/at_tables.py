"""Tables without a server: setups, and folds that are driven by hand."""

from __future__ import annotations

from typing import Any

from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine.state.random import Chance
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.clock import ClockRule
from rlyeh.server.tables.log_entries import Happening, LogEntry
from rlyeh.server.tables.table_state import Fold, TableSetup


def setup(seed: int = 1, clock: ClockRule | None = None, **more: Any) -> TableSetup:
    """A game between two quick decks."""
    decks = matchup_decks(MATCHUPS[seed * 37 % len(MATCHUPS)])
    return TableSetup(
        rules="lcg",
        decks=(tuple(decks[0].card_ids()), tuple(decks[1].card_ids())),
        stories=STORIES,
        seed=seed,
        clock=clock or ClockRule(),
        **more,
    )


class ByHand:
    """A fold with a time of its own."""

    def __init__(self, made: TableSetup) -> None:
        self.fold = Fold(made)
        self.at = 1_000_000
        self.entries: list[LogEntry] = []
        self.does(log.Started())

    def does(self, what: Happening, after: int = 0, ref: str = "") -> None:
        """Something happens, so many milliseconds later."""
        self.at += after
        self.fold.check(what)
        entry = LogEntry(self.fold.number + 1, self.at, what, ref)
        self.fold.apply(entry)
        self.entries.append(entry)

    def answers(self, key: str, after: int = 0) -> None:
        """Whoever is asked answers."""
        decision = self.fold.game.decision
        assert decision is not None
        self.does(log.Answered(decision.seat, key), after)

    def plays(self, chance: Chance, number: int = 1) -> None:
        """Random answers."""
        for _ in range(number):
            decision = self.fold.game.decision
            if decision is None:
                return
            self.answers(decision.options[chance.below(len(decision.options))].key)

    def until(self, kind: str, chance: Chance) -> int:
        """Random answers until a kind of question is asked; returns the seat that is asked it."""
        while True:
            decision = self.fold.game.decision
            assert decision is not None, f"nobody was ever asked {kind}"
            if decision.kind == kind:
                return decision.seat
            self.plays(chance)

    def again(self) -> Fold:
        """The same table, rebuilt from what was written down."""
        fold = Fold(self.fold.setup)
        for entry in self.entries:
            fold.apply(LogEntry(entry.number, entry.at, log.decode(log.encode(entry.what)), entry.ref))
        return fold
