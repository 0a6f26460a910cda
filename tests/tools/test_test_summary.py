"""The summary at the end of `make test`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from tools.test_summary import PARTS, Count, read, summary

ROOT = Path(__file__).parents[2]
PATH = {"PATH": os.environ["PATH"]}
"""Nothing that a make around these tests would tell one that is begun in them."""

REPORT = """<?xml version="1.0"?>
<testsuites tests="4"><testsuite name="one" tests="3">
  <testcase name="a"/><testcase name="b"><failure>no</failure></testcase><testcase name="c"><skipped/></testcase>
</testsuite><testsuite name="two"><testcase name="d"><error>no</error></testcase></testsuite></testsuites>"""


def test_a_report_is_counted(tmp_path: Path) -> None:
    file = tmp_path / "10-rules-of-play.xml"
    file.write_text(REPORT, "utf-8")
    assert read(file) == Count(passed=1, failed=2, skipped=1)
    assert read(tmp_path / "20-what-stands-on-them.xml") is None


def test_the_last_line_counts_all_tests() -> None:
    lines = summary({"10-rules": Count(3566, 0, 0), "50-table": Count(49, 0, 0)}, 481).split("\n")
    assert lines[-2:] == ["in 8 min 1 s", "3615 passed, 0 failed"]
    assert lines[0].split() == ["rules", "3,566", "passed"]
    assert len(lines) == 4


def test_what_was_skipped_is_not_passed() -> None:
    assert summary({"10-rules": Count(1, 0, 2)}, 1).endswith("1 passed, 0 failed, 2 skipped")


def test_a_run_that_stopped_says_where_and_what_it_did_not_come_to() -> None:
    counts = {"10-rules": Count(5, 0, 0), "30-compiled-rules": Count(2213, 147, 0), "50-table": None}
    lines = summary(counts, 1).split("\n")
    assert lines[1].split() == ["compiled", "rules", "2,213", "passed,", "147", "failed"]
    assert lines[2].split() == ["table", "not", "run"]
    assert lines[-1] == "2218 passed, 147 failed, 1 of 3 parts not run"


def test_the_parts_are_those_that_are_tested() -> None:
    """A report under another name would not be counted."""
    written = "".join(
        (ROOT / name).read_text("utf-8") for name in ("Makefile", "web/vite.config.ts", "web/playwright.config.ts")
    )
    assert sorted(set(re.findall(r"(\d\d-[a-z-]+)\.xml", written))) == sorted(PARTS)


def test_the_summary_comes_also_when_a_part_fails(tmp_path: Path) -> None:
    """With make itself, and a stand-in for everything that it starts."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "tools/set-up.sh", ".venv/.ready"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir()
    python.write_text(
        '#!/bin/sh\ncase "$*" in *summary*) echo "0 passed, 1 failed";; *clean-source) ;; *) exit 3;; esac\n', "ascii"
    )
    python.chmod(0o755)
    done = subprocess.run(["make", "test"], cwd=tmp_path, env=PATH, capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert done.stdout.splitlines()[-1] == "0 passed, 1 failed"
