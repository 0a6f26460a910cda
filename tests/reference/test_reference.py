"""The rules reference: what is read from the texts, how it is found, and which rules tests name."""

import re
import subprocess
import sys
from dataclasses import FrozenInstanceError
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

import pytest

from rlyeh import reference
from rlyeh.errors import RlyehError, UnknownRule
from rlyeh.reference import coverage
from rlyeh.reference.exempt import EXEMPT
from rlyeh.reference.parsing import ID, read_rules


def text_of(name: str) -> str:
    return files("rlyeh.reference").joinpath(name).read_text("utf-8")


class TestTheTexts:
    @pytest.mark.parametrize("name", ["rules.md", "rules-final.md"])
    def test_they_name_sources_as_people_know_them(self, name: str) -> None:
        text = text_of(name)
        assert not re.search(r"\b00\d\b|\[4\.1\b|\.txt\b|\.json\b", text)
        assert "FAQ 1.3" in text
        assert "rulebook" in text

    def test_every_bullet_with_an_id_is_a_rule(self) -> None:
        marked = re.findall(r"^- \*\*([A-Z]+-?\d+)", text_of("rules.md") + text_of("rules-final.md"), re.MULTILINE)
        rows = re.findall(r"^\| (FINAL-\d+)", text_of("rules-final.md"), re.MULTILINE)
        assert sorted(marked + rows) == sorted(reference.rules())

    def test_chapters_are_numbered_without_gaps(self) -> None:
        for chapter in reference.chapters():
            numbers = [int(rule.id.partition("-")[2]) for rule in chapter.rules if rule.id.startswith(chapter.code)]
            runs = [number for number in numbers if number - 1 not in numbers]
            assert runs == ([1, 101, 201] if chapter.code == "FINAL" else [0 if chapter.code == "FLOW" else 1])

    def test_every_id_that_a_rule_names_exists(self) -> None:
        known = reference.rules()
        assert [(rule.id, ref) for rule in known.values() for ref in rule.refs if ref not in known] == []

    def test_every_rule_has_words_and_every_plain_rule_a_source(self) -> None:
        for rule in reference.rules().values():
            assert rule.title
            assert rule.text
            assert bool(rule.source) == (rule.chapter not in {"FLOW", "CONF", "AMB"}), rule.id


