"""Choosing several things at once: all copies work alike, and the engine is asked in its own order."""

from __future__ import annotations

from itertools import combinations

import pytest

from rlyeh.asking import keys_of, several, twins
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import Game, new_game
from rlyeh.engine.timing.setup import Setup
from rlyeh.errors import IllegalOption
from rlyeh.language import *
from rlyeh.testing import Scenario

ONE = character("test-441", "One", NEUTRAL, cost=0, skill=0)
TWO = character("test-442", "Two", NEUTRAL, cost=0, skill=0)
DROP = event("test-443", "Drop", NEUTRAL, cost=0, text=[action(discard_from_hand(2))])
BLAST = event("test-444", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER, up_to=3)))])


def at_setup(seed: int) -> Game:
    """A game at the choice of starting resources (SET-7)."""
    decks = matchup_decks(MATCHUPS[seed * 37 % len(MATCHUPS)])
    game = new_game(POOL, [deck.card_ids() for deck in decks], STORIES, seed)
    for _ in range(2):
        game.apply("keep")
    return game


@pytest.mark.parametrize("seed", range(6))
def test_any_three_cards_of_the_setup_hand_become_the_starting_resources(seed: int) -> None:
    game = at_setup(seed)
    decision, asked = game.decision, several(game)
    assert decision is not None
    assert asked is not None
    seat = decision.seat
    assert (asked.least, asked.most, asked.ordered) == (3, 3, False)
    assert sorted(option.card for option in asked.options) == sorted(game.state.sides[seat].hand)
    faces = {option.key: game.state.cards[option.card].face.id for option in asked.options}
    for chosen in combinations(reversed(faces), 3):
        copy = game.clone()
        for key in keys_of(game, chosen):
            copy.apply(key)
        frame = copy.state.stack[-1]
        assert isinstance(frame, Setup)
        picked = [copy.state.cards[card].face.id for card in frame.picked[seat]]
        assert sorted(picked) == sorted(faces[key] for key in chosen)


def test_the_factions_of_the_deck_come_with_the_starting_resources() -> None:
    asked = several(at_setup(1))
    assert asked is not None
    assert len(asked.factions) == 2
    assert "neutral" not in asked.factions


def test_a_choice_is_refused_as_a_whole() -> None:
    game = at_setup(1)
    asked = several(game)
    assert asked is not None
    keys = [option.key for option in asked.options]
    before = game.hash()
    for wrong in (keys[:2], keys[:4], [keys[0], keys[0], keys[1]], [*keys[:2], "resource:999"], []):
        with pytest.raises(IllegalOption):
            keys_of(game, wrong)
    assert game.hash() == before


def test_cards_to_discard_are_chosen_in_any_order_and_equal_copies_work_alike() -> None:
    table = Scenario(cards=[ONE, TWO, DROP])
    hand = [table.darin.holds(card) for card in (ONE, TWO, ONE, TWO)]
    drop = table.darin.holds(DROP)
    table.game.apply(f"use:{drop.id}.0")
    asked = several(table.game)
    assert asked is not None
    by_card = {option.card: option.key for option in asked.options}
    assert {card.id for card in hand} <= set(by_card)
    for key in keys_of(table.game, [by_card[hand[3].id], by_card[hand[2].id]]):
        table.game.apply(key)
    titles = sorted(card.title for card in table.darin.hand)
    assert titles == ["One", "Two"]


def test_up_to_three_targets_are_one_choice() -> None:
    table = Scenario(cards=[ONE, TWO, BLAST])
    victims = [table.tommy.has(ONE) for _ in range(4)]
    blast = table.darin.holds(BLAST)
    assert table.open_decision().kind == "action"
    table.game.apply(f"use:{blast.id}.0")
    asked = several(table.game)
    assert asked is not None
    assert asked.most == 3
    assert {option.card for option in asked.options} == {each.id for each in victims}
    chosen = [f"choose:{victims[place].id}" for place in (3, 0)]
    for key in keys_of(table.game, chosen):
        table.game.apply(key)
    assert [each.in_play for each in victims] == [False, True, True, False]


def test_one_thing_is_no_choice_of_several() -> None:
    table = Scenario(cards=[ONE], bells=["darin"])
    assert table.open_decision().kind == "action"
    assert several(table.game) is None
    with pytest.raises(IllegalOption):
        keys_of(table.game, ["pass"])


def test_equal_copies_are_twins_of_the_one_that_is_offered() -> None:
    table = Scenario(cards=[ONE, TWO])
    table.darin.domain(cthulhu=1)
    copies = [table.darin.holds(ONE) for _ in range(3)]
    table.darin.holds(TWO)
    theirs = table.tommy.holds(ONE)
    offered = [option.card for option in table.open_decision().options if option.verb == "play"]
    assert copies[0].id in offered
    assert twins(table.game) == {copies[1].id: copies[0].id, copies[2].id: copies[0].id}
    assert theirs.id not in twins(table.game)  # GEN-10: nobody knows the other hand
