"""The plugin for pytest: a failed test prints the log and the board of its games, and one that passes pays nothing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import rlyeh.testing
from rlyeh.language import *
from rlyeh.language.effects.draw_and_discard import Draw
from rlyeh.testing import Scenario

TESTS = """
from rlyeh.language import *
from rlyeh.testing import Scenario

BELL = support("test-1", "Odd Bell", NEUTRAL, cost=0, text=[action(draw())])
KNIFE = support("test-2", "Knife", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT)))])


def table_of():
    table = Scenario(active="darin", cards=[BELL, KNIFE], bells=["darin", "tommy"])
    table.bell = table.darin.has(BELL)
    table.tommy.holds("Shotgun Blast")
    return table


def test_that_fails():
    table = table_of()
    table.darin.uses(table.bell)
    assert table.tommy.hand == []


def test_that_reaches_into_the_game():
    table = table_of()
    assert table.decision is not None
    table.game.state.edit(table.bell.id).wounds = 3
    raise RuntimeError("as planned")


def test_that_has_two_games():
    table_of()
    table_of()
    raise RuntimeError("as planned")


def test_that_leaves_a_decision_open():
    table = table_of()
    knife = table.darin.has(KNIFE)
    assert table.decision is not None
    table.game.apply(f"use:{knife.id}.0")


def test_without_a_game():
    raise RuntimeError("as planned")


def test_that_passes():
    table = table_of()
    table.darin.uses(table.bell)
"""


def run(folder: Path, *arguments: str, tests: str = TESTS) -> str:
    """What pytest says, in a process and a folder of its own: nothing but the installed package tells it of the
    plugin."""
    (folder / "test_cards.py").write_text(tests, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> str:
    return run(tmp_path_factory.mktemp("cards"))


def part(said: str, test: str) -> str:
    """What is said of one failed test."""
    return said.partition(f"_ {test} _")[2].partition("\n____")[0]


def test_a_failed_test_prints_its_log_with_nothing_hidden_and_its_board(said: str) -> None:
    found = part(said, "test_that_fails")
    assert "the game of this test" in found
    assert "Player 1 is darin, Player 2 is tommy." in found
    log, _, board = found.partition("\nLog\n")[2].partition("\n\n")
    assert "  Darin uses Odd Bell: draw a card.\n" in log
    assert "  Darin draws Filler (Odd Bell)." in log
    for line in ("Odd Bell #", "hand: Shotgun Blast #", "Stack, what goes on now first", "Player 2 is asked (action"):
        assert line in board


def test_a_log_that_cannot_be_told_is_not_made_up(said: str) -> None:
    """The answers alone do not lead to a game into which a test has reached."""
    found = part(said, "test_that_reaches_into_the_game")
    assert "The test has done more than answer questions" in found
    assert "wounds 3" in found


def test_every_game_of_a_test_is_told(said: str) -> None:
    found = part(said, "test_that_has_two_games")
    assert "the game of this test 1 of 2" in found
    assert "the game of this test 2 of 2" in found
    assert found.count("Nothing has happened yet.") == 2


def test_a_test_without_a_game_prints_none(said: str) -> None:
    assert "the game of this test" not in part(said, "test_without_a_game")


def test_a_decision_left_open_prints_the_game_in_which_it_is(said: str) -> None:
    found = part(said, "ERROR at teardown of test_that_leaves_a_decision_open")
    assert "The test ended with an open decision" in found
    assert "Player 1 is asked (choose" in found


def test_tests_that_pass_print_nothing(said: str) -> None:
    assert "4 failed, 2 passed, 1 error" in said
    assert said.count("- the game of this test") == 5


def test_the_plugin_brings_no_cards_along(tmp_path: Path) -> None:
    """pytest finds it wherever rlyeh is installed, also for tests that have nothing to do with it."""
    tests = "import sys\n\n\ndef test_alone():\n    assert 'rlyeh.cards' not in sys.modules\n"
    assert "1 passed" in run(tmp_path, tests=tests)


def test_the_scenario_table_is_found_by_its_names() -> None:
    assert all(getattr(rlyeh.testing, name) is not None for name in rlyeh.testing.__all__)
    with pytest.raises(AttributeError, match=r'rlyeh\.testing has no "Scenari"'):
        rlyeh.testing.Scenari  # noqa: B018


def test_an_answer_that_fails_leaves_the_scenario_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 2, where a word of a card is broken: there is still a board to print."""
    bell = support("test-1", "Odd Bell", NEUTRAL, cost=0, text=[action(draw())])
    table = Scenario(active="darin", cards=[bell], bells=["darin", "tommy"])
    mine = table.darin.has(bell)
    assert table.decision is not None
    before = table.game.hash()

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patched:
        patched.setattr(Draw, "step", broken)
        patched.setattr(Draw, "perform", broken)
        with pytest.raises(ZeroDivisionError):
            table.game.apply(f"use:{mine.id}.0")
    assert table.game.hash() == before
    table.darin.uses(mine)
    assert len(table.darin.hand) == 1
