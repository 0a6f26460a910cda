"""A table is the fold over its log: rebuilding, taking back, offers, clocks, passes."""

from __future__ import annotations

import pytest

from rlyeh.engine.files.game_file import GameRecord
from rlyeh.engine.state.random import Chance
from rlyeh.errors import IllegalOption, WrongSeat
from rlyeh.server.errors import NotNow
from rlyeh.server.pool import faces
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.clock import ClockRule
from rlyeh.server.tables.log_entries import Manners
from rlyeh.server.tables.messages_out import BOTH, state_of
from tests.server.at_tables import ByHand, setup


def test_a_table_is_rebuilt_from_its_log() -> None:
    table = ByHand(setup(3))
    chance = Chance(3)
    table.plays(chance, 60)
    table.does(log.Offered(0, "undo"))
    table.does(log.ChatLine(1, "go on, then"))
    table.does(log.Agreed(1, "undo"))
    table.plays(chance, 40)
    table.does(log.Offered(1, "draw"))
    again = table.again()
    assert again.game.hash() == table.fold.game.hash()
    assert again.game.answers == table.fold.game.answers
    assert (again.number, again.stamps, again.seen) == (table.fold.number, table.fold.stamps, table.fold.seen)
    assert again.offers == {"draw": 1}


def test_a_whole_game_ends_with_the_engines_outcome() -> None:
    table = ByHand(setup(5))
    table.plays(Chance(5), 2000)
    assert table.fold.outcome is not None
    assert table.fold.outcome.winner == table.fold.game.winner
    assert table.fold.outcome.by.startswith("WIN-")
    with pytest.raises(NotNow, match="over"):
        table.does(log.Conceded(0))


def test_a_refused_answer_changes_nothing() -> None:
    table = ByHand(setup(1))
    before = table.fold.game.hash()
    decision = table.fold.game.decision
    assert decision is not None
    with pytest.raises(IllegalOption):
        table.answers("no-such-key")
    with pytest.raises(WrongSeat):
        table.does(log.Answered(1 - decision.seat, "keep"))
    assert table.fold.game.hash() == before
    assert table.fold.number == 1


def test_no_two_questions_of_who_plays_both_sides_have_the_same_stamp() -> None:
    table = ByHand(setup(4, solo=True))
    chance = Chance(4)
    # What one side wishes is private otherwise, so that the sides would count differently.
    table.does(log.Skipped(0, True))
    stamps = []
    for _ in range(80):
        stamps.append(state_of(table.fold, BOTH, table.at).stamp)
        table.plays(chance)
    assert len(set(stamps)) == len(stamps)


# -- taking back -------------------------------------------------------------------------------------------------------


def test_an_answer_that_showed_nothing_can_be_taken_back() -> None:
    table = ByHand(setup(2))
    chance = Chance(2)
    seat = table.until("setup-resource", chance)
    before = table.fold.game.hash()
    table.plays(chance)
    table.does(log.TookBack(seat))
    assert table.fold.game.hash() == before
    assert table.again().game.hash() == before


def test_a_mulligan_cannot_be_taken_back_because_it_shows_cards() -> None:
    table = ByHand(setup(2))
    decision = table.fold.game.decision
    assert decision is not None
    assert decision.kind == "mulligan"
    table.answers("mulligan")
    with pytest.raises(NotNow, match="ask your opponent"):
        table.does(log.TookBack(decision.seat))


def test_an_answer_cannot_be_taken_back_once_the_other_has_answered() -> None:
    table = ByHand(setup(2))
    decision = table.fold.game.decision
    assert decision is not None
    table.answers("keep")
    table.answers("keep")
    with pytest.raises(NotNow, match="ask your opponent"):
        table.does(log.TookBack(decision.seat))


def test_taking_back_by_agreement_lets_the_random_source_go_on() -> None:
    table = ByHand(setup(2))
    decision = table.fold.game.decision
    assert decision is not None
    seat = decision.seat
    table.answers("mulligan")
    first_hand = sorted(table.fold.game.state.sides[seat].hand)
    source = table.fold.game.state.seed
    table.does(log.Offered(seat, "undo"))
    with pytest.raises(NotNow, match="Your opponent has to"):
        table.does(log.Agreed(seat, "undo"))
    table.does(log.Agreed(1 - seat, "undo"))
    assert table.fold.game.decision is not None
    assert table.fold.game.decision.kind == "mulligan"
    assert table.fold.game.state.seed == source
    table.answers("mulligan")
    assert sorted(table.fold.game.state.sides[seat].hand) != first_hand


