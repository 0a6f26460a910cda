"""`from rlyeh.language import *`: the words that declare, and nothing else."""

from __future__ import annotations

import ast
from enum import Enum
from inspect import isroutine
from pathlib import Path
from typing import Any

import rlyeh.language
from rlyeh.model import Word

SOURCE = Path(__file__).parents[2] / "src" / "rlyeh" / "language"


def brought() -> dict[str, Any]:
    """What a card module sees after its first line."""
    names: dict[str, Any] = {}
    exec("from rlyeh.language import *", names)
    del names["__builtins__"]
    return names


def functions() -> set[str]:
    """The functions that a card module sees, by name; compiled ones are built-in routines."""
    return {name for name, value in brought().items() if isroutine(value)}


def test_it_brings_words_and_proper_names_and_nothing_else() -> None:
    """No classes, no modules, nothing that the engine or Python is made of."""
    others = {
        name: value
        for name, value in brought().items()
        if not (isroutine(value) and value.__module__.startswith("rlyeh.language."))
        and not isinstance(value, Word | Enum)
    }
    assert others == {}


def test_it_brings_what_the_list_says_once() -> None:
    assert sorted(rlyeh.language.__all__) == sorted(brought())


def test_functions_say_what_they_declare() -> None:
    """Read from the source, since compiled functions keep no docstring."""
    wanted = functions()
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCE.rglob("*.py")]
    nodes = [node for tree in trees for node in tree.body]
    defined = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name in wanted]
    assert {node.name for node in defined} == wanted
    assert [node.name for node in defined if not ast.get_docstring(node)] == []
