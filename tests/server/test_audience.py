"""What each viewer is shown, and when: numbers, coming back, hidden holdings, those who watch."""

from __future__ import annotations

from dataclasses import replace

import msgspec

from rlyeh.asking import WINDOWS
from rlyeh.engine.state.random import Chance
from rlyeh.server.protocol import messages
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.audience import LateScreen, Screen
from rlyeh.server.tables.log_entries import Manners
from rlyeh.server.tables.messages_out import WATCHING
from tests.server.at_tables import ByHand, setup

WINDOW = 3_000
"""How long the windows of somebody who hides take in these tests, in milliseconds."""


def shown(screen: Screen, table: ByHand) -> list[messages.Event]:
    return screen.advance(table.fold, table.at)


def test_every_viewer_counts_for_themselves_without_gaps() -> None:
    table = ByHand(setup(4))
    screens = [Screen(0), Screen(1), Screen(WATCHING)]
    numbers: list[list[int]] = [[], [], []]
    chance = Chance(4)
    table.does(log.Wished(0, Manners(auto_pass=True)))
    for _ in range(150):
        if table.fold.game.decision is None:
            break
        table.plays(chance)
        for place, screen in enumerate(screens):
            numbers[place] += [event.n for event in shown(screen, table)]
    assert numbers[0] == list(range(1, table.fold.seen[0] + 1))
    assert numbers[1] == list(range(1, table.fold.seen[1] + 1))
    assert len(numbers[1]) == len(numbers[0]) - 1


def test_who_comes_back_gets_what_was_missed_and_nothing_else() -> None:
    table = ByHand(setup(4))
    screen = Screen(0)
    table.plays(Chance(4), 30)
    events = shown(screen, table)
    missed = screen.catch_up(table.fold, 21, table.at)
    assert isinstance(missed, list)
    assert [event.n for event in missed] == list(range(22, 32))
    assert [event.lines for event in missed] == [event.lines for event in events[21:]]
    assert [event.state is not None for event in missed] == [False] * 9 + [True]
    assert missed[-1].state == events[-1].state


def test_who_has_missed_too_much_or_claims_the_future_gets_a_fresh_view() -> None:
    table = ByHand(setup(4))
    screen = Screen(1)
    table.plays(Chance(4), 160)
    shown(screen, table)
    for seen in (0, 3, table.fold.number + 5):
        fresh = screen.catch_up(table.fold, seen, table.at)
        assert isinstance(fresh, messages.Fresh)
        assert fresh.n == screen.n == table.fold.number


def test_events_are_the_same_after_the_table_was_rebuilt() -> None:
    table = ByHand(setup(7))
    table.does(log.Wished(1, Manners(hide=WINDOW / 1000)))
    table.plays(Chance(7), 60)
    table.at += WINDOW
    before, after = Screen(0), Screen(0)
    again = table.again()
    assert msgspec.json.encode(before.advance(table.fold, table.at)) == msgspec.json.encode(
        after.advance(again, table.at)
    )


# -- hidden holdings ---------------------------------------------------------------------------------------------------


def hiding_table(seed: int, hider: int) -> tuple[ByHand, Screen]:
    """A table at which one seat hides its holdings, and the screen of the other one."""
    table = ByHand(setup(seed))
    table.does(log.Wished(hider, Manners(hide=WINDOW / 1000)))
    return table, Screen(1 - hider)


def test_what_an_answer_brought_is_shown_when_the_window_is_over_and_not_before() -> None:
    table, screen = hiding_table(1, hider=1)
    chance = Chance(1)
    while table.until("action", chance) != 0:
        table.plays(chance)
    table.at += WINDOW
    shown(screen, table)
    table.answers("pass")
    while table.fold.is_window(1):
        table.does(log.Answered(1, "pass"))
    table.at += WINDOW - 1
    assert shown(screen, table) == []
    table.at += 1
    assert len(shown(screen, table)) == 1


def test_a_window_that_is_still_open_is_not_given_away_by_the_time() -> None:
    table, screen = hiding_table(1, hider=1)
    chance = Chance(1)
    for _ in range(400):
        decision = table.fold.game.decision
        assert decision is not None
        if decision.seat == 1 and decision.kind in WINDOWS:
            break
        table.at += WINDOW
        shown(screen, table)
        table.plays(chance)
    table.at += 10 * WINDOW
    assert shown(screen, table) == [], "only the pass that the keeper gives ends it"
    table.does(log.Answered(1, "pass", auto=True))
    while table.fold.is_window(1):
        table.does(log.Answered(1, "pass", auto=True))
    assert [event.n for event in shown(screen, table)] == [screen.n]


