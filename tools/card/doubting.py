"""Pytest plugins that doubt cards and rules.

Each change is tried in a process of its own, forked from one that has run every test once.
"""

from __future__ import annotations

import os
import random
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS
from rlyeh.model import Card
from rlyeh.testing import scenario
from tools.card.changes import changed_cards, said

UNNOTICED, NOTICED, UNSAYABLE, THE_SAME = "unnoticed", "noticed", "cannot be said", "reads the same"
OUTCOMES = (UNNOTICED, NOTICED, UNSAYABLE, THE_SAME)
PATIENCE = 60
"""Seconds after which a test that hangs has noticed."""


class Verdict(NamedTuple):
    """What became of one change."""

    id: str
    title: str
    change: str
    outcome: str
    says: str


@dataclass
class Change:
    """A change to try: what is changed, and the card or rule set that it makes."""

    id: str
    title: str
    what: str
    changed: Any
    original: Any


class Doubt:
    """Runs every test once, then tries changes, a process for each."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.verdicts: list[Verdict] = []
        self.running: dict[int, Change] = {}

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of running the tests and being done."""
        self.look(session.items)
        work = list(self.work())
        for number, change in enumerate(work, 1):
            while len(self.running) >= self.jobs:
                self._reap()
            self._fork(change)
            if number % 200 == 0:
                print(f"... {number} of {len(work)}", file=sys.stderr)
        while self.running:
            self._reap()
        return True

    def look(self, items: Sequence[pytest.Item]) -> None:
        """Run the tests as they are, and note what is needed."""
        raise NotImplementedError

    def work(self) -> Iterable[Change]:
        """The changes to try."""
        raise NotImplementedError

    def try_out(self, change: Change) -> int:
        """In the process of its own: the place of the outcome in OUTCOMES."""
        raise NotImplementedError

    def says(self, change: Change) -> str:
        """What is said after the change."""
        return change.what

    def _fork(self, change: Change) -> None:
        sys.stdout.flush()
        pid = os.fork()
        if pid == 0:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, 1)
            os.dup2(nowhere, 2)
            signal.signal(signal.SIGALRM, lambda *_: os._exit(OUTCOMES.index(NOTICED)))
            signal.alarm(PATIENCE)
            os._exit(self.try_out(change))
        self.running[pid] = change

    def _reap(self) -> None:
        pid, status = os.wait()
        change = self.running.pop(pid)
        code = os.waitstatus_to_exitcode(status)
        outcome = OUTCOMES[code] if 0 <= code < len(OUTCOMES) else NOTICED
        self.verdicts.append(Verdict(change.id, change.title, change.what, outcome, self.says(change)))


def fails(item: pytest.Item) -> bool:
    """Whether a test fails now."""
    return any(report.failed for report in runtestprotocol(item, nextitem=None, log=False))


class CardMutants(Doubt):
    """Changes cards; only the tests that have a card on their table are asked about it."""

    def __init__(self, cards: Sequence[Card] | None, sample: int, seed: int, jobs: int) -> None:
        super().__init__(jobs)
        self.cards = list(POOL) if cards is None else cards
        self.sample, self.seed = sample, seed
        self.tests_of: dict[str, list[pytest.Item]] = defaultdict(list)

    def look(self, items: Sequence[pytest.Item]) -> None:
        used: set[str] = set()
        face = scenario.Scenario._face

        def noting(table: scenario.Scenario, card: str | Card) -> Any:
            found = face(table, card)
            used.add(found.id)
            return found

        scenario.Scenario._face = noting  # type: ignore[assignment, method-assign]
        took: dict[pytest.Item, float] = {}
        for item in items:
            used.clear()
            began = time.perf_counter()
            if fails(item):
                print(f"fails as it is: {item.nodeid}")
                continue
            took[item] = time.perf_counter() - began
            for card in used:
                self.tests_of[card].append(item)
        scenario.Scenario._face = face  # type: ignore[method-assign]
        for tests in self.tests_of.values():
            tests.sort(key=took.__getitem__)

    def work(self) -> Iterable[Change]:
        changes = [
            Change(card.id, card.title, what, changed, card)
            for card in self.cards
            for what, changed in changed_cards(card)
        ]
        if self.sample and len(changes) > self.sample:
            return random.Random(self.seed).sample(changes, self.sample)
        return changes

    def says(self, change: Change) -> str:
        return said(change.changed)

    def try_out(self, change: Change) -> int:
        try:
            for pool in (POOL, scenario.FURNISHED):
                pool.cards[change.id] = pool._take(change.changed)
            same_host = change.changed.attach_to == change.original.attach_to
            if same_host and said(POOL[change.id]) == said(change.original):
                return OUTCOMES.index(THE_SAME)
        except Exception:
            return OUTCOMES.index(UNSAYABLE)
        noticed = any(fails(item) for item in self.tests_of.get(change.id, ()))
        return OUTCOMES.index(NOTICED if noticed else UNNOTICED)


class RuleMutants(Doubt):
    """Turns the policies of a rule set; every test that plays under it is asked."""

    def __init__(self, rules: str, jobs: int) -> None:
        super().__init__(jobs)
        self.rules = RULE_SETS[rules]
        self.tests: list[pytest.Item] = []

    def look(self, items: Sequence[pytest.Item]) -> None:
        used: set[str] = set()
        begin = scenario.Scenario.__init__

        def noting(table: scenario.Scenario, **how: Any) -> None:
            begin(table, **how)
            used.add(table.rules.name)

        scenario.Scenario.__init__ = noting  # type: ignore[assignment, method-assign]
        for item in items:
            used.clear()
            if not fails(item) and self.rules.name in used:
                self.tests.append(item)
        scenario.Scenario.__init__ = begin  # type: ignore[method-assign]

    def work(self) -> Iterator[Change]:
        for field in fields(self.rules):
            value = getattr(self.rules, field.name)
            if isinstance(value, bool):
                turned = replace(self.rules, **{field.name: not value})  # type: ignore[arg-type]
                yield Change(self.rules.name, "policy", f"{field.name}: {value} -> {not value}", turned, self.rules)

    def try_out(self, change: Change) -> int:
        RULE_SETS[self.rules.name] = change.changed
        return OUTCOMES.index(NOTICED if any(fails(item) for item in self.tests) else UNNOTICED)
