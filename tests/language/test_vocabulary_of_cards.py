"""`from rlyeh.language import *`: the words that declare, and nothing else."""

from __future__ import annotations

from enum import Enum
from inspect import isroutine
from typing import Any

import rlyeh.language
from rlyeh.model import Word


def brought() -> dict[str, Any]:
    """What a card module sees after its first line."""
    names: dict[str, Any] = {}
    exec("from rlyeh.language import *", names)
    del names["__builtins__"]
    return names


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
    silent = [name for name, value in brought().items() if isroutine(value) and not value.__doc__]
    assert silent == []
