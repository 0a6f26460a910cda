"""Law 6: card modules read like the game: names in lower case and in capitals, never the classes behind them."""

import ast
from pathlib import Path

import pytest

import rlyeh.cards

MODULES = sorted(Path(rlyeh.cards.__file__).parent.glob("*/*.py"))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_declarations_use_no_class_names(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    names = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not [name for name in names if name[0].isupper() and not name.isupper()]
