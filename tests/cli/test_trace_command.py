"""`rlyeh trace`: what follows an answer of a recorded game, in the terminal and as JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rlyeh.cards import POOL
from rlyeh.cli import app, main
from rlyeh.cli.trace import span, traced
from rlyeh.engine import LCG_FINAL
from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.state.random import Chance
from rlyeh.errors import GameFileError
from rlyeh.testing.invariants import random_game
from tests.random_play import play


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["trace", *arguments])


@pytest.fixture(scope="module")
def record() -> GameRecord:
    """A game in which something was taken back, so that its answers hold a note of chance."""
    game = random_game(POOL, LCG_FINAL, 3)
    chance = Chance(3)
    while game.decision is not None:
        if len(game.answers) == 20:
            game.turn_chance(7)
        play(game, chance)
    return GameRecord.of(game, names=("Ann", "Ben"))


@pytest.fixture
def path(record: GameRecord, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    record.write(path)
    return path


def test_the_last_answer_is_traced_unless_another_is_asked_for(path: Path, record: GameRecord) -> None:
    result = run(str(path))
    last = len(record.answers)
    assert result.exit_code == 0
    assert result.output.startswith(f"Answer {last} of {last}: {record.answers[-1]}\n")
    assert "has won [" in result.output


def test_a_range_goes_from_each_question_to_the_next(path: Path, record: GameRecord) -> None:
    found = json.loads(run(str(path), "--at", "40-45", "--json").output)
    assert [entry["number"] for entry in found] == [*range(40, 46)]
    assert [entry["answer"] for entry in found] == list(record.answers[39:45])
    for entry in found:
        kinds = [line["kind"] for line in entry["lines"]]
        assert (kinds[0], kinds[-1]) == ("answer", "asked")
    asked, then = found[0]["lines"][-1], found[1]["lines"][0]
    assert asked["seat"] == then["seat"]


def test_a_note_of_chance_is_told(path: Path, record: GameRecord) -> None:
    assert record.answers[20].startswith("chance:")
    assert "The random source goes on from another place" in run(str(path), "--at", "21").output


def test_the_traced_game_is_the_recorded_one(record: GameRecord) -> None:
    last = len(record.answers)
    lines = [line for _, _, found in traced(record, POOL, 1, last) for line in found]
    assert lines[-1].kind == "over"
    assert not [line for line in lines if line.kind == "broken"]


def test_the_help_says_that_nothing_is_hidden() -> None:
    assert "nothing is hidden" in " ".join(run("--help").output.split())


@pytest.mark.parametrize("said", ["0", "7-3", "9999", "4-9999", "last", "4-", "-4", "²"])
def test_answers_that_are_not_there_are_refused(said: str) -> None:
    with pytest.raises(GameFileError, match="say a number, such as 40"):
        span(said, 60)


def test_a_mistake_is_one_sentence(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["trace", str(path), "--at", "0"])
    assert stopped.value.code == 2
    assert "rlyeh: The game has" in capsys.readouterr().err
