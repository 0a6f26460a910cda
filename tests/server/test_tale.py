"""What is told of a game that is over, and taking back, which takes it back as well."""

from __future__ import annotations

from rlyeh.engine.state.random import Chance
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.messages_out import state_of
from tests.server.at_tables import ByHand, setup


def test_the_ending_says_who_won_which_story_in_which_turn() -> None:
    table = ByHand(setup(3))
    chance = Chance(5)
    while table.fold.outcome is None:
        table.plays(chance)
    ending = state_of(table.fold, 0, table.at).outcome
    assert ending is not None
    state = table.fold.game.state
    assert (ending.winner, ending.by, ending.turn) == (state.winner, state.won_by, state.turn)
    tale = ending.tale
    for seat in (0, 1):
        assert [each.story for each in tale.stories if each.seat == seat] == state.sides[seat].won
    assert all(each.title == state.cards[each.story].face.title for each in tale.stories)
    assert [each.turn for each in tale.stories] == sorted(each.turn for each in tale.stories)
    assert min(tale.drawn) > 0
    assert table.again().tale == tale


def test_what_is_taken_back_is_not_told() -> None:
    table = ByHand(setup(2, people=(True, False)))
    chance = Chance(2)
    while table.until("resource", chance) != 0 or table.fold.game.state.turn < 3:
        table.plays(chance)
    before, place = table.fold.tale, len(table.fold.given)
    while table.fold.tale == before:
        table.plays(chance, 5)
    while len(table.fold.given) > place:
        table.does(log.TookBack(0))
    assert len(table.fold.given) == place
    assert table.fold.tale == before
    assert table.again().tale == before
