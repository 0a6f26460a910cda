"""How much is paid: modifiers, overpaying and X: PAY-11 to PAY-19."""

import pytest

from rlyeh.engine.state.cards import NOTHING
from rlyeh.language import *
from rlyeh.language.effects.domains import ResourceTypes
from rlyeh.language.modifiers.characteristics import Blank, SetSkill
from rlyeh.language.modifiers.prohibitions import CostChange
from rlyeh.language.nouns.amounts import CountOf
from rlyeh.testing import Scenario
from tests.rules.pay_table import AGENT, CHEAPER, CLERK, DEARER, LAMP, NOVICE, paid_for

RAY = event("test-20", "Ray", AGENCY, cost=X, text=[action(draw(X))])


def overpayments(table: Scenario) -> list[tuple[str, int]]:
    """The open question's answers as who is asked sees them, with what each would pay too much."""
    decision = table.game.view(table.open_decision().seat).decision
    assert decision is not None
    return [(option.key, option.overpaid) for option in decision.options]


def test_printed_actual_and_paid() -> None:
    """PAY-11: the actual cost is printed cost and modifiers; that much is paid, not what the domain holds."""
    table = Scenario(bells=["darin"], cards=[AGENT, CHEAPER])
    table.game.keep_journal()
    agent = table.darin.holds(AGENT)
    table.darin.has(CHEAPER)
    table.darin.domain(agency=2)
    table.darin.plays(agent)
    context = paid_for(table, agent)
    assert agent.piece.face.cost == 3
    assert context.paid == 2
    assert context.overpaid == 0


def test_modifiers_of_the_other_player() -> None:
    """PAY-11: a reducer for "you" does not serve the opponent, a tax on everybody does."""
    table = Scenario(bells=["darin"], cards=[AGENT, CHEAPER, DEARER])
    agent = table.darin.holds(AGENT)
    table.tommy.has(CHEAPER)
    table.tommy.has(DEARER)
    table.darin.domain(agency=4)
    five = table.darin.domain(agency=5)
    table.darin.plays(agent)
    assert five.drained


def test_overpaying() -> None:
    """PAY-12: worth of the domain less what was paid, if that is at least 1."""
    table = Scenario(bells=["darin"], cards=[CLERK])
    table.game.keep_journal()
    one, two = table.darin.holds(CLERK), table.darin.holds(CLERK)
    table.darin.domain(hastur=2)
    big = table.darin.domain(hastur=5)
    first = table.darin.plays(one, paying=big)
    assert paid_for(table, first).overpaid == 3
    second = table.darin.plays(two)
    assert paid_for(table, second).overpaid == 0


def test_each_domain_says_what_it_would_overpay() -> None:
    """PAY-12: for a card that is played, Transient resources count twice (KEY-15)."""
    table = Scenario(bells=["darin"], cards=[CLERK])
    table.game.keep_journal()
    clerk = table.darin.holds(CLERK)
    table.darin.domain(agency=2)
    table.darin.domain(agency=4)
    table.darin.domain(agency=1, transient="agency")
    assert all(overpaid == NOTHING for _, overpaid in overpayments(table))
    table.darin.chooses(clerk)
    assert overpayments(table) == [("drain.0", 0), ("drain.1", 2), ("drain.2", 1)]
    table.darin.chooses(table.darin.domains[1])
    assert paid_for(table, clerk).overpaid == 2


def test_each_domain_says_what_it_would_overpay_for_an_ability() -> None:
    """PAY-6, PAY-12: for an ability every resource counts once."""
    table = Scenario(bells=["darin"], cards=[LAMP])
    lamp = table.darin.has(LAMP)
    table.darin.domain(agency=2)
    table.darin.domain(agency=2, transient="agency")
    table.darin.chooses(lamp)
    assert overpayments(table) == [("drain.0", 0), ("drain.1", 1)]
    table.darin.chooses(table.darin.domains[0])


def test_what_is_free_cannot_be_overpaid() -> None:
    """PAY-13: with an actual cost of 0 nothing is drained and nothing overpaid, also after a reduction to 0."""
    table = Scenario(bells=["darin"], cards=[NOVICE, CHEAPER, character("test-16", "Cheap", AGENCY, cost=1, skill=1)])
    table.game.keep_journal()
    novice, cheap = table.darin.holds(NOVICE), table.darin.holds("test-16")
    table.darin.has(CHEAPER)
    domain = table.darin.domain(agency=5)
    assert paid_for(table, table.darin.plays(novice)).overpaid == 0
    assert paid_for(table, table.darin.plays(cheap)).overpaid == 0
    assert not domain.drained


