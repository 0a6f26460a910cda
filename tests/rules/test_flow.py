"""The timing flowchart of a turn: FLOW-0 to FLOW-6."""

import pytest

from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.parts import Trigger
from rlyeh.language import *
from rlyeh.language.conditions import Exists
from rlyeh.language.triggers.events import PlayerDoes, TimePoint
from rlyeh.model import Card, Phase
from rlyeh.testing import Scenario

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)
BOTH = ["darin", "tommy"]
BOXES = (
    Kind.BEGIN_TURN, Kind.RESTORE, Kind.READY, Kind.REFRESH_DOMAIN, Kind.DRAW, Kind.ATTACH_RESOURCE, Kind.COMMIT,
    Kind.STRUGGLE, Kind.SUCCEED, Kind.RESOLVE_STORY, Kind.UNCOMMIT, Kind.END_PHASE, Kind.END_TURN,
)


def chronicle(table: Scenario, answers: dict[str, list[str]] | None = None) -> list[str]:
    """Play till the other player is active, passing unless answers (by kind of decision) say otherwise; returns
    what happened and who was asked what, in order."""
    game = table.game
    game.keep_journal()
    told: list[str] = []
    read = 0
    player = table.active
    planned = {kind: list(keys) for kind, keys in (answers or {}).items()}
    while True:
        decision = table.open_decision()
        journal = game.journal or []
        told += [
            Kind(entry.kind).name
            for entry in journal[read:]
            if isinstance(entry, Occurrence) and entry.kind in BOXES
        ]
        read = len(journal)
        if table.active is not player:
            return told
        told.append(f"{decision.kind} of {table.players[decision.seat].name}")
        keys = planned.get(decision.kind)
        game.apply(keys.pop(0) if keys else "done" if decision.kind == "commit" else "pass")


ACTIONS = ["action of darin", "action of tommy"]


def test_a_whole_turn() -> None:
    """EX-153; FLOW-0, FLOW-1, FLOW-2, FLOW-3, FLOW-4, FLOW-5, FLOW-6: boxes and windows of a turn in order."""
    table = Scenario(phase="start", cards=[CLERK], bells=BOTH)
    clerk, card = table.darin.has(CLERK, exhausted=True), table.darin.holds(CLERK)
    table.tommy.has(CLERK)
    table.darin.domain(neutral=1, drained=True)
    told = chronicle(
        table,
        {
            "resource": [f"resource:{card.id}.0"],
            "commit": [f"commit:{clerk.id}@{table.a.id}", "done"],
            "token": ["place:0", "decline"],
        },
    )
    assert told == [
        "BEGIN_TURN",
        "READY", "REFRESH_DOMAIN", *ACTIONS, "END_PHASE",
        "DRAW", "DRAW", *ACTIONS, "END_PHASE",
        "resource of darin", "ATTACH_RESOURCE", *ACTIONS, "END_PHASE",
        *ACTIONS, "END_PHASE",
        *ACTIONS,
        "commit of darin", "COMMIT", *ACTIONS,
        "commit of tommy", *ACTIONS,
        "STRUGGLE", "STRUGGLE", "STRUGGLE", "STRUGGLE", "SUCCEED", "token of darin", "token of darin", "RESOLVE_STORY",
        *ACTIONS,
        "UNCOMMIT", "END_PHASE", "END_TURN", "END_PHASE", "BEGIN_TURN",
    ]  # fmt: skip
    assert table.active is table.tommy
    assert clerk.story is None
    assert clerk.exhausted


def test_a_turn_without_a_commitment() -> None:
    """FLOW-5: 5.2 leads straight to the end of the phase; 5.1 has taken place."""
    table = Scenario(phase="story", cards=[CLERK], bells=BOTH)
    table.darin.has(CLERK)
    assert chronicle(table) == [*ACTIONS, "commit of darin", "END_PHASE", "END_TURN", "END_PHASE", "BEGIN_TURN"]


def watcher(trigger: Trigger) -> Card:
    """A support whose Response to something is to draw a card."""
    return support("test-20", "Watcher", NEUTRAL, cost=1, text=[response(after(trigger), draw())])


