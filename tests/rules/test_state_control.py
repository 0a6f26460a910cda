"""Ownership and control: STATE-35 to STATE-42."""

import pytest

from rlyeh.engine.files.save import load
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
BRIBE = event("test-2", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
THEFT = event("test-3", "Theft", NEUTRAL, cost=0, text=[action(take_control(choose(ATTACHMENT)))])
RAISE = event(
    "test-4", "Raise", NEUTRAL, cost=0,
    text=[action(put_into_play(choose(CHARACTER.in_(DISCARD, of=OPPONENT)), control=YOU))],
)
CALL = event(
    "test-5", "Call", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(DISCARD, of=OPPONENT))))]
)
HAT = support(
    "test-6", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER.of(YOU), text=[gains(HOST, skill=1)]
)
SIGN = support(
    "test-7", "Sign", NEUTRAL, cost=0, subtypes="Attachment", attach_to=STORY, text=[gains_struggles(HOST_STORY, "C")]
)
HERO = character("test-8", "Hero", NEUTRAL, cost=1, skill=1, keywords=[HEROIC])
VILLAIN = character("test-9", "Villain", NEUTRAL, cost=1, skill=1, keywords=[VILLAINOUS])
BLOW = event("test-10", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
RALLY = event("test-11", "Rally", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(MINE, skill=1)))])
RECALL = event("test-12", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
LEECH = character(
    "test-13", "Leech", NEUTRAL, cost=3, skill=3,
    text=[action(attach(THIS, choose(CHARACTER.other), [gains(HOST, skill=-1)]))],
)
PENDANT = support(
    "test-14", "Pendant", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER.keyword(HEROIC),
)
SAGE = character("test-15", "Sage", NEUTRAL, cost=0, skill=1, unique=True)
CARDS = [MAN, BRIBE, THEFT, RAISE, CALL, HAT, SIGN, HERO, VILLAIN, BLOW, RALLY, RECALL, LEECH, PENDANT, SAGE]


def scene(phase: str = "operations", rules: str = "lcg", active: str = "darin") -> Scenario:
    return Scenario(cards=CARDS, bells=["darin"], phase=phase, rules=rules, active=active)


def test_owners_and_where_cards_enter() -> None:
    """STATE-35, STATE-36: who brought it owns it; it enters under the owner's control, even by the other's effect."""
    table = scene()
    man = table.tommy.discarded(MAN)
    table.darin.plays(table.darin.holds(CALL))
    assert man.in_play
    assert man.owner is table.tommy
    assert man.controller is table.tommy


def test_entering_under_anothers_control() -> None:
    """EX-172; STATE-36, STATE-37, GEN-11, STATE-3, STATE-35: Darin's while in play; then back to Tommy's pile."""
    table = scene()
    man, other = table.tommy.discarded(MAN), table.tommy.has(MAN)
    raise_, rally, blow = table.darin.holds(RAISE), table.darin.holds(RALLY), table.darin.holds(BLOW)
    table.darin.plays(raise_)
    assert man.controller is table.darin
    assert man.owner is table.tommy
    table.darin.plays(rally)
    assert (man.skill, other.skill) == (2, 1)
    table.darin.plays(blow, on=man)
    assert man in table.tommy.discard
    assert man.controller is table.tommy


def test_taking_control() -> None:
    """STATE-37: it stands in the new controller's area; ownership stays, and so does the way home."""
    table = scene()
    man = table.tommy.has(MAN)
    bribe, recall = table.darin.holds(BRIBE), table.darin.holds(RECALL)
    table.darin.plays(bribe)
    assert man in table.darin.in_play
    assert man not in table.tommy.in_play
    assert man.owner is table.tommy
    table.darin.plays(recall)
    assert man in table.tommy.hand


def test_an_attachment_moves_to_its_new_controllers_card() -> None:
    """STATE-38, EX-58: at once, to an eligible one of the taker's choice."""
    table = scene()
    theirs, one, two = table.tommy.has(MAN), table.darin.has(MAN), table.darin.has(MAN)
    hat = table.tommy.has(HAT, on=theirs)
    table.darin.plays(table.darin.holds(THEFT))
    assert table.darin.may_choose(one, two)
    assert load(table.game.save(), table.faces).hash() == table.game.hash()
    table.darin.chooses(two)
    assert hat.controller is table.darin
    assert hat.owner is table.tommy
    assert hat.host == two
    assert (theirs.skill, one.skill, two.skill) == (1, 1, 2)


def test_an_attachment_without_a_new_home_cannot_be_taken() -> None:
    """STATE-38, EX-58: Darin has no character."""
    table = scene()
    man = table.tommy.has(MAN)
    hat = table.tommy.has(HAT, on=man)
    table.darin.plays(table.darin.holds(THEFT))
    assert hat.controller is table.tommy
    assert hat.host == man


@pytest.mark.parametrize("heroic", [True, False])
def test_the_new_home_must_meet_the_requirement(heroic: bool) -> None:
    """STATE-38, STATE-26."""
    table = scene()
    hero = table.tommy.has(HERO)
    pendant = table.tommy.has(PENDANT, on=hero)
    table.darin.has(MAN)
    mine = table.darin.has(HERO if heroic else MAN)
    table.darin.plays(table.darin.holds(THEFT))
    assert (pendant.controller is table.darin) is heroic
    assert pendant.host == (mine if heroic else hero)


def test_an_attachment_that_is_already_at_home() -> None:
    """STATE-38: Tommy's attachment on Darin's own character may stay there."""
    table = scene()
    mine, other = table.darin.has(HERO), table.darin.has(HERO)
    pendant = table.tommy.has(PENDANT, on=mine)
    table.darin.plays(table.darin.holds(THEFT))
    assert table.darin.may_choose(mine, other)
    table.darin.chooses(mine)
    assert pendant.controller is table.darin
    assert pendant.host == mine


def test_what_an_effect_attached_moves_as_well() -> None:
    """STATE-38, STATE-31: without a requirement of its own it goes to any character of the taker."""
    table = scene()
    leech, host, mine = table.tommy.has(LEECH), table.tommy.has(MAN), table.darin.has(MAN)
    theft = table.darin.holds(THEFT)
    table.darin.passes()
    table.tommy.uses(leech, on=host)
    table.darin.plays(theft)
    assert leech.controller is table.darin
    assert leech.host == mine
    assert (host.skill, mine.skill) == (1, 0)


@pytest.mark.parametrize(("mine", "theirs"), [(HERO, VILLAIN), (VILLAIN, HERO)])
def test_heroic_and_villainous(mine: Card, theirs: Card) -> None:
    """STATE-39: both ways round; of a plain character control is taken."""
    table = scene()
    table.darin.has(mine)
    foe, man = table.tommy.has(theirs), table.tommy.has(MAN)
    first, second = table.darin.holds(BRIBE), table.darin.holds(BRIBE)
    table.darin.plays(first, on=foe)
    assert foe.controller is table.tommy
    table.darin.plays(second, on=man)
    assert man.controller is table.darin


@pytest.mark.parametrize("position", ["ready", "exhausted", "insane"])
def test_the_position_stays(position: str) -> None:
    """STATE-40."""
    table = scene()
    man = table.tommy.has(MAN, exhausted=position == "exhausted", insane=position == "insane")
    table.darin.plays(table.darin.holds(BRIBE))
    assert man.controller is table.darin
    assert getattr(man, position)


def test_a_stolen_character_leaves_its_story() -> None:
    """STATE-41, STATE-40, AMB-82: and stays exhausted."""
    table = scene("after commit", active="tommy")
    man = table.tommy.has(MAN, at=table.a, exhausted=True)
    table.darin.plays(table.darin.holds(BRIBE))
    assert man.controller is table.darin
    assert man.story is None
    assert man.exhausted


@pytest.mark.parametrize("goal", ["a", "b"])
def test_an_attachment_on_a_story(goal: str) -> None:
    """STATE-42, EX-58: its new controller may leave it there or move it to another story."""
    table = scene()
    sign = table.tommy.has(SIGN, on=table.a)
    story = {"a": table.a, "b": table.b}[goal]
    table.darin.plays(table.darin.holds(THEFT))
    assert table.darin.may_choose(table.a, table.b, table.c)
    table.darin.chooses(story)
    assert sign.controller is table.darin
    assert sign.host == story


def test_status_and_limits() -> None:
    """EX-57; STATE-40, STATE-41, STATE-43, STATE-39, STATE-3."""
    table = scene("after commit", active="tommy")
    mad, busy = table.tommy.has(MAN, insane=True), table.tommy.has(MAN, at=table.a, exhausted=True)
    sage, villain = table.tommy.has(SAGE), table.tommy.has(VILLAIN)
    table.darin.has(SAGE)
    table.darin.has(HERO)
    bribes = [table.darin.holds(BRIBE) for _ in range(4)]
    recall, blow = table.darin.holds(RECALL), table.darin.holds(BLOW)
    for bribe, target in zip(bribes, (mad, busy, sage, villain), strict=True):
        table.darin.plays(bribe, on=target)
    assert mad.controller is table.darin
    assert mad.insane
    assert busy.controller is table.darin
    assert busy.story is None
    assert busy.exhausted
    assert sage.controller is table.tommy
    assert villain.controller is table.tommy
    table.darin.plays(recall, on=mad)
    assert mad in table.tommy.hand
    table.darin.plays(blow, on=busy)
    assert busy in table.tommy.discard


def test_an_attachment_taken_for_a_time_stays_where_it_is() -> None:
    """STATE-38, EFF-17: going back is no taking, so it moves only once."""
    loan = event("test-16", "Loan", NEUTRAL, cost=0, text=[
        action(take_control(choose(ATTACHMENT), until=END_OF_PHASE)),
    ])  # fmt: skip
    table = Scenario(cards=[*CARDS, loan], bells=["darin"])
    theirs, mine = table.tommy.has(MAN), table.darin.has(MAN)
    hat = table.tommy.has(HAT, on=theirs)
    table.darin.plays(table.darin.holds(loan))
    assert hat.controller is table.darin
    assert hat.host == mine
    table.run_to("story")
    assert hat.controller is table.tommy
    assert hat.host == mine
