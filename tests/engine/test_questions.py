"""What texts in force are asked, and what contexts keep, has names: a misspelt one is an error, not a silent no."""

import ast
from collections.abc import Iterator
from pathlib import Path

import rlyeh
from rlyeh.engine.state import bindings
from rlyeh.engine.words.modifiers import CommitWay, Question

SOURCE = Path(rlyeh.__file__).parent
SEALED = "bots/reference_1/"
NO_WORD_YET = {CommitWay.ONLY_EXHAUSTED}
"""What the engine asks and no word answers yet."""


def trees(*folders: str) -> Iterator[tuple[Path, ast.AST]]:
    for folder in folders:
        for path in sorted((SOURCE / folder).rglob("*.py")):
            if not path.relative_to(SOURCE).as_posix().startswith(SEALED):
                yield path, ast.parse(path.read_text(encoding="utf-8"))


def named(cls: type[Question] | type[CommitWay], *folders: str) -> set[str]:
    """The members of an enumeration that the modules of these folders name."""
    return {
        node.attr
        for path, tree in trees(*folders)
        if path.name != "modifiers.py" or folders[0] != "engine"  # where they are declared
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == cls.__name__
    }


def test_the_engine_asks_every_question_and_words_answer_it() -> None:
    for cls in (Question, CommitWay):
        assert named(cls, "engine") == set(cls.__members__), cls
        assert named(cls, "language") == {one.name for one in cls if one not in NO_WORD_YET}, cls


def is_bound(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "bound"


def made_up(tree: ast.AST) -> Iterator[ast.expr]:
    """Names for what a context keeps that are written out where they are used."""
    for node in ast.walk(tree):
        name: ast.expr | None = None
        if isinstance(node, ast.Subscript) and is_bound(node.value):
            name = node.slice
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and is_bound(node.func.value):
            name = node.args[0] if node.args else None
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "bind":
            name = node.args[0]  # what the check of a declaration is told
        elif isinstance(node, ast.Compare) and is_bound(node.comparators[-1]):
            name = node.left
        if isinstance(name, ast.Constant | ast.JoinedStr):
            yield name


def test_names_in_contexts_are_declared_in_one_place() -> None:
    wrong = [
        f"{path.name}:{name.lineno}" for path, tree in trees("engine", "language", "bots") for name in made_up(tree)
    ]
    assert wrong == []
    assert len(list(made_up(ast.parse('a.bound["host"]\nb.bound.get(f"~{slot}")\n"place" in c.bound\n')))) == 3


def test_a_name_says_which_slot_it_belongs_to() -> None:
    for name in ("it", bindings.lives("it"), bindings.picked_ahead("it", 1), bindings.escaped("it")):
        assert bindings.slot_of(name) == "it"
    assert bindings.slot_of(bindings.lives(bindings.picked_ahead("it", 0))) == "it"


def test_no_two_names_are_the_same() -> None:
    names = [value for name, value in vars(bindings).items() if name.isupper() and isinstance(value, str)]
    helpers = [bindings.lives("it"), bindings.escaped("it"), bindings.found_by("it"), bindings.picked_ahead("it", 0)]
    helpers += [bindings.host_of(3), bindings.icons_when_begun("it", 0), bindings.number_of("it")]
    assert len({*names, *helpers}) == len(names) + len(helpers)
    assert [name for name in (*names, *helpers) if not bindings.holds_cards(name)] == [
        bindings.SHOWN, bindings.ANNOUNCED, bindings.USED, bindings.PAYING, bindings.AT_NO_COST, bindings.DRAINED,
        bindings.UNDER_DECK, bindings.lives("it"), bindings.number_of("it"),
    ]  # fmt: skip
