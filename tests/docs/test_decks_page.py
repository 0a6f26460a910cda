"""The page about decks: what it shows can be typed, and does what it says."""

import re
import shlex
from pathlib import Path

import pytest
from typer.testing import CliRunner

from rlyeh.cli import app
from rlyeh.decks import FORMATS, STORY_DECKS, find_deck, read_deck

PAGE = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def test_the_list_and_the_json() -> None:
    (listed,), (ours,) = blocks("text"), blocks("json")
    reading = read_deck(listed.encode())
    assert reading.remarks == ()
    assert (reading.deck.name, reading.deck.total) == ("Sleepers of Innsmouth", 12)
    assert reading.deck.notes == "Lines like this one are notes."
    assert read_deck(ours.encode()).deck.cards == {"core-042": 2, "core-088": 3}


def test_every_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order, as somebody would type them; the list is too small for a tournament, and that is told."""
    monkeypatch.chdir(tmp_path)
    Path("sleepers.txt").write_text(blocks("text")[0], encoding="utf-8")
    for line in "".join(blocks("sh")).splitlines():
        result = CliRunner().invoke(app, shlex.split(line)[1:])
        assert result.exit_code == (1 if "lcg-2010" in line else 0), (line, result.output)
    assert find_deck("sleepers.o8d").deck == find_deck("sleepers.txt").deck
    assert find_deck("other.json").deck.name == "The Yellow Badge"


def test_the_python(capsys: pytest.CaptureFixture[str]) -> None:
    (code,) = blocks("python")
    exec(code, {})
    assert "DECK-1 The deck has 47 cards; at least 50 are needed. Add 3 cards." in capsys.readouterr().out


def test_every_format_and_story_deck_is_explained() -> None:
    for id in (*FORMATS, *STORY_DECKS):
        assert f"`{id}`" in PAGE
