"""Sources of declarations: how each card is written, and which names of the language it uses."""

from __future__ import annotations

import ast
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from inspect import cleandoc

from rlyeh.cards import FACTIONS


@dataclass(frozen=True, slots=True)
class Declaration:
    """A card as its author wrote it."""

    id: str
    module: str
    """The package of the set and the module: dreamlands/cthulhu."""
    source: str
    names: frozenset[str]
    """What it uses of the language; what is said of a noun begins with a full stop."""


@cache
def declarations() -> dict[str, Declaration]:
    """All declarations of the pool's own sets, by card id. Cards of packs have no source."""
    found: dict[str, Declaration] = {}
    for package in sorted(files("rlyeh.cards").iterdir(), key=lambda entry: entry.name):
        for name in FACTIONS if package.is_dir() else ():
            module = package / f"{name}.py"
            if module.is_file():
                found.update(_read(module.read_text(encoding="utf-8"), f"{package.name}/{name}"))
    return found


def _read(source: str, module: str) -> dict[str, Declaration]:
    found: dict[str, Declaration] = {}
    for node in ast.parse(source).body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call) and node.value.args:
            first = node.value.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                written = cleandoc(ast.get_source_segment(source, node) or "")
                found[first.value] = Declaration(first.value, module, written, frozenset(_names(node.value)))
    return found


def _names(declaration: ast.Call) -> set[str]:
    names: set[str] = set()
    for node in ast.walk(declaration):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(f".{node.attr}")
    return names
