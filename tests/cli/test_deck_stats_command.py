"""`rlyeh deck stats`."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rlyeh.cards import POOL
from rlyeh.cli import app, main
from rlyeh.decks import quick_deck, read_pair
from rlyeh.decks.stats import Plan, Wishes, statistics
from rlyeh.decks.stats.page import page

DECK = "cthulhu+hastur"


def run(*arguments: str, exit_code: int = 0, columns: int = 110) -> str:
    """The output of the command."""
    result = CliRunner().invoke(app, ["deck", "stats", *arguments], env={"COLUMNS": str(columns)})
    assert result.exit_code == exit_code, result.output
    return result.output


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as stop:
        main(["deck", "stats", *arguments])
    assert stop.value.code == 2
    return capsys.readouterr().err


class TestInTheTerminal:
    def test_everything_is_told(self) -> None:
        said = run(DECK)
        for part in ("47 cards · 27 characters · 4 unique · mean cost 2.26", "Cost curve", "Skill for its cost",
                     "Types", "Factions", "Struggle icons", "Keywords", "Subtypes", "Setup hands (seed 0)", "Hand 3",
                     "When cards can be paid, in per cent", "Exact, by counting hypergeometric draws"):
            assert part in said

    def test_bars_are_as_long_as_the_numbers_say(self) -> None:
        """Cthulhu and Hastur have 20 cards each, which fills the bar; 7 neutral cards fill 8.4 of its 24 columns."""
        lines = run(DECK).splitlines()
        cthulhu = next(line for line in lines if "Cthulhu   " in line and "█" in line)
        neutral = next(line for line in lines if "Neutral   " in line and "█" in line)
        assert cthulhu.rstrip().endswith(" 20 " + "█" * 24)
        assert neutral.rstrip().endswith(" 7 " + "█" * 8 + "▍")

    def test_the_curve_tells_types_apart_without_colour(self) -> None:
        """Sixteen cards of cost 2, the most: eight characters, two supports, six events."""
        assert "2   16 " + "█" * 12 + "▓" * 3 + "▒" * 9 in run(DECK)

    def test_a_narrow_terminal(self) -> None:
        said = run(DECK, columns=60)
        assert "Subtypes" in said
        assert all(len(line.rstrip()) <= 60 for line in said.splitlines())

    def test_a_deck_of_cards_that_cannot_be_played_yet(self) -> None:
        assert "cards cannot be played here yet" in run("the-great-race-of-yith")

    def test_an_empty_deck(self, tmp_path: Path) -> None:
        empty = tmp_path / "empty.txt"
        CliRunner().invoke(app, ["deck", "new", str(empty)])
        said = run(str(empty))
        assert "0 cards" in said
        assert "When cards can be paid" not in said


class TestWishes:
    def test_a_plan_moves_the_turn_on_which_a_card_can_be_paid(self) -> None:
        rows = {plan: json.loads(run(DECK, "--json", "--plan", plan))["chances"]["rows"] for plan in ("1", "12")}
        first = {
            plan: next(turn for turn, chance in enumerate(row["by_turn"], 1) if chance)
            for plan in rows
            for row in rows[plan]
            if row["demand"] == "Hastur 4"
        }
        assert first == {"1": 3, "12": 5}

    def test_who_begins(self) -> None:
        chances = [
            json.loads(run(DECK, "--json", *more))["chances"]["match"]["hastur"][0] for more in ((), ("--first",))
        ]
        assert chances[0] > chances[1]

    def test_hands_and_seed(self) -> None:
        assert run(DECK, "--seed", "3") == run(DECK, "--seed", "3") != run(DECK, "--seed", "4")
        assert "Setup hands" not in run(DECK, "--hands", "0")
        assert "Hand 5" in run(DECK, "--hands", "5")

    def test_turns(self) -> None:
        assert len(json.loads(run(DECK, "--json", "--turns", "12"))["chances"]["rows"][0]["by_turn"]) == 12

    def test_json_is_what_the_library_says(self) -> None:
        stats = statistics(quick_deck(read_pair(DECK), 0), POOL, Wishes(Plan.read("123"), turns=4, hands=1, seed=9))
        said = json.loads(run(DECK, "--json", "--plan", "123", "--turns", "4", "--hands", "1", "--seed", "9"))
        assert {**said, "deck": ""} == {**json.loads(json.dumps(stats.to_json())), "deck": ""}

    def test_a_wrong_plan(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert refused(capsys, DECK, "--plan", "14") == (
            'rlyeh: "14" is no plan: write domains from 1 to 3 in a row, such as 12 or 1123.\n'
        )


class TestPage:
    def test_it_is_written_and_nothing_else_is_printed(self, tmp_path: Path) -> None:
        out = tmp_path / "stats.html"
        assert run(DECK, "--html", str(out)) == f"Written to {out}.\n"
        written = out.read_text(encoding="utf-8")
        assert written.startswith("<!doctype html>")
        stats = statistics(quick_deck(read_pair(DECK), 0), POOL)
        assert len(written) == pytest.approx(len(page(stats)), abs=100)

    def test_no_file_is_overwritten_unless_wanted(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        mine = tmp_path / "mine.html"
        mine.write_text("my notes", encoding="utf-8")
        assert "is there already; --force writes over it" in refused(capsys, DECK, "--html", str(mine))
        assert mine.read_text(encoding="utf-8") == "my notes"
        run(DECK, "--html", str(mine), "--force")
        assert "<!doctype html>" in mine.read_text(encoding="utf-8")

    def test_a_folder_that_is_not_there(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert "cannot be written" in refused(capsys, DECK, "--html", str(tmp_path / "no" / "stats.html"))


def test_a_deck_that_does_not_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "cthulhu+hastor").startswith("rlyeh: ")
