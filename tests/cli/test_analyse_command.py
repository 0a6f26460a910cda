"""`rlyeh analyse`: a recorded game, looked at."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rlyeh.arena import play
from rlyeh.cards import POOL
from rlyeh.cli import app, main
from rlyeh.engine.files.game_file import GameRecord
from tests.arena.helpers import small_match


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first answers of a game between an acolyte and a random player."""
    whole = GameRecord.loads(play(small_match(2, ("acolyte", "random")), 0, keep=True).record)
    path = tmp_path_factory.mktemp("game") / "game.json"
    GameRecord.of(whole.replay(POOL, 12), ("You", "The Novice")).write(path)
    return path


def run(*arguments: str) -> str:
    asked = ["analyse", *arguments, "--bot", "acolyte", "--games", "4"]
    result = CliRunner().invoke(app, asked, env={"COLUMNS": "100"})
    assert result.exit_code == 0, result.output
    return result.stdout


def test_the_curve_and_the_page(file: Path, tmp_path: Path) -> None:
    said = run(str(file), "--html", str(tmp_path / "game.html"), "--jobs", "1")
    assert said.startswith("You against The Novice\nThe game is not over.")
    assert "The chance of You to win after every turn:" in said
    assert " 50 % ┤" in said
    assert "The Novice decided" in said
    assert "<svg" in (tmp_path / "game.html").read_text(encoding="utf-8")


def test_json(file: Path) -> None:
    found = json.loads(run(str(file), "--json", "--jobs", "1"))
    assert found["players"] == ["You", "The Novice"]
    assert found["chances"][0]["after_turn"] == 0


def test_mistakes_are_one_sentence(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, said in (
        ([str(tmp_path / "none.json")], "cannot be read"),
        ([str(file), "--bot", "nobody"], 'No bot is called "nobody".'),
    ):
        with pytest.raises(SystemExit):
            main(["analyse", *arguments])
        assert said in capsys.readouterr().err
