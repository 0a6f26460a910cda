"""The page on adding things is true: its examples are carried out on a copy of the program, and their tests pass."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "how-to-add.md"
CHAPTER = re.compile(r"^## (.+)$", re.MULTILINE)
BLOCK = re.compile(r"^```(diff|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PLACE = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)
NEW_FILE = re.compile(r"# ([\w/]+\.py)\n")
NOTHING_MADE = shutil.ignore_patterns("__pycache__", "*.so", "recorded", "node_modules")


@dataclass(frozen=True)
class Chapter:
    """One sort of thing: the places named for it, what the example changes, and the tests that it must pass."""

    title: str
    places: tuple[str, ...]
    changes: tuple[str, ...]
    files: dict[str, str]
    tests: tuple[str, ...]


class PatchError(ValueError):
    """A change that does not fit the program as it is."""


def chapter(title: str, text: str) -> Chapter:
    """A chapter of the page, read."""
    blocks = BLOCK.findall(text)
    files = {}
    for language, block in blocks:
        if language == "python":
            named = NEW_FILE.match(block)
            assert named, f"a block of {title!r} does not begin with the name of its file"
            files[named[1]] = block[named.end() :]
    named_tests = " ".join(re.findall(r"^Run also: (.*?)\.$", text, re.MULTILINE | re.DOTALL))
    tests = [file for file in files if file.startswith("tests/")] + re.findall(r"`([^`]+)`", named_tests)
    changes = tuple(block for language, block in blocks if language == "diff")
    return Chapter(title, tuple(PLACE.findall(text)), changes, files, tuple(tests))


def chapters() -> list[Chapter]:
    """All of them."""
    _, *parts = CHAPTER.split(PAGE.read_text(encoding="utf-8"))
    return [chapter(title, text) for title, text in zip(parts[::2], parts[1::2], strict=True)]


def patched(text: str, hunk: list[str]) -> str:
    """A file after one change: its old lines must stand there, once."""
    old = "\n".join(line[1:] for line in hunk if not line.startswith("+"))
    new = "\n".join(line[1:] for line in hunk if not line.startswith("-"))
    if f"\n{text}".count(f"\n{old}") != 1:
        raise PatchError(f"These lines stand there {f'{text}'.count(old)} times, not once:\n{old}")
    return f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:]


def change(folder: Path, block: str) -> str:
    """Carry out the changes of a block, which begins with `+++` and the file; returns its name."""
    head, *lines = block.splitlines()
    name = head.removeprefix("+++ ")
    hunks: list[list[str]] = [[]]
    for line in lines:
        if line == "@@":
            hunks.append([])
        else:
            hunks[-1].append(line or " ")
    path = folder / name
    text = path.read_text(encoding="utf-8")
    for hunk in hunks:
        text = patched(text, hunk)
    path.write_text(text, encoding="utf-8")
    return name


def copied(folder: Path) -> None:
    """A copy of the program and its tests, interpreted."""
    shutil.copytree(ROOT / "src" / "rlyeh", folder / "src" / "rlyeh", ignore=NOTHING_MADE)
    shutil.copytree(ROOT / "tests", folder / "tests", ignore=NOTHING_MADE)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=NOTHING_MADE)
    shutil.copy(ROOT / "pyproject.toml", folder)


CHAPTERS = chapters()


@pytest.mark.parametrize("one", CHAPTERS, ids=[one.title for one in CHAPTERS])
def test_the_example_works(one: Chapter, tmp_path: Path) -> None:
    copied(tmp_path)
    touched = {change(tmp_path, block) for block in one.changes} | set(one.files)
    for name, text in one.files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path / "src"), str(tmp_path)))}
    environment.pop("RLYEH_BUILD", None)
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *one.tests],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert run.returncode == 0, run.stdout + run.stderr
    near = {folder for place in one.places for folder in (place, Path(place).parent.as_posix())}
    beside = {name for name in touched if name not in near and Path(name).parent.as_posix() not in near}
    assert beside == set(), "whatever an example touches is in the list of places, or lies beside one that is"


@pytest.mark.parametrize("one", CHAPTERS, ids=[one.title for one in CHAPTERS])
def test_the_places_exist(one: Chapter) -> None:
    assert one.places
    assert [place for place in one.places if not (ROOT / place).exists() and place not in one.files] == []


def test_the_page_has_a_chapter_for_everything_it_promises() -> None:
    promised = re.findall(r"^- \[(.+)\]\(#", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert [one.title for one in CHAPTERS] == promised
    assert len(promised) == 7
    assert all(one.tests for one in CHAPTERS)


def test_a_change_that_does_not_fit_is_named(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("first = 1\n", encoding="utf-8")
    with pytest.raises(PatchError, match=r"stand there 0 times, not once:\nsecond = 2"):
        change(tmp_path, "+++ rules.py\n second = 2\n+third = 3\n")
    change(tmp_path, "+++ rules.py\n first = 1\n+second = 2\n")
    assert (tmp_path / "rules.py").read_text(encoding="utf-8") == "first = 1\nsecond = 2\n"
