"""The `dataclass` of the compiled packages.

mypyc keeps of an annotation only the class that it begins with, and takes every name that a class body gives a value
for a field, constants of the class included. Words need their annotations whole, because declarations are checked
against them. So the build writes the annotations of all dataclasses to a file beside this module, and here they are put
back before the class is made. In interpreted classes nothing is missing, and this is the `dataclass` of the standard
library. This module itself is never compiled.
"""

from __future__ import annotations

import dataclasses
import json
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

ANNOTATIONS = Path(__file__).with_name("annotations.json")
"""Made by the build: the annotations of the fields of every compiled dataclass, by its module and name."""


@cache
def _annotations() -> dict[str, dict[str, str]]:
    annotations: dict[str, dict[str, str]] = json.loads(ANNOTATIONS.read_text(encoding="utf-8"))
    return annotations


def is_compiled(cls: type) -> bool:
    """Whether a class itself, not only one that it inherits from, was compiled."""
    return "__mypyc_attrs__" in vars(cls)


def _dataclass(**options: bool) -> Any:
    """As the standard library's, for interpreted and compiled classes."""
    make = dataclasses.dataclass(**options)

    def decorate(cls: type) -> type:
        if not is_compiled(cls):
            return make(cls)
        annotations = _annotations()[f"{cls.__module__}.{cls.__qualname__}"]
        cls.__annotations__ = dict.fromkeys(annotations, object)
        make(cls)
        cls.__annotations__ = annotations
        for field in dataclasses.fields(cls):
            field.type = annotations.get(field.name, field.type)
        return cls

    return decorate


if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    dataclass = _dataclass

__all__ = ["dataclass", "is_compiled"]