def test_start_of_turn() -> None:
    """FLOW-0: forced responses and passives at the beginning of the turn, then responses; no actions."""
    herald = watcher(TimePoint("turn begins", YOU))
    priest = support(
        "test-21", "Priest", NEUTRAL, cost=1, text=[forced_response(after(TimePoint("turn begins", YOU)), draw())]
    )
    table = Scenario(phase="start", cards=[CLERK, herald, priest], bells=BOTH)
    watch = table.darin.has(herald)
    table.darin.has(priest)
    exhausted = table.darin.has(CLERK, exhausted=True)
    table.expects(table.darin, "response")
    assert table.phase.name == "START"
    assert len(table.darin.hand) == 1
    assert exhausted.exhausted
    table.darin.responds_with(watch)
    assert len(table.darin.hand) == 2
    table.expects(table.darin, "action")
    assert table.phase.name == "REFRESH"


def test_refresh_phase() -> None:
    """FLOW-1: responses to the box come after the whole of it and before the actions."""
    watch = watcher(is_("restored", CHARACTER))
    table = Scenario(phase="refresh", cards=[CLERK, watch], bells=BOTH)
    table.tommy.has(watch)
    table.darin.has(CLERK, insane=True)
    exhausted = table.darin.has(CLERK, exhausted=True)
    domain = table.darin.domain(drained=True)
    table.expects(table.tommy, "response")
    assert exhausted.ready
    assert not domain.drained
    table.tommy.passes()
    table.expects(table.darin, "action")


def test_forced_responses_inside_the_refresh_box() -> None:
    """FLOW-1: at once, so what they exhaust on restoring is readied in 1.1b."""
    waking = support(
        "test-21", "Waking", NEUTRAL, cost=1, text=[forced_response(after(is_("restored", MINE)), exhaust(CHARACTER))]
    )
    table = Scenario(phase="refresh", cards=[CLERK, waking], bells=BOTH)
    table.darin.has(waking)
    mad, sane = table.darin.has(CLERK, insane=True), table.darin.has(CLERK)
    table.expects(table.darin, "action")
    assert mad.exhausted
    assert sane.ready


def test_end_of_a_phase() -> None:
    """FLOW-1 to FLOW-4: instructions for the end of the phase, then its effects expire."""
    for phase in ("refresh", "draw", "resource", "operations"):
        quick = event(
            "test-20", "Quick", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), skill=3)))]
        )
        tally = support(
            "test-21", "Tally", NEUTRAL, cost=1,
            text=[forced_response(after(TimePoint("phase ends")), draw(), if_=Exists(CHARACTER.skill(at_least=4)))],
        )
        table = Scenario(phase=phase, cards=[CLERK, quick, tally], bells=BOTH)
        clerk, held = table.darin.has(CLERK), table.darin.holds(quick)
        table.darin.has(tally)
        table.expects(table.darin, "action")
        before = len(table.darin.hand)
        table.darin.plays(held, on=clerk)
        assert clerk.skill == 4
        table.tommy.passes()
        table.darin.passes()
        drawn = 2 if phase == "refresh" else 0
        assert len(table.darin.hand) == before - 1 + 1 + drawn
        assert clerk.skill == 1


def test_draw_phase() -> None:
    """FLOW-2: no response interrupts the draw; it comes after both cards."""
    watch = watcher(PlayerDoes(OPPONENT, "draws"))
    table = Scenario(phase="draw", cards=[watch], bells=BOTH)
    table.tommy.has(watch)
    table.expects(table.tommy, "response")
    assert len(table.darin.hand) == 2
    assert table.phase.name == "DRAW"
    table.tommy.passes()
    table.expects(table.darin, "action")


def test_resource_phase() -> None:
    """FLOW-3: the box, then responses, then actions."""
    table = Scenario(phase="resource", cards=[CLERK], bells=BOTH)
    card, domain = table.darin.holds(CLERK), table.darin.domain()
    table.expects(table.darin, "resource")
    table.darin.attaches(card, domain)
    assert [table.open_decision().kind, table.phase] == ["action", Phase.RESOURCE]
    table.darin.passes()
    table.tommy.passes()
    assert table.phase.name == "OPERATIONS"


def test_operations_phase() -> None:
    """FLOW-4: characters are played as actions, one at a time, the opponent acting between."""
    table = Scenario(cards=[CLERK], bells=BOTH)
    one, two = table.darin.holds(CLERK), table.darin.holds(CLERK)
    for _ in range(2):
        table.darin.domain(neutral=2)
    table.darin.plays(one)
    table.tommy.uses("Bell")
    table.darin.plays(two)
    table.tommy.passes()
    table.darin.passes()
    assert table.phase.name == "STORY"
    assert one.in_play
    assert two.in_play


