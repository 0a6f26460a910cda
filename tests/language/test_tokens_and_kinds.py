"""Tokens that are spent may be X, a kind of struggle chosen at one story may be off at others, and whoever controls a
card that is still to be chosen may be told to do something."""

import pytest

from rlyeh.engine.stories.struggle_counts import struggles_at
from rlyeh.language import *
from rlyeh.testing import MAN, Scenario
from rlyeh.translation import card_text

RITE = support(
    "test-1", "Rite", NEUTRAL, cost=0, text=[action(exhaust(THIS), spend_tokens(X, THIS), to=draw(X))],
)
TIES = event(
    "test-2", "Ties", NEUTRAL, cost=0,
    text=[action(spend_tokens(X, STORY, one_story=True), to=return_to_hand(choose(CARD.in_(DISCARD), X)))],
)
SCOUT = character(
    "test-3", "Scout", NEUTRAL, cost=1, skill=1,
    text=[response(after(commits(THIS)), until_end_of_phase(no_chosen_struggles(STORY, chosen_at=THAT_STORY)))],
)
GATE = event(
    "test-4", "Gate", NEUTRAL, cost=0,
    text=[action(choosing(choose(CHARACTER, as_="it")), must(controller_of(the("it")), discard_from_hand()))],
)
STILL = event(
    "test-5", "Still", NEUTRAL, cost=0,
    text=[
        action(
            choosing(choose(CHARACTER, as_="it")),
            one_of(ready(the("it")), then(exhaust(the("it")), in_next_refresh(cannot(the("it"), "be readied")))),
        )
    ],
)


@pytest.mark.parametrize("number", [0, 2, 3])
def test_x_tokens_are_spent_from_the_card_itself(number: int) -> None:
    """PAY-37: no more than lie there; those elsewhere do not count."""
    table = Scenario(cards=[RITE], bells=["darin"])
    rite = table.darin.has(RITE, tokens=3)
    table.tokens(table.a, {table.darin: 4})
    table.darin.uses(rite)
    assert [option.number for option in table.open_decision().options] == [0, 1, 2, 3]
    table.darin.chooses(number)
    assert rite.tokens(table.darin) == 3 - number
    assert table.a.tokens(table.darin) == 4
    assert len(table.darin.hand) == number


def test_x_tokens_of_one_story() -> None:
    """PAY-37: all of them lie on the same story, and there must be as many cards to choose."""
    table = Scenario(cards=[TIES], bells=["darin"])
    table.tokens(table.a, {table.darin: 2, table.tommy: 4})
    table.tokens(table.b, {table.darin: 1})
    one, other, third = (table.darin.discarded(MAN) for _ in range(3))
    ties = table.darin.holds(TIES)
    table.darin.plays(ties)
    assert [option.number for option in table.open_decision().options] == [0, 1, 2]
    table.darin.chooses(2, one, other)
    assert [table.a.tokens(player) for player in table.players] == [0, 4]
    assert table.b.tokens(table.darin) == 1
    assert one.in_hand
    assert other.in_hand
    assert third.in_discard


def test_a_kind_chosen_at_one_story_is_off_at_all() -> None:
    """STORY-68."""
    table = Scenario(cards=[SCOUT], phase="commit")
    scout, man = table.darin.has(SCOUT), table.darin.has(MAN)
    table.darin.commits({scout: table.a, man: table.b})
    table.darin.responds_with(scout)
    table.darin.chooses(int(COMBAT))
    game = table.game
    for place in (table.a, table.b, table.c):
        assert [struggles_at(game, place.id, icon) for icon in (TERROR, COMBAT, ARCANE, INVESTIGATION)] == [1, 0, 1, 1]


def test_the_controller_of_what_is_still_to_be_chosen_is_told() -> None:
    """EFF-1: whose card it is shows only once it is chosen; it need not be the player's own."""
    table = Scenario(cards=[GATE], bells=["darin"])
    victim = table.tommy.has(MAN)
    card = table.tommy.holds(MAN)
    table.darin.plays(table.darin.holds(GATE), on=victim)
    assert card.in_discard


@pytest.mark.parametrize("exhausted", [True, False])
def test_what_follows_belongs_to_the_second_of_two_things(exhausted: bool) -> None:
    table = Scenario(cards=[STILL], bells=["darin"])
    man = table.tommy.has(MAN, exhausted=exhausted)
    table.darin.plays(table.darin.holds(STILL), on=man)
    table.darin.chooses(0 if exhausted else 1)
    assert man.exhausted is not exhausted


def test_how_it_reads() -> None:
    assert "Either ready that character or exhaust that character, then " in card_text(STILL)
    assert "no struggles of the chosen kind resolve at any story" in card_text(SCOUT)
    assert "discard X of your success tokens from Rite" in card_text(RITE)
