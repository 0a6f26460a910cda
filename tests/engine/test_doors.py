"""Who stands outside the engine comes in by its doors, also for a type, and asks the game instead of its stack."""

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import rlyeh

SOURCE = Path(rlyeh.__file__).parent
PROJECT = Path(__file__).parents[2] / "pyproject.toml"
NAMED = ("reading", "visibility", "plans", "explain", "files", "words")
DOORS = {"rlyeh.engine", *[f"rlyeh.engine.{door}" for door in NAMED]}
INSIDE = ("engine/", "language/", "bots/reference_1/")
"""The engine; the words, which are made of its parts; and a bot that is sealed."""


def outside() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        if not place.startswith(INSIDE):
            yield place, ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.module
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def test_the_engine_is_entered_by_its_doors() -> None:
    """import-linter leaves out what is imported for types alone; here it counts."""
    wrong = [
        f"{place} imports {module}"
        for place, tree in outside()
        for module in imported(tree)
        if module.startswith("rlyeh.engine") and module not in DOORS
    ]
    assert wrong == []


def test_the_doors_are_those_that_the_engine_names() -> None:
    said = ast.get_docstring(ast.parse((SOURCE / "engine" / "__init__.py").read_text(encoding="utf-8")))
    assert said is not None
    assert all(f"`.{door}`" in said or f"`rlyeh.engine.{door}`" in said for door in NAMED)
    for door in DOORS:
        place = SOURCE.parent.joinpath(*door.split("."))
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        names = [node for node in ast.parse(file.read_text(encoding="utf-8")).body if isinstance(node, ast.Assign)]
        assert any(ast.unparse(node.targets[0]) == "__all__" for node in names), f"{door} does not list what it gives"


def test_nobody_outside_looks_at_the_stack() -> None:
    """What is under way is asked of `game.topic` and `rlyeh.engine.reading`."""
    wrong = [
        f"{place}:{node.lineno}"
        for place, tree in outside()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "stack"
    ]
    assert wrong == []


def test_types_point_down_too() -> None:
    """The picture of the packages holds for what is imported for types alone as well."""
    contract = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"][0]
    height = {
        name.strip("() "): -at for at, layer in enumerate(contract["layers"]) for name in layer.split("|")
    }
    wrong = []
    for path in sorted(SOURCE.rglob("*.py")):
        own = path.relative_to(SOURCE).with_suffix("").parts[0]
        for module in imported(ast.parse(path.read_text(encoding="utf-8"))):
            other = module.split(".")[1] if module.startswith("rlyeh.") else own
            if own in height and other in height and own != other and height[other] >= height[own]:
                wrong.append(f"{path.relative_to(SOURCE)} imports {module}")
    assert wrong == []
