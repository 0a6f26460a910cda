"""The table of kinds: every kind of occurrence stands in it once, and what a kind does elsewhere agrees with it."""

import ast
from pathlib import Path

import rlyeh
from rlyeh import reference
from rlyeh.engine import changes
from rlyeh.engine.explain.log_blanks import BLANKS
from rlyeh.engine.explain.log_blanks import PARTS as SAID
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import kind_facts, kind_table
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind

SOURCE = Path(rlyeh.__file__).parent


def test_every_kind_is_in_the_table_once() -> None:
    """A dictionary would forget silently what stands in it twice, so the source is read too."""
    tree = ast.parse((SOURCE / "engine/state/kind_table.py").read_text(encoding="utf-8"))
    table = next(node for node in ast.walk(tree) if isinstance(node, ast.Dict) and len(node.keys) > 50)
    rows = [key.attr for key in table.keys if isinstance(key, ast.Attribute)]
    assert sorted(rows) == sorted(kind.name for kind in Kind)
    assert set(FACTS) == set(Kind)


def test_parts_of_a_kind_are_written_down_and_share_no_slot() -> None:
    slots = set(Occurrence.FIELDS)
    assert {slot for slot, _ in kind_facts.PARTS.values()} | set(kind_facts.BOOKKEEPING) == slots
    for kind, facts in FACTS.items():
        held = [kind_facts.PARTS[part][0] for part in facts.parts]
        assert len(set(held)) == len(held), kind.name


def test_every_part_belongs_to_some_kind() -> None:
    assert {part for facts in FACTS.values() for part in facts.parts} == set(kind_facts.PARTS)


def test_what_changes_has_its_executor_and_what_is_limited_its_limit() -> None:
    assert {kind for kind, facts in FACTS.items() if facts.changes} == set(changes.CHANGES)
    assert {kind for kind, facts in FACTS.items() if facts.limit[0]} == set(prohibitions.CHECKS)


def test_rules_of_the_table_exist() -> None:
    rules = reference.rules()
    for facts in FACTS.values():
        named = [facts.rule, facts.by_rule, facts.by_struggle[1], facts.limit[0]]
        assert all(rule in rules for rule in named if rule), facts.rule


def test_sentences_of_the_table_name_blanks_that_are_filled() -> None:
    for parts in SAID.values():
        assert set(parts[1::2]) <= set(BLANKS)


def test_a_card_that_leaves_play_may_answer_and_what_is_discarded_is_remembered() -> None:
    """TIME-18, and `remembered` for cards that ask what came into a discard pile."""
    assert kind_table.LEAVING <= kind_table.OWN_MOVES
    assert all(FACTS[kind].remembered for kind in kind_table.ENTERING_DISCARD)
    assert {Kind.DESTROY, Kind.SACRIFICE, Kind.DISCARD_PLAY} == kind_table.TO_DISCARD  # STATE-25
