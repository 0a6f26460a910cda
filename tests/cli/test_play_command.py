"""`rlyeh play --terminal`: whole games by what a person types."""

import re
from pathlib import Path

import pytest

from rlyeh.bots import LEVELS, Chair, make
from rlyeh.bots.levels import MACHINE
from rlyeh.cli import main
from rlyeh.cli.questions import CommitPlan, Misread, question_for
from rlyeh.cli.session import PERSON, TerminalGame
from rlyeh.engine.files.game_file import GameRecord
from tests.cards_for_tests import POOL
from tests.cli.at_the_terminal import BOTH, NAMES, Eager, Person, first_answer, flat, game_of, run

pytestmark = pytest.mark.usefixtures("own_folder")

# -- the command -----------------------------------------------------------------------------------------------------


def test_what_is_chosen_at_the_table_needs_a_terminal_here() -> None:
    result = run("--level", "adept")
    assert result.exit_code == 2
    assert "for the terminal, add --terminal" in flat(result.output)


def test_a_new_game_begins_with_the_setup_hand() -> None:
    """SET-5, SET-6."""
    result = run("--terminal", "--seed", "1")
    assert result.exit_code == 0
    assert "Do you keep this hand or take a mulligan?" in result.output
    assert "hand 8 · deck 39" in result.output
    assert "rlyeh play --terminal --resume rlyeh-game-1.json" in flat(result.output)


def test_the_seed_makes_the_game() -> None:
    same = [run("--terminal", "--seed", "4", typed=["1", "1 2 3"]).output for _ in range(2)]
    other = run("--terminal", "--seed", "5", typed=["1", "1 2 3"]).output
    assert same[0] == same[1]
    assert same[0] != other


def test_without_a_seed_one_is_drawn() -> None:
    assert run("--terminal").exit_code == 0
    assert len(list(Path().glob("rlyeh-game-*.json"))) == 1


def test_rule_sets() -> None:
    """CCG-6: no mulligan; an unknown rule set is one sentence."""
    result = run("--terminal", "--seed", "1", "--rules", "ccg", "--both")
    assert "Choose three cards as your starting resources" in result.output
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--rules", "lgc"])
    assert stopped.value.code == 2


def test_resume_takes_no_seed() -> None:
    result = run("--terminal", "--resume", "x.json", "--seed", "1")
    assert result.exit_code == 2


def test_a_missing_file_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--resume", "nowhere.json"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("rlyeh: nowhere.json cannot be read")


def test_save_leave_and_resume() -> None:
    """The game goes on at the very question at which it was left."""
    result = run("--terminal", "--seed", "2", "--save", "mine.json", typed=["1", "1 2 3", "q"])
    assert "The game is saved to mine.json." in flat(result.output)
    left = GameRecord.read("mine.json").answers
    assert left
    again = run("--terminal", "--resume", "mine.json", typed=["undo", "log"])
    assert again.exit_code == 0
    assert "There is nothing to take back." in again.output
    assert GameRecord.read("mine.json").answers == left


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_against_the_machine(seed: int) -> None:
    person = Person(game_of(seed))
    person.then = Eager()
    shown = person.plays()
    game = person.session.game
    assert game.is_over
    assert f"{NAMES[game.winner]} won the game." in shown
    assert GameRecord.read("saved.json").result is not None


def test_a_whole_game_with_both_seats() -> None:
    person = Person(game_of(3), names=BOTH)
    person.then = Eager()
    shown = person.plays()
    assert "Player 1: " in shown
    assert "Player 2: " in shown
    assert person.session.game.is_over


@pytest.mark.parametrize("names", [(PERSON, MACHINE), (PERSON, LEVELS["adept"].title)])
def test_a_game_goes_on_the_same_after_it_was_left_or_taken_back(names: tuple[str, str]) -> None:
    """What the program answers depends on the seed and the position: not on who has thought before."""
    whole = Person(game_of(4), names=names)
    whole.then = Eager()
    whole.plays()
    for number in (40, 90):
        again = game_of(4)
        for key in whole.session.game.answers[:number]:
            again.apply(key)
        left = Person(again, names=names)
        left.then = Eager()
        left.plays()
        assert left.session.game.answers == whole.session.game.answers


def test_the_level_is_the_name_across_the_table() -> None:
    result = run("--terminal", "--seed", "1", "--level", "Great Old One", "--save", "deep.json")
    assert "The Great Old One: " in result.output
    assert GameRecord.read("deep.json").names == (PERSON, "The Great Old One")
    assert run("--terminal", "--seed", "1").output.count("The Novice: ") == 1


def test_a_misspelt_level_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["play", "--terminal", "--level", "mastre"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.strip() == 'rlyeh: There is no level "mastre". Did you mean "master"?'


def test_a_level_is_for_one_who_plays_alone() -> None:
    assert "no --level" in flat(run("--terminal", "--both", "--level", "adept").output)
    assert "--resume only --save and --hint" in flat(run("--terminal", "--resume", "x", "--level", "adept").output)


# -- hints -----------------------------------------------------------------------------------------------------------


def test_a_hint_when_asked_for() -> None:
    shown = flat(Person(game_of(1), ["hint"]).plays())
    assert re.search(r"Hint: [^.]+\. Your hand has (only )?\d characters? for the first turns\.", shown)


def test_a_hint_at_every_question() -> None:
    result = run("--terminal", "--seed", "3", "--hint", typed=["1", "1 2 5", ""])
    assert result.output.count("Hint: ") == result.output.count("» ")
    assert "Hint: " not in run("--terminal", "--seed", "3", typed=["1", "1 2 5", ""]).output


# -- nothing is lost -------------------------------------------------------------------------------------------------


def test_ctrl_c_saves_the_game() -> None:
    person = Person(game_of(1), ["1", "1 2 3"])

    def interrupt(session: TerminalGame) -> str:
        raise KeyboardInterrupt

    person.then = interrupt
    shown = flat(person.plays())
    assert "The game is saved to saved.json. Play on with: rlyeh play --terminal --resume saved.json" in shown
    saved = GameRecord.read("saved.json")
    assert list(saved.answers) == person.session.game.answers
    assert len(saved.answers) >= 4
    assert saved.replay(POOL).decision is not None


def test_the_end_of_the_input_saves_the_game() -> None:
    result = run("--terminal", "--seed", "6", typed=["1"])
    assert result.exit_code == 0
    assert Path("rlyeh-game-6.json").exists()


def test_a_plan_the_engine_refuses_is_taken_back() -> None:
    """A plan made for another position changes nothing."""
    person = Person(game_of(2))
    person.then = first_answer
    session = person.session
    game = session.game
    while (decision := game.decision) is not None and (decision.kind != "commit" or decision.seat != 0):
        game.apply(make("acolyte").choose(Chair(game)))
    assert decision is not None
    plan = question_for(game, decision)
    assert isinstance(plan, CommitPlan)
    before = list(game.answers)
    plan.plan = {game.state.row[0]: game.state.row[0]}
    with pytest.raises(Misread):
        session._commit(plan)
    assert session.game.answers == before
