"""The glossary agrees with the code: our words are places, and whoever searches for the field's word finds them."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "glossary.md"
ROW = re.compile(
    r"^\| \[`(?P<ours>\w+)`\]\((?P<link>[^)]+)\) \| (?P<theirs>[^|]+) \| (?P<meaning>[^|]+) \|$", re.MULTILINE
)
ROWS = [(row["ours"], row["link"], row["theirs"], row["meaning"]) for row in ROW.finditer(PAGE.read_text("utf-8"))]


def description(name: str, path: Path) -> str | None:
    """The docstring of a module, class or function, read from the source: compiled ones have none."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    if name in (path.stem, path.parent.name):
        return ast.get_docstring(tree) or ""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == name:
            return ast.get_docstring(node) or ""
    return None


def flat(text: str) -> str:
    """A text as a search sees it that minds neither case nor line ends nor underscores."""
    return " ".join(text.replace("_", " ").split()).casefold()


@pytest.mark.parametrize(("ours", "link", "theirs", "meaning"), ROWS, ids=[f"{row[0]}-{row[1]}" for row in ROWS])
def test_a_word_is_a_place_that_is_found_by_the_words_of_the_field(
    ours: str, link: str, theirs: str, meaning: str
) -> None:
    path = PAGE.parent / link
    said = description(ours, path) if path.is_file() else None
    assert said is not None, f"{link} has no module, class or function {ours}"
    assert flat(theirs) in flat(f"{ours} {said}"), f"the docstring of {ours} does not say {theirs!r}"
    assert meaning.endswith("."), "one sentence"
    assert ". " not in meaning, "one sentence"


def test_every_row_of_the_page_is_read() -> None:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.startswith("| [")]
    assert len(lines) == len(ROWS) > 60


def test_a_place_is_explained_once() -> None:
    places = [(ours, link) for ours, link, _, _ in ROWS]
    assert len(places) == len(set(places))


def test_what_is_not_there_is_told_from_what_says_nothing() -> None:
    path = PAGE.parents[1] / "src" / "rlyeh" / "engine" / "state" / "occurrence.py"
    assert description("Occurrance", path) is None
    assert description("Occurrence", path)
