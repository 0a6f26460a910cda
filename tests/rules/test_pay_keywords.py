"""Loyal, Steadfast, Transient and Zoog resources: PAY-20 to PAY-26, PAY-31."""

import pytest

from rlyeh.engine.actions.payment import faction_worth
from rlyeh.engine.changes import lay_domain
from rlyeh.engine.state.cards import Domain
from rlyeh.language import *
from rlyeh.language.triggers.events import PlayerDoes
from rlyeh.model import Faction
from rlyeh.testing import Scenario
from rlyeh.testing.extras import RESOURCES as SUPPLY
from tests.rules.pay_table import AGENT, CHEAPER, CLERK, LAMP, paid_for

OATH = character("test-6", "Oathkeeper", AGENCY, cost=3, skill=2, keywords=[LOYAL])
VETERAN = character("test-7", "Veteran", AGENCY, cost=3, skill=2, steadfast={AGENCY: 2})
GUIDE = support("test-22", "Guide", NEUTRAL, cost=1, text=[ignores_match(CHARACTER)])
NIMBLE = character(
    "test-23", "Nimble Zoog", NEUTRAL, cost=1, skill=1, zoog=True,
    text=[response(after(PlayerDoes(YOU, "drains")), draw(), from_=RESOURCE)],
)
CLUMSY = character(
    "test-24", "Clumsy Thing", NEUTRAL, cost=1, skill=1,
    text=[response(after(PlayerDoes(YOU, "drains")), draw())],
)


def test_loyal_payment() -> None:
    """PAY-20: the drained domain itself holds faction resources for the whole cost."""
    table = Scenario(bells=["darin"], cards=[OATH])
    oath = table.darin.holds(OATH)
    mixed = table.darin.domain(agency=2, hastur=3)
    table.darin.domain(agency=2)
    pure = table.darin.domain(agency=3)
    table.darin.plays(oath)
    assert pure.drained
    assert not mixed.drained


def test_looking_ahead_adds_nothing_to_a_domain() -> None:
    """PAY-20: copies of a game share domains; however often each of them asks what a domain that was drained or
    refreshed is worth, it supplies what lies on it."""
    table = Scenario(bells=["darin"], cards=[OATH])
    oath = table.darin.holds(OATH)
    table.darin.domain(agency=1, hastur=2)
    side = table.game.state.sides[0]
    place = len(side.domains) - 1
    domain = Domain(side.domains[place].resources)
    for each in (domain.turned(drained=True), domain.turned(drained=False), domain):
        lay_domain(table.game, side, place, each)
        assert faction_worth(table.game, each, Faction.AGENCY) == 1
    assert table.darin.why_not(oath) == {"PAY-20"}


def test_loyal_is_judged_by_the_actual_cost() -> None:
    """PAY-20: a reduced cost needs fewer faction resources."""
    table = Scenario(bells=["darin"], cards=[OATH, CHEAPER])
    oath = table.darin.holds(OATH)
    table.darin.has(CHEAPER)
    mixed = table.darin.domain(agency=2, hastur=1)
    table.darin.plays(oath)
    assert oath.in_play
    assert mixed.drained


def test_payment_is_judged_in_hand() -> None:
    """PAY-31: Loyal that the card has only in play does not matter when it is played."""
    turncoat = character("test-16", "Turncoat", AGENCY, cost=3, skill=1, text=[gains(THIS, keyword=LOYAL)])
    table = Scenario(bells=["darin"], cards=[turncoat])
    held = table.darin.holds(turncoat)
    table.darin.domain(agency=1, hastur=2)
    table.darin.plays(held)
    assert held.in_play
    assert held.has(LOYAL)


def test_a_granted_match() -> None:
    """PAY-21: it serves plain and Loyal cards of its player, never Steadfast ones, and not the opponent's."""
    table = Scenario(bells=["darin"], cards=[AGENT, OATH, VETERAN, GUIDE])
    plain, loyal, steadfast = (table.darin.holds(card) for card in (AGENT, OATH, VETERAN))
    table.darin.has(GUIDE)
    for _ in range(3):
        table.darin.domain(hastur=3)
    assert table.darin.may_play(plain)
    assert table.darin.may_play(loyal)
    assert table.darin.why_not(steadfast) == {"PAY-22"}
    table.darin.plays(loyal)
    assert loyal.in_play


def test_a_match_granted_to_the_opponent() -> None:
    """PAY-21: somebody else's match is of no use."""
    table = Scenario(bells=["darin"], cards=[AGENT, GUIDE])
    plain = table.darin.holds(AGENT)
    table.tommy.has(GUIDE)
    table.darin.domain(hastur=3)
    assert not table.darin.may_play(plain)


def test_steadfast_counts_over_all_domains() -> None:
    """PAY-22: drained domains too; the usual cost and match come on top."""
    table = Scenario(bells=["darin"], cards=[VETERAN])
    veteran = table.darin.holds(VETERAN)
    table.darin.domain(agency=1, drained=True)
    large = table.darin.domain(agency=1, hastur=2)
    table.darin.plays(veteran)
    assert veteran.in_play
    assert large.drained


