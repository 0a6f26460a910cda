"""Ready, exhausted, insane: STATE-6 to STATE-9."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card, Position
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=0, skill=2)
SHED = support("test-2", "Shed", NEUTRAL, cost=0)
WAKE = event("test-3", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER_OR_SUPPORT)), draw())])
TIRE = event("test-4", "Tire", NEUTRAL, cost=0, text=[action(then(exhaust(choose(CHARACTER)), draw()))])
FRIGHT = event("test-5", "Fright", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
WORKER = character("test-6", "Worker", NEUTRAL, cost=0, skill=1, text=[action(exhaust(THIS), to=draw())])
RAISE = event("test-7", "Raise", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND)), EXHAUSTED))])
MADLY = event("test-8", "Madly", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND)), INSANE))])
CARDS = [MAN, SHED, WAKE, TIRE, FRIGHT, WORKER, RAISE, MADLY]


def scene() -> Scenario:
    return Scenario(cards=CARDS, bells=["darin"])


def test_exactly_one_position() -> None:
    """STATE-6: ready, then exhausted, then insane, each in place of the one before."""
    table = scene()
    man = table.darin.has(MAN)
    tire, fright = table.darin.holds(TIRE), table.darin.holds(FRIGHT)
    assert (man.ready, man.exhausted, man.insane) == (True, False, False)
    table.darin.plays(tire)
    assert (man.ready, man.exhausted, man.insane) == (False, True, False)
    table.darin.plays(fright)
    assert (man.ready, man.exhausted, man.insane) == (False, False, True)


@pytest.mark.parametrize("card", [MAN, SHED])
def test_cards_enter_play_ready(card: Card) -> None:
    """STATE-7."""
    table = scene()
    played = table.darin.plays(table.darin.holds(card))
    assert played.in_play
    assert played.ready


@pytest.mark.parametrize(("way", "position"), [(RAISE, Position.EXHAUSTED), (MADLY, Position.INSANE)])
def test_unless_an_effect_says_otherwise(way: Card, position: Position) -> None:
    """STATE-7."""
    table = scene()
    man = table.darin.holds(MAN)
    table.darin.plays(table.darin.holds(way), on=man)
    assert man.in_play
    assert man.position is position


def test_ways_to_become_exhausted() -> None:
    """STATE-8: by committing in a commit step, as a cost, by an effect."""
    table = Scenario(cards=CARDS, bells=["darin"], phase="story")
    man, worker, shy = table.darin.has(MAN), table.darin.has(WORKER), table.darin.has(MAN)
    tire = table.darin.holds(TIRE)
    table.darin.uses(worker)
    assert worker.exhausted
    table.darin.plays(tire, on=shy)
    assert shy.exhausted
    table.darin.passes()
    table.darin.commits(man, to=table.a)
    assert man.exhausted


def test_an_exhausted_card_cannot_exhaust_again() -> None:
    """STATE-8: neither as a cost nor by an effect, until it is readied."""
    table = scene()
    worker = table.darin.has(WORKER, exhausted=True)
    tire, wake = table.darin.holds(TIRE), table.darin.holds(WAKE)
    assert not table.darin.may_use(worker)
    table.darin.plays(tire, on=worker)
    assert table.darin.hand == [wake]
    table.darin.plays(wake, on=worker)
    assert table.darin.may_use(worker)


@pytest.mark.parametrize(("position", "expected"), [("ready", "ready"), ("exhausted", "ready"), ("insane", "insane")])
def test_readying(position: str, expected: str) -> None:
    """STATE-9: it turns an exhausted card upright and does nothing to a ready or insane one."""
    table = scene()
    man = table.darin.has(MAN, exhausted=position == "exhausted", insane=position == "insane")
    table.game.keep_journal()
    table.darin.plays(table.darin.holds(WAKE), on=man)
    assert getattr(man, expected)
    assert bool(table.happened(Kind.READY)) is (position == "exhausted")
    assert len(table.darin.hand) == 1


def test_readying_supports() -> None:
    """STATE-9."""
    table = scene()
    shed = table.darin.has(SHED, exhausted=True)
    table.darin.plays(table.darin.holds(WAKE), on=shed)
    assert shed.ready
