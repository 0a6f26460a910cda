"""The code map is up to date, and every module says in its first line what it is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tools import code_map
from tools.code_map import FROZEN, PAGE, ROOT, SOURCE, MapError, page, summary

MODULES = [
    path for root in (SOURCE, ROOT / "tools") for path in sorted(root.rglob("*.py")) if not path.is_relative_to(FROZEN)
]

NO_NOUNS = frozenset((
    "all", "how", "if", "what", "when", "where", "whether", "which", "who", "whoever", "whom", "whose", "why",
    "compile", "compiles", "fit", "make", "makes", "measure", "reads", "write", "writes",
))  # fmt: skip
"""First words of questions and orders, which say something about a thing before they name it."""


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m tools.code_map"


def test_every_module_begins_with_a_noun() -> None:
    said = {path.relative_to(ROOT).as_posix(): summary(path) for path in MODULES}
    wrong = [f"{path}: {line}" for path, line in said.items() if line.split()[0].rstrip(":,.").casefold() in NO_NOUNS]
    assert wrong == [], "begin with what it is, in the noun of the field"


def test_the_first_line_of_every_module_is_whole() -> None:
    said = {path.relative_to(ROOT).as_posix(): summary(path) for path in MODULES}
    wrong = [f"{path}: {line}" for path, line in said.items() if not line.endswith(".")]
    assert wrong == [], "let the first line be a whole sentence, and put the rest below an empty one"


def test_no_two_modules_are_the_same_thing() -> None:
    said = Counter(summary(path) for path in MODULES)
    assert [line for line, times in said.items() if times > 1] == []


def test_every_module_is_on_the_map() -> None:
    written = PAGE.read_text(encoding="utf-8")
    named = (path for path in MODULES if path.name != "__init__.py")
    assert [path for path in named if f"(../{path.relative_to(ROOT).as_posix()})" not in written] == []


def test_a_module_without_docstring_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code_map, "ROOT", tmp_path)
    silent = tmp_path / "silent.py"
    silent.write_text("x = 1\n", encoding="utf-8")
    with pytest.raises(MapError, match=r"silent\.py has no docstring"):
        summary(silent)


def test_a_folder_that_nobody_described_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    rooms = {place: dict(said) for place, said in code_map.ROOMS.items()}
    del rooms["web/src"]["learn"]
    monkeypatch.setattr(code_map, "ROOMS", rooms)
    with pytest.raises(MapError, match="the folders of web/src as they are: learn"):
        page()