@pytest.mark.parametrize(
    ("first", "second", "rule"),
    [
        ([AGENCY, HASTUR, HASTUR], [HASTUR], "PAY-22"),
        ([HASTUR] * 3, [AGENCY] * 2, "PAY-2"),
        ([AGENCY] * 2, [AGENCY, HASTUR], "PAY-1"),
    ],
)
def test_steadfast_is_an_addition(first: list[Faction], second: list[Faction], rule: str) -> None:
    """PAY-22: enough symbols but no match, or too small a domain, is not enough."""
    table = Scenario(bells=["darin"], cards=[VETERAN])
    veteran = table.darin.holds(VETERAN)
    for domain in (first, second):
        table.darin.domain(*(SUPPLY[faction] for faction in domain))
    assert not table.darin.may_play(veteran)
    assert table.darin.why_not(veteran) == {rule}


def test_steadfast_and_transient() -> None:
    """PAY-23: a Transient resource counts once, before the domain is drained."""
    table = Scenario(bells=["darin"], cards=[VETERAN])
    veteran = table.darin.holds(VETERAN)
    table.darin.domain(hastur=1, transient="agency")
    assert not table.darin.may_play(veteran)

    table = Scenario(bells=["darin"], cards=[VETERAN])
    veteran = table.darin.holds(VETERAN)
    drained = table.darin.domain(hastur=1, transient="agency")
    table.darin.domain(agency=1)
    table.darin.plays(veteran)
    assert veteran.in_play
    assert drained.drained
    assert len(drained) == 1


def test_a_free_steadfast_card() -> None:
    """PAY-24: it needs its resources, but drains nothing."""
    free = character("test-16", "Recruit", AGENCY, cost=0, skill=1, steadfast={AGENCY: 2})
    for agency in (1, 2):
        table = Scenario(bells=["darin"], cards=[free])
        recruit = table.darin.holds(free)
        domain = table.darin.domain(agency=agency)
        if agency == 1:
            assert table.darin.why_not(recruit) == {"PAY-22"}
        else:
            table.darin.plays(recruit)
            assert recruit.in_play
            assert not domain.drained


def test_steadfast_of_two_factions() -> None:
    """PAY-22, AMB-60, AMB-61: each number by itself, and no reducer lowers them."""
    envoy = character("test-16", "Envoy", AGENCY, cost=1, skill=1, steadfast={AGENCY: 1, HASTUR: 2})
    for hastur in (1, 2):
        table = Scenario(bells=["darin"], cards=[envoy, CHEAPER])
        held = table.darin.holds(envoy)
        table.darin.has(CHEAPER)
        table.darin.domain(agency=3, hastur=hastur)
        assert table.darin.why_not(held) == (set() if hastur == 2 else {"PAY-22"})


def test_transient_resources() -> None:
    """PAY-25: worth two for playing a card, one for an ability, and gone after any draining."""
    table = Scenario(bells=["darin"], cards=[AGENT, LAMP])
    agent = table.darin.holds(AGENT)
    first = table.darin.domain(hastur=1, transient="agency")
    arrow = first.resources[-1]
    table.darin.plays(agent)
    assert agent.in_play
    assert arrow.in_discard
    assert len(first) == 1

    three = support("test-16", "Three", NEUTRAL, cost=1, text=[action(pay(3), to=draw())])
    table = Scenario(bells=["darin"], cards=[LAMP, three])
    lamp, costly = table.darin.has(LAMP), table.darin.has(three)
    domain = table.darin.domain(hastur=1, transient="agency")
    arrow = domain.resources[-1]
    assert not table.darin.may_use(costly)
    table.darin.uses(lamp)
    assert arrow.in_discard


def test_a_transient_resource_can_be_overpaid_with() -> None:
    """PAY-12, PAY-25, AMB-56: worth two, it counts as two."""
    table = Scenario(bells=["darin"], cards=[CLERK])
    table.game.keep_journal()
    clerk = table.darin.holds(CLERK)
    table.darin.domain(hastur=1, transient="agency")
    assert paid_for(table, table.darin.plays(clerk)).overpaid == 1


def test_transient_resources_of_a_domain_drained_by_an_effect() -> None:
    """PAY-25: for whatever reason it is drained."""
    thief = event("test-16", "Thief", NEUTRAL, cost=0, text=[action(drain_domain(OPPONENT))])
    table = Scenario(bells=["darin"], cards=[thief])
    held = table.darin.holds(thief)
    domain = table.tommy.domain(hastur=1, transient="agency")
    arrow = domain.resources[-1]
    table.darin.plays(held)
    assert domain.drained
    assert arrow.in_discard
    assert arrow.owner is table.tommy
    assert len(domain) == 1


def test_a_zoog_resource_keeps_its_text() -> None:
    """PAY-26: an ability that works from there may be used; that of any other resource may not (RES-5)."""
    table = Scenario(bells=["darin"], cards=[NIMBLE, CLUMSY, CLERK])
    clerk = table.darin.holds(CLERK)
    domain = table.darin.domain(NIMBLE, CLUMSY)
    zoog, other = domain.resources
    table.darin.plays(clerk)
    assert table.darin.may_use(zoog)
    assert not table.darin.may_use(other)
    table.darin.responds_with(zoog)
    assert len(table.darin.hand) == 1
