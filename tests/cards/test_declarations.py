"""Law 6: card modules read like the game: names in lower case and in capitals, never the classes behind them."""

import ast
from pathlib import Path

import pytest

import rlyeh.cards
import rlyeh.language

MODULES = sorted(Path(rlyeh.cards.__file__).parent.glob("*/*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_declarations_use_no_class_names(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not [name for name in names if name[0].isupper() and not name.isupper()]


def lost_names(source: str) -> list[str]:
    """What is wrong with the names that a card module assigns: one that is assigned twice loses its first card without
    a word, and one of the language is lost to all declarations after it."""
    problems: list[str] = []
    seen: set[str] = set()
    for statement in ast.parse(source).body:
        targets = statement.targets if isinstance(statement, ast.Assign) else []
        for name in [target.id for target in targets if isinstance(target, ast.Name)]:
            if name in seen:
                problems.append(f"{name} is assigned twice: the first card would be lost; call one after its subtitle.")
            if name in rlyeh.language.__all__:
                problems.append(f"{name} is a word of the language: call the card something else, such as {name}_CARD.")
            seen.add(name)
    return problems


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_no_card_is_lost_by_its_name(path: Path) -> None:
    assert lost_names(path.read_text(encoding="utf-8")) == []


def test_two_cards_of_one_title_and_a_card_called_like_a_faction_are_found() -> None:
    source = 'GUG = character("test-1")\nGUG = character("test-2")\nCTHULHU = character("test-3")\n'
    twice, taken = lost_names(source)
    assert twice.startswith("GUG is assigned twice")
    assert taken.startswith("CTHULHU is a word of the language")
