"""`rlyeh simulate`, `rlyeh ladder` and `rlyeh field`."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from rlyeh.cards import POOL
from rlyeh.cli import app, main
from rlyeh.cli.field import quick_decks
from rlyeh.decks import shelf, unplayable
from tests.arena.helpers import ASSASSIN, CTRL_C, deadly, deck, small_match

DECKS = ("cthulhu+hastur", "agency+miskatonic+2")
PROGRAM = """
import json, os, signal, sys
sys.path[:] = json.loads(os.environ["PATHS"])
signal.signal(signal.SIGINT, signal.default_int_handler)
from rlyeh.cli import main
main(sys.argv[1:])
"""
"""The command line in a process of its own, which finds what this one finds. It hears Ctrl-C also where the tests run in
the background of a shell, which makes its children deaf to it."""
FALLER = "tests.arena.helpers:Faller"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of its own, so that nothing is left behind and nothing found."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    return tmp_path / "home" / "rlyeh" / "runs"


def run(*arguments: str, status: int = 0) -> Result:
    result = CliRunner().invoke(app, arguments, env={"COLUMNS": "100"})
    assert result.exit_code == status, result.output
    return result


def figures(*arguments: str, status: int = 0) -> Any:
    return json.loads(run(*arguments, "--json", status=status).stdout)


class TestSimulate:
    def test_what_is_told(self, home: Path) -> None:
        said = run("simulate", *DECKS, "--games", "6", "--bots", "random", "--jobs", "1").stdout
        assert "6 games, each deal from both sides · rules lcg · seed 0" in said
        for words in ("win rate", "95 % interval", "with the first turn", "turns on average", "Lift: "):
            assert words in said
        assert "The Agency and Miskatonic University, packet 2" in said
        assert list(home.iterdir()) == []

    def test_decks_come_from_files_too(self, tmp_path: Path) -> None:
        """The same cards give the same games, wherever the deck comes from."""
        mine = tmp_path / "mine.json"
        run("deck", "convert", DECKS[0], str(mine))
        one, two = (
            figures("simulate", deck, DECKS[1], "--games", "2", "--bots", "random", "--jobs", "1")
            for deck in (DECKS[0], str(mine))
        )
        assert one == two

    def test_cards_that_cannot_be_played_yet_are_named(self, capsys: pytest.CaptureFixture[str]) -> None:
        """DECK-11."""
        late = next(slug for slug, shelved in shelf().items() if unplayable(shelved.deck, POOL))
        with pytest.raises(SystemExit):
            main(["simulate", late, DECKS[1]])
        assert "has cards that cannot be played here yet" in capsys.readouterr().err

    def test_figures_are_the_same_for_any_number_of_jobs(self) -> None:
        one, two = (
            figures("simulate", *DECKS, "--games", "8", "--bots", "random", "--seed", "5", "--jobs", jobs)
            for jobs in ("1", "2")
        )
        assert one == two
        assert one["games"] == sum(one["won_by"].values()) == 8
        assert sum(side["wins"] for side in one["contestants"]) == 8
        assert len(one["cards"][0]["cards"]) == 47

    def test_every_card_if_asked(self) -> None:
        said = run("simulate", *DECKS, "--games", "4", "--bots", "random", "--jobs", "1", "--cards").stdout
        flat = " ".join(said.split())
        cards = (*deck().cards, *deck("agency+miskatonic", 1).cards)
        assert [card for card in cards if POOL[card].title not in flat] == []

    def test_game_files_are_kept(self, tmp_path: Path) -> None:
        run("simulate", *DECKS, "--games", "4", "--bots", "random", "--save", str(tmp_path / "kept"), "--jobs", "1")
        assert [file.name for file in sorted((tmp_path / "kept" / "games").iterdir())] == [
            f"{number:06d}.json" for number in range(4)
        ]
        said = run("replay", str(tmp_path / "kept" / "games" / "000002.json")).stdout
        assert "random: Cthulhu and Hastur" in said

    def test_a_run_can_be_made_longer(self, tmp_path: Path) -> None:
        kept = str(tmp_path / "kept")
        asked = ("simulate", *DECKS, "--bots", "random", "--save", kept, "--jobs", "1")
        run(*asked, "--games", "4")
        longer = run(*asked, "--games", "8", "--resume")
        assert "Going on after 4 games." in longer.stderr
        assert figures(*asked, "--games", "8", "--resume") == figures(
            "simulate", *DECKS, "--bots", "random", "--games", "8", "--jobs", "1"
        )

    def test_failed_games_are_told_kept_and_counted(self, home: Path) -> None:
        asked = ("simulate", *DECKS, "--games", "12", "--bots", f"{FALLER},random", "--jobs", "2")
        result = run(*asked, status=1)
        (folder,) = home.iterdir()
        failed = sorted((folder / "failed").glob("*.json"))
        assert 0 < len(failed) < 12
        assert f"{len(failed)} games failed; kept in" in result.stderr
        assert "RuntimeError: the stars are wrong" in result.stderr
        assert f"{12 - len(failed)} games, each deal" in result.stdout

    def test_ctrl_c_leaves_what_can_be_gone_on_with(
        self, tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """In a process of its own, with two workers, one of which presses Ctrl-C in game 30 or 31."""
        seed = small_match(60, seed=0).fixture(31).bot_seed(1)
        bot = deadly(tmp_path, "interrupting", seed, 1, CTRL_C, monkeypatch)
        monkeypatch.setenv("PATHS", json.dumps(sys.path))
        asked = ["simulate", *DECKS, "--games", "60", "--bots", f"{bot},random", "--jobs", "2"]
        stopped = subprocess.run([sys.executable, "-c", PROGRAM, *asked], capture_output=True, text=True, check=False)
        assert stopped.returncode == 130, stopped.stderr
        assert "Go on with the same command and --resume." in " ".join(stopped.stderr.split())
        assert "Traceback" not in stopped.stderr
        (folder,) = home.iterdir()
        played = (folder / "results.jsonl").read_text().count("\n")
        assert 0 < played < 60
        again = figures(*asked, "--resume")
        assert again["games"] == 60
        plain = figures("simulate", *DECKS, "--games", "60", "--bots", "random", "--jobs", "2")
        assert again["contestants"][0]["wins"] == plain["contestants"][0]["wins"]
        assert again["cards"] == [
            {"name": name["name"], "cards": cards["cards"]}
            for name, cards in zip(again["cards"], plain["cards"], strict=True)
        ]
        assert list(home.iterdir()) == []

    def test_when_the_program_is_killed_its_workers_go_and_the_results_stay(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The output ends only when the last process that could write to it is gone."""
        seed = small_match(40, seed=0).fixture(21).bot_seed(1)
        bot = deadly(tmp_path, "assassin", seed, 1, ASSASSIN, monkeypatch)
        monkeypatch.setenv("PATHS", json.dumps(sys.path))
        kept = tmp_path / "kept"
        asked = ["simulate", *DECKS, "--games", "40", "--bots", f"{bot},random", "--jobs", "2", "--save", str(kept)]
        killed = subprocess.run(
            [sys.executable, "-c", PROGRAM, *asked], capture_output=True, text=True, check=False, timeout=240
        )
        assert killed.returncode == -signal.SIGKILL
        assert (kept / "results.jsonl").read_text().count("\n") > 0
        assert figures(*asked, "--resume")["games"] == 40

    @pytest.mark.parametrize(
        ("asked", "said"),
        [
            (("cthulu+hastur", DECKS[1]), 'The Core Set has no faction "cthulu". Did you mean "cthulhu"?'),
            (("no-such-deck", DECKS[1]), 'There is no deck or file "no-such-deck".'),
            ((*DECKS, "--bots", "randm"), 'No bot is called "randm".'),
            ((*DECKS, "--rules", "lgc"), 'There is no rule set "lgc".'),
            ((*DECKS, "--bots", "random", "--resume"), "No run like this was interrupted"),
        ],
    )
    def test_mistakes_are_one_sentence_and_leave_nothing_behind(
        self, asked: tuple[str, ...], said: str, home: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit) as stop:
            main(["simulate", *asked])
        assert stop.value.code == 2
        assert capsys.readouterr().err.startswith(f"rlyeh: {said}")
        assert not home.exists()

    def test_three_bots_are_one_too_many(self) -> None:
        assert "name one bot or two" in run("simulate", *DECKS, "--bots", "a,b,c", status=2).output


