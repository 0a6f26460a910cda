"""The summary at the end of `make test`."""

from __future__ import annotations

from pathlib import Path

from tools.test_summary import Count, read, summary

REPORT = """<?xml version="1.0"?>
<testsuites tests="4"><testsuite name="one" tests="3">
  <testcase name="a"/><testcase name="b"><failure>no</failure></testcase><testcase name="c"><skipped/></testcase>
</testsuite><testsuite name="two"><testcase name="d"><error>no</error></testcase></testsuite></testsuites>"""


def test_a_report_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "10-rules-of-play.xml"
    file.write_text(REPORT, "utf-8")
    assert read(file) == Count("rules of play", passed=1, failed=2, skipped=1)


def test_the_last_line_counts_all_tests() -> None:
    lines = summary([Count("rules", 3566, 0, 0), Count("table", 49, 0, 0)], 481).split("\n")
    assert lines[-2:] == ["in 8 min 1 s", "3615 passed, 0 failed"]
    assert "3,566" in lines[0]


def test_what_was_skipped_is_not_passed() -> None:
    assert summary([Count("rules", 1, 0, 2)], 1).endswith("1 passed, 0 failed, 2 skipped")