def test_a_game_with_answers_taken_back_still_makes_a_file_that_replays() -> None:
    table = ByHand(setup(2))
    seat = table.until("mulligan", Chance(1))
    table.answers("mulligan")
    table.does(log.Offered(seat, "undo"))
    table.does(log.Agreed(1 - seat, "undo"))
    table.plays(Chance(9), 120)
    record = GameRecord.loads(GameRecord.of(table.fold.game, ("A", "B")).dumps())
    assert record.replay(faces("lcg")).hash() == table.fold.game.hash()


# -- offers and the end ------------------------------------------------------------------------------------------------


def test_a_draw_needs_both() -> None:
    table = ByHand(setup(1))
    table.does(log.Offered(0, "draw"))
    with pytest.raises(NotNow):
        table.does(log.Agreed(0, "draw"))
    table.does(log.Agreed(1, "draw"))
    assert table.fold.outcome is not None
    assert (table.fold.outcome.winner, table.fold.outcome.by) == (-1, "agreement")


def test_a_draw_offer_lapses_when_the_other_one_answers() -> None:
    table = ByHand(setup(1))
    decision = table.fold.game.decision
    assert decision is not None
    table.does(log.Offered(1 - decision.seat, "draw"))
    table.answers("keep")
    assert table.fold.offers == {}


def test_conceding_gives_the_other_one_the_game() -> None:
    table = ByHand(setup(1))
    table.does(log.Conceded(1))
    assert table.fold.outcome is not None
    assert (table.fold.outcome.winner, table.fold.outcome.by) == (0, "concession")


def test_a_paused_game_takes_no_answers_and_no_time() -> None:
    table = ByHand(setup(1, ClockRule("game", 60)))
    decision = table.fold.game.decision
    assert decision is not None
    table.does(log.Offered(0, "pause"), after=5_000)
    table.does(log.Agreed(1, "pause"))
    with pytest.raises(NotNow, match="paused"):
        table.answers("keep")
    table.does(log.Offered(1, "resume"), after=3_600_000)
    table.does(log.Agreed(0, "resume"))
    table.answers("keep", after=1_000)
    assert table.fold.clock.left[decision.seat] == 54_000


# -- clocks ------------------------------------------------------------------------------------------------------------


def test_a_clock_for_the_game_runs_for_whoever_is_asked() -> None:
    table = ByHand(setup(1, ClockRule("game", 60, increment=2)))
    decision = table.fold.game.decision
    assert decision is not None
    seat = decision.seat
    table.answers("keep", after=10_000)
    assert table.fold.clock.left[seat] == 52_000
    assert table.fold.clock.running == 1 - seat
    assert table.fold.clock.falls == table.at + 60_000


def test_a_clock_for_each_answer_starts_anew() -> None:
    table = ByHand(setup(1, ClockRule("move", 30)))
    decision = table.fold.game.decision
    assert decision is not None
    table.answers("keep", after=29_000)
    assert table.fold.clock.left[decision.seat] == 30_000
    table.does(log.OutOfTime(1 - decision.seat), after=30_000)
    assert table.fold.outcome is not None
    assert (table.fold.outcome.winner, table.fold.outcome.by) == (decision.seat, "clock")


def test_no_clock_runs_for_a_bot() -> None:
    table = ByHand(setup(1, ClockRule("game", 60), people=(True, False)))
    chance = Chance(1)
    while table.fold.game.decision is not None and table.fold.game.decision.seat != 1:
        table.plays(chance)
    assert table.fold.clock.running == -1


def test_talking_does_not_stop_a_clock() -> None:
    table = ByHand(setup(1, ClockRule("game", 60)))
    falls = table.fold.clock.falls
    table.does(log.ChatLine(0, "hm"), after=7_000)
    assert table.fold.clock.falls == falls


# -- what nobody may notice --------------------------------------------------------------------------------------------


def test_wishes_and_automatic_passes_have_no_number_for_the_other_one() -> None:
    table = ByHand(setup(1))
    chance = Chance(1)
    seat = table.until("action", chance)
    seen = list(table.fold.seen)
    stamps = table.fold.stamps
    table.does(log.Wished(seat, Manners(auto_pass=True)))
    table.does(log.Answered(seat, "pass", auto=True))
    assert table.fold.seen[1 - seat] == seen[1 - seat]
    assert table.fold.seen[2] == seen[2]
    assert table.fold.seen[seat] == seen[seat] + 2
    assert table.fold.stamps[1 - seat] == stamps[1 - seat]
