"""The index of the decision records, by area: written into docs/decisions/README.md.

    python -m tools.decision_index [--check]

With --check nothing is written; the exit status says whether the page is up to date.
"""

from __future__ import annotations

import argparse
import re
import sys
from dataclasses import dataclass
from pathlib import Path

RECORDS = Path(__file__).parent.parent / "docs" / "decisions"
PAGE = RECORDS / "README.md"

AREAS = (
    "engine: state",
    "engine: timing",
    "engine: continuous effects",
    "engine: explanations",
    "engine: public surface",
    "formats",
    "card language",
    "cards and decks",
    "rules reference",
    "languages",
    "bots",
    "arena",
    "research",
    "server",
    "browser table",
    "performance",
    "packaging",
)
STATUSES = ("accepted", "superseded")

HEAD = re.compile(
    r"# (?P<number>\d+)\. (?P<title>[^\n]+)\n\n"
    r"- Status: (?P<status>[^\n]+)\n"
    r"- Date: (?P<date>\d{4}-\d\d-\d\d)\n"
    r"- Area: (?P<area>[^\n]+)\n"
)

INTRODUCTION = """\
# Decision records

Why things are as they are, one short record each: what the question was, what was chosen, and why.
A record is not rewritten when the code moves on: names of modules in it are those of its date, and a
later record says what has changed.

A new record takes the next number, begins like the others (title, status, date, area) and has a line
here: `python -m tools.decision_index` writes this page.
"""


class MalformedRecordError(ValueError):
    """A decision record that does not begin as all of them do."""


@dataclass(frozen=True)
class Record:
    """A decision record: what its head says, and its file."""

    number: int
    title: str
    status: str
    date: str
    area: str
    file: str


def record(path: Path) -> Record:
    """The record in a file; an error names what is wrong with its head."""
    head = HEAD.match(path.read_text(encoding="utf-8"))
    if head is None:
        raise MalformedRecordError(f"{path.name} does not begin with its title, status, date and area: see 0001.")
    made = Record(int(head["number"]), head["title"], head["status"], head["date"], head["area"], path.name)
    if not path.name.startswith(f"{made.number:04d}-"):
        raise MalformedRecordError(f"{path.name} calls itself number {made.number}.")
    if made.area not in AREAS:
        raise MalformedRecordError(f"{path.name}: there is no area {made.area!r}. There are: {', '.join(AREAS)}.")
    if made.status not in STATUSES:
        raise MalformedRecordError(f"{path.name}: a record is {' or '.join(STATUSES)}, not {made.status!r}.")
    return made


def records(folder: Path = RECORDS) -> list[Record]:
    """All records, in the order of their numbers."""
    return [record(path) for path in sorted(folder.glob("[0-9]*.md"))]


def page(records: list[Record]) -> str:
    """The index: areas, and the records of each."""
    lines = [INTRODUCTION]
    for area in AREAS:
        of_area = [record for record in records if record.area == area]
        if of_area:
            lines.append(f"## {area[0].upper()}{area[1:]}\n")
            lines.extend(f"- [{record.number}. {record.title}]({record.file}){_aside(record)}" for record in of_area)
            lines.append("")
    return "\n".join(lines)


def _aside(record: Record) -> str:
    return "" if record.status == "accepted" else f" ({record.status})"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tools.decision_index", description="Write the index of the decision records."
    )
    parser.add_argument("--check", action="store_true", help="write nothing; say whether the page is up to date")
    check = parser.parse_args(arguments).check
    text = page(records())
    if check:
        return int(PAGE.read_text(encoding="utf-8") != text)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
