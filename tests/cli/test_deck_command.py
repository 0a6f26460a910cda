"""`rlyeh deck`: check, show, convert, code, new and list."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from rlyeh.cards import POOL
from rlyeh.cli import app, main
from rlyeh.cli.board import CODES
from rlyeh.decks import FORMATS, FORMS, STORIES, Deck, find_deck, read_deck, shelf
from tests.decks.lists import LATE, SAMPLES

LIST = f"""\
Sleepers
3x Byakhee Servant (Core Set F88)
2 Dagon
3x {LATE.label}
"""


@pytest.fixture(autouse=True)
def _folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A folder with one list in it."""
    monkeypatch.chdir(tmp_path)
    Path("sleepers.txt").write_text(LIST, encoding="utf-8")


def invoke(*arguments: str, typed: str | bytes | None = None) -> Result:
    return CliRunner().invoke(app, ["deck", *arguments], input=typed, env={"COLUMNS": "120"})


def run(*arguments: str, exit_code: int = 0, typed: str | bytes | None = None) -> str:
    """What the command prints."""
    result = invoke(*arguments, typed=typed)
    assert result.exit_code == exit_code, result.output
    return " ".join(result.stdout.split())


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence that a mistake is answered with."""
    with pytest.raises(SystemExit) as stopped:
        main(["deck", *arguments])
    assert stopped.value.code == 2
    return capsys.readouterr().err


def rows(*arguments: str, exit_code: int = 0) -> Any:
    return json.loads(run(*arguments, "--json", exit_code=exit_code))


class TestCheck:
    def test_a_legal_deck(self) -> None:
        """DECK-7, DECK-1: and where else it is legal."""
        said = run("check", "cthulhu+hastur", "--format", "core")
        assert "Cthulhu and Hastur, packet 1 is legal in Core Set, first games (core)." in said
        assert "It is legal in: casual." in said

    def test_every_breach_with_rule_and_remedy(self) -> None:
        """DECK-1, DECK-12, DECK-11: and what cannot be played yet."""
        said = run("check", "sleepers.txt", exit_code=1)
        assert "Sleepers is not legal in Tournament rules of FAQ 4.1 (lcg-final): one breach." in said
        assert "DECK-1 The deck has 8 cards; at least 50 are needed. Add 42 cards." in said
        assert f"Not yet playable here: {LATE.label}" in said
        said = run("check", "sleepers.txt", "-f", "lcg-2010", exit_code=1)
        assert "2 breaches." in said
        late = f"{LATE.name} is from {LATE.pack.set_name}"
        assert f"DECK-12 {late}, which is not part of Tournament rules of FAQ 1.3. Take 3 cards out." in said
        said = run("check", "sleepers.txt", "--format", "casual", exit_code=1)
        assert "SET-5" in said
        assert f"DECK-11 {LATE.label} cannot be played here yet. Take 3 cards out." in said

    def test_for_programs(self) -> None:
        facts = rows("check", "sleepers.txt", "--format", "lcg-final", exit_code=1)
        assert facts == {
            "deck": "Sleepers", "format": "lcg-final", "legal": False, "unplayable": [LATE.id],
            "breaches": [{
                "rule": "DECK-1", "text": "The deck has 8 cards; at least 50 are needed.", "mend": "Add 42 cards.",
                "card": "", "count": 8,
            }],
        }  # fmt: skip

    def test_a_misspelt_format(self, capsys: pytest.CaptureFixture[str]) -> None:
        said = refused(capsys, "check", "sleepers.txt", "--format", "lgc-final")
        assert said == 'rlyeh: There is no format "lgc-final". Did you mean "lcg-final"?\n'


class TestShow:
    def test_cards_by_type(self) -> None:
        said = run("show", "sleepers.txt")
        assert f"Sleepers 8 cards: Hastur 3, {LATE.faction.title} 3, Cthulhu 2 Characters (8)" in said
        assert "2x • Dagon, Father of the Deep CTH 5 5 TTAA core-042" in said
        values = f"{LATE.cost} {LATE.skill} {LATE.icons}"
        assert f"{LATE.name} {CODES[LATE.faction]} {values} not yet {LATE.id}" in said
        assert "One card of it cannot be played here yet" in said

    @pytest.mark.parametrize("name", shelf())
    def test_every_deck_of_the_program(self, name: str) -> None:
        deck = shelf()[name].deck
        facts = rows("show", name)
        assert facts["cards"] == deck.cards
        assert find_deck(facts["code"]).deck == deck

    def test_stories_and_notes(self) -> None:
        Path("own.txt").write_text("Deck: Own\n1x Ghost\nStory deck\n1x Frozen in Time\n> Mine.", encoding="utf-8")
        said = run("show", "own.txt")
        assert "Story deck: Frozen in Time" in said
        assert said.endswith("Mine.")
        assert "Story deck: Core Set" in run("show", "agency+hastur")

    def test_what_was_unclear_is_told_on_the_error_stream(self) -> None:
        result = invoke("show", "pacta-arcana-09")
        assert result.stderr == 'rlyeh: "pacta-arcana-09" was taken as Pacta Arcana 09: The Yoggy Bottom Boys.\n'
        assert "was taken" not in result.stdout

    def test_from_the_standard_input(self) -> None:
        assert "3x Byakhee Servant" in run("show", "-", typed=LIST)
        assert rows("show", str(SAMPLES[0]))["total"] == 20

    def test_a_mistyped_card_is_answered_with_the_right_one(self, capsys: pytest.CaptureFixture[str]) -> None:
        Path("wrong.txt").write_text(f"{LIST}3x Byakee Servant\n1x Dgaon\n", encoding="utf-8")
        assert refused(capsys, "show", "wrong.txt").splitlines() == [
            "rlyeh: wrong.txt:",
            'line 5: No card is called "Byakee Servant". Did you mean "Byakhee Servant"?',
            'line 6: No card is called "Dgaon". Did you mean "Dagon"?',
        ]


class TestConvert:
    @pytest.mark.parametrize("form", FORMS.values(), ids=list(FORMS))
    def test_into_every_form_and_back(self, form: Any) -> None:
        mine = find_deck("sleepers.txt").deck
        assert read_deck(invoke("convert", "sleepers.txt", "--to", form.id).stdout.encode()).deck == mine
        run("convert", "sleepers.txt", f"new{form.suffix}")
        run("convert", f"new{form.suffix}", "again.json", "--force")
        assert find_deck("again.json").deck == mine

    def test_a_file_is_never_written_over_unasked(self, capsys: pytest.CaptureFixture[str]) -> None:
        said = refused(capsys, "convert", "agency+hastur", "sleepers.txt")
        assert said == "rlyeh: sleepers.txt is there already; --force writes over it.\n"
        assert Path("sleepers.txt").read_text(encoding="utf-8") == LIST
        run("convert", "agency+hastur", "sleepers.txt", "--force")
        assert find_deck("sleepers.txt").deck == find_deck("agency+hastur").deck

    @pytest.mark.parametrize(("arguments", "answer"), [
        (["agency+hastur", "new.doc"], "The ending of new.doc says no form: use .txt for a list as people post it"),
        (["agency+hastur", "--to", "jsn"], 'There is no form "jsn". Did you mean "json"?'),
        (["agency+hastur", "none/new.txt"], "none/new.txt cannot be written: No such file or directory."),
        (["missing.txt", "new.txt"], 'There is no file "missing.txt".'),
    ])
    def test_what_cannot_be_done(self, arguments: list[str], answer: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert answer in refused(capsys, "convert", *arguments)
        assert not Path("new.txt").exists()

    def test_into_a_pipe(self) -> None:
        assert invoke("convert", "sleepers.txt").stdout == FORMS["text"].write(find_deck("sleepers.txt").deck)


class TestCode:
    def test_a_code_names_its_deck_everywhere(self) -> None:
        code = run("code", "sleepers.txt")
        assert find_deck(code).deck == find_deck("sleepers.txt").deck
        assert "Sleepers" in run("show", code)

    def test_a_bare_code(self) -> None:
        bare = run("code", "sleepers.txt", "--bare")
        assert len(bare) < len(run("code", "sleepers.txt"))
        assert find_deck(bare).deck.cards == find_deck("sleepers.txt").deck.cards


class TestNew:
    def test_with_cards(self) -> None:
        run("new", "mine.txt", "3x Byakhee Servant", "2 Dagon", "--notes", "To try.", "--stories", "core")
        cards = {"core-042": 2, "core-088": 3}
        assert find_deck("mine.txt").deck == Deck("mine", cards, STORIES, "To try.")

    def test_empty_with_a_hint(self) -> None:
        result = invoke("new", "mine", "--name", "My first deck")
        assert result.stderr == "Written to mine.txt.\n"
        assert "# 3x Byakhee Servant (Core Set F88)" in Path("mine.txt").read_text(encoding="utf-8")
        assert find_deck("mine.txt").deck == Deck("My first deck", {})

    def test_from_another_deck(self) -> None:
        run("new", "mine.o8d", "1x Dagon", "1x Ghost", "--from", "agency+cthulhu")
        deck = find_deck("mine.o8d").deck
        assert deck.name == "mine"
        assert (deck.total, deck.cards["core-042"], deck.cards["core-091"]) == (49, 2, 1)
        assert deck.stories == STORIES

    @pytest.mark.parametrize(("arguments", "answer"), [
        (["sleepers.txt"], "sleepers.txt is there already; --force writes over it."),
        (["new.txt", "3x Dgaon"], 'line 2: No card is called "Dgaon". Did you mean "Dagon"?'),
        (["new.txt", "--stories", "cor"], 'There is no story deck "cor". Did you mean "core"?'),
        (["new.doc"], "The ending of new.doc says no form"),
        (["new.txt", "--name", " "], "A deck needs a name."),
    ])
    def test_what_cannot_be_done(self, arguments: list[str], answer: str, capsys: pytest.CaptureFixture[str]) -> None:
        assert answer in refused(capsys, "new", *arguments)
        assert not Path("new.txt").exists()


class TestList:
    def test_all_decks_by_kind(self) -> None:
        said = run("list")
        assert all(name in said for name in shelf())
        deck = shelf()["the-great-race-of-yith"].deck
        missing = sum(card_id not in POOL for card_id in deck.cards)
        assert f"the-great-race-of-yith 52 not yet playable: {missing} of {len(deck.cards)}" in said

    def test_only_some(self) -> None:
        assert [row["name"] for row in rows("list", "--kind", "preconstructed")] == [
            "the-affairs-of-wizards", "the-exploration-of-thule", "the-great-race-of-yith", "the-power-of-knowledge",
        ]  # fmt: skip
        assert {row["kind"] for row in rows("list", "--format", "core")} == {"quick"}
        assert not any(row["unplayable"] for row in rows("list", "--playable"))
        assert run("list", "--kind", "quick", "--format", "lcg-final") == "No deck is like that."

    def test_a_kind_that_does_not_exist(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert 'no kind "quik". Did you mean "quick"?' in refused(capsys, "list", "--kind", "quik")


def test_the_help_names_every_command_and_format() -> None:
    said = run("--help")
    assert all(command in said for command in ("check", "show", "convert", "code", "new", "list"))
    assert all(format in run("check", "--help") for format in FORMATS)
