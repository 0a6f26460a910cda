"""Traces: what follows an answer, stage by stage, with who waited for it and why they did not answer."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from rlyeh import reference
from rlyeh.cards import POOL as THE_POOL
from rlyeh.engine import RULE_SETS, Faces
from rlyeh.engine.explain import silence, trace
from rlyeh.engine.explain.trace import TraceLine
from rlyeh.engine.files import GameRecord, give
from rlyeh.errors import IllegalOption
from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario
from rlyeh.testing.invariants import random_game
from tests.cards_for_tests import POOL

RECORDED = sorted((Path(__file__).parents[1] / "recorded").glob("*.json"))

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
BLOW = event("test-2", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)), draw())])
GUARD = support(
    "test-3", "Guard", NEUTRAL, cost=0,
    text=[disrupt(when(would_be("destroyed", CHARACTER.of(YOU))), exhaust(THIS), to=cancel())],
)  # fmt: skip
WIDOW = character(
    "test-4", "Widow", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(5)],
    text=[forced_response(after(is_("destroyed", CHARACTER)), wound(THIS))],
)  # fmt: skip
MOURNER = support(
    "test-5", "Mourner", NEUTRAL, cost=0,
    text=[response(after(is_("destroyed", CHARACTER.of(OPPONENT).subtype("Cultist"))), draw())],
)  # fmt: skip
ZEALOT = character("test-6", "Zealot", NEUTRAL, cost=1, skill=1, subtypes="Cultist")
CARDS = [MAN, BLOW, GUARD, WIDOW, MOURNER, ZEALOT]


def table_of(rules: str = "lcg") -> Scenario:
    table = Scenario(active="darin", rules=rules, cards=CARDS, bells=["darin", "tommy"])
    table.darin.has(MAN)
    return table


def blow(table: Scenario, on: CardHandle) -> list[TraceLine]:
    """Play Blow, and trace the choice of its target, after which everything happens."""
    card = table.darin.holds(BLOW)
    assert table.decision is not None
    table.game.apply(f"use:{card.id}.0")
    return trace.trace_answer(table.game, f"choose:{on.id}")


def stages(lines: list[TraceLine], of: str) -> list[str]:
    """What is said of one stage, with those who wait at it."""
    return [line.text for line in lines if line.stage == of]


# -- it plays the same game --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_traced_game_is_the_game_that_is_not_traced(path: Path) -> None:
    """Every answer of a recorded game: the same position after it, and no part of it unknown to the tracer."""
    record = GameRecord.read(path)
    traced, plain = record.start(POOL), record.start(POOL)
    seen: set[str] = set()
    for key in record.answers:
        lines = trace.trace_answer(traced, key)
        give(plain, key)
        seen |= {line.kind for line in lines}
        assert [line for line in lines if " object at 0x" in line.text] == []
        assert (traced.decision is None) == (plain.decision is None)
        if plain.decision is not None and traced.decision is not None:
            assert traced.decision.keys() == plain.decision.keys()
    assert traced.hash() == plain.hash()
    assert seen == {"answer", "frame", "occurrence", "at once", "stage", "waits", "told", "asked", "over"}


@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_with_all_cards_every_listener_that_keeps_silent_says_why(rules: str) -> None:
    """Random games with the whole pool: nothing breaks, and nearly all that wait for something else say what is
    different; a few triggers do not come apart, and are quoted."""
    faces = Faces(THE_POOL.under(RULE_SETS[rules].errata))
    strangers, quoted = 0, 0
    for seed in range(3):
        game = random_game(THE_POOL, RULE_SETS[rules], seed, faces)
        chance = random.Random(seed)
        for _ in range(400):
            if game.decision is None:
                break
            lines = trace.trace_answer(game, chance.choice(game.decision.options).key)
            assert lines[-1].kind in ("asked", "over"), lines[-1]
            waiting = [line.text for line in lines if line.kind == "waits" and "it waits for" in line.text]
            quoted += sum('", but ' not in text for text in waiting)
            strangers += len(waiting)
    assert strangers > 50
    assert quoted < strangers / 20


def test_an_answer_that_is_refused_changes_nothing() -> None:
    table = table_of()
    assert table.decision is not None
    before = table.game.hash()
    with pytest.raises(IllegalOption):
        trace.trace_answer(table.game, "nonsense")
    assert table.game.hash() == before


def test_a_fault_of_the_program_ends_the_trace_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("the seal is broken")

    table = table_of()
    man = table.tommy.has(MAN)
    monkeypatch.setattr(trace, "take_stage", broken)
    table.tommy.has(WIDOW)
    lines = blow(table, man)
    assert (lines[-1].kind, lines[-1].text) == ("broken", "ZeroDivisionError: the seal is broken")


# -- the stages --------------------------------------------------------------------------------------------------------


def test_the_stages_come_in_the_order_of_the_road() -> None:
    """TIME-7, TIME-21: what happens is disrupted first, then done, then answered by force."""
    table = table_of()
    table.tommy.has(WIDOW)
    man = table.tommy.has(MAN)
    lines = blow(table, man)
    named = [stage for line in lines if line.kind == "stage" for stage in line.text.partition(":")[0].split(", ")]
    assert [stage for stage in named if stage in trace.STAGES][: len(trace.STAGES) - 1] == [*trace.STAGES[:-1]]
    (execute,) = stages(lines, "execute")
    assert execute == f"execute: destroy Man #{man.id}: Player 2's Man is destroyed (Blow)."


def test_a_disrupt_that_can_be_used_is_told_and_asked_for() -> None:
    """TIME-7."""
    table = table_of()
    guard, man = table.tommy.has(GUARD), table.tommy.has(MAN)
    lines = blow(table, man)
    (waits,) = [line for line in lines if line.stage == "disrupt" and line.kind == "waits"]
    assert waits.text.endswith(": may answer")
    assert (lines[-1].kind, lines[-1].seat, lines[-1].rule) == ("asked", 1, "TIME-7")
    answered = trace.trace_answer(table.game, f"use:{guard.id}.0@0")
    assert any(line.kind == "frame" and line.text.startswith(f"Guard #{guard.id} of Player 2") for line in answered)
    assert man.in_play


def test_a_response_waits_for_its_window() -> None:
    """TIME-14: it comes after the whole effect, and what has answered once does not answer again (TIME-16)."""
    table = table_of()
    mourner, zealot = table.darin.has(MOURNER), table.tommy.has(ZEALOT)
    lines = blow(table, zealot)
    drawn = next(number for number, line in enumerate(lines) if line.text.startswith("draw"))
    window = next(number for number, line in enumerate(lines) if line.stage == "responses")
    assert drawn < window
    assert (lines[-2].card, lines[-2].text.rpartition(": ")[2]) == (mourner.id, "may answer")
    assert (lines[-1].kind, lines[-1].seat, lines[-1].rule) == ("asked", 0, "TIME-14")
    again = trace.trace_answer(table.game, table.open_decision().options[0].key)
    assert [line.rule for line in again if line.kind == "waits" and line.card == mourner.id] == ["TIME-16"]
    assert any(line.text.startswith("draw") for line in again)


def test_a_forced_response_acts_at_once_in_the_core_rules() -> None:
    """FINAL-1, the other side: the moment its condition is met."""
    table = table_of()
    widow, man = table.tommy.has(WIDOW), table.tommy.has(MAN)
    lines = blow(table, man)
    (forced,) = [line for line in lines if line.stage == "force" and line.kind == "waits" and line.card == widow.id][:1]
    assert forced.text.endswith(": answers")
    kinds = [line.text.split(" ")[0] for line in lines if line.kind in ("at once", "occurrence")]
    assert kinds.index("wound") < kinds.index("draw")


def test_where_a_forced_response_waits_under_the_last_faq_is_told() -> None:
    """FINAL-1: it waits until the whole effect is done, and comes after the card is drawn."""
    table = table_of("lcg-final")
    widow, man = table.tommy.has(WIDOW), table.tommy.has(MAN)
    lines = blow(table, man)
    waits = next(number for number, line in enumerate(lines) if line.stage == "force")
    assert lines[waits].text == "force: Forced Responses wait until the whole effect is done [FINAL-1]"
    assert lines[waits + 1].card == widow.id
    drawn = next(number for number, line in enumerate(lines) if line.text.startswith("draw"))
    comes = next(number for number, line in enumerate(lines) if line.stage == "forced response")
    wounded = next(number for number, line in enumerate(lines) if line.text.startswith(f"wound Widow #{widow.id}"))
    assert waits < drawn < comes < wounded


# -- why somebody does not answer --------------------------------------------------------------------------------------


def why(table: Scenario, on: CardHandle, card: CardHandle) -> list[tuple[str, str]]:
    """What is said of why a card does not answer that another one is destroyed."""
    lines = [line for line in blow(table, on) if line.kind == "waits" and line.card == card.id]
    return [(line.text.rpartition("does not answer: ")[2], line.rule) for line in lines]


def test_the_filters_that_fail_are_named() -> None:
    """Neither of the two that the noun has: the man is no Cultist, and their own."""
    table = table_of()
    mourner, man = table.tommy.has(MOURNER), table.tommy.has(MAN)
    assert why(table, man, mourner) == [
        (
            'it waits for "after a Cultist character controlled by an opponent is destroyed", '
            f"but Man #{man.id} is not a character controlled by an opponent "
            f"and Man #{man.id} is not a Cultist character",
            "",
        )
    ]


def test_a_cost_that_cannot_be_paid_is_named() -> None:
    """PAY-7."""
    table = table_of()
    guard, man = table.tommy.has(GUARD, exhausted=True), table.tommy.has(MAN)
    ((reason, rule),) = why(table, man, guard)
    assert reason.startswith("Its cost cannot be paid: exhaust Guard")
    assert reference.rule(rule).id == rule


def test_text_that_is_not_in_force_is_named() -> None:
    """STATE-13: an insane character has no text."""
    table = table_of()
    widow, man = table.tommy.has(WIDOW, insane=True), table.tommy.has(MAN)
    assert why(table, man, widow) == [("it is insane, and has no text", "STATE-13")]


def test_the_rules_that_are_named_exist() -> None:
    for rule, _ in (silence.BLANK, silence.INSANE, silence.ELSEWHERE, silence.CHANGED, silence.NO_SUBSTITUTE):
        assert reference.rule(rule).id == rule
    for rule, _ in (trace.CUT, trace.USED):
        assert reference.rule(rule).id == rule


def test_a_line_is_plain_data() -> None:
    table = table_of()
    lines = blow(table, table.tommy.has(MAN))
    said = json.loads(json.dumps([line.to_json() for line in lines]))
    assert said[0] == {"depth": 0, "kind": "answer", "text": "Player 1 (choose): Man (theirs)", "seat": 0}
    assert str(lines[0]) == lines[0].text