def pairs_of_worlds(seed: int) -> tuple[ByHand, ByHand, Screen, Screen] | None:
    """Two tables that look the same from seat 0, which passes in both: in one of them seat 1 holds something to act
    with and passes, in the other it is never asked."""
    asked, screen = hiding_table(seed, hider=1)
    chance = Chance(seed)
    while (decision := asked.fold.game.decision) is not None:
        asked.at += WINDOW
        shown(screen, asked)
        if decision.seat == 0 and decision.kind == "action":
            for deal in range(12):
                twin = _twin(asked, deal)
                if twin is not None:
                    return asked, twin, screen, _like(screen)
        asked.plays(chance)
    return None


def _like(screen: Screen) -> Screen:
    twin = Screen(screen.viewer)
    twin.upto, twin.n = screen.upto, screen.n
    return twin


def _twin(table: ByHand, deal: int) -> ByHand | None:
    """The same table with another hand at seat 1, if that makes the difference of being asked, and no other."""
    here = table.fold.game.clone()
    game = here.imagine(0, Chance(deal))
    game.state.seed = here.state.seed
    there = game.clone()
    for each in (here, there):
        if each.decision is None or each.decision.option("pass") is None:
            return None
        each.apply("pass")
    if here.decision is None or here.decision.seat != 1 or here.decision.kind not in WINDOWS:
        return None
    here.apply("pass")
    after = here.view(0).decision
    if there.decision is None or after is None or there.decision.seat != after.seat:
        return None
    if replace(here.view(0), answers=0) != replace(there.view(0), answers=0):
        return None
    twin = ByHand(table.fold.setup)
    twin.fold = table.again()
    twin.at = table.at
    twin.fold.game = game
    game.keep_journal()
    return twin


def test_nobody_can_tell_whether_who_hides_was_asked() -> None:
    """The two worlds give the other player the same bytes at the same time."""
    found = next(pair for pair in map(pairs_of_worlds, range(1, 40)) if pair is not None)
    asked, quiet, screen, twin_screen = found
    asked.answers("pass")
    quiet.answers("pass")
    assert asked.fold.is_window(1)
    assert not quiet.fold.is_window(1)
    asked.does(log.Answered(1, "pass"), after=500)
    quiet.at += 500
    assert asked.fold.number == quiet.fold.number + 1
    for wait in (0, WINDOW - 501, 1):
        asked.at += wait
        quiet.at += wait
        seen, twin = shown(screen, asked), shown(twin_screen, quiet)
        assert msgspec.json.encode(seen) == msgspec.json.encode(twin)
    assert seen, "after the window it is shown"
    assert asked.fold.clock.running == quiet.fold.clock.running


def test_the_seat_that_hides_is_asked_at_once() -> None:
    table, _ = hiding_table(1, hider=1)
    own = Screen(1)
    table.plays(Chance(1), 3)
    assert shown(own, table)
    assert own.upto == table.fold.number


# -- those who watch ---------------------------------------------------------------------------------------------------


def test_those_who_watch_see_neither_hand() -> None:
    table = ByHand(setup(4))
    screen = Screen(WATCHING)
    table.plays(Chance(4), 20)
    state = shown(screen, table)[-1].state
    assert state is not None
    assert [side.hand for side in state.view.sides] == [(), ()]
    assert state.hands is None
    assert state.prompt == ""


def test_hands_are_shown_after_the_delay_and_with_the_position_of_that_time() -> None:
    made = setup(4)
    table = ByHand(made)
    late = LateScreen(made, delay=60_000)
    late.take(table.entries[0])
    chance = Chance(4)
    for _ in range(20):
        table.plays(chance)
        table.at += 10_000
        late.take(table.entries[-1])
    events = late.advance(table.fold, table.at)
    assert events[-1].n == late.late.number < table.fold.number
    last = table.entries[late.late.number - 1]
    assert last.at + 60_000 <= table.at < table.entries[late.late.number].at + 60_000
    state = events[-1].state
    assert state is not None
    assert state.hands is not None
    assert [len(hand) for hand in state.hands] == [len(side.hand) for side in late.late.game.state.sides]
    assert late.due(table.fold) == table.entries[late.late.number].at + 60_000
