"""What abilities wait for: things done together, and effects that are about to do something."""

import pytest

from rlyeh.language import *
from rlyeh.language.effects.combine import If
from rlyeh.language.triggers.events import PlayerDoes
from rlyeh.model import Card
from rlyeh.testing import Scenario

READER = character(
    "test-1", "Reader", NEUTRAL, cost=1, skill=1,
    text=[response(after(draws_cards(ANY_PLAYER)), until_end_of_phase(gains(THIS, skill=1)))],
)
COUNTER = character(
    "test-2", "Counter", NEUTRAL, cost=1, skill=1,
    text=[response(after(PlayerDoes(ANY_PLAYER, "draws")), until_end_of_phase(gains(THIS, skill=1)))],
)
LECTURE = event("test-3", "Lecture", NEUTRAL, cost=0, text=[action(draw(3))])
SEMINAR = event("test-4", "Seminar", NEUTRAL, cost=0, text=[action(draw(2, EACH_PLAYER))])
TWICE = event("test-5", "Twice", NEUTRAL, cost=0, text=[action(draw(2), draw(2))])
CARDS = [READER, COUNTER, LECTURE, SEMINAR, TWICE]


@pytest.mark.parametrize(
    ("event", "together", "each"),
    [(LECTURE, 1, 3), (SEMINAR, 2, 4), (TWICE, 2, 4)],
    ids=lambda value: getattr(value, "title", str(value)),
)
@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_cards_drawn_together_are_one_drawing(event: Card, together: int, each: int, rules: str) -> None:
    """TIME-16: "draws cards" is answered once for a drawing of a player, "draws a card" once for each card."""
    table = Scenario(cards=CARDS, rules=rules, bells=("darin", "tommy"))
    reader, counter = table.darin.has(READER), table.darin.has(COUNTER)
    table.darin.plays(table.darin.holds(event))
    while table.darin.may("use", reader):
        table.darin.uses(reader)
    while table.darin.may("use", counter):
        table.darin.uses(counter)
    assert (reader.skill, counter.skill) == (1 + together, 1 + each)


SHIELD = character(
    "test-6", "Shield", NEUTRAL, cost=1, skill=1, text=[disrupt(when(would(EVENT, "destroy", THIS)), cancel())],
)
MAN = character("test-7", "Man", NEUTRAL, cost=1, skill=1)
MAYBE = event(
    "test-8", "Maybe", NEUTRAL, cost=0,
    text=[action(If(exists(CHARACTER, 3), destroy(CHARACTER), exhaust(CHARACTER)))],
)


@pytest.mark.parametrize(("others", "seen"), [(1, False), (2, True)])
def test_an_effect_that_hangs_on_something_is_foreseen_as_things_are(others: int, seen: bool) -> None:
    """TIME-7: only the branch that is going to be carried out counts."""
    table = Scenario(cards=[SHIELD, MAN, MAYBE], active="tommy", bells=("darin", "tommy"))
    shield = table.darin.has(SHIELD)
    for _ in range(others):
        table.darin.has(MAN)
    table.tommy.plays(table.tommy.holds(MAYBE))
    if seen:
        table.darin.disrupts_with(shield)
    assert shield.in_play
    assert shield.exhausted is not seen
