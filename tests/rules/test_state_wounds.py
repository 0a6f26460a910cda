"""Wounds and destruction: STATE-20 to STATE-25."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
TOUGH = character("test-2", "Tough", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(1)])
SHOT = event("test-3", "Shot", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
BLOW = event("test-4", "Blow", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
GIFT = event("test-5", "Gift", NEUTRAL, cost=0, text=[action(sacrifice(choose(CHARACTER)))])
EXILE = event("test-6", "Exile", NEUTRAL, cost=0, text=[action(discard_from_play(choose(CHARACTER)))])
VEST = support(
    "test-7", "Vest", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER,
    text=[gains(HOST, keyword=TOUGHNESS(1))],
)
CUT = event("test-8", "Cut", NEUTRAL, cost=0, text=[action(destroy(choose(ATTACHMENT)))])
MOURNER = support(
    "test-9", "Mourner", NEUTRAL, cost=0, text=[response(after(is_("destroyed", CHARACTER)), draw())]
)
PRIEST = support(
    "test-10", "Priest", NEUTRAL, cost=0, text=[response(after(is_("sacrificed", CHARACTER)), draw())]
)
CLERK = support(
    "test-11", "Clerk", NEUTRAL, cost=0, text=[response(after(is_("discarded_from_play", CHARACTER)), draw())]
)
HASTE = event(
    "test-12", "Haste", NEUTRAL, cost=0,
    text=[action(until_end_of_phase(gains(choose(CHARACTER), keyword=TOUGHNESS(1))))],
)
SALVE = event("test-13", "Salve", NEUTRAL, cost=0, text=[action(move_wound(choose(CHARACTER), choose(CHARACTER)))])
CARDS = [MAN, TOUGH, SHOT, BLOW, GIFT, EXILE, VEST, CUT, MOURNER, PRIEST, CLERK, HASTE, SALVE]


def scene() -> Scenario:
    return Scenario(cards=CARDS, bells=["darin"])


def test_wounds_stay() -> None:
    """STATE-20, STATE-21, STATE-23, EX-167: through whole turns; the second one destroys, to the owner's pile."""
    table = Scenario(cards=CARDS, bells=["darin", "tommy"], active="tommy")
    tough = table.darin.has(TOUGH, owner=table.tommy)
    first, second = table.tommy.holds(SHOT), table.tommy.holds(SHOT)
    table.tommy.plays(first, on=tough)
    for phase in ("refresh", "operations", "refresh", "operations"):
        table.run_to(phase)
        assert tough.wounds == 1
    assert table.active is table.tommy
    table.tommy.plays(second, on=tough)
    assert tough in table.tommy.discard
    assert tough.wounds == 0


@pytest.mark.parametrize(("card", "survives"), [(MAN, False), (TOUGH, True)])
def test_the_first_wound(card: Card, survives: bool) -> None:
    """STATE-21: without Toughness it is fatal."""
    table = scene()
    victim = table.tommy.has(card)
    table.darin.plays(table.darin.holds(SHOT))
    assert victim.in_play is survives


def test_checked_when_toughness_changes() -> None:
    """STATE-22: no wound is dealt, but the Vest is gone."""
    table = scene()
    man = table.tommy.has(MAN, wounds=1)
    table.tommy.has(VEST, on=man)
    cut = table.darin.holds(CUT)
    assert man.toughness == 1
    table.game.keep_journal()
    table.darin.plays(cut)
    assert man.in_discard
    assert CardHandle(table, table.happened(Kind.DESTROY)[-1].card) == man


def test_checked_when_a_bonus_expires() -> None:
    """STATE-22, AMB-78."""
    table = scene()
    man = table.tommy.has(MAN)
    haste, shot = table.darin.holds(HASTE), table.darin.holds(SHOT)
    table.darin.plays(haste)
    table.darin.plays(shot)
    assert man.wounds == 1
    table.run_to("story")
    assert man.in_discard


def test_dying_of_wounds_is_destruction() -> None:
    """STATE-23: and the owner's discard pile takes the card."""
    table = scene()
    man, mourner = table.tommy.has(MAN, owner=table.darin), table.darin.has(MOURNER)
    table.darin.plays(table.darin.holds(SHOT))
    assert man in table.darin.discard
    table.darin.responds_with(mourner)


def test_only_own_cards_are_sacrificed() -> None:
    """STATE-24: those under the player's control, owned or not, and they go to the discard pile."""
    table = scene()
    mine, stolen = table.darin.has(MAN), table.darin.has(MAN, owner=table.tommy)
    table.tommy.has(MAN, owner=table.darin)
    gift = table.darin.holds(GIFT)
    table.darin.plays(gift)
    assert table.darin.may_choose(mine, stolen)
    table.darin.chooses(stolen)
    assert stolen in table.tommy.discard
    assert mine.in_play


@pytest.mark.parametrize(("way", "witness"), [(BLOW, "Mourner"), (GIFT, "Priest"), (EXILE, "Clerk")])
def test_three_different_events(way: Card, witness: str) -> None:
    """STATE-25, EX-98, STATE-24: what waits for one of them ignores the others."""
    table = scene()
    man = table.darin.has(MAN)
    witnesses = [table.darin.has(card) for card in (MOURNER, PRIEST, CLERK)]
    table.darin.plays(table.darin.holds(way), on=man)
    assert man in table.darin.discard
    table.expects(table.darin, "response")
    assert [each.title for each in witnesses if table.darin.may_use(each)] == [witness]
    table.darin.passes()


@pytest.mark.parametrize("wounds", [0, 1])
def test_checked_when_a_wound_is_moved(wounds: int) -> None:
    """STATE-22, EFF-35: a wound that comes from elsewhere is as fatal as one that is dealt."""
    table = scene()
    giver, taker = table.darin.has(TOUGH, wounds=1), table.tommy.has(TOUGH, wounds=wounds)
    table.darin.plays(table.darin.holds(SALVE), on=[giver, taker])
    assert giver.wounds == 0
    assert taker.in_play is (wounds == 0)