class TestLadder:
    def test_ratings(self) -> None:
        bots = ["random", "tests.arena.helpers:Cheerful"]
        found = figures("ladder", *bots, "--games", "8", "--deck", DECKS[0], "--deck", DECKS[1], "--jobs", "2")
        assert [rating["bot"] for rating in found["ratings"]] == bots
        assert found["ratings"][0] == {"bot": "random", "elo": 1000.0, "reach": 0.0}
        assert found["games"] == 8
        assert [score["games"] for score in found["against"]] == [8, 8]

    def test_what_is_told(self) -> None:
        said = run("ladder", "random", "tests.arena.helpers:Cheerful", "--games", "4", "--jobs", "1").stdout
        assert "4 games with 42 decks" in said
        for words in ("Elo", "the measure", "± ", "Each against each", "against"):
            assert words in said

    def test_one_bot_is_no_ladder(self, capsys: pytest.CaptureFixture[str]) -> None:
        with pytest.raises(SystemExit):
            main(["ladder", "random"])
        assert "A ladder needs two bots or more." in capsys.readouterr().err


class TestField:
    def test_report_and_table(self, tmp_path: Path) -> None:
        kept = tmp_path / "field"
        asked = ("field", *DECKS, "yog+shub", "--games", "2", "--bots", "random", "--save", str(kept), "--jobs", "2")
        said = run(*asked).stdout
        assert said.index("The field") < said.index("Cthulhu and Hastur")
        assert "report.html" in said
        assert len(list((kept / "games").iterdir())) == 6
        assert "Yog-Sothoth and Shub-Niggurath" in (kept / "report.html").read_text()
        again = figures(*asked, "--resume")
        assert again["games"] == 6
        assert len(again["against"]) == 6

    def test_a_folder_in_use_is_refused(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        asked = ["field", *DECKS, "--games", "2", "--bots", "random", "--save", str(tmp_path), "--jobs", "1"]
        run(*asked)
        with pytest.raises(SystemExit):
            main(asked)
        assert "holds a run already" in capsys.readouterr().err

    def test_without_decks_all_quick_decks_play(self) -> None:
        assert len({quick.name for quick in quick_decks()}) == 21
