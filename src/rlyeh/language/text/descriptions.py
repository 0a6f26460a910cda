"""Meanings of the words of the card language, as their classes say."""

from __future__ import annotations

import ast
from functools import cache
from importlib.resources import files
from typing import Any

from rlyeh.model import Word


def meaning(word: type[Word]) -> str:
    """The description of a word, in one line for each of its paragraphs; empty if it has none."""
    cls: Any = word  # what every class has, mypyc knows of none
    description = cls.__doc__ or _descriptions(cls.__module__).get(cls.__name__, "")
    return "\n".join(" ".join(paragraph.split()) for paragraph in description.split("\n\n"))


@cache
def _descriptions(module: str) -> dict[str, str]:
    """What the classes of a module say of themselves in its source: compiled ones have forgotten it."""
    package, _, name = module.rpartition(".")
    source = (files(package) / f"{name}.py").read_text(encoding="utf-8")
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    return {node.name: ast.get_docstring(node) or "" for node in classes}
