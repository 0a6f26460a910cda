"""Taking back against bots, with what was answered automatically, and choices of several things at a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from rlyeh.asking import several
from rlyeh.engine.state.random import Chance
from rlyeh.errors import IllegalOption
from rlyeh.server.errors import NotNow
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.log_entries import Answered, Manners
from rlyeh.server.tables.messages_out import state_of
from tests.server.at_tables import ByHand, setup
from tests.server.houses import services, table_of_two


def test_against_a_bot_everything_can_be_taken_back() -> None:
    """Also what the rules between people would not allow: a mulligan shows cards, and the bot has answered since."""
    table = ByHand(setup(2, people=(True, False)))
    chance = Chance(2)
    table.plays(chance, 40)
    while table.fold.given and any(each.seat == 0 for each in table.fold.given):
        state = state_of(table.fold, 0, table.at)
        assert (state.undo, state.may_undo) == ("free", True)
        table.does(log.TookBack(0))
    assert state_of(table.fold, 0, table.at).undo == ""
    with pytest.raises(NotNow):
        table.does(log.TookBack(0))


def test_against_a_bot_one_can_go_back_to_the_beginning_of_ones_turn() -> None:
    table = ByHand(setup(2, people=(True, False)))
    chance = Chance(2)
    while table.until("resource", chance) != 0 or table.fold.game.state.turn < 3:
        table.plays(chance)
    turn = table.fold.game.state.turn
    first = next(at for at, each in enumerate(table.fold.given) if each.step.turn == turn and each.seat == 0) if any(
        each.step.turn == turn and each.seat == 0 for each in table.fold.given
    ) else len(table.fold.given)
    table.plays(chance, 1)
    while table.fold.game.state.turn == turn and table.fold.outcome is None:
        table.plays(chance)
    assert state_of(table.fold, 0, table.at).undo_turn
    table.does(log.TookBack(0, turn=True))
    assert len(table.fold.given) == first
    assert table.fold.game.state.turn == turn
    decision = table.fold.decision
    assert decision is not None
    assert decision.seat == 0


def test_between_people_nobody_goes_back_to_the_beginning_of_a_turn_alone() -> None:
    table = ByHand(setup(2))
    chance = Chance(2)
    seat = table.until("resource", chance)
    table.plays(chance)
    assert not state_of(table.fold, seat, table.at).undo_turn
    with pytest.raises(NotNow, match="Only against the machine"):
        table.does(log.TookBack(seat, turn=True))


def test_what_was_answered_automatically_goes_with_the_answer_before_it_and_is_asked_next_time() -> None:
    table = ByHand(setup(2, people=(True, False)))
    chance = Chance(2)
    while table.until("token", chance) != 0:
        table.plays(chance)
    given = len(table.fold.given)
    decision = table.fold.decision
    assert decision is not None
    table.does(Answered(0, decision.options[0].key, auto=True))
    place = next(at for at in range(given - 1, -1, -1) if table.fold.given[at].seat == 0)
    table.does(log.TookBack(0))
    assert len(table.fold.given) == place
    assert "token" in table.fold.again[0]
    assert table.again().again == table.fold.again


@pytest.mark.anyio
async def test_a_choice_of_several_is_done_as_a_whole_and_taken_back_as_a_whole(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        table = await table_of_two(found, 1)
        for _ in range(2):
            decision = table.fold.decision
            assert decision is not None
            await table.submit(Answered(decision.seat, "keep"))
        decision, asked = table.fold.decision, several(table.fold.game)
        assert decision is not None
        assert asked is not None
        seat, before = decision.seat, table.fold.game.hash()
        keys = [option.key for option in asked.options][-3:]
        number = table.fold.number
        with pytest.raises(IllegalOption):
            await table.submit(Answered(seat, ""), several=keys[:2])
        assert (table.fold.number, table.fold.game.hash()) == (number, before)
        await table.submit(Answered(seat, ""), several=keys, ref="once")
        assert table.fold.decision is not None
        assert table.fold.decision.seat == 1 - seat
        await table.submit(Answered(seat, ""), several=keys, ref="once")
        await table.submit(log.TookBack(seat))
        assert table.fold.game.hash() == before


@pytest.mark.anyio
async def test_settings_answer_at_a_table_and_only_their_player_is_told(tmp_path: Path) -> None:
    async with services(tmp_path) as found:
        table = await table_of_two(found, 4)
        chance = Chance(4)
        for _ in range(150):
            decision = table.fold.decision
            if decision is None:
                break
            assert decision.kind != "token"
            phase = table.fold.game.state.phase.name
            assert decision.kind != "action" or phase in ("OPERATIONS", "STORY")
            await table.submit(Answered(decision.seat, decision.options[chance.below(len(decision.options))].key))
        autos = [each for each in table.fold.given if each.step.auto]
        assert {each.step.kind for each in autos} >= {"action", "token"}


def test_older_clients_and_entries_still_say_how_they_want_to_be_asked() -> None:
    old = log.decode('{"type":"manners","seat":0,"manners":{"auto_pass":true,"stops":["action/draw/mine"],"hide":0.0}}')
    assert old == log.Wished(0, Manners("own", ("action/draw/mine",)))
    assert "auto_pass" not in log.encode(old)
    plain = log.decode('{"type":"manners","seat":0,"manners":{"auto_pass":false,"stops":[],"hide":2}}')
    assert plain == log.Wished(0, Manners(hide=2))
