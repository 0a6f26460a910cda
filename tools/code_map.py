"""The code map: docs/code-map.md, a line for every package and module, from the first line of its docstring.

    python -m tools.code_map [--check]

With --check nothing is written; the exit status says whether the page is up to date.
"""

from __future__ import annotations

import argparse
import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "rlyeh"
PAGE: Final = ROOT / "docs" / "code-map.md"

FROZEN: Final = SOURCE / "bots" / "reference_1"
"""A package whose text never changes (its hash is tested): its modules are those of the acolyte of that time."""

ROOMS: Final[dict[str, dict[str, str]]] = {
    "web/src": {
        "api": "The client of the server: HTTP, the live socket of a table, and the types of what they bring.",
        "around": "The lobby and accounts: opening tables, picking decks, opponents, problems.",
        "cards": "Cards: how they are drawn at every size, searched, and engraved with pictures of their own.",
        "decks": "Decks: building, importing, exporting, and charts.",
        "i18n": "The words of the interface, English and German side by side.",
        "learn": "The guided first game: what the guide says, and where it points.",
        "look": "Styles: colours, type and measures for all pages.",
        "pages": "Pages: one component for each path of the router.",
        "parts": "Shared components: the frame around pages, and dialogs.",
        "replay": "Replays: a finished game looked at, and the coach at work on it.",
        "rules": "The rules reference: Markdown as a tree, with links between rules.",
        "table": "The table: the board, the open question, commitments, staging of events, the log.",
    },
    "tests": {
        "arena": "Tests of the arena and the coach.",
        "asking": "Tests of what people are asked.",
        "benchmarks": "Tests of the guard over speed.",
        "bots": "Tests of the bots, and that none of them knows what its seat does not know.",
        "cards": "Tests of cards, by set and faction: each does what it says.",
        "cli": "Tests of the `rlyeh` command.",
        "decks": "Tests of decks: formats, legality, the forms they travel in, search.",
        "docs": "Tests of pages: what they show runs, what they list exists.",
        "encoding": "Tests of games as numbers.",
        "engine": "Tests of the engine's laws: saving, replaying, seeing, explaining.",
        "envs": "Tests of the environments for researchers.",
        "interactions": "Tests of cards that meet each other.",
        "language": "Tests of the card language.",
        "properties": "Properties that hold in any game, tried on random ones.",
        "recorded": "Recorded games and old formats, which every version must read.",
        "reference": "Tests of the rules reference.",
        "rules": "Tests of rules, by chapter and id.",
        "server": "Tests of the server.",
        "testing": "Tests of the plugin that prints failed scenarios.",
        "tools": "Tests of these tools.",
        "translation": "Tests of German.",
    },
    ".": {
        "benchmarks": "Benchmarks: `make bench`, and comparisons with other libraries.",
        "container": "The container image: its recipe in steps that can be tried without Docker.",
        "docs": "Pages about the program; `docs/decisions` says why things are as they are.",
        "examples": "Examples: a bot for the server, and training a policy from nothing.",
        "src": "The Python package.",
        "tests": "Tests.",
        "tools": "Tools of developers.",
        "web": "The table in the browser: TypeScript and Svelte; `web/e2e` tests it in a real browser.",
    },
}
"""Folders that are no Python packages, with a line for each; a test finds those that are missing here, or gone."""

INTRODUCTION: Final = """\
# The code map

Every package and module in one line: the first line of its docstring. `python -m tools.code_map` writes this
page, and a test fails when it is out of date. How the parts play together is in
[architecture.md](architecture.md), what our words mean in [glossary.md](glossary.md).
"""


class MapError(ValueError):
    """A module or folder that cannot be put on the map."""


def summary(path: Path) -> str:
    """The first line of a module's docstring: one sentence that says what the module is."""
    docstring = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))
    if not docstring:
        raise MapError(f"{path.relative_to(ROOT)} has no docstring: say in its first line what it is.")
    return docstring.splitlines()[0]


def packages() -> list[str]:
    """What lies in `rlyeh`, from the top layer to the bottom one, as the contract in pyproject.toml has it."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    layers = next(contract for contract in contracts if contract.get("containers") == ["rlyeh"])["layers"]
    return [name.strip("() ") for layer in layers for name in layer.split("|")]


def modules(folder: Path) -> list[Path]:
    """The modules of a package, and those in folders inside it that are no packages."""
    files = sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")
    plain = sorted(path for path in folder.iterdir() if path.is_dir() and not (path / "__init__.py").exists())
    return files + [path for inside in plain for path in modules(inside)]


def subpackages(folder: Path) -> list[Path]:
    """The packages inside a package."""
    return sorted(path.parent for path in folder.glob("*/__init__.py"))


def folders(place: str) -> list[str]:
    """The folders of a place that hold something which belongs to the project."""
    made = ("__pycache__", "build", "dist", "node_modules", "saves")
    paths = (path for path in (ROOT / place).iterdir() if path.is_dir() and not path.name.startswith("."))
    return sorted(path.name for path in paths if path.name not in made and any(path.iterdir()))


def _line(path: Path, folder: Path) -> str:
    name = path.relative_to(folder).as_posix()
    return f"- [`{name}`](../{path.relative_to(ROOT).as_posix()}): {summary(path)}"


def _package(folder: Path, depth: int) -> Iterator[str]:
    """The section of a package: what it is, its modules, then the packages in it."""
    name = folder.relative_to(SOURCE.parent if folder.is_relative_to(SOURCE) else ROOT).as_posix()
    yield f"{'#' * depth} {name}\n\n{summary(folder / '__init__.py')}\n"
    if folder == FROZEN:
        return
    lines = [_line(path, folder) for path in modules(folder)]
    if lines:
        yield "\n".join(lines) + "\n"
    for inner in subpackages(folder):
        yield from _package(inner, min(depth + 1, 4))


def _rooms(place: str) -> Iterator[str]:
    """The section of folders that are no Python packages."""
    rooms = ROOMS[place]
    present = [name for name in folders(place) if place != "." or name in rooms]  # people keep more beside the project
    if list(rooms) != present:
        wrong = ", ".join(sorted(set(rooms) ^ set(present))) or "their order"
        raise MapError(f"ROOMS in tools/code_map.py does not name the folders of {place} as they are: {wrong}.")
    yield f"## {place if place != '.' else 'The repository'}\n"
    prefix = "" if place == "." else f"{place}/"
    yield "\n".join(f"- [`{room}`](../{prefix}{room}): {purpose}" for room, purpose in rooms.items()) + "\n"


def page() -> str:
    """The whole page."""
    parts = [INTRODUCTION, *_rooms("."), "## src/rlyeh\n"]
    names = packages()
    single = [SOURCE / f"{name}.py" for name in names if (SOURCE / f"{name}.py").exists()]
    parts.append("\n".join(_line(path, SOURCE) for path in single) + "\n")
    for name in names:
        if (SOURCE / name).is_dir():
            parts += _package(SOURCE / name, 2)
    parts += [*_rooms("web/src"), *_package(ROOT / "tools", 2), *_rooms("tests")]
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.code_map", description="Write docs/code-map.md.")
    parser.add_argument("--check", action="store_true", help="write nothing; say whether the page is up to date")
    check = parser.parse_args(arguments).check
    text = page()
    if check:
        return int(PAGE.read_text(encoding="utf-8") != text)
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
