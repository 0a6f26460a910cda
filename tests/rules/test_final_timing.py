"""What the last FAQ changes about timing: FINAL-1 to FINAL-5, each on both sides."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.language.triggers.events import TimePoint
from rlyeh.testing import CardHandle
from tests.rules.final_table import BLOW, BOTH_RULES, MAN, MOURNER, kinds_of, scene


@pytest.mark.parametrize(("rules", "order"), [
    ("lcg", [Kind.DESTROY, Kind.WOUND, Kind.DRAW]),
    ("lcg-final", [Kind.DESTROY, Kind.DRAW, Kind.WOUND]),
])
def test_forced_responses(rules: str, order: list[Kind]) -> None:
    """FINAL-1: the moment the condition is met, inside the effect, or when the whole effect is done."""
    widow = character(
        "test-10", "Widow", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(5)],
        text=[forced_response(after(is_("destroyed", CHARACTER)), wound(THIS))],
    )
    feast = event("test-11", "Feast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)), draw())])
    table = scene(rules, widow, feast)
    table.tommy.has(widow)
    man = table.tommy.has(MAN)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(feast), on=man)
    assert kinds_of(table, Kind.DESTROY, Kind.WOUND, Kind.DRAW) == order


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_forced_responses_come_after_the_passives(rules: str) -> None:
    """FINAL-1: of what one occurrence sets off, passive text acts first."""
    clerk = support("test-10", "Clerk", NEUTRAL, cost=0, text=[passive(after(is_("destroyed", CHARACTER)), draw())])
    widow = support(
        "test-11", "Widow", NEUTRAL, cost=0, text=[forced_response(after(is_("destroyed", CHARACTER)), mill(1))]
    )
    table = scene(rules, clerk, widow)
    table.darin.has(widow)
    table.tommy.has(clerk)
    man = table.tommy.has(MAN)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(BLOW), on=man)
    assert kinds_of(table, Kind.DRAW, Kind.MILL) == [Kind.DRAW, Kind.MILL]


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_forced_responses_between_two_stories(rules: str) -> None:
    """FINAL-1: a resolved story is done, so they come before the next one begins."""
    teller = character(
        "test-10", "Teller", NEUTRAL, cost=1, skill=1, text=[forced_response(after(resolves_story(with_=THIS)), draw())]
    )
    table = scene(rules, teller, phase="resolution")
    table.darin.has(teller, at=table.a)
    table.darin.has(MAN, at=table.b)
    table.darin.chooses(table.a)
    table.darin.declines()
    table.darin.declines()
    table.expects(table.darin, "token")
    assert len(table.darin.hand) == 1
    assert table.game.state.resolved == (table.a.id,)
    table.decline_all()


SHIELD = event("test-12", "Shield", NEUTRAL, cost=0, text=[disrupt(when(triggered(ACTION)), draw())])


@pytest.mark.parametrize("active", ["darin", "tommy"])
@pytest.mark.parametrize("rules", BOTH_RULES)
def test_disrupt_order(rules: str, active: str) -> None:
    """FINAL-2: to a player action the active player first, or the opponent of whoever took it."""
    table = scene(rules, SHIELD, active=active, bells="darin tommy")
    blow, man = table.darin.holds(BLOW), table.tommy.has(MAN)
    mine, theirs = table.darin.holds(SHIELD), table.tommy.holds(SHIELD)
    if active == "tommy":
        table.tommy.passes()
    table.darin.plays(blow, on=man)
    first = table.active if rules == "lcg" else table.tommy
    table.expects(first, "disrupt")
    first.passes()
    table.expects(first.opponent, "disrupt")
    first.opponent.passes()
    assert man.in_discard
    assert mine.in_hand
    assert theirs.in_hand


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_disrupt_order_in_a_framework_step(rules: str) -> None:
    """FINAL-2: the active player first in either rule set."""
    guard = support("test-13", "Guard", NEUTRAL, cost=0, text=[disrupt(when(would_be("readied", CHARACTER)), draw())])
    table = scene(rules, guard, phase="refresh")
    table.darin.has(MAN, exhausted=True)
    table.darin.has(guard)
    table.tommy.has(guard)
    table.expects(table.darin, "disrupt")
    table.darin.passes()
    table.expects(table.tommy, "disrupt")
    table.tommy.passes()


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_disrupt_order_for_what_is_nested(rules: str) -> None:
    """FINAL-2: for a Response of Tommy's, Darin first, who is active; for one of Darin's, Tommy in the last FAQ."""
    for owner in ("darin", "tommy"):
        hush = event("test-15", "Hush", NEUTRAL, cost=0, text=[disrupt(when(triggered(RESPONSE)), cancel())])
        table = scene(rules, MOURNER, hush)
        man = table.darin.has(MAN)
        blow = table.darin.holds(BLOW)
        table.darin.holds(hush)
        table.tommy.holds(hush)
        player = getattr(table, owner)
        card = player.has(MOURNER)
        table.darin.plays(blow, on=man)
        player.responds_with(card)
        first = table.darin if rules == "lcg" else player.opponent
        table.expects(first, "disrupt")
        first.passes()
        table.expects(first.opponent, "disrupt")
        first.opponent.passes()


@pytest.mark.parametrize("active", ["darin", "tommy"])
@pytest.mark.parametrize("rules", BOTH_RULES)
def test_response_order(rules: str, active: str) -> None:
    """FINAL-3: after a player action the active player first, or the opponent of whoever took it."""
    table = scene(rules, MOURNER, active=active, bells="darin tommy")
    table.darin.has(MOURNER)
    table.tommy.has(MOURNER)
    blow, man = table.darin.holds(BLOW), table.tommy.has(MAN)
    if active == "tommy":
        table.tommy.passes()
    table.darin.plays(blow, on=man)
    first = table.active if rules == "lcg" else table.tommy
    table.expects(first, "response")
    first.passes()
    table.expects(first.opponent, "response")
    first.opponent.passes()


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_response_order_after_a_framework_step(rules: str) -> None:
    """FINAL-3: the active player first in either rule set."""
    waker = support("test-16", "Waker", NEUTRAL, cost=0, text=[response(after(is_("readied", CHARACTER)), draw())])
    table = scene(rules, waker, phase="refresh")
    table.darin.has(MAN, exhausted=True)
    table.darin.has(waker)
    table.tommy.has(waker)
    table.expects(table.darin, "response")
    table.darin.passes()
    table.expects(table.tommy, "response")
    table.tommy.passes()


@pytest.mark.parametrize(("rules", "possible"), [("lcg", True), ("lcg-final", False)])
def test_responses_to_going_home(rules: str, possible: bool) -> None:
    """FINAL-4: after uncommitting there is a response window, or none."""
    host = support("test-17", "Host", NEUTRAL, cost=0, text=[response(after(is_("uncommitted", MINE)), draw())])
    table = scene(rules, host, phase="uncommit")
    home = table.darin.has(host)
    man = table.darin.has(MAN, at=table.a)
    assert table.darin.may_use(home) is possible
    if possible:
        table.darin.responds_with(home)
        assert len(table.darin.hand) == 1
    assert man.story is None
    assert table.active is table.tommy


@pytest.mark.parametrize(("rules", "possible"), [("lcg", True), ("lcg-final", False)])
@pytest.mark.parametrize("point", ["phase ends", "turn ends"])
def test_responses_to_the_end(rules: str, possible: bool, point: str) -> None:
    """FINAL-4: the end of a phase and of a turn; forced responses come in either rule set."""
    clock = support("test-18", "Clock", NEUTRAL, cost=0, text=[response(TimePoint(point), draw())])
    bell = support("test-19", "Gong", NEUTRAL, cost=0, text=[forced_response(TimePoint(point), mill(1))])
    table = scene(rules, clock, bell, phase="end" if point == "turn ends" else "operations")
    card = table.darin.has(clock)
    table.darin.has(bell)
    left = len(table.tommy.deck)
    if point == "phase ends":
        table.darin.passes()
    assert table.darin.may_use(card) is possible
    assert len(table.tommy.deck) == left - 1
    if possible:
        table.darin.responds_with(card)
        assert len(table.darin.hand) == 1


@pytest.mark.parametrize("rules", BOTH_RULES)
def test_simultaneous_effects(rules: str) -> None:
    """FINAL-5: each controller orders their own, the active side first; or the active player orders them all."""
    first = support("test-20", "First", NEUTRAL, cost=0, text=[
        forced_response(after(is_("destroyed", CHARACTER)), draw()),
    ])  # fmt: skip
    second = support("test-21", "Second", NEUTRAL, cost=0, text=[
        forced_response(after(is_("destroyed", CHARACTER)), mill(1)),
    ])  # fmt: skip
    table = scene(rules, first, second)
    mine = [table.darin.has(first), table.darin.has(second)]
    theirs = [table.tommy.has(first), table.tommy.has(second)]
    man = table.tommy.has(MAN)
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(BLOW), on=man)
    table.expects(table.darin, "order")
    if rules == "lcg":
        assert table.darin.may_choose(*mine)
        table.darin.chooses(mine[1])
        table.expects(table.tommy, "order")
        assert table.tommy.may_choose(*theirs)
        table.tommy.chooses(theirs[1])
        expected = [mine[1], mine[0], theirs[1], theirs[0]]
    else:
        assert table.darin.may_choose(*mine, *theirs)
        table.darin.chooses(theirs[1], mine[0], theirs[0])
        expected = [theirs[1], mine[0], theirs[0], mine[1]]
    used = [each for each in table.happened(Kind.TRIGGER) if each.via == FORCED_RESPONSE]
    assert [CardHandle(table, each.card) for each in used] == expected