class TestReading:
    def test_a_plain_rule_is_called_by_its_section(self) -> None:
        rule = reference.rule("TIME-7")
        assert rule.chapter == "TIME"
        assert rule.title == "Disrupts"
        assert rule.text.startswith("A **Disrupt** may be played as soon as")
        assert rule.source == "FAQ 1.3 (v1.0), Actions, Disrupts, and Responses; rulebook, Timing Rules"

    def test_a_rule_that_opens_with_emphasis_is_called_by_it(self) -> None:
        assert reference.rule("KEY-15").title == "Transient"
        assert reference.rule("ERR-1").title == "Frozen in Time"
        assert reference.rule("CONF-1").title == "Restore before or after readying"

    def test_a_worked_example_keeps_all_its_parts(self) -> None:
        rule = reference.rule("EX-2")
        assert rule.title == "Paying with a match"
        assert rule.source == "rulebook, Operations Phase"
        assert [line.split(":")[0] for line in rule.text.splitlines()] == ["- Given", "- Do", "- Expect", "- Rules"]
        assert rule.refs == ("PAY-1", "PAY-2", "OPS-1", "OPS-5")

    def test_players_of_an_example_are_not_taken_for_procedures(self) -> None:
        assert "P1" in reference.rule("EX-10").text
        assert "P1" not in reference.rule("EX-10").refs
        assert "P4" in reference.rule("AMB-5").refs

    def test_an_ambiguity_is_a_question_and_an_answer(self) -> None:
        rule = reference.rule("AMB-13")
        assert rule.title == "Can a disrupt be disrupted?"
        assert rule.text.startswith("**Yes")

    def test_a_step_of_the_turn_keeps_its_nested_lines_and_marks(self) -> None:
        rule = reference.rule("FLOW-1")
        assert rule.title == "Refresh phase"
        assert "- **1.1** [BOX] Refresh step\n  - 1.1a The active player" in rule.text
        assert reference.rule("FLOW-0").text.startswith("[BOX]")
        assert reference.rule("P4").text.endswith("Repeat until nothing changes.")

    def test_a_row_of_the_final_rules_shows_both_rule_sets(self) -> None:
        rule = reference.rule("FINAL-10")
        assert rule.title == "Attachments of a card that left play"
        assert rule.text == "- `lcg`: discarded (STATE-29)\n- `lcg-final`: destroyed (1.12)"
        assert rule.refs == ("STATE-29",)
        assert reference.rule("FINAL-101").title == "New precision"

    def test_chapters_come_in_the_order_of_the_text(self) -> None:
        codes = [chapter.code for chapter in reference.chapters()]
        assert codes[:3] == ["GEN", "CARD", "SET"]
        assert codes[-3:] == ["AMB", "EX", "FINAL"]
        assert len(codes) == 24

    def test_text_before_the_first_chapter_holds_no_rules(self) -> None:
        assert read_rules("- **GEN-1** Not yet.\n\n## 1. GEN — general\n\n- **GEN-2** Now. [rulebook]\n")[0].rules == (
            reference.Rule("GEN-2", "GEN", "General", "Now.", "rulebook", ()),
        )

    def test_rules_cannot_be_changed(self) -> None:
        with pytest.raises(FrozenInstanceError):
            cast(Any, reference.rule("GEN-1")).text = "Three seats."
        with pytest.raises(TypeError):
            cast(Any, reference.rules())["GEN-1"] = reference.rule("GEN-2")

    def test_nothing_is_read_until_it_is_asked_for(self) -> None:
        code = "from rlyeh import reference; print(reference.chapters.cache_info().currsize)"
        assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "0\n"


class TestFinding:
    def test_an_id_may_be_written_in_lower_case(self) -> None:
        assert reference.rule("time-7") is reference.rule("TIME-7")

    def test_an_unknown_id_names_the_nearest(self) -> None:
        with pytest.raises(UnknownRule, match=r'^There is no rule "TIME-99"\. Did you mean "TIME-9", ') as caught:
            reference.rule("TIME-99")
        assert all(id in reference.rules() for id in ID.findall(str(caught.value)) if id != "TIME-99")

    def test_a_search_wants_all_words_in_any_case(self) -> None:
        found = reference.search("TRANSIENT steadfast")
        assert {"EX-101", "PAY-23", "CCG-20"} <= {rule.id for rule in found}
        for rule in found:
            body = f"{rule.title} {rule.text}".lower()
            assert "transient" in body
            assert "steadfast" in body

    def test_hits_in_id_or_title_come_first(self) -> None:
        found = [rule.id for rule in reference.search("transient")]
        assert found[0] == "KEY-15"
        assert found.index("EX-141") < found.index("RES-7")
        assert reference.search("pay-13")[0].id == "PAY-13"

    def test_a_search_may_find_nothing(self) -> None:
        assert reference.search("shoggothless") == []
        assert reference.search("  ") == []

    def test_referring_gives_the_rules_that_name_a_rule(self) -> None:
        assert "EX-54" in reference.referring("time-7")
        assert reference.referring("EX-180") == ()


def folder_with(tmp_path: Path, source: str) -> Path:
    folder = tmp_path / "tests"
    folder.mkdir()
    (folder / "test_it.py").write_text(source, "utf-8")
    return folder


