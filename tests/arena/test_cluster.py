"""The same games on a Ray cluster: a local one with two workers, one of which is killed in the middle of the run."""

from pathlib import Path

import pytest

from rlyeh.arena import RunFolder, run
from rlyeh.errors import ArenaError
from tests.arena.helpers import SUICIDE, deadly, small_match


def test_a_worker_killed_in_mid_run_loses_and_doubles_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    plain = small_match(24)
    doomed = plain.fixture(13).bot_seed(1)
    bot = deadly(tmp_path, "doomed_on_ray", doomed, 1, SUICIDE, monkeypatch)
    schedule = small_match(24, (bot, "random"))
    folder = RunFolder.begin(tmp_path / "run", schedule)
    outcomes = list(run(schedule, folder, jobs=2, backend="ray"))
    assert (tmp_path / "deaths").read_text() == "x"
    assert sorted(outcome.number for outcome in outcomes) == list(range(24))
    assert sorted(outcomes, key=lambda one: one.number) == list(run(plain, jobs=1))
    assert (tmp_path / "run" / "results.jsonl").read_text().count("\n") == 24


def test_without_the_extra_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "ray", None)
    with pytest.raises(ArenaError, match=r"needs the extra of that name: pip install 'rlyeh\[ray\]'"):
        list(run(small_match(2), backend="ray"))