def test_the_first_turn_has_no_story_phase() -> None:
    """FLOW-5: left out entirely on the starting player's first turn; the end of the turn follows."""
    table = Scenario(phase="operations", turn=1, cards=[CLERK], bells=BOTH)
    table.darin.has(CLERK)
    assert chronicle(table) == [*ACTIONS, "END_PHASE", "END_TURN", "END_PHASE", "BEGIN_TURN"]


def test_story_phase_windows() -> None:
    """FLOW-5: responses to committing come before the actions of 5.3 and 5.5; those to resolution in 5.7 before 5.8."""
    watch = watcher(PlayerDoes(ANY_PLAYER, "commits"))
    sage = support("test-21", "Sage", NEUTRAL, cost=1, text=[response(after(wins_struggle()), draw())])
    fighter = character("test-22", "Fighter", NEUTRAL, cost=1, skill=2, icons="CI")
    table = Scenario(phase="commit", cards=[CLERK, fighter, watch, sage], bells=BOTH)
    table.darin.has(watch)
    wise = table.darin.has(sage)
    attacker, defender = table.darin.has(fighter), table.tommy.has(CLERK)
    table.darin.commits(attacker, to=table.a)
    table.expects(table.darin, "response")
    table.darin.passes()
    table.expects(table.darin, "action")
    table.darin.passes()
    table.tommy.passes()
    table.tommy.commits(defender, to=table.a)
    table.expects(table.darin, "response")
    table.darin.passes()
    table.darin.passes()
    table.tommy.passes()
    assert defender.in_discard
    for _ in range(3):
        table.darin.accepts()
    table.expects(table.darin, "response")
    assert table.a.tokens(table.darin) == 3
    assert attacker.story == table.a
    table.darin.responds_with(wise)
    table.darin.responds_with(wise)
    assert len(table.darin.hand) == 2
    table.expects(table.darin, "action")
    assert table.phase.name == "STORY"
    table.darin.passes()
    table.tommy.passes()
    assert [attacker.story] == [None]
    assert table.active is table.tommy


@pytest.mark.parametrize(("rules", "asked"), [("lcg", True), ("ccg", True), ("lcg-final", False)])
def test_responses_at_the_end_of_the_turn(rules: str, asked: bool) -> None:
    """FLOW-6, FINAL-4: responses after the End of Turn box, but no actions; none at all under the last FAQ."""
    watch = watcher(TimePoint("turn ends", YOU))
    table = Scenario(phase="story", rules=rules, cards=[CLERK, watch], bells=BOTH)
    table.darin.has(watch)
    clerk = table.darin.has(CLERK)
    table.darin.passes()
    table.tommy.passes()
    table.darin.commits_nobody()
    if asked:
        table.expects(table.darin, "response")
        assert table.phase.name == "END"
        table.darin.uses("Watcher")
        assert len(table.darin.hand) == 1
    assert clerk.in_play
    table.expects(table.tommy, "action")
    assert table.phase.name == "REFRESH"


@pytest.mark.parametrize(("rules", "asked"), [("lcg", True), ("lcg-final", False)])
def test_responses_to_uncommitting(rules: str, asked: bool) -> None:
    """FLOW-5, FINAL-4: 5.9 may be answered, except under the last FAQ."""
    watch = watcher(is_("uncommitted", MINE))
    table = Scenario(phase="uncommit", rules=rules, cards=[CLERK, watch], bells=BOTH)
    table.darin.has(watch)
    clerk = table.darin.has(CLERK, exhausted=True, at=table.a)
    if asked:
        table.expects(table.darin, "response")
        assert table.phase.name == "STORY"
        table.darin.passes()
    table.expects(table.tommy, "action")
    assert clerk.story is None


def test_the_next_turn() -> None:
    """FLOW-6: instructions for the end of the turn, then its effects expire, then the opponent is active."""
    strong = event(
        "test-20", "Strong", NEUTRAL, cost=0, text=[action(until_end_of_turn(gains(choose(CHARACTER), skill=2)))]
    )
    tally = support(
        "test-21", "Tally", NEUTRAL, cost=1,
        text=[forced_response(after(TimePoint("turn ends")), draw(), if_=Exists(CHARACTER.skill(at_least=3)))],
    )
    table = Scenario(phase="story", cards=[CLERK, strong, tally], bells=BOTH)
    clerk = table.darin.has(CLERK)
    table.darin.has(tally)
    table.darin.plays(table.darin.holds(strong), on=clerk)
    table.tommy.passes()
    table.darin.passes()
    table.darin.commits_nobody()
    assert table.active is table.tommy
    assert len(table.darin.hand) == 1
    assert clerk.skill == 1