def test_a_cost_of_nothing_is_not_reduced() -> None:
    """PAY-14: also X when X is 0."""
    shape = character("test-16", "Shape", AGENCY, cost=X, skill=1)
    table = Scenario(bells=["darin"], cards=[NOVICE, CHEAPER, shape])
    table.game.keep_journal()
    novice, shape_ = table.darin.holds(NOVICE), table.darin.holds(shape)
    table.darin.has(CHEAPER)
    table.darin.domain(agency=3)
    assert paid_for(table, table.darin.plays(novice)).paid == 0
    assert paid_for(table, table.darin.plays(shape_, x=0)).paid == 0


def test_minimum_of_one() -> None:
    """PAY-15: the clause holds for the whole combination; without it a cost may fall to 0."""
    floor = support("test-16", "Careful", NEUTRAL, cost=1, text=[CostChange(CHARACTER, -2, minimum=1, whose=YOU)])
    plain = support("test-17", "Careless", NEUTRAL, cost=1, text=[CostChange(CHARACTER, -2, whose=YOU)])
    for supports, paid in (([floor], 1), ([floor, plain], 1), ([plain, plain], 0), ([plain], 1)):
        table = Scenario(bells=["darin"], cards=[AGENT, floor, plain])
        table.game.keep_journal()
        agent = table.darin.holds(AGENT)
        for each_ in supports:
            table.darin.has(each_)
        table.darin.domain(agency=3)
        assert paid_for(table, table.darin.plays(agent)).paid == paid


def test_equal_reducers_add_up() -> None:
    """PAY-16: each copy counts once."""
    for copies in (0, 1, 2, 3):
        table = Scenario(bells=["darin"], cards=[AGENT, CHEAPER])
        table.game.keep_journal()
        agent = table.darin.holds(AGENT)
        for _ in range(copies):
            table.darin.has(CHEAPER)
        table.darin.domain(agency=3)
        assert paid_for(table, table.darin.plays(agent)).paid == 3 - copies


def test_x_is_announced_and_paid() -> None:
    """PAY-17: X is named first and then paid like any number."""
    table = Scenario(bells=["darin"], cards=[RAY])
    ray = table.darin.holds(RAY)
    table.darin.domain(agency=2)
    three = table.darin.domain(agency=3)
    table.darin.chooses(ray)
    assert [option.number for option in table.open_decision().options] == [0, 1, 2, 3]
    table.darin.chooses(3)
    assert three.drained
    assert len(table.darin.hand) == 3


def test_x_needs_a_match_like_any_cost() -> None:
    """PAY-17: and X of 0 needs neither domain nor match."""
    table = Scenario(bells=["darin"], cards=[RAY])
    ray = table.darin.holds(RAY)
    table.darin.domain(hastur=3)
    table.darin.plays(ray)
    assert ray.in_discard
    assert not table.darin.hand


def test_x_with_a_reducer() -> None:
    """PAY-17, AMB-58: four are announced, two are left of it to be paid, and X is what was paid."""
    cheaper = support("test-21", "Library", NEUTRAL, cost=1, text=[CostChange(EVENT, -2, whose=YOU)])
    table = Scenario(bells=["darin"], cards=[RAY, cheaper])
    ray = table.darin.holds(RAY)
    table.darin.has(cheaper)
    two = table.darin.domain(agency=2)
    table.darin.plays(ray, x=4)
    assert two.drained
    assert len(table.darin.hand) == 2


def test_x_with_a_tax() -> None:
    """PAY-17, AMB-58: two are announced, three paid, and X is three."""
    tax = support("test-21", "Tax", NEUTRAL, cost=1, text=[CostChange(EVENT, 1)])
    table = Scenario(bells=["darin"], cards=[RAY, tax])
    ray = table.darin.holds(RAY)
    table.tommy.has(tax)
    three = table.darin.domain(agency=3)
    table.darin.plays(ray, x=2)
    assert three.drained
    assert len(table.darin.hand) == 3


@pytest.mark.parametrize(("cheaply", "reach"), [(True, [2]), (False, [2, 3])])
def test_x_by_way_of_domains_that_differ(cheaply: bool, reach: list[int]) -> None:
    """PAY-17, AMB-58: where it costs less by way of one domain, that is settled before anything is chosen."""
    channel = support(
        "test-21", "Channel", NEUTRAL, cost=1, text=[CostChange(EVENT, -1, whose=YOU, times=ResourceTypes(AGENCY))]
    )
    bolt = event("test-22", "Bolt", NEUTRAL, cost=X, text=[action(destroy(choose(CHARACTER.skill(at_most=X))))])
    two, three = [character(f"test-3{skill}", f"Man {skill}", NEUTRAL, cost=1, skill=skill) for skill in (2, 3)]
    table = Scenario(bells=["darin"], cards=[bolt, channel, two, three])
    held = table.darin.holds(bolt)
    table.darin.has(channel)
    men = [table.tommy.has(man) for man in (two, two, three)]
    cheap, plain = table.darin.domain(hastur=1, agency=2), table.darin.domain(agency=3)
    table.darin.plays(held, x=3, paying=cheap if cheaply else plain)
    assert table.darin.may_choose(*[man for man in men if man.skill in reach])
    table.darin.chooses(men[0])
    assert men[0].in_discard
    assert (cheap.drained, plain.drained) == (cheaply, not cheaply)


