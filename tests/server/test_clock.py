"""Clocks: what an answer brings, and what it does not."""

from __future__ import annotations

from rlyeh.engine.state.random import Chance
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.clock import Clock, ClockRule
from tests.server.at_tables import ByHand, setup

RULE = ClockRule("game", 60, increment=10)


def test_the_first_answer_of_a_turn_brings_the_increment_and_quick_ones_after_it_do_not() -> None:
    clock = Clock(RULE)
    for number in range(5):
        clock.start(0, number * 1_000)
        clock.answered(0, number * 1_000 + 500, turn=1)
    assert clock.left[0] == 60_000 + 10_000 - 5 * 500
    clock.start(0, 10_000)
    clock.answered(0, 10_000, turn=2)
    assert clock.left[0] == 60_000 + 20_000 - 5 * 500


def test_an_answer_that_took_more_than_three_seconds_brings_the_increment() -> None:
    clock = Clock(RULE)
    clock.answered(0, 0, turn=1)
    for taken, brings in ((3_000, 0), (3_001, 10_000)):
        left = clock.left[0]
        clock.start(0, 100_000)
        clock.answered(0, 100_000 + taken, turn=1)
        assert clock.left[0] == left - taken + brings


def test_a_clock_for_each_answer_starts_anew_whoever_is_quick() -> None:
    clock = Clock(ClockRule("move", 30))
    for _ in range(3):
        clock.start(1, 0)
        clock.answered(1, 1_000, turn=1)
        assert clock.left[1] == 30_000


def test_what_was_answered_for_a_player_brings_nothing() -> None:
    table = ByHand(setup(1, RULE, thrifty=True))
    seat = table.until("action", Chance(1))
    left = table.fold.clock.left[seat]
    table.does(log.Answered(seat, "pass", auto=True))
    assert table.fold.clock.left[seat] == left


def test_in_a_game_that_began_before_every_answer_brings_the_increment() -> None:
    table = ByHand(setup(1, RULE))
    seat = table.until("action", Chance(1))
    left = table.fold.clock.left[seat]
    table.answers("pass")
    assert table.fold.clock.left[seat] == left + 10_000


def test_a_fast_game_does_not_make_clocks_grow() -> None:
    """A whole game of quick answers: ten seconds a turn at most, where every answer brought them before."""
    table = ByHand(setup(1, RULE, thrifty=True))
    chance = Chance(3)
    while table.fold.outcome is None:
        decision = table.fold.game.decision
        assert decision is not None
        table.answers(decision.options[chance.below(len(decision.options))].key, after=1_000)
    turns = table.fold.game.state.turn
    assert all(left <= 60_000 + 10_000 * (turns + 1) for left in table.fold.clock.left)
