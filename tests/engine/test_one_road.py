"""Law 5: only `rlyeh.engine.changes` changes zones, tokens, wounds, positions and lasting effects."""

import ast
from pathlib import Path

import rlyeh

SOURCE = Path(rlyeh.__file__).parent
PIECE_FIELDS = {"zone", "wounds", "tokens", "position", "host", "controller", "seen", "face_up", "facedown", "printed"}
"""Fields that only pieces have; contexts and occurrences share the names of the others."""
PILES = {"play", "row", "story_deck", "deck", "hand", "discard", "domains", "won", "removed", "lasting"}
FORGETTING = {"reshape", "relast", "restock", "recommit"}
"""What is called where something has changed that others rest on."""
CHANGING = {"append", "remove", "insert", "pop", "extend", "clear", "sort", "reverse"}
ALLOWED = (
    "engine/changes/",  # the one place
    "engine/state/cards.py",  # defines what lies on the table, and its copies
    "engine/state/state.py",  # defines the state, and its copies
    "engine/files/decoder.py",  # builds a state from bytes
    "engine/begin.py",  # makes the pieces of a new game
    "engine/timing/setup.py",  # makes the first domains
    "engine/visibility/imagine.py",  # deals hidden cards anew in a copy
    "engine/visibility/program_view_updates.py",  # fills sights, whose parts are called like the piles
    "testing/scenario.py",  # sets up positions
)


def offences(path: Path) -> list[str]:
    """Where a module changes pieces or piles."""
    found = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            target = node.func.value
            if node.func.attr == "edit":
                found.append(f"{path.name}:{node.lineno} edits a piece")
            if node.func.attr in FORGETTING and is_game(target):
                found.append(f"{path.name}:{node.lineno} calls {node.func.attr}")
            if node.func.attr in CHANGING and isinstance(target, ast.Attribute) and target.attr in PILES:
                found.append(f"{path.name}:{node.lineno} changes the pile {target.attr}")
        for target in written_by(node):
            if isinstance(target, ast.Attribute) and not is_own(target) and target.attr in PIECE_FIELDS | PILES:
                found.append(f"{path.name}:{target.lineno} writes {target.attr}")
    return found


def written_by(node: ast.AST) -> list[ast.expr]:
    """What an assignment writes to; an item of a list counts as the list."""
    targets = list(node.targets) if isinstance(node, ast.Assign) else []
    if isinstance(node, ast.AugAssign):
        targets.append(node.target)
    return [target.value if isinstance(target, ast.Subscript) else target for target in targets]


def is_game(target: ast.expr) -> bool:
    """Whether it is a game that is told so, by somebody else."""
    return isinstance(target, ast.Name | ast.Attribute) and getattr(target, "attr", getattr(target, "id", "")) == "game"


def is_own(target: ast.Attribute) -> bool:
    """Frames, and snapshots being made, have fields of the same names: writing these changes no piece."""
    return isinstance(target.value, ast.Name) and target.value.id in ("self", "last", "twin")


def test_nothing_outside_changes_touches_pieces_or_piles() -> None:
    wrong = [
        offence
        for path in sorted(SOURCE.rglob("*.py"))
        if not path.relative_to(SOURCE).as_posix().startswith(ALLOWED)
        for offence in offences(path)
    ]
    assert wrong == []


def test_the_reader_of_the_source_finds_an_offence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("def f(state, piece):\n    piece.wounds += 1\n    state.play.append(3)\n    state.edit(4)\n")
    assert len(offences(bad)) == 3
    bad.write_text("def f(game):\n    game.state.lasting = []\n    game.state.lasting.append(3)\n    game.relast()\n")
    assert len(offences(bad)) == 3