def test_a_printed_x_is_announced_for_a_copy() -> None:
    """PAY-17, EFF-42: the Doppelgänger reaches what was paid for it, not what was announced."""
    cheaper = support("test-21", "Cheaper", NEUTRAL, cost=1, text=[CostChange(CHARACTER, -1, whose=YOU)])
    man = character("test-30", "Two", NEUTRAL, cost=2, skill=1)
    dear = character("test-31", "Three", NEUTRAL, cost=3, skill=1)
    table = Scenario(bells=["darin"], cards=[cheaper, man, dear])
    table.darin.has(cheaper)
    copied, _ = table.tommy.has(man), table.tommy.has(dear)
    double = table.darin.holds("Doppelgänger")
    table.darin.domain(yog_sothoth=2)
    table.darin.plays(double, x=3)
    assert double.piece.face.title == copied.piece.face.title


def test_a_tax_on_x() -> None:
    """PAY-17, AMB-59: where even X of 0 has a price nobody can pay, the card cannot be played."""
    shape = character("test-16", "Shape", AGENCY, cost=X, skill=1)
    table = Scenario(bells=["darin"], cards=[shape, DEARER])
    held = table.darin.holds(shape)
    table.tommy.has(DEARER)
    table.darin.domain(agency=1)
    assert not table.darin.may_play(held)
    assert table.darin.why_not(held) == {"PAY-1"}


@pytest.mark.parametrize("rules", ["lcg", "lcg-final", "ccg"])
@pytest.mark.parametrize("players", [("darin", "tommy"), ("tommy", "darin")])
def test_a_copy_of_an_event_reads_the_x_that_was_paid(rules: str, players: tuple[str, str]) -> None:
    """PAY-17, AMB-58; core-016, core-120, fl-031: two are announced under Dampen Light, three paid, and both the Blast
    and the copy of it reach a skill of three."""
    men = [character(f"test-{30 + skill}", f"Man {skill}", NEUTRAL, cost=1, skill=skill) for skill in range(2, 5)]
    table = Scenario(rules=rules, players=players, cards=men, bells=["darin"])
    blast, light = table.darin.holds("Shotgun Blast"), table.darin.holds("Dampen Light")
    visitor = table.tommy.has("Visitor from the Spheres")
    targets = {skill: table.tommy.has(man) for skill, man in zip(range(2, 5), men, strict=True)}
    table.darin.domain(yog_sothoth=1)
    table.darin.domain(agency=4)
    table.tommy.domain(neutral=3)
    table.darin.plays(light)
    while table.open_decision().kind == "response":
        table.game.apply("pass")
    table.darin.plays(blast, x=2)
    assert table.darin.may_choose(targets[2], targets[3], visitor)
    table.darin.chooses(targets[3])
    table.tommy.responds_with(visitor)
    assert table.tommy.may_choose(targets[2], visitor)
    table.tommy.chooses(targets[2])
    assert (targets[2].in_discard, targets[3].in_discard, targets[4].in_play) == (True, True, True)


def test_an_undefined_x_is_nothing() -> None:
    """PAY-18: X skill that no text defines, or whose text is blanked, is 0."""
    wild = character("test-16", "Wild", AGENCY, cost=2, skill=X)
    grown = character("test-17", "Grown", AGENCY, cost=2, skill=X, text=[SetSkill(THIS, CountOf(CHARACTER))])
    eraser = support("test-18", "Eraser", NEUTRAL, cost=1, text=[action(until_end_of_phase(Blank(choose(CHARACTER))))])
    table = Scenario(bells=["darin"], cards=[wild, grown, eraser])
    undefined, defined = table.darin.has(wild), table.darin.has(grown)
    tool = table.darin.has(eraser)
    assert undefined.skill == 0
    assert defined.skill == 2
    table.darin.uses(tool, on=defined)
    assert defined.skill == 0


def test_x_without_payment_is_nothing() -> None:
    """PAY-19: an event that is played for nothing has X = 0, whatever its player could have paid."""
    echo = event("test-16", "Echo", NEUTRAL, cost=0, text=[action(play_free(choose(EVENT.in_(DISCARD), as_="event")))])
    table = Scenario(bells=["darin"], cards=[RAY, echo])
    ray, held = table.darin.discarded(RAY), table.darin.holds(echo)
    domain = table.darin.domain(agency=3)
    table.darin.plays(held, on=ray)
    assert not table.darin.hand
    assert not domain.drained
    assert ray.in_discard
