"""Costs that are no resources, and what becomes of them: PAY-7 to PAY-10, PAY-27 to PAY-29."""

import pytest

from rlyeh.language import *
from rlyeh.language.triggers.events import TimePoint
from rlyeh.testing import Scenario
from tests.rules.pay_table import CLERK, LAMP

BOLT = event("test-10", "Bolt", NEUTRAL, cost=2, text=[action(sacrifice(choose(MINE)), to=wound(choose(CHARACTER)))])
VETO = support("test-11", "Veto", NEUTRAL, cost=1, text=[disrupt(when(triggered(ACTION)), exhaust(THIS), to=cancel())])
SLIPPERY = character(
    "test-12", "Slippery Rogue", NEUTRAL, cost=2, skill=1,
    text=[disrupt(when(would_be("sacrificed", THIS)), return_to_hand(THIS), instead=True)],
)


def test_everything_before_to_is_a_cost() -> None:
    """PAY-7: paying, exhausting and discarding together; if one cannot be paid, nothing can be used."""
    altar = support(
        "test-8", "Altar", NEUTRAL, cost=1, text=[action(pay(1), exhaust(THIS), discard_from_hand(), to=draw(2))]
    )
    table = Scenario(bells=["darin"], cards=[altar, CLERK])
    on_table = table.darin.has(altar)
    clerk = table.darin.holds(CLERK)
    domain = table.darin.domain(hastur=1)
    table.darin.uses(on_table, on=clerk)
    assert clerk.in_discard
    assert on_table.exhausted
    assert domain.drained
    assert len(table.darin.hand) == 2


@pytest.mark.parametrize("missing", ["domain", "ready", "hand"])
def test_each_part_of_a_cost_is_needed(missing: str) -> None:
    """PAY-7."""
    altar = support(
        "test-8", "Altar", NEUTRAL, cost=1, text=[action(pay(1), exhaust(THIS), discard_from_hand(), to=draw(2))]
    )
    table = Scenario(bells=["darin"], cards=[altar, CLERK, LAMP])
    on_table = table.darin.has(altar, exhausted=missing == "ready")
    lamp = table.darin.has(LAMP)
    if missing != "hand":
        table.darin.holds(CLERK)
    table.darin.domain(hastur=1, drained=missing == "domain")
    table.darin.domain(hastur=2, drained=missing == "domain")
    assert not table.darin.may_use(on_table)
    assert table.darin.may_use(lamp) is (missing != "domain")


def test_costs_are_never_refunded() -> None:
    """PAY-8: the event is cancelled; the domain stays drained, the sacrificed card gone."""
    table = Scenario(bells=["darin"], cards=[BOLT, VETO, CLERK])
    bolt = table.darin.holds(BOLT)
    own, other = table.darin.has(CLERK), table.tommy.has(CLERK)
    domain = table.darin.domain(neutral=2)
    veto = table.tommy.has(VETO)
    table.darin.plays(bolt, on=[other, own])
    table.tommy.disrupts_with(veto)
    assert other.in_play
    assert other.wounds == 0
    assert own.in_discard
    assert domain.drained
    assert bolt.in_discard


def test_a_cost_that_is_not_carried_out_is_unpaid() -> None:
    """PAY-9: the card to be sacrificed escapes through a disrupt, and the effect does not resolve."""
    table = Scenario(bells=["darin"], cards=[BOLT, SLIPPERY, CLERK])
    bolt = table.darin.holds(BOLT)
    rogue, victim = table.darin.has(SLIPPERY), table.tommy.has(CLERK)
    table.darin.domain(neutral=2)
    table.darin.plays(bolt, on=victim)
    table.darin.disrupts_with(rogue)
    assert rogue.in_hand
    assert victim.in_play
    assert bolt.in_discard


def test_a_forced_sacrifice_is_chosen_anew() -> None:
    """PAY-10: when the chosen card escapes, another legal one has to be chosen, the source itself included."""
    cult = character(
        "test-13", "Hungry Cult", NEUTRAL, cost=3, skill=2,
        text=[forced_response(after(TimePoint("turn begins", YOU)), sacrifice(choose(MINE)))],
    )
    table = Scenario(bells=["darin"], phase="start", cards=[cult, SLIPPERY])
    source, rogue = table.darin.has(cult), table.darin.has(SLIPPERY)
    table.darin.chooses(rogue)
    table.darin.disrupts_with(rogue)
    assert rogue.in_hand
    assert source.in_discard


