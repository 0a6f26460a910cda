"""Uniqueness: STATE-43 to STATE-45."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

SAGE = character("test-1", "Sage", NEUTRAL, cost=0, skill=1, unique=True)
YOUNG_SAGE = character("test-2", "Sage", NEUTRAL, cost=0, skill=2, unique=True, descriptor="In Youth")
RAISE = event("test-3", "Raise", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(DISCARD))))])
BRIBE = event("test-4", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
BLOW = event("test-5", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
LAMP = support("test-6", "Lamp", NEUTRAL, cost=0, unique=True)
MAN = character("test-7", "Man", NEUTRAL, cost=0, skill=1)
CARDS = [SAGE, YOUNG_SAGE, RAISE, BRIBE, BLOW, LAMP, MAN]


def scene(active: str = "darin", rules: str = "lcg") -> Scenario:
    return Scenario(cards=CARDS, bells=["darin", "tommy"], active=active, rules=rules)


@pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
def test_no_second_copy(rules: str) -> None:
    """STATE-43, CCG-9: neither played nor put into play; titles count, not descriptors (AMB-65); plain cards may."""
    table = scene(rules=rules)
    table.darin.has(SAGE)
    table.darin.has(LAMP)
    table.darin.has(MAN)
    assert table.darin.why_not(table.darin.holds(SAGE)) == {"STATE-43"}
    assert table.darin.why_not(table.darin.holds(YOUNG_SAGE)) == {"STATE-43"}
    assert table.darin.why_not(table.darin.holds(LAMP)) == {"STATE-43"}
    assert table.darin.why_not(table.darin.holds(MAN)) == set()
    raise_ = table.darin.holds(RAISE)
    table.darin.discarded(SAGE)
    assert not table.darin.may_play(raise_)


def test_no_control_of_a_second_copy() -> None:
    """STATE-43."""
    table = scene()
    table.darin.has(SAGE)
    theirs = table.tommy.has(SAGE)
    table.darin.plays(table.darin.holds(BRIBE), on=theirs)
    assert theirs.controller is table.tommy


@pytest.mark.parametrize("active", ["darin", "tommy"])
def test_a_unique_card_in_other_hands(active: str) -> None:
    """EX-150; STATE-43, CCG-9: Darin owns a copy in play, Tommy controls one; neither may play another."""
    table = scene(active)
    table.tommy.has(SAGE, owner=table.darin)
    copy = table.active.holds(SAGE)
    assert table.active.why_not(copy) == {"STATE-43"}


def test_one_on_each_side() -> None:
    """STATE-44."""
    table = scene()
    table.tommy.has(SAGE)
    sage = table.darin.holds(SAGE)
    table.darin.plays(sage)
    assert sage.in_play


def test_the_next_one() -> None:
    """STATE-45: when the first has left play."""
    table = scene()
    first, second, blow = table.darin.has(SAGE), table.darin.holds(SAGE), table.darin.holds(BLOW)
    assert not table.darin.may_play(second)
    table.darin.plays(blow, on=first)
    table.tommy.passes()
    table.darin.plays(second)
    assert second.in_play
