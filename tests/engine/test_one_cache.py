"""Derived values are dropped in one place: a change says what it has touched, and the cache drops what hangs on it."""

import ast
from pathlib import Path

import rlyeh
from rlyeh.engine.in_force.cache import KEPT
from rlyeh.engine.state import touch
from tests.engine.test_one_road import written_by

SOURCE = Path(rlyeh.__file__).parent
GAMES = ("engine/in_force/cache.py", "engine/timing/stack_machine.py", "engine/game.py")
"""Where `self` is a game."""
DROPS = "engine/in_force/cache.py"
COUNTS = (
    "engine/in_force/cache.py",
    "engine/state/state.py",  # counts the cards that are edited
    "engine/visibility/imagine.py",  # in a copy, where all that is dealt anew counts as one change
)
"""Where the version of a state grows."""
FILLS = {
    "engine/in_force/board_cache.py": {"attached", "marked", "nearly_won", "wounded"},
    "engine/in_force/characteristics.py": {"all_committed", "committed"},
    "engine/actions/legality.py": {"acting_hands"},
    "engine/actions/payment.py": {"payable"},
    "engine/in_force/cache.py": {"asked"},
    "engine/game.py": {"_outside_play", "asked", "hidden", "payable"},  # a copy begins with what is found already
}
"""Who finds a value fills it in."""
FOUND = {
    "_index", "_index_version", "_memo", "_memo_version", "_moved", "_outside_play", "acting_hands", "all_committed",
    "asked", "attached", "committed", "force", "hidden", "payable", "marked", "nearly_won", "wounded",
}  # fmt: skip
"""What is kept."""


def offences(path: Path, place: str) -> list[str]:
    """Where a module drops what is kept, or lets the version of a state grow."""
    found = []
    is_game = ("game", "cache", "twin", *(["self"] if place in GAMES else ()))
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        for target in [*written_by(node), *(node.targets if isinstance(node, ast.Delete) else [])]:
            if not isinstance(target, ast.Attribute):
                continue
            owner = ast.unparse(target.value).rpartition(".")[2]
            if owner in is_game and target.attr in FOUND and place != DROPS:
                if target.attr not in FILLS.get(place, ()) or is_empty(node):
                    found.append(f"{place}:{target.lineno} drops {target.attr}")
            elif target.attr == "version" and owner == "state" and place not in COUNTS:
                found.append(f"{place}:{target.lineno} counts up the version")
    return found


def is_empty(node: ast.AST) -> bool:
    """Whether an assignment empties what it writes to instead of filling it in."""
    if not isinstance(node, ast.Assign) or len(node.targets) > 1:  # `found = game.attached = []` is filled at once.
        return False
    return ast.unparse(node.value) in ("None", "{}", "[]", "[None, None]")


def test_nobody_but_the_cache_drops_what_was_found_out() -> None:
    wrong = [
        offence
        for path in sorted(SOURCE.rglob("*.py"))
        for offence in offences(path, path.relative_to(SOURCE).as_posix())
    ]
    assert wrong == []


def test_the_reader_of_the_source_finds_an_offence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(
        "def f(game, state):\n"
        "    game.wounded = None\n"
        "    game.acting_hands[0] = None\n"
        "    self.game.force = None\n"
        "    state.version += 1\n"
    )
    assert len(offences(bad, "engine/changes/bad.py")) == 4
    assert len(offences(bad, "engine/in_force/board_cache.py")) == 4  # It may fill in the wounded, not drop them.


def test_the_list_above_is_what_the_cache_has() -> None:
    written = {
        target.attr
        for node in ast.walk(ast.parse((SOURCE / DROPS).read_text(encoding="utf-8")))
        for target in ast.walk(node)
        if isinstance(target, ast.Attribute) and isinstance(target.ctx, ast.Store)
    }
    assert written - {"ghost", "state", "version", "most", "reach"} == FOUND


def test_every_value_says_what_it_depends_on() -> None:
    """What is kept beside the version of the state hangs on touches, and always on new cards."""
    assert all(touch.CARDS in drops for drops in KEPT.values())
    versioned = ("TIME", "MEMORY", "CHANCE")
    named = {getattr(touch, name) for name in vars(touch) if name.isupper() and name != "TOUCHES"}
    assert named == set(range(len(touch.TOUCHES)))
    assert {at for drops in KEPT.values() for at in drops} == named - {getattr(touch, name) for name in versioned}