def test_a_forced_sacrifice_of_the_next_card() -> None:
    """PAY-10: with several left, their player chooses; without any, nothing more happens."""
    cult = support(
        "test-13", "Hungry Altar", NEUTRAL, cost=3,
        text=[forced_response(after(TimePoint("turn begins", YOU)), sacrifice(choose(MINE)))],
    )
    table = Scenario(bells=["darin"], phase="start", cards=[cult, SLIPPERY, CLERK])
    table.darin.has(cult)
    rogue, one, two = table.darin.has(SLIPPERY), table.darin.has(CLERK), table.darin.has(CLERK)
    foreign = table.tommy.has(CLERK)
    table.darin.chooses(rogue)
    table.darin.disrupts_with(rogue)
    assert table.darin.may_choose(one, two)
    table.darin.chooses(two)
    assert two.in_discard
    assert one.in_play
    assert foreign.in_play


@pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
def test_cthulhu_is_not_cheated(rules: str) -> None:
    """PAY-10: Cthulhu demands a character of whoever draws; if the one chosen escapes, another must go."""
    table = Scenario(active="tommy", phase="draw", rules=rules, cards=[SLIPPERY, CLERK], bells=["tommy"])
    cthulhu = table.darin.has("Cthulhu, The Great Old One")
    rogue, clerk = table.tommy.has(SLIPPERY), table.tommy.has(CLERK)
    table.tommy.chooses(rogue)
    table.tommy.disrupts_with(rogue)
    assert rogue.in_hand
    assert clerk.in_discard
    assert cthulhu.in_play


def test_a_sacrifice_by_choice_is_not_chosen_anew() -> None:
    """PAY-10 speaks of Forced Responses: the cost of an Action stays unpaid (PAY-9)."""
    table = Scenario(bells=["darin"], cards=[BOLT, SLIPPERY, CLERK])
    bolt = table.darin.holds(BOLT)
    rogue, own, victim = table.darin.has(SLIPPERY), table.darin.has(CLERK), table.tommy.has(CLERK)
    table.darin.domain(neutral=2)
    table.darin.plays(bolt, on=[victim, rogue])
    table.darin.disrupts_with(rogue)
    assert own.in_play
    assert victim.in_play


def test_only_a_ready_card_can_be_exhausted_as_a_cost() -> None:
    """PAY-27: not an exhausted one, not an insane one."""
    tool = support("test-16", "Tool", NEUTRAL, cost=1, text=[action(exhaust(choose(MINE)), to=draw())])
    table = Scenario(bells=["darin"], cards=[tool, CLERK])
    source = table.darin.has(tool)
    ready_ = [table.darin.has(CLERK), table.darin.has(CLERK)]
    table.darin.has(CLERK, exhausted=True)
    table.darin.has(CLERK, insane=True)
    table.darin.uses(source)
    assert table.darin.may_choose(*ready_)
    table.darin.chooses(ready_[0])
    assert ready_[0].exhausted


def test_costs_of_a_hand() -> None:
    """PAY-28: unpayable for a player without one."""
    tool = support("test-16", "Tool", NEUTRAL, cost=1, text=[action(discard_from_hand(), to=wound(choose(CHARACTER)))])
    table = Scenario(bells=["darin"], cards=[tool, CLERK, LAMP])
    source = table.darin.has(tool)
    table.tommy.has(CLERK)
    table.tommy.holds(CLERK)
    table.darin.has(LAMP)
    table.darin.domain(hastur=2)
    assert not table.darin.may_use(source)
    table.darin.uses("Lamp")
    assert table.darin.may_use(source)


def test_only_own_cards_in_play_are_sacrificed() -> None:
    """PAY-29: no card of the opponent, no card in hand, no resource unless the cost names it."""
    altar = support("test-16", "Altar", NEUTRAL, cost=1, text=[action(sacrifice(choose(CHARACTER)), to=draw())])
    furnace = support(
        "test-17", "Furnace", NEUTRAL, cost=1, text=[action(sacrifice(choose(CARD.in_(RESOURCE))), to=draw())]
    )
    table = Scenario(bells=["darin"], cards=[altar, furnace, CLERK])
    on_table, fire = table.darin.has(altar), table.darin.has(furnace)
    foreign = table.tommy.has(CLERK)
    table.darin.holds(CLERK)
    domain = table.darin.domain(CLERK)
    resource = domain.resources[0]
    table.tommy.domain(CLERK)
    assert not table.darin.may_use(on_table)
    table.darin.uses(fire)
    assert resource.in_discard
    assert foreign.in_play
    assert len(table.tommy.domains[0]) == 1
