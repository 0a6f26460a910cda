"""Turn structure: TURN-1 to TURN-8."""

import pytest

from rlyeh.language import *
from rlyeh.language.conditions import Exists
from rlyeh.language.triggers.events import TimePoint
from rlyeh.model import Phase
from rlyeh.testing import Scenario

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)
BOTH = ["darin", "tommy"]


def phases_of_a_turn(table: Scenario) -> list[str]:
    """Pass and commit nobody until the other player is active; the phases that asked anything, in order."""
    found: list[str] = []
    player = table.active
    while table.active is player:
        decision = table.open_decision()
        if not found or found[-1] != table.phase.name:
            found.append(table.phase.name)
        table.game.apply("done" if decision.kind == "commit" else "pass")
    return found


def pass_both(table: Scenario) -> None:
    """Both players pass in the open window, the active one first."""
    table.active.passes()
    table.active.opponent.passes()


def test_turns_alternate() -> None:
    """TURN-1, TURN-2: complete turns in turn, each with its five phases in order."""
    table = Scenario(phase="start", cards=[CLERK], bells=BOTH)
    table.darin.has(CLERK)
    table.tommy.has(CLERK)
    for turn in range(4):
        assert table.active is table.players[turn % 2]
        assert phases_of_a_turn(table) == ["REFRESH", "DRAW", "RESOURCE", "OPERATIONS", "STORY"]


def test_until_somebody_has_won() -> None:
    """TURN-1: after that nothing is asked any more."""
    table = Scenario(phase="story", cards=[CLERK], deck=2, bells=BOTH)
    phases_of_a_turn(table)
    table.run_to("draw")
    assert table.darin.has_won
    assert table.decision is None


@pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
def test_first_turn(rules: str) -> None:
    """TURN-3, DRAW-2; EX-17: the starting player draws one card and has no story phase; the other has both."""
    table = Scenario(phase="start", turn=1, rules=rules, cards=[CLERK], bells=BOTH)
    table.darin.has(CLERK)
    table.tommy.has(CLERK)
    assert phases_of_a_turn(table) == ["REFRESH", "DRAW", "RESOURCE", "OPERATIONS"]
    assert len(table.darin.hand) == 1
    assert phases_of_a_turn(table) == ["REFRESH", "DRAW", "RESOURCE", "OPERATIONS", "STORY"]
    assert len(table.tommy.hand) == 2
    assert phases_of_a_turn(table)[-1] == "STORY"
    assert len(table.darin.hand) == 3


def test_boxes_and_windows() -> None:
    """TURN-4: refresh, draw and resource are a box and then one window; operations is one window alone."""
    table = Scenario(phase="start", cards=[CLERK], bells=BOTH)
    exhausted, clerk = table.darin.has(CLERK, exhausted=True), table.darin.holds(CLERK)
    domain = table.darin.domain()
    table.expects(table.darin, "action")
    assert table.phase.name == "REFRESH"
    assert exhausted.ready
    pass_both(table)
    assert table.phase.name == "DRAW"
    assert len(table.darin.hand) == 3
    pass_both(table)
    table.expects(table.darin, "resource")
    table.darin.attaches(clerk, domain)
    table.expects(table.darin, "action")
    assert table.phase.name == "RESOURCE"
    pass_both(table)
    assert table.phase.name == "OPERATIONS"
    pass_both(table)
    assert table.phase.name == "STORY"


def test_nobody_commits() -> None:
    """TURN-5; EX-27: the story phase is over at once, and nobody gets another window in it."""
    table = Scenario(phase="story", cards=[CLERK], bells=BOTH)
    table.darin.has(CLERK)
    table.darin.passes()
    table.tommy.passes()
    table.darin.commits_nobody()
    assert table.active is table.tommy
    assert table.phase.name == "REFRESH"


def test_somebody_commits() -> None:
    """TURN-5: with a commitment the phase takes its course."""
    table = Scenario(phase="commit", cards=[CLERK], bells=BOTH)
    clerk = table.darin.has(CLERK)
    table.darin.commits(clerk, to=table.a)
    table.expects(table.darin, "action")
    assert table.active is table.darin


STRONG = event("test-2", "Strong", NEUTRAL, cost=0, text=[action(until_end_of_turn(gains(choose(CHARACTER), skill=2)))])
QUICK = event("test-3", "Quick", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), skill=4)))])


def test_end_of_turn() -> None:
    """TURN-6: nobody acts in it; effects for the turn end, and the other player's refresh phase follows."""
    table = Scenario(phase="story", cards=[CLERK, STRONG], bells=BOTH)
    clerk = table.darin.has(CLERK)
    table.darin.plays(table.darin.holds(STRONG), on=clerk)
    assert clerk.skill == 3
    table.tommy.passes()
    table.darin.passes()
    table.darin.commits_nobody()
    assert (table.active, table.phase) == (table.tommy, Phase.REFRESH)
    assert clerk.skill == 1


def test_instructions_for_the_end_of_the_turn() -> None:
    """TURN-6: an effect for the turn is still there while the turn ends."""
    tribute = support(
        "test-4", "Tribute", NEUTRAL, cost=1,
        text=[forced_response(after(TimePoint("turn ends")), draw(), if_=Exists(CHARACTER.skill(at_least=3)))],
    )
    table = Scenario(phase="story", cards=[CLERK, STRONG, tribute], bells=BOTH)
    clerk = table.darin.has(CLERK)
    table.darin.has(tribute)
    table.darin.plays(table.darin.holds(STRONG), on=clerk)
    table.tommy.passes()
    table.darin.passes()
    table.darin.commits_nobody()
    assert len(table.darin.hand) == 1
    assert clerk.skill == 1


def test_effects_for_the_phase() -> None:
    """TURN-7: they end with their phase; those of the story phase before the End of Turn."""
    tribute = support(
        "test-4", "Tribute", NEUTRAL, cost=1,
        text=[forced_response(after(TimePoint("turn ends")), draw(), if_=Exists(CHARACTER.skill(at_least=4)))],
    )
    table = Scenario(phase="operations", cards=[CLERK, QUICK, tribute], bells=BOTH)
    clerk = table.darin.has(CLERK)
    table.darin.has(tribute)
    one, two = table.darin.holds(QUICK), table.darin.holds(QUICK)
    table.darin.plays(one, on=clerk)
    assert clerk.skill == 5
    table.tommy.passes()
    table.darin.passes()
    assert table.phase.name == "STORY"
    assert clerk.skill == 1
    table.darin.plays(two, on=clerk)
    table.tommy.passes()
    table.darin.passes()
    table.darin.commits_nobody()
    assert not table.darin.hand


def test_start_of_turn() -> None:
    """TURN-8: a point of time before the refresh box, in every player's turn or in one's own."""
    cock = support(
        "test-4", "Cock", NEUTRAL, cost=1, text=[passive(after(TimePoint("turn begins", YOU)), exhaust(MINE))]
    )
    witness = support("test-5", "Witness", NEUTRAL, cost=1, text=[forced_response(after(is_("readied", MINE)), draw())])
    table = Scenario(phase="start", cards=[CLERK, cock, witness], bells=BOTH)
    table.darin.has(cock)
    clerk, other = table.darin.has(CLERK), table.tommy.has(CLERK)
    table.darin.has(witness)
    table.expects(table.darin, "action")
    assert table.phase.name == "REFRESH"
    assert clerk.ready
    assert other.ready
    assert len(table.darin.hand) == 1
    table.run_to("draw")
    table.run_to("refresh")
    assert table.active is table.tommy
    assert clerk.ready
