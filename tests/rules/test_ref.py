"""Refresh phase: REF-1 to REF-8."""

from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.testing import Scenario

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)
SHELF = support("test-2", "Shelf", NEUTRAL, cost=1)
WAKE = event("test-3", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER)))])


def test_order() -> None:
    """REF-1: restore, ready, refresh domains; then an action window."""
    table = Scenario(phase="refresh", cards=[CLERK], bells=["darin"])
    table.game.keep_journal()
    table.darin.has(CLERK, insane=True)
    table.darin.has(CLERK, exhausted=True)
    table.darin.domain(neutral=1, drained=True)
    table.expects(table.darin, "action")
    assert table.phase.name == "REFRESH"
    kinds = [each.kind for each in table.game.journal or [] if isinstance(each, Occurrence)]
    box = [kind for kind in kinds if kind in (Kind.RESTORE, Kind.READY, Kind.REFRESH_DOMAIN)]
    assert box == [Kind.RESTORE, Kind.READY, Kind.REFRESH_DOMAIN]


def test_one_insane_card_must_be_restored() -> None:
    """REF-2, REF-3, REF-5: exactly one, of the player's choice; it is exhausted, the other one does not change."""
    table = Scenario(phase="refresh", cards=[CLERK, SHELF], bells=["darin"])
    one, two = table.darin.has(CLERK, insane=True), table.darin.has(CLERK, insane=True)
    table.tommy.has(CLERK, insane=True)
    table.expects(table.darin, "restore")
    assert table.darin.may_choose(one, two)
    assert not table.darin.may("pass")
    table.darin.chooses(two)
    assert two.exhausted
    assert two.skill == 1
    assert one.insane
    assert one.skill == 0


def test_a_stolen_card_may_be_restored() -> None:
    """REF-2: among all insane cards the player controls, supports that went insane included."""
    table = Scenario(phase="refresh", cards=[CLERK, SHELF], bells=["darin"])
    stolen, shelf = table.darin.has(CLERK, insane=True, owner=table.tommy), table.darin.has(SHELF, insane=True)
    table.expects(table.darin, "restore")
    assert table.darin.may_choose(stolen, shelf)
    table.darin.chooses(shelf)
    assert shelf.exhausted


def test_everything_else_becomes_ready() -> None:
    """REF-4, REF-7: characters and supports, without a choice; not the one just restored, nothing of the opponent's."""
    table = Scenario(phase="refresh", cards=[CLERK, SHELF], bells=["darin"])
    clerk, shelf = table.darin.has(CLERK, exhausted=True), table.darin.has(SHELF, exhausted=True)
    restored = table.darin.has(CLERK, insane=True)
    theirs, mad = table.tommy.has(CLERK, exhausted=True), table.tommy.has(CLERK, insane=True)
    drained = table.tommy.domain(neutral=1, drained=True)
    table.expects(table.darin, "action")
    assert (clerk.ready, shelf.ready, restored.exhausted) == (True, True, True)
    assert (theirs.exhausted, mad.insane, drained.drained) == (True, True, True)


def test_insane_cards_are_neither_readied_nor_exhausted() -> None:
    """REF-5: by no effect either."""
    storm = event("test-4", "Storm", NEUTRAL, cost=0, text=[action(exhaust(CHARACTER))])
    dawn = event("test-5", "Dawn", NEUTRAL, cost=0, text=[action(ready(CHARACTER))])
    table = Scenario(cards=[CLERK, storm, dawn], bells=["darin"])
    mad, clerk = table.darin.has(CLERK, insane=True), table.darin.has(CLERK)
    storm_, dawn_ = table.darin.holds(storm), table.darin.holds(dawn)
    table.darin.plays(storm_)
    assert (mad.insane, clerk.exhausted) == (True, True)
    table.darin.plays(dawn_)
    assert (mad.insane, clerk.ready) == (True, True)


def test_domains_are_refreshed() -> None:
    """REF-6, REF-7: all of the active player's, with what is on them."""
    table = Scenario(phase="refresh", bells=["darin"])
    mine = [table.darin.domain(neutral=2, drained=True), table.darin.domain(drained=True), table.darin.domain()]
    theirs = table.tommy.domain(neutral=1, drained=True)
    table.expects(table.darin, "action")
    assert not any(domain.drained for domain in mine)
    assert [len(domain) for domain in mine] == [2, 0, 0]
    assert theirs.drained


def test_the_restored_card_waits_for_the_next_refresh() -> None:
    """REF-8: it stays exhausted till then."""
    table = Scenario(phase="refresh", cards=[CLERK], bells=["darin", "tommy"])
    clerk = table.darin.has(CLERK, insane=True)
    table.expects(table.darin, "action")
    table.run_to("draw")
    assert clerk.exhausted
    table.run_to("refresh")
    assert table.active is table.tommy
    assert clerk.exhausted
    table.run_to("draw")
    table.run_to("refresh")
    assert table.active is table.darin
    assert clerk.ready


def test_unless_an_effect_readies_it() -> None:
    """REF-8."""
    table = Scenario(phase="refresh", cards=[CLERK, WAKE], bells=["darin"])
    clerk = table.darin.has(CLERK, insane=True)
    table.darin.plays(table.darin.holds(WAKE))
    assert clerk.ready


def test_two_insane_characters() -> None:
    """EX-18; REF-2 to REF-7: refreshing with two of them."""
    table = Scenario(phase="refresh", cards=[CLERK, SHELF], bells=["darin"])
    one, two = table.darin.has(CLERK, insane=True), table.darin.has(CLERK, insane=True)
    clerk, shelf = table.darin.has(CLERK, exhausted=True), table.darin.has(SHELF, exhausted=True)
    domains = [table.darin.domain(neutral=1, drained=True) for _ in range(2)]
    theirs = table.tommy.has(CLERK, exhausted=True)
    table.darin.chooses(one)
    assert (one.exhausted, two.insane) == (True, True)
    assert (clerk.ready, shelf.ready) == (True, True)
    assert not any(domain.drained for domain in domains)
    assert theirs.exhausted


def test_readying_insane_characters() -> None:
    """EX-118; REF-5: one is restored, the other neither readied nor exhausted; there is no second choice."""
    table = Scenario(phase="refresh", cards=[CLERK], bells=["darin"])
    one, two = table.darin.has(CLERK, insane=True), table.darin.has(CLERK, insane=True)
    table.darin.chooses(two)
    table.expects(table.darin, "action")
    assert (one.insane, one.ready, one.exhausted) == (True, False, False)
    assert two.exhausted
