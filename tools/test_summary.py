"""Summary of a test run: `python -m tools.test_summary FOLDER` adds up the JUnit reports in a folder.

pytest, Vitest and Playwright all write that format. Reports are shown in the order of their names (`10-rules.xml`), and
the last line counts all tests. A file `began` in the folder says by its date when the run began.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import NamedTuple

from defusedxml.ElementTree import parse


class Count(NamedTuple):
    """What a report says."""

    name: str
    passed: int
    failed: int
    skipped: int


def read(path: Path) -> Count:
    """Read a report. A test that is in several suites is counted where it stands."""
    cases = list(parse(path).iter("testcase"))
    failed = sum(1 for case in cases if case.find("failure") is not None or case.find("error") is not None)
    skipped = sum(1 for case in cases if case.find("skipped") is not None)
    name = path.stem.partition("-")[2].replace("-", " ")
    return Count(name, len(cases) - failed - skipped, failed, skipped)


def summary(counts: list[Count], seconds: float) -> str:
    """A line for each report, then how long it took, and one line for all tests."""
    lines = [f"{each.name:<44}{each.passed:>7,} passed" for each in counts]
    passed = sum(each.passed for each in counts)
    failed = sum(each.failed for each in counts)
    skipped = sum(each.skipped for each in counts)
    total = f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else "")
    return "\n".join([*lines, f"in {seconds // 60:.0f} min {seconds % 60:.0f} s", total])


def main() -> None:
    """The command line."""
    folder = Path(sys.argv[1])
    seconds = time.time() - (folder / "began").stat().st_mtime
    print(summary([read(path) for path in sorted(folder.glob("*.xml"))], seconds))


if __name__ == "__main__":
    main()
