"""`rlyeh rules` and what all commands share."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from rlyeh import __version__, reference
from rlyeh.cli import app, main
from rlyeh.engine import Game
from rlyeh.model.declaring import is_compiled
from rlyeh.reference import coverage

BUILD = "compiled" if is_compiled(Game) else "interpreted"


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


def flat(text: str) -> str:
    """The words of a boxed and wrapped output in a row."""
    return " ".join(text.replace("│", " ").split())


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of tests that the command takes for those of the project."""
    folder = tmp_path / "tests"
    folder.mkdir()
    monkeypatch.setattr(coverage, "tests_folder", lambda: folder)
    return folder


def test_an_id_shows_the_rule_with_source_and_related_rules() -> None:
    result = run("rules", "time-7")
    shown = flat(result.output)
    assert result.exit_code == 0
    assert "TIME-7 · Actions, disrupts, responses" in shown
    assert "A Disrupt may be played as soon as its stated condition arises;" in shown
    assert "source FAQ 1.3 (v1.0), Actions, Disrupts, and Responses; rulebook, Timing Rules" in shown
    assert "named by P1, AMB-91, EX-11, EX-54, EX-96" in shown
    assert "tests" not in shown


def test_a_rule_says_which_documents_it_comes_from() -> None:
    shown = flat(run("rules", "TIME-7").output)
    assert "documents 000 rulebook, 001 fan summary 1.2, 003 FAQ 1.3, 004 Eldritch Edition rules " in shown
    assert "documents FAQ 4.1 " in flat(run("rules", "FINAL-3").output)


def test_a_rule_says_who_won_where_documents_disagree() -> None:
    shown = flat(run("rules", "STORY-10").output)
    assert "disagreement FAQ 1.3 over rulebook: FAQ 1.3, by precedence; it also settles Obsessive Inmate." in shown
    assert "(CONF-16)" in shown
    assert "in lcg-final FINAL-1 " in flat(run("rules", "TIME-21").output)


def test_the_rules_of_a_document_are_listed_in_its_order() -> None:
    result = run("rules", "--source", "003")
    assert result.exit_code == 0
    lines = [line.strip() for line in result.output.splitlines()]
    assert "003 FAQ 1.3" in lines[0]
    places = [lines.index(section) for section in ("Frozen in Time", "Eligible Targets", "Q&A, Bloodbath")]
    assert places == sorted(places)
    assert lines[places[1] + 1].startswith("EFF-5 ")
    assert run("rules", "--source", "faq 1.3").output == result.output


def test_source_takes_no_words_and_an_unknown_document_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("rules", "--source", "003", "fast").exit_code == 2
    with pytest.raises(SystemExit):
        main(["rules", "--source", "007"])
    assert 'There is no document "007".' in capsys.readouterr().err


def test_several_ids_are_shown_one_after_another() -> None:
    shown = flat(run("rules", "EX-2", "FLOW-6", "P2").output)
    assert "refers to PAY-1, PAY-2, OPS-1, OPS-5" in shown
    assert shown.index("Paying with a match") < shown.index("FLOW-6 ·") < shown.index("P2 ·")
    assert "[BOX]" in shown


def test_a_title_is_not_said_twice() -> None:
    assert "Transient (an arrow" in flat(run("rules", "KEY-15").output)
    assert "Transient Transient" not in flat(run("rules", "KEY-15").output)
    assert "What does a Zoog resource match" in flat(run("rules", "AMB-55").output)


def test_every_rule_can_be_shown() -> None:
    shown = run("rules", *reference.rules()).output
    assert [id for id in reference.rules() if f"─ {id} · " not in shown] == []


def test_tests_that_name_the_rule_are_shown_on_demand(checkout: Path) -> None:
    (checkout / "test_it.py").write_text("def test_one():  # WIN-1\n    pass\n", "utf-8")
    assert "tests tests/test_it.py::test_one" in flat(run("rules", "--tests", "WIN-1").output)
    assert "tests none" in flat(run("rules", "--tests", "WIN-2").output)


def test_words_are_searched_for() -> None:
    result = run("rules", "Transient", "steadfast")
    shown = flat(result.output)
    assert result.exit_code == 0
    assert "EX-101 Transient and Steadfast Given: Agency card" in shown
    assert "PAY-23 Costs and paying Steadfast is checked before" in shown
    assert f"{len(reference.search('transient steadfast'))} rules; read one in full" in shown


def test_a_single_hit_is_one_rule() -> None:
    assert "1 rule; read one in full with: rlyeh rules AMB-63" in flat(run("rules", "F155", "belongs").output)


def test_a_long_rule_is_quoted_around_the_word() -> None:
    assert "P1 Taking one action …" in flat(run("rules", "transient").output)


def test_words_in_no_rule_are_said_to_be_in_none() -> None:
    result = run("rules", "shoggothless")
    assert (result.exit_code, result.output) == (1, 'No rule contains "shoggothless".\n')
    assert 'Did you mean "TIME-7"' in run("rules", "TIME7").output


def test_without_words_the_chapters_are_listed() -> None:
    result = run("rules")
    assert result.exit_code == 0
    assert "TIME Actions, disrupts, responses TIME-1 … TIME-30" in flat(result.output)
    assert "FINAL What FAQ 4.1 changes FINAL-1 … FINAL-207" in flat(result.output)


def test_missing_lists_the_rules_without_a_test(checkout: Path) -> None:
    named = [id for id in coverage.required() if id not in {"TIME-7", "EX-11"}]
    (checkout / "test_it.py").write_text(f"def test_it():\n    '''{' '.join(named)}'''\n", "utf-8")
    result = run("rules", "--missing")
    assert result.exit_code == 1
    assert result.stdout.splitlines() == ["TIME-7     Disrupts", "EX-11      Action, counter-action, disrupt"]
    assert result.stderr == f"2 of {len(coverage.required())} rules have no test\n"


def test_missing_is_content_when_every_rule_has_a_test(checkout: Path) -> None:
    (checkout / "test_it.py").write_text(f"def test_it():\n    '''{' '.join(coverage.required())}'''\n", "utf-8")
    result = run("rules", "--missing")
    assert (result.exit_code, result.output) == (0, "every rule has a test\n")


def test_missing_takes_no_words() -> None:
    result = run("rules", "--missing", "TIME-7")
    assert result.exit_code == 2
    assert "takes no ids or words" in flat(result.output)


def test_missing_without_tests_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(coverage, "__file__", str(tmp_path / "a" / "b" / "c" / "d"))
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stopped:
        main(["rules", "--missing"])
    assert stopped.value.code == 2
    assert capsys.readouterr().err.startswith("rlyeh: There are no tests to look through in ")


def test_an_unknown_id_is_one_sentence_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["rules", "TIME-7", "TIME-99"])
    output = capsys.readouterr()
    assert stopped.value.code == 2
    assert output.out == ""
    assert output.err == 'rlyeh: There is no rule "TIME-99". Did you mean "TIME-9", "TIME-19" or "TIME-29"?\n'


def test_the_version_is_told() -> None:
    result = run("--version")
    assert (result.exit_code, result.output) == (0, f"rlyeh {__version__} ({BUILD})\n")


def test_help_names_the_commands() -> None:
    assert "Read and search the rules of the game." in run("--help").output
    assert "rlyeh rules EX-11 PAY-5" in flat(run("rules", "-h").output)


def test_main_ends_well_when_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"rlyeh {__version__} ({BUILD})\n"
