"""`rlyeh replay`: a recorded game in the terminal."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rlyeh.cards import POOL
from rlyeh.cli import app, main
from rlyeh.cli.replay import position
from rlyeh.engine import LCG
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.state.random import Chance
from rlyeh.errors import GameFileError
from rlyeh.testing.invariants import random_game
from tests.random_play import play


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


@pytest.fixture(scope="module")
def record() -> GameRecord:
    game = random_game(POOL, LCG, 3)
    chance = Chance(3)
    while game.decision is not None:
        play(game, chance)
    return GameRecord.of(game, names=("Ann", "Ben"))


@pytest.fixture
def path(record: GameRecord, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    record.write(path)
    return path


def test_the_end_of_the_game_is_shown(path: Path, record: GameRecord) -> None:
    result = run("replay", str(path))
    last = len(record.answers)
    assert result.exit_code == 0
    assert "Ann against Ben" in result.output
    assert f"after answer {last} of {last}" in result.output
    assert "The game is over." in result.output


def test_any_position_is_shown_with_the_answer_that_follows(path: Path, record: GameRecord) -> None:
    game = record.replay(POOL, 60)
    result = run("replay", str(path), "--to", "60", "--seat", "2")
    assert result.exit_code == 0
    assert f"after answer 60 of {len(record.answers)}" in result.output
    assert "→" in result.output
    for story in game.state.row:
        assert game.state.cards[story].face.title[:10] in result.output


def test_the_start_is_shown(path: Path) -> None:
    assert "after answer 0 of" in run("replay", str(path), "--to", "0").output


def test_the_position_is_that_of_the_record(record: GameRecord) -> None:
    for number in (0, 1, 49, 50, 51, len(record.answers)):
        assert position(record, POOL, number).hash() == record.replay(POOL, number).hash()


@pytest.mark.parametrize("to", [-1, 100_000])
def test_a_place_outside_the_game_is_refused(record: GameRecord, to: int) -> None:
    with pytest.raises(GameFileError, match="cannot be shown after"):
        position(record, POOL, to)


def test_a_broken_file_becomes_one_sentence(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(path.read_text())
    said["answers"][7] = "dance"
    path.write_text(json.dumps(said))
    with pytest.raises(SystemExit) as stopped:
        main(["replay", str(path)])
    assert stopped.value.code == 2
    error = capsys.readouterr().err
    assert error.startswith('rlyeh: answers[7]: "dance" is not among')
    assert error.count("\n") == 1


def test_a_file_that_is_not_there_becomes_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["replay", str(tmp_path / "none.json")])
    assert "cannot be read" in capsys.readouterr().err