# These stand outside the decorators below, where they would themselves name rules.
NAMING = [
    "def test_it():  # PAY-4\n    pass\n",
    "def test_it():\n    # as PAY-4 says.\n    pass\n",
    "# PAY-4, PAY-14\n# and more\ndef test_it():\n    pass\n",
    "def test_it():\n    '''A free card (PAY-4).'''\n",
    "@mark.parametrize('n', [\n    param(1, id='PAY-4'),\n])\ndef test_it(n):\n    pass\n",
    "def test_pay_4_drains_nothing():\n    pass\n",
    "def test_free_cards_pay_4():\n    pass\n",
    "async def test_it():  # EX-26/PAY-4\n    pass\n",
    "class TestIt:\n    def test_it(self):\n        '''PAY-4'''\n",
]
NOT_NAMING = [
    "def test_it():  # PAY-40\n    pass\n",
    "def test_it():  # XPAY-4, PAY-4a, PAY-4-5, pay-4\n    pass\n",
    "def test_it():  # PAY-2 to PAY-4, PAY-4..6, PAY-4–PAY-6, PAY-4 - PAY-6, PAY-2 through 4\n    pass\n",
    "def test_pay_40_and_repay_4():\n    pass\n",
    "def test_pay_2_to_4_and_pay_4_to_pay_6():\n    pass\n",
    "def helper():  # PAY-4\n    pass\n",
    "'''PAY-4'''\n# PAY-4\n\ndef test_it():\n    pass\n",
    "def test_it():\n    assert 'PAY-4'\n",
]


class TestCoverage:
    @pytest.mark.parametrize("source", NAMING)
    def test_a_test_names_a_rule(self, tmp_path: Path, source: str) -> None:
        naming = coverage.tests_by_rule(folder_with(tmp_path, source))
        assert [test.partition("::")[0] for test in naming["PAY-4"]] == ["tests/test_it.py"]

    @pytest.mark.parametrize("source", NOT_NAMING)
    def test_a_test_does_not_name_a_rule(self, tmp_path: Path, source: str) -> None:
        assert "PAY-4" not in coverage.tests_by_rule(folder_with(tmp_path, source))

    def test_a_rule_is_listed_with_each_test_that_names_it(self, tmp_path: Path) -> None:
        source = "def test_a():  # WIN-1, WIN-1\n    pass\n\ndef test_b():  # WIN-1\n    pass\n"
        naming = coverage.tests_by_rule(folder_with(tmp_path, source))
        assert naming == {"WIN-1": ("tests/test_it.py::test_a", "tests/test_it.py::test_b")}

    def test_missing_is_what_is_required_and_not_named(self, tmp_path: Path) -> None:
        gaps = coverage.missing(folder_with(tmp_path, "def test_it():  # WIN-1, FLOW-0\n    pass\n"))
        assert set(coverage.required()) - set(gaps) == {"WIN-1", "FLOW-0"}

    def test_decisions_procedures_and_mere_precision_need_no_test(self) -> None:
        required = coverage.required()
        assert {"GEN-1", "FLOW-0", "FLOW-6", "EX-180", "CCG-31", "FINAL-21"} <= set(required)
        assert not {"CONF-1", "AMB-1", "P1", "FINAL-101", "FINAL-201"} & set(required)

    def test_exempt_rules_exist_and_have_a_reason(self) -> None:
        assert set(EXEMPT) <= set(reference.rules())
        assert all(reason for reason in EXEMPT.values())
        assert not set(EXEMPT) & set(coverage.required())

    def test_a_file_that_is_not_python_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(RlyehError, match=r"^tests/test_it\.py, line 2, is not valid Python"):
            coverage.missing(folder_with(tmp_path, "x = 1\ndef test(:\n"))

    def test_the_tests_of_this_checkout_are_found(self) -> None:
        assert coverage.tests_folder() == Path(__file__).resolve().parents[1]

    def test_elsewhere_the_current_folder_is_looked_at(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(coverage, "__file__", str(tmp_path / "lib" / "python" / "rlyeh" / "reference" / "c.py"))
        monkeypatch.chdir(tmp_path)
        with pytest.raises(RlyehError, match="no tests to look through"):
            coverage.tests_folder()
        (tmp_path / "tests").mkdir()
        (tmp_path / "pyproject.toml").touch()
        assert coverage.tests_folder() == tmp_path / "tests"
