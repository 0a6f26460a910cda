"""Costs and paying: PAY-1 to PAY-31."""

import pytest

from rlyeh.engine.kinds import Kind
from rlyeh.engine.payment import faction_worth
from rlyeh.engine.pieces import NOTHING, Domain
from rlyeh.engine.records import Context, Occurrence
from rlyeh.language import *
from rlyeh.model import Faction
from rlyeh.testing import CardHandle, Scenario
from rlyeh.testing.extras import RESOURCES as SUPPLY
from tests.words_for_rules import GrantMatch

AGENT = character("test-1", "Agent", AGENCY, cost=3, skill=2)
CLERK = character("test-2", "Clerk", NEUTRAL, cost=2, skill=1)
NOVICE = character("test-3", "Novice", AGENCY, cost=0, skill=1)
LAMP = support("test-5", "Lamp", NEUTRAL, cost=1, text=[action(pay(2), to=draw())])
OATH = character("test-6", "Oathkeeper", AGENCY, cost=3, skill=2, keywords=[LOYAL])
VETERAN = character("test-7", "Veteran", AGENCY, cost=3, skill=2, steadfast={AGENCY: 2})


def paid_for(table: Scenario, card: CardHandle) -> Context:
    """What was paid for the card that was played last."""
    journal = table.game.journal or []
    played = [each for each in journal if isinstance(each, Occurrence) and each.kind == Kind.PLAYED]
    context = played[-1].context
    assert played[-1].card == card.id
    assert context is not None
    return context


def overpayments(table: Scenario) -> list[tuple[str, int]]:
    """The open question's answers as who is asked sees them, with what each would pay too much."""
    decision = table.game.view(table.open_decision().seat).decision
    assert decision is not None
    return [(option.key, option.overpaid) for option in decision.options]


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


def test_a_card_that_costs_nothing() -> None:
    """PAY-4: it drains nothing and needs no match."""
    table = Scenario(bells=["darin"], cards=[NOVICE])
    novice = table.darin.holds(NOVICE)
    domain = table.darin.domain(hastur=2)
    table.darin.plays(novice)
    assert novice.in_play
    assert not domain.drained


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
    table.darin.domain(hastur=2) if missing != "domain" else table.darin.domain(drained=True)
    assert not table.darin.may_use(on_table)
    assert table.darin.may_use(lamp) is (missing != "domain")


BOLT = event("test-10", "Bolt", NEUTRAL, cost=2, text=[action(sacrifice(choose(MINE)), to=wound(choose(CHARACTER)))])
VETO = support("test-11", "Veto", NEUTRAL, cost=1, text=[disrupt(when(triggered(ACTION)), exhaust(THIS), to=cancel())])


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


SLIPPERY = character(
    "test-12", "Slippery Rogue", NEUTRAL, cost=2, skill=1,
    text=[disrupt(when(would_be("sacrificed", THIS)), return_to_hand(THIS), instead=True)],
)


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


CHEAPER = support("test-14", "Cheaper", NEUTRAL, cost=1, text=[CostChange(CHARACTER, -1, whose=YOU)])
DEARER = support("test-15", "Dearer", NEUTRAL, cost=1, text=[CostChange(CHARACTER, 2)])


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


RAY = event("test-20", "Ray", AGENCY, cost=X, text=[action(draw(X))])


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
    """PAY-17, AMB-58: X is what was announced, paid is what is left of it."""
    cheaper = support("test-21", "Library", NEUTRAL, cost=1, text=[CostChange(EVENT, -2, whose=YOU)])
    table = Scenario(bells=["darin"], cards=[RAY, cheaper])
    ray = table.darin.holds(RAY)
    table.darin.has(cheaper)
    two = table.darin.domain(agency=2)
    table.darin.plays(ray, x=4)
    assert two.drained
    assert len(table.darin.hand) == 4


def test_a_tax_on_x() -> None:
    """PAY-17, AMB-59: where even X of 0 has a price nobody can pay, the card cannot be played."""
    shape = character("test-16", "Shape", AGENCY, cost=X, skill=1)
    table = Scenario(bells=["darin"], cards=[shape, DEARER])
    held = table.darin.holds(shape)
    table.tommy.has(DEARER)
    table.darin.domain(agency=1)
    assert not table.darin.may_play(held)
    assert table.darin.why_not(held) == {"PAY-1"}


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
        side.lay_domain(place, each)
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


GUIDE = support("test-22", "Guide", NEUTRAL, cost=1, text=[GrantMatch(CHARACTER)])


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


def test_a_transient_resource_can_be_overpaid_with() -> None:
    """PAY-12, PAY-25, AMB-56: worth two, it counts as two."""
    table = Scenario(bells=["darin"], cards=[CLERK])
    table.game.keep_journal()
    clerk = table.darin.holds(CLERK)
    table.darin.domain(hastur=1, transient="agency")
    assert paid_for(table, table.darin.plays(clerk)).overpaid == 1


def test_a_raised_cost_of_nothing() -> None:
    """PAY-4, AMB-59: what costs something needs a domain and a match."""
    table = Scenario(bells=["darin"], cards=[NOVICE, DEARER])
    novice = table.darin.holds(NOVICE)
    table.tommy.has(DEARER)
    table.darin.domain(hastur=2)
    assert table.darin.why_not(novice) == {"PAY-2"}


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


NIMBLE = character(
    "test-23", "Nimble Zoog", NEUTRAL, cost=1, skill=1, zoog=True,
    text=[response(after(PlayerDoes(YOU, "drains")), draw(), from_=RESOURCE)],
)
CLUMSY = character(
    "test-24", "Clumsy Thing", NEUTRAL, cost=1, skill=1,
    text=[response(after(PlayerDoes(YOU, "drains")), draw())],
)


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


def test_payment_is_judged_in_hand() -> None:
    """PAY-31: Loyal that the card has only in play does not matter when it is played."""
    turncoat = character("test-16", "Turncoat", AGENCY, cost=3, skill=1, text=[gains(THIS, keyword=LOYAL)])
    table = Scenario(bells=["darin"], cards=[turncoat])
    held = table.darin.holds(turncoat)
    table.darin.domain(agency=1, hastur=2)
    table.darin.plays(held)
    assert held.in_play
    assert held.has(LOYAL)


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
