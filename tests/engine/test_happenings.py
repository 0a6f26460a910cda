"""Law 5: makers of occurrences fill the parts that the table of kinds names, and nothing else makes any."""

import ast
from pathlib import Path

import pytest

import rlyeh
from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS, Chance
from rlyeh.engine.changes import CHANGES
from rlyeh.engine.state import happenings
from rlyeh.engine.state.kind_facts import BOOKKEEPING, PARTS
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence import Occurrence, happening
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import Context
from rlyeh.testing.invariants import random_game
from tests.random_play import play

SOURCE = Path(rlyeh.__file__).parent
TREE = ast.parse((SOURCE / "engine/state/happenings.py").read_text(encoding="utf-8"))
MAKERS = {node.name: node for node in TREE.body if isinstance(node, ast.FunctionDef)}
FAMILIES = {
    "done_to": (
        Kind.DESTROY, Kind.SACRIFICE, Kind.DISCARD_PLAY, Kind.WOUND, Kind.GO_INSANE, Kind.RESTORE, Kind.READY,
        Kind.EXHAUST, Kind.RETURN_HAND, Kind.UNCOMMIT, Kind.DISCARD_HAND, Kind.HEAL, Kind.DISCARD_RESOURCE,
    ),
    "demanded": (
        Kind.DESTROY, Kind.DISCARD_PLAY, Kind.UNCOMMIT, Kind.RESTORE, Kind.READY, Kind.DESTROY_RESOURCE,
        Kind.DISCARD_STORED, Kind.DISCARD_EVENT, Kind.TAKE_CONTROL,
    ),
    "struggle_result": (Kind.GO_INSANE, Kind.WOUND, Kind.READY),
    "struggle_stage": (Kind.DECIDE_STRUGGLE, Kind.STRUGGLE_RESULT, Kind.WIN_STRUGGLE),
    "story_stage": (Kind.STRUGGLE, Kind.SKILL_CHECK, Kind.CHECKED, Kind.RESOLVE_STORY, Kind.STRUGGLES_OVER),
    "time_stage": (Kind.BEGIN_TURN, Kind.BEGIN_PHASE, Kind.END_PHASE, Kind.END_TURN, Kind.ALL_RESOLVED),
}  # fmt: skip
"""Makers for several kinds, with the kinds that they are for."""
WITHOUT_CAUSE = (
    Kind.LOOK, Kind.REMOVE, Kind.UNATTACH, Kind.RETURN_STORY, Kind.NEXT_STORY, Kind.BECOME_STORY, Kind.TURN_DOWN,
)  # fmt: skip
"""Kinds that `done_to` makes too, but that are never paid as a cost."""
NOT_YET: set[Kind] = set()
"""Kinds that are all there but for the word that makes them happen, which the first card that says so will bring."""
ONLY_WITH = {
    "struggle": {Kind.STRUGGLE, *FAMILIES["struggle_stage"]}, "success": {Kind.CHECKED},
    "phase": {Kind.BEGIN_PHASE, Kind.END_PHASE},
}  # fmt: skip
"""Parts that makers of stages fill for some of their kinds."""


def kinds_of(maker: str) -> tuple[Kind, ...]:
    return FAMILIES[maker] if maker in FAMILIES else (Kind[maker.upper()],)


def filled(occurrence: Occurrence) -> set[str]:
    """The slots that hold something, apart from those that every occurrence has."""
    empty = happening(occurrence.kind)
    slots = [slot for slot in Occurrence.FIELDS if slot not in BOOKKEEPING]
    return {slot for slot in slots if getattr(occurrence, slot) != getattr(empty, slot)}


def slots_of(kind: int) -> set[str]:
    return {PARTS[part][0] for part in FACTS[Kind(kind)].parts}


CASES = [(maker, kind) for maker in MAKERS for kind in kinds_of(maker)]


@pytest.mark.parametrize(("maker", "kind"), CASES, ids=lambda one: one if isinstance(one, str) else one.name)
def test_a_maker_fills_the_parts_of_its_kind_and_they_are_read_by_its_parameters(maker: str, kind: Kind) -> None:
    given: dict[str, object] = {}
    for number, argument in enumerate(MAKERS[maker].args.args, start=11):
        name = argument.arg
        given[name] = {"kind": kind, "context": Context(21, 22), "there": (23, 24)}.get(name, number)
    stage = maker.endswith("_stage")
    given = {name: it for name, it in given.items() if not stage or kind in ONLY_WITH.get(name, {kind})}
    occurrence = getattr(happenings, maker)(**given)
    assert occurrence.kind == kind
    assert filled(occurrence) <= slots_of(kind)
    for name, value in given.items():
        assert getattr(occurrence, name) == value, name


def test_every_kind_has_a_maker() -> None:
    assert {kind for _, kind in CASES} | set(WITHOUT_CAUSE) | NOT_YET == set(Kind)


def test_a_kind_without_a_word_can_be_made_by_one() -> None:
    """What never happens is not kept, unless a word needs no more than its name for it (docs/card-language.md)."""
    for kind in NOT_YET:
        assert kind in CHANGES
        assert slots_of(kind) == {"card", "seat", "source", "by"}


def test_parameters_are_called_like_parts() -> None:
    for maker, node in MAKERS.items():
        names = {argument.arg for argument in node.args.args} - {"kind"}
        assert names <= set(PARTS), maker


def test_only_makers_make_occurrences() -> None:
    wrong = [
        f"{path.name}:{node.lineno}"
        for path in sorted(SOURCE.rglob("*.py"))
        if path.name not in ("happenings.py", "occurrence.py", "save.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in ("happening", "Occurrence")
    ]
    assert wrong == []


@pytest.mark.parametrize("seed", range(6))
def test_what_happens_in_a_game_has_no_parts_but_its_own(seed: int) -> None:
    rules = list(RULE_SETS.values())[seed % len(RULE_SETS)]
    game = random_game(POOL, rules, seed)
    game.keep_journal()
    chance = Chance(seed)
    while game.decision is not None:
        play(game, chance)
    happened = [entry for entry in game.journal or () if isinstance(entry, Occurrence)]
    assert happened
    for occurrence in happened:
        assert filled(occurrence) <= slots_of(occurrence.kind), repr(occurrence)
