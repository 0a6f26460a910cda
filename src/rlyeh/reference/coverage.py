"""Rule coverage: which rules are named by tests.

A test names a rule by its id in its name (`test_time_7_...`), its docstring, a decorator or a comment. A range of ids
names nothing: a test says which rules it is about, one by one.
"""

import ast
import io
import re
import tokenize
from collections.abc import Iterator, Mapping
from pathlib import Path

from rlyeh.errors import RlyehError
from rlyeh.reference import rules
from rlyeh.reference.exempt import EXEMPT

_PREFIXES = (
    *("GEN", "CARD", "SET", "TURN", "REF", "DRAW", "RES", "PAY", "OPS", "STORY", "CONSP"),
    *("KEY", "TIME", "EFF", "STATE", "WIN", "DECK", "ERR", "CCG", "FLOW", "EX", "FINAL"),
)
_FINAL_ROWS = 99
"""FINAL ids up to here are rules that differ between rule sets; higher ones only make older rules precise."""

_ANY = "|".join(_PREFIXES)
_TOKEN = re.compile(rf"(?<![\w-])({_ANY})-(\d+)(?![\w-])")
_RANGE = re.compile(
    rf"(?<![\w-])({_ANY})-\d+(?:(?:\.\.+|…|[–—-])(?:\1-)?|\s+(?:to|through|until)\s+(?:\1-)?|\s+[–—-]\s+\1-)\d+"
)
_IN_NAME = re.compile(rf"(?<![^_])({_ANY.lower()})_(\d+)(?![^_])")
_RANGE_IN_NAME = re.compile(rf"(?<![^_])({_ANY.lower()})_\d+_to_(?:\1_)?\d+(?![^_])")

_Function = ast.FunctionDef | ast.AsyncFunctionDef


def required() -> tuple[str, ...]:
    """The ids that tests have to name: all rules of play and worked examples, less those in `EXEMPT`."""
    return tuple(id for id in rules() if _is_required(id) and id not in EXEMPT)


def missing(folder: Path) -> tuple[str, ...]:
    """The required ids that no test under `folder` names."""
    named = tests_by_rule(folder)
    return tuple(id for id in required() if id not in named)


def tests_by_rule(folder: Path) -> Mapping[str, tuple[str, ...]]:
    """For each id that is named under `folder`, the tests that name it, as pytest writes them."""
    naming: dict[str, tuple[str, ...]] = {}
    for path in sorted(folder.rglob("*.py")):
        file = path.relative_to(folder.parent).as_posix()
        for test, ids in _ids_by_test(path.read_text("utf-8"), file):
            for id in ids:
                naming[id] = (*naming.get(id, ()), f"{file}::{test}")
    return naming


def tests_folder() -> Path:
    """The tests of the source checkout that this package is run from, or else those of the current folder."""
    checkout = Path(__file__).resolve().parents[3]
    for root in (checkout, Path.cwd()):
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
            return root / "tests"
    raise RlyehError(
        f"There are no tests to look through in {Path.cwd()}: run this in a checkout of the R'lyeh source code."
    )


def _is_required(id: str) -> bool:
    prefix, _, number = id.partition("-")
    return prefix in _PREFIXES and not (prefix == "FINAL" and int(number) > _FINAL_ROWS)


def _ids_by_test(source: str, file: str) -> Iterator[tuple[str, list[str]]]:
    """Each test function of a file with the ids it names."""
    try:
        tree = ast.parse(source)
    except SyntaxError as error:
        raise RlyehError(f"{file}, line {error.lineno}, is not valid Python, so its rules cannot be counted.") from None
    lines = source.splitlines()
    comments = _comments(source)
    for node in ast.walk(tree):
        if isinstance(node, _Function) and node.name.startswith("test"):
            texts = [ast.get_docstring(node) or "", *_decorators(node, lines), *_comments_of(node, comments, lines)]
            yield node.name, list(dict.fromkeys([*_ids_in_name(node.name), *_ids_in("\n".join(texts))]))


def _comments(source: str) -> dict[int, str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {token.start[0]: token.string for token in tokens if token.type == tokenize.COMMENT}


def _decorators(node: _Function, lines: list[str]) -> Iterator[str]:
    for decorator in node.decorator_list:
        yield from lines[decorator.lineno - 1 : decorator.end_lineno]


def _comments_of(node: _Function, comments: Mapping[int, str], lines: list[str]) -> Iterator[str]:
    """The comments inside a test and those that stand directly above it."""
    first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
    while first - 1 in comments and lines[first - 2].lstrip().startswith("#"):
        first -= 1
    last = node.end_lineno or node.lineno
    yield from (text for line, text in comments.items() if first <= line <= last)


def _ids_in(text: str) -> list[str]:
    return [f"{prefix}-{number}" for prefix, number in _TOKEN.findall(_RANGE.sub("", text))]


def _ids_in_name(name: str) -> list[str]:
    return [f"{prefix.upper()}-{number}" for prefix, number in _IN_NAME.findall(_RANGE_IN_NAME.sub("", name))]
