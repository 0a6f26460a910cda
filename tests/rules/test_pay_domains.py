"""Paying with a domain, for cards and for abilities: PAY-1 to PAY-6, PAY-30."""

from rlyeh.language import *
from rlyeh.model import Faction
from rlyeh.testing import Scenario
from rlyeh.testing.extras import RESOURCES as SUPPLY
from tests.rules.pay_table import AGENT, CLERK, DEARER, NOVICE


def test_one_domain_worth_the_cost_is_drained() -> None:
    """PAY-1: a domain worth the cost exactly or more; a smaller or drained one does not do."""
    table = Scenario(bells=["darin"], cards=[AGENT])
    agent = table.darin.holds(AGENT)
    small = table.darin.domain(agency=2)
    table.darin.domain(agency=4, drained=True)
    exact = table.darin.domain(agency=3)
    large = table.darin.domain(agency=4)
    table.darin.chooses(agent)
    assert [option.number for option in table.open_decision().options] == [exact.number, large.number]
    table.darin.chooses(exact)
    assert agent.in_play
    assert (small.drained, exact.drained, large.drained) == (False, True, False)


def test_nothing_to_pay_with() -> None:
    """PAY-1, PAY-5: domains are not added up."""
    table = Scenario(bells=["darin"], cards=[AGENT])
    agent = table.darin.holds(AGENT)
    table.darin.domain(agency=2)
    table.darin.domain(agency=2)
    assert not table.darin.may_play(agent)
    assert table.darin.why_not(agent) == {"PAY-1"}


def test_resource_match() -> None:
    """PAY-2, PAY-3: one matching resource is enough, none is not; neutral cards need none."""
    table = Scenario(bells=["darin"], cards=[AGENT, CLERK])
    agent, clerk = table.darin.holds(AGENT), table.darin.holds(CLERK)
    foreign = table.darin.domain(hastur=5)
    mixed = table.darin.domain(hastur=2, agency=1)
    table.darin.chooses(agent)
    assert mixed.drained
    table.darin.plays(clerk)
    assert foreign.drained


def test_no_match_no_play() -> None:
    """PAY-2: however large the domain."""
    table = Scenario(bells=["darin"], cards=[AGENT])
    agent = table.darin.holds(AGENT)
    table.darin.domain(hastur=9)
    assert not table.darin.may_play(agent)


def test_factions_need_their_own_resources() -> None:
    """PAY-2 for each faction."""
    for faction in Faction:
        if faction is Faction.NEUTRAL:
            continue
        card = character("test-16", "Any", faction, cost=1, skill=1)
        table = Scenario(bells=["darin"], cards=[card])
        held = table.darin.holds(card)
        for other in Faction:
            if other is not faction:
                table.darin.domain(SUPPLY[other])
        assert table.darin.why_not(held) == {"PAY-2"}


def test_a_card_that_costs_nothing() -> None:
    """PAY-4: it drains nothing and needs no match."""
    table = Scenario(bells=["darin"], cards=[NOVICE])
    novice = table.darin.holds(NOVICE)
    domain = table.darin.domain(hastur=2)
    table.darin.plays(novice)
    assert novice.in_play
    assert not domain.drained


def test_a_raised_cost_of_nothing() -> None:
    """PAY-4, AMB-59: what costs something needs a domain and a match."""
    table = Scenario(bells=["darin"], cards=[NOVICE, DEARER])
    novice = table.darin.holds(NOVICE)
    table.tommy.has(DEARER)
    table.darin.domain(hastur=2)
    assert table.darin.why_not(novice) == {"PAY-2"}


def test_no_change_is_given() -> None:
    """PAY-5: what a domain provides beyond the cost is lost."""
    table = Scenario(bells=["darin"], cards=[CLERK])
    one, two = table.darin.holds(CLERK), table.darin.holds(CLERK)
    domain = table.darin.domain(hastur=6)
    table.darin.plays(one)
    assert one.in_play
    assert domain.drained
    assert not table.darin.may_play(two)


def test_abilities_are_paid_without_a_match() -> None:
    """PAY-6: one domain worth the amount, whatever it supplies; too small a one does not do."""
    seeker = support("test-8", "Seeker's Desk", AGENCY, cost=1, text=[action(pay(2), to=draw())])
    table = Scenario(bells=["darin"], cards=[seeker])
    desk = table.darin.has(seeker)
    small = table.darin.domain(hastur=1)
    foreign = table.darin.domain(hastur=2)
    table.darin.uses(desk)
    assert len(table.darin.hand) == 1
    assert foreign.drained
    assert not small.drained
    assert not table.darin.may_use(desk)


def test_an_ability_that_asks_for_a_match() -> None:
    """PAY-6: unless it says so."""
    desk = support("test-8", "Agency Desk", AGENCY, cost=1, text=[action(pay(2, AGENCY), to=draw())])
    table = Scenario(bells=["darin"], cards=[desk])
    on_table = table.darin.has(desk)
    foreign = table.darin.domain(hastur=2)
    match = table.darin.domain(hastur=1, agency=1)
    table.darin.uses(on_table)
    assert match.drained
    assert not foreign.drained


def test_put_into_play_costs_nothing() -> None:
    """PAY-30: neither cost nor match."""
    gate = event("test-16", "Gate", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
    table = Scenario(bells=["darin"], cards=[gate, AGENT])
    gate_, agent = table.darin.holds(gate), table.darin.holds(AGENT)
    domain = table.darin.domain(hastur=1)
    assert table.darin.why_not(agent) == {"PAY-1"}
    table.darin.plays(gate_, on=agent)
    assert agent.in_play
    assert not domain.drained
