"""Summary of a test run: `python -m tools.test_summary FOLDER` adds up the JUnit reports in a folder.

pytest, Vitest and Playwright all write that format. The last line counts all tests, also of a run that stopped at a
failure: what it did not come to is said not to have run. A file `began` in the folder says by its date when it began.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import NamedTuple

from defusedxml.ElementTree import parse

PARTS = (
    "10-rules-of-play",
    "20-what-stands-on-them",
    "30-compiled-rules",
    "40-parts-of-the-table",
    "50-table-in-a-browser",
)
"""The reports of a whole run, in the order of the summary. Without a C compiler there are no compiled rules."""


class Count(NamedTuple):
    """What a report says."""

    passed: int
    failed: int
    skipped: int


def read(path: Path) -> Count | None:
    """Read a report; None if there is none. A test that is in several suites is counted where it stands."""
    if not path.is_file():
        return None
    cases = list(parse(path).iter("testcase"))
    failed = sum(1 for case in cases if case.find("failure") is not None or case.find("error") is not None)
    skipped = sum(1 for case in cases if case.find("skipped") is not None)
    return Count(len(cases) - failed - skipped, failed, skipped)


def summary(counts: dict[str, Count | None], seconds: float) -> str:
    """A line for each part, then how long it took, and one line for all tests."""
    run = [count for count in counts.values() if count is not None]
    total = Count(*(sum(numbers) for numbers in zip(*run, strict=True))) if run else Count(0, 0, 0)
    lines = [f"{_name(part):<44}{_line(count) if count else 'not run':>15}" for part, count in counts.items()]
    last = f"{total.passed} passed, {total.failed} failed" + (f", {total.skipped} skipped" if total.skipped else "")
    unseen = len(counts) - len(run)
    parts = f", {unseen} of {len(counts)} parts not run" if unseen else ""
    return "\n".join([*lines, f"in {seconds // 60:.0f} min {seconds % 60:.0f} s", last + parts])


def _name(part: str) -> str:
    return part.partition("-")[2].replace("-", " ")


def _line(count: Count) -> str:
    line = f"{count.passed:>8,} passed"
    line += f", {count.failed:,} failed" if count.failed else ""
    return line + (f", {count.skipped:,} skipped" if count.skipped else "")


def main() -> None:
    """The command line."""
    folder = Path(sys.argv[1])
    began = folder / "began"
    if not began.exists():
        raise SystemExit(f"{folder} holds no reports: they come from make test.")
    seconds = time.time() - began.stat().st_mtime
    print(summary({part: read(folder / f"{part}.xml") for part in PARTS}, seconds))


if __name__ == "__main__":
    main()
