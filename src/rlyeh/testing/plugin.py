"""A pytest plugin: no test ends with a decision left open, and one that fails prints its games, the log and the board.

pytest finds it by itself wherever rlyeh is installed. It brings nothing of the game along: only tests that import the
scenario table have anything to print."""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from rlyeh.testing.scenario import Scenario

TOLD = pytest.StashKey[bool]()
"""Whether the games of a test have been printed: a failed test may fail once more when it is cleared away."""
MOST = 3
"""So many games of a test are printed."""
BY_HAND = "The test has done more than answer questions, so its log cannot be told."


def tables() -> list[Scenario]:
    """The scenarios of the running test."""
    module = sys.modules.get("rlyeh.testing.scenario")
    return [] if module is None else module.OPEN


@pytest.fixture(autouse=True)
def _no_decision_left_open() -> Iterator[None]:
    """Check every scenario of a test when the test has passed."""
    tables().clear()
    yield
    for table in tables():
        table.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Let a failed test print its games."""
    report = yield
    if report.failed and not item.stash.get(TOLD, False):
        item.stash[TOLD] = True
        games = tables()
        for number, table in enumerate(games[:MOST], 1):
            place = f" {number} of {len(games)}" if len(games) > 1 else ""
            report.sections.append((f"the game of this test{place}", game_told(table)))
    return report


def game_told(table: Scenario) -> str:
    """What happened at a table, and how it stands now, with nothing hidden."""
    try:
        names = (table.players[0].name, table.players[1].name)
        lines = [f"  {line}" for line in _log(table, names)]
        return "\n".join([f"Player 1 is {names[0]}, Player 2 is {names[1]}.", "", "Log", *lines, "", str(table.game)])
    except Exception as problem:  # What went wrong in the test matters more.
        return f"It cannot be shown ({type(problem).__name__}: {problem})."


def _log(table: Scenario, names: tuple[str, str]) -> list[str]:
    from rlyeh.engine.explain import OPEN, events

    if not table.started:
        return ["Nothing has happened yet."]
    again = table.played_again()
    return [BY_HAND] if again is None else [event.text() for event in events(again, 0, names, OPEN)]
