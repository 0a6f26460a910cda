"""The vocabulary of authors: every name that a declaration may use, read from the source of the language.

A compiled build has forgotten docstrings and parameters, and the headings of the list are comments, so all of it is
read from the source files that are part of the package.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from rlyeh import language
from rlyeh.model import Word

LANGUAGE = files("rlyeh.language")
FACTS_OF_NOUNS = "Nouns: what narrows them down"
"""The heading of what is said of a noun behind a full stop."""
_NOUNS = (("nouns", "cards.py"), "Cards")


@dataclass(frozen=True, slots=True)
class Name:
    """A name that an author can type."""

    name: str
    heading: str
    """The part of the vocabulary that it belongs to."""
    typed: str
    """As it is typed, with its parameters: wound(whom, number=1, if_able=False)."""
    meaning: str


@cache
def vocabulary() -> tuple[Name, ...]:
    """All names, heading by heading, each in the order of the alphabet."""
    defined = _defined()
    listed = [Name(name, heading, *_explained(name, *defined[name])) for heading, name in _listed()]
    narrowing = [Name(name, FACTS_OF_NOUNS, typed, meaning) for name, typed, meaning in _of_nouns()]
    order = list(dict.fromkeys(name.heading for name in (*listed, *narrowing)))
    return tuple(sorted([*listed, *narrowing], key=lambda name: (order.index(name.heading), name.name.casefold())))


def _explained(name: str, typed: str, meaning: str) -> tuple[str, str]:
    """A name that has no docstring says itself: a noun or a condition its English, a proper name what it is called."""
    if meaning:
        return typed, meaning
    value = getattr(language, name)
    if isinstance(value, Enum):
        said = f"The {_spaced(type(value).__name__)} {_spaced(value.name)}"
    else:
        said = value.english() if isinstance(value, Word) else str(value)
    return typed, said[:1].upper() + said[1:] + "."


def _spaced(name: str) -> str:
    """A name in plain words: the faction cthulhu, the card type story."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])|_", " ", name).lower()


def _listed() -> Iterator[tuple[str, str]]:
    """The names of the list in `rlyeh.language`, each with the comment that stands above its group."""
    heading = ""
    inside = goes_on = False
    for line in (LANGUAGE / "__init__.py").read_text(encoding="utf-8").splitlines():
        text = line.strip()
        if text.startswith("__all__"):
            inside = True
        elif inside and text.startswith("#"):
            heading = f"{heading} {text[2:]}" if goes_on else text[2:]
        elif inside:
            yield from ((heading.rstrip("."), name) for name in re.findall(r'"(\w+)"', text))
        goes_on = text.startswith("#")


@cache
def _sources() -> tuple[ast.Module, ...]:
    return tuple(ast.parse(file.read_text(encoding="utf-8")) for file in _files(LANGUAGE))


def _files(folder: Traversable) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _files(entry)
        elif entry.name.endswith(".py"):
            yield entry


def _defined() -> dict[str, tuple[str, str]]:
    """What the modules of the language define: how it is typed, and what its docstring says."""
    defined: dict[str, tuple[str, str]] = {}
    for module in _sources():
        for node, following in zip(module.body, [*module.body[1:], None], strict=True):
            if isinstance(node, ast.FunctionDef):
                defined[node.name] = (_typed(node), _one_line(ast.get_docstring(node)))
            for name in _assigned(node):
                if not name.startswith("_"):
                    defined.setdefault(name, (name, _one_line(_docstring(following))))
    return defined


def _assigned(node: ast.stmt) -> Iterator[str]:
    """The names that a statement gives."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    for target in targets:
        for part in target.elts if isinstance(target, ast.Tuple) else [target]:
            if isinstance(part, ast.Name):
                yield part.id


def _of_nouns() -> Iterator[tuple[str, str, str]]:
    """What can be said of a noun behind a full stop: CHARACTER.committed, CARD.subtype("Tome")."""
    (folder, file), wanted = _NOUNS
    module = ast.parse((LANGUAGE / folder / file).read_text(encoding="utf-8"))
    noun = next(node for node in module.body if isinstance(node, ast.ClassDef) and node.name == wanted)
    for method in noun.body:
        if isinstance(method, ast.FunctionDef) and not method.name.startswith("_") and _says_a_noun(method):
            yield method.name, f".{method.name}" if _is_property(method) else f".{_typed(method)}", _one_line(
                ast.get_docstring(method)
            )


def _says_a_noun(method: ast.FunctionDef) -> bool:
    """Whether it gives a noun back, and is no part of the engine's dealings with it."""
    return isinstance(method.returns, ast.Name) and method.returns.id == "Self" and bool(ast.get_docstring(method))


def _is_property(method: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id == "property" for each in method.decorator_list)


def _typed(function: ast.FunctionDef) -> str:
    """Name and parameters, without their types."""
    arguments = function.args
    plain = [argument.arg for argument in (*arguments.posonlyargs, *arguments.args) if argument.arg != "self"]
    defaults = [ast.unparse(default) for default in arguments.defaults]
    first = len(plain) - len(defaults)
    parts = [name if at < first else f"{name}={defaults[at - first]}" for at, name in enumerate(plain)]
    if arguments.vararg is not None:
        parts.append(f"*{arguments.vararg.arg}")
    for argument, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True):
        parts.append(argument.arg if default is None else f"{argument.arg}={ast.unparse(default)}")
    if arguments.kwarg is not None:
        parts.append(f"**{arguments.kwarg.arg}")
    return f"{function.name}({', '.join(parts)})"


def _docstring(node: ast.stmt | None) -> str:
    """What stands in quotation marks under an assignment."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def _one_line(text: str | None) -> str:
    return " ".join((text or "").split())
