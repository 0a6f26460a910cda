"""`rlyeh dataset`: games as Parquet, whole, resumable, and true to the games."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from rlyeh.arena import mixed
from rlyeh.cli import main
from rlyeh.engine import new_game, rule_set
from rlyeh.envs.dataset import DataFolder, Order
from rlyeh.envs.setting import faces


def rows(folder: Path) -> list[dict[str, Any]]:
    """All rows of a data set, in order."""
    table = pq.read_table(folder)
    return sorted(table.to_pylist(), key=lambda row: (row["game"], row["answer"]))


def write(folder: Path, *more: str) -> None:
    """Run the command, with success."""
    with pytest.raises(SystemExit) as left:
        main(["dataset", str(folder), "--bots", "acolyte,random", "--jobs", "1", "--part", "2", *more])
    assert left.value.code in (0, None)


def test_rows_replay_to_the_games(tmp_path: Path) -> None:
    """The answers lead through the very questions, options and views that the rows tell of, to the winner they name."""
    write(tmp_path / "set", "--games", "2")
    schedule = mixed(("acolyte", "random"), 2)
    setting = Order(schedule).setting()
    told = rows(tmp_path / "set")
    assert {row["game"] for row in told} == {0, 1}
    for number in (0, 1):
        fixture = schedule.fixture(number)
        cards = [schedule.deck_of(entrant).card_ids() for entrant in fixture.entrants]
        known = faces("lcg")
        game = new_game(known.pool, cards, schedule.stories, fixture.seed, rule_set("lcg"), known)
        for row in [row for row in told if row["game"] == number]:
            decision = game.decision
            assert decision is not None
            assert (row["seat"], row["kind"], row["options"]) == (decision.seat, decision.kind, decision.keys())
            assert json.loads(row["view"]) == game.view(decision.seat).to_json()
            assert len(row["observation"]) == setting.layout.size
            assert [setting.schema.meaning(action).verb for action in row["actions"]] == [
                option.verb for option in decision.options
            ]
            assert row["bot"] == schedule.entrants[fixture.entrants[decision.seat]].bot
            game.apply(row["options"][row["taken"]])
            assert row["reward"] == (1 if row["winner"] == row["seat"] else -1)
        assert game.is_over
        assert (game.winner, game.state.won_by) == (row["winner"], row["won_by"])
    metadata = pq.read_schema(tmp_path / "set" / "part-00000.parquet").metadata
    assert metadata[b"rlyeh_actions"].decode() == setting.schema.hash
    assert metadata[b"rlyeh_observation"].decode() == setting.layout.hash


def test_it_goes_on_where_it_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A part that is missing is played again, finished ones are not, and the data set may grow."""
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    write(whole, "--games", "6", "--no-views")
    write(stopped, "--games", "4", "--no-views")
    (stopped / "part-00001.parquet").rename(stopped / "part-00001.part")
    kept = (stopped / "part-00000.parquet").stat().st_mtime_ns
    write(stopped, "--games", "6", "--no-views", "--resume")
    assert "Going on after 2 games" in capsys.readouterr().err
    assert (stopped / "part-00000.parquet").stat().st_mtime_ns == kept
    assert rows(stopped) == rows(whole)
    assert "view" not in rows(whole)[0]


def test_another_data_set_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(tmp_path / "set", "--games", "2", "--no-views")
    for more, said in (
        ([], "holds a data set already"),
        (["--resume", "--no-views", "--seed", "3"], "another data set, with other bots, decks, rules or seeds"),
        (["--resume"], "another data set, with other columns"),
    ):
        with pytest.raises(SystemExit):
            main(["dataset", str(tmp_path / "set"), "--bots", "acolyte,random", "--part", "2", *more])
        assert said in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["dataset", str(tmp_path / "none"), "--resume"])
    assert "no data set to go on with" in capsys.readouterr().err


def test_mistakes_are_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, said in (
        (["--bots", "acolyte,random,careless"], "A game has two bots, not 3"),
        (["--bots", "acolite"], 'Did you mean "acolyte"?'),
        (["--deck", "nonsense"], 'no deck or file "nonsense"'),
    ):
        with pytest.raises(SystemExit):
            main(["dataset", str(tmp_path / "set"), *arguments])
        assert said in capsys.readouterr().err
    assert not (tmp_path / "set").exists()


def test_two_decks_of_ones_own(tmp_path: Path) -> None:
    folder = tmp_path / "set"
    write(folder, "--games", "2", "--no-views", "--deck", "cthulhu+hastur", "--deck", "agency+miskatonic")
    assert {row["deck"] for row in rows(folder)} == {
        "Cthulhu and Hastur, packet 1", "The Agency and Miskatonic University, packet 1",
    }  # fmt: skip
    seen = np.frombuffer(rows(folder)[0]["observation"], np.uint8)
    assert seen.any()
    assert DataFolder(folder, Order(mixed(("acolyte", "random"), 2), 2)).missing() == []
