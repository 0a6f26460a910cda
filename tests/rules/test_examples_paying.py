"""Worked examples about paying."""

import pytest

from rlyeh.language import *
from rlyeh.language.modifiers.prohibitions import CostChange
from rlyeh.testing import Scenario
from rlyeh.testing.extras import RESOURCES as SUPPLY
from tests.rules.pay_table import paid_for

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)
NAIL = support("test-2", "Nail", NEUTRAL, cost=0)


def test_paying_with_a_match() -> None:
    """EX-2; PAY-1, PAY-2, OPS-1, OPS-5: only one domain will do."""
    table = Scenario(bells=["darin"])
    bag_man = table.darin.holds("Bag Man")
    first = table.darin.domain(syndicate=1, hastur=2)
    second, third = table.darin.domain(hastur=4), table.darin.domain(syndicate=2)
    table.darin.plays(bag_man)
    assert bag_man.ready
    assert (first.drained, second.drained, third.drained) == (True, False, False)


def test_no_change_is_given() -> None:
    """EX-3; PAY-5, PAY-12: the surplus is lost, and two domains are not combined."""
    three = character("test-3", "Three", HASTUR, cost=3, skill=1)
    two = character("test-4", "Two", HASTUR, cost=2, skill=1)
    table = Scenario(cards=[three, two], bells=["darin"])
    table.game.keep_journal()
    first, second, third = table.darin.holds(three), table.darin.holds(two), table.darin.holds(three)
    five = table.darin.domain(hastur=1, agency=4)
    for _ in range(2):
        table.darin.domain(hastur=1)
    table.darin.plays(first)
    assert five.drained
    assert paid_for(table, first).overpaid == 2
    assert table.darin.why_not(second) == {"PAY-1"}
    assert table.darin.why_not(third) == {"PAY-1"}


def test_loyal_payment() -> None:
    """EX-8; PAY-20, KEY-8: four Cthulhu resources pay for it, five of which three are Cthulhu do not."""
    table = Scenario(cards=[CLERK, NAIL], bells=["darin"])
    assault = table.darin.holds("Deep One Assault")
    victim = table.tommy.has(CLERK)
    table.tommy.has(NAIL)
    pure, mixed = table.darin.domain(cthulhu=4), table.darin.domain(cthulhu=3, hastur=2)
    table.darin.chooses(assault)
    assert [option.number for option in table.open_decision().options] == [0, 1, 2, 3, 4]
    table.darin.chooses(4)
    table.darin.chooses(victim)
    assert (pure.drained, mixed.drained) == (True, False)
    assert victim.in_discard


@pytest.mark.parametrize("second", [True, False])
def test_steadfast_payment(second: bool) -> None:
    """EX-9; PAY-22, KEY-9, PAY-2: two Agency resources over all domains, of which one is on the domain that pays."""
    table = Scenario(cards=[CLERK], bells=["darin"])
    t_men, victim = table.darin.holds("T-Men"), table.tommy.has(CLERK)
    first = table.darin.domain(agency=1, hastur=4)
    table.darin.domain(agency=int(second), hastur=int(not second))
    table.darin.domain(syndicate=3)
    if not second:
        assert table.darin.why_not(t_men) == {"PAY-22"}
        return
    table.darin.plays(t_men, on=victim)
    assert t_men.in_play
    assert first.drained


def test_free_cards() -> None:
    """EX-26; PAY-4, PAY-14: no domain, no match, and nothing to reduce; X of 0 is treated alike."""
    novice = character("test-3", "Novice", AGENCY, cost=0, skill=1)
    shape = character("test-4", "Shape", AGENCY, cost=X, skill=1)
    cheaper = support("test-8", "Cheaper", NEUTRAL, cost=1, text=[CostChange(CHARACTER, -1, whose=YOU)])
    table = Scenario(cards=[novice, shape, cheaper], bells=["darin"])
    table.game.keep_journal()
    table.darin.has(cheaper)
    cards = [table.darin.holds(novice), table.darin.holds(shape)]
    table.darin.domain(hastur=3, drained=True)
    for card in cards:
        table.darin.plays(card, x=0)
        assert card.in_play
        assert paid_for(table, card).paid == 0


def test_measuring_overpayment() -> None:
    """EX-87; PAY-11, PAY-12, PAY-13: printed 4, actual and paid 3, overpaid by 3; a free card never is."""
    four = character("test-3", "Four", NEUTRAL, cost=4, skill=1)
    free = character("test-4", "Free", NEUTRAL, cost=0, skill=1)
    cheaper = support("test-8", "Cheaper", NEUTRAL, cost=1, text=[CostChange(CHARACTER, -1, whose=YOU)])
    table = Scenario(cards=[four, free, cheaper], bells=["darin"])
    table.game.keep_journal()
    table.darin.has(cheaper)
    first, second = table.darin.holds(four), table.darin.holds(free)
    table.darin.domain(hastur=6)
    table.darin.plays(first)
    paid = paid_for(table, first)
    assert (first.piece.face.cost, paid.paid, paid.overpaid) == (4, 3, 3)
    table.darin.plays(second)
    assert paid_for(table, second).overpaid == 0


def test_mixed_reducers() -> None:
    """EX-94; PAY-15: one clause holds for both; without it the cost falls to 0."""
    three = character("test-3", "Three", NEUTRAL, cost=3, skill=1)
    floor = support("test-4", "Floor", NEUTRAL, cost=1, text=[CostChange(CHARACTER, -2, minimum=1, whose=YOU)])
    plain = support("test-8", "Plain", NEUTRAL, cost=1, text=[CostChange(CHARACTER, -2, whose=YOU)])
    for reducers, expected in (((floor, plain), 1), ((plain, plain), 0)):
        table = Scenario(cards=[three, floor, plain], bells=["darin"])
        table.game.keep_journal()
        held = table.darin.holds(three)
        for reducer in reducers:
            table.darin.has(reducer)
        table.darin.domain(hastur=1)
        table.darin.plays(held)
        assert paid_for(table, held).paid == expected


def test_granted_match() -> None:
    """EX-97; PAY-21, AMB-57: plain and Loyal cards become playable, Steadfast ones do not."""
    plain = character("test-3", "Plain", HASTUR, cost=2, skill=1)
    loyal = character("test-4", "Loyal", HASTUR, cost=2, skill=1, keywords=[LOYAL])
    steady = character("test-8", "Steady", HASTUR, cost=2, skill=1, steadfast={HASTUR: 2})
    guide = support("test-9", "Guide", NEUTRAL, cost=1, text=[ignores_match(CHARACTER)])
    for granted in (True, False):
        table = Scenario(cards=[plain, loyal, steady, guide], bells=["darin"])
        one, two, three = (table.darin.holds(card) for card in (plain, loyal, steady))
        table.darin.domain(agency=2)
        if granted:
            table.darin.has(guide)
        assert [table.darin.may_play(card) for card in (one, two, three)] == [granted, granted, False]
        assert table.darin.why_not(three) == {"PAY-22"}


def test_free_steadfast_card() -> None:
    """EX-99; PAY-24, PAY-4: one resource of the faction is too few, two are enough though drained."""
    recruit = character("test-3", "Recruit", AGENCY, cost=0, skill=1, steadfast={AGENCY: 2})
    for number in (1, 2):
        table = Scenario(cards=[recruit], bells=["darin"])
        held = table.darin.holds(recruit)
        table.darin.domain(agency=number, drained=True)
        assert table.darin.why_not(held) == (set() if number == 2 else {"PAY-22"})
        if number == 2:
            table.darin.plays(held)
            assert held.in_play


def test_transient_and_steadfast() -> None:
    """EX-101; PAY-23, PAY-25, KEY-16: the Transient counts once for Steadfast, twice for the payment, and is gone."""
    veteran = character("test-3", "Veteran", AGENCY, cost=3, skill=1, steadfast={AGENCY: 2})
    for second in (0, 1):
        table = Scenario(cards=[veteran], bells=["darin"])
        held = table.darin.holds(veteran)
        domain = table.darin.domain(hastur=1, transient="agency")
        arrow = domain.resources[-1]
        table.darin.domain(agency=second)
        if not second:
            assert table.darin.why_not(held) == {"PAY-22"}
            continue
        table.darin.plays(held)
        assert held.in_play
        assert domain.drained
        assert arrow.in_discard


@pytest.mark.parametrize("rules", ["lcg", "ccg"])
def test_spawn_of_sebek(rules: str) -> None:
    """EX-139; PAY-1, PAY-2, CCG-7: one undrained domain with three resources, one of them Cthulhu."""
    sebek = character("test-3", "Spawn of Sebek", CTHULHU, cost=3, skill=2)
    for resources, drained, expected in (
        ([CTHULHU, HASTUR, HASTUR], False, set()),
        ([CTHULHU, HASTUR, HASTUR], True, {"RES-9"}),
        ([CTHULHU, CTHULHU], False, {"PAY-1"}),
        ([HASTUR] * 3, False, {"PAY-2"}),
    ):
        table = Scenario(rules=rules, cards=[sebek], bells=["darin"])
        held = table.darin.holds(sebek)
        table.darin.domain(*(SUPPLY[faction] for faction in resources), drained=drained)
        assert table.darin.why_not(held) == expected


@pytest.mark.parametrize("rules", ["lcg", "ccg"])
def test_government_liaison(rules: str) -> None:
    """EX-140; PAY-22, KEY-9, CCG-20: the second symbol may come from another domain, but must be there."""
    liaison = character("test-3", "Government Liaison", MISKATONIC, cost=3, skill=2, steadfast={MISKATONIC: 2})
    for second in (0, 1):
        table = Scenario(rules=rules, cards=[liaison], bells=["darin"])
        held = table.darin.holds(liaison)
        domain = table.darin.domain(miskatonic=1, hastur=2)
        table.darin.domain(miskatonic=second)
        if second:
            table.darin.plays(held)
            assert domain.drained
        else:
            assert table.darin.why_not(held) == {"PAY-22"}


@pytest.mark.parametrize("rules", ["lcg", "ccg"])
def test_one_transient_alone(rules: str) -> None:
    """EX-141; KEY-15, KEY-16, CCG-20: worth two, then gone; the domain is empty and drained."""
    cultist = character("test-3", "Cultist", CTHULHU, cost=2, skill=1)
    table = Scenario(rules=rules, cards=[cultist], bells=["darin"])
    held, domain = table.darin.holds(cultist), table.darin.domain(transient="cthulhu")
    arrow = domain.resources[0]
    table.darin.plays(held)
    assert held.in_play
    assert arrow.in_discard
    assert domain.resources == []
    assert domain.drained


@pytest.mark.parametrize(("printed", "actual"), [(5, 2), (3, 1), (0, 0)])
def test_lost_history_of_herodotus(printed: int, actual: int) -> None:
    """EX-142; PAY-15, PAY-16, PAY-14: three copies take off three, to a minimum of 1, and nothing from 0."""
    history = support("test-3", "Lost History", NEUTRAL, cost=1, text=[CostChange(EVENT, -1, minimum=1, whose=YOU)])
    spell = event("test-4", "Spell", NEUTRAL, cost=printed, text=[action(draw())])
    table = Scenario(cards=[history, spell], bells=["darin"])
    table.game.keep_journal()
    for _ in range(3):
        table.darin.has(history)
    held = table.darin.holds(spell)
    table.darin.domain(hastur=5)
    table.darin.plays(held)
    assert paid_for(table, held).paid == actual


def test_transient_pays_for_an_ability() -> None:
    """EX-147; KEY-15, KEY-16, PAY-6: worth one each for an ability; gone all the same."""
    engine = support("test-3", "Engine", NEUTRAL, cost=1, text=[action(pay(3), to=draw()), action(pay(2), to=draw())])
    table = Scenario(cards=[engine], bells=["darin"])
    source = table.darin.has(engine)
    domain = table.darin.domain(hastur=1, transient="agency")
    arrow = domain.resources[-1]
    offered = [option for option in table.open_decision().options if option.card == source.id]
    assert len(offered) == 1
    table.darin.uses(source)
    assert domain.drained
    assert arrow.in_discard


def test_neutral_cards_and_resources() -> None:
    """EX-155; PAY-3, RES-7, RES-8: neutral cards are paid with anything; neutral resources match nothing."""
    grifter = character("test-3", "Grifter", SYNDICATE, cost=2, skill=1)
    table = Scenario(cards=[CLERK, grifter], bells=["darin"])
    clerk, held = table.darin.holds(CLERK), table.darin.holds(grifter)
    faction, neutral = table.darin.domain(syndicate=2), table.darin.domain(neutral=2)
    table.darin.chooses(clerk)
    assert [option.number for option in table.open_decision().options] == [faction.number, neutral.number]
    table.darin.chooses(faction)
    assert table.darin.why_not(held) == {"PAY-2"}


@pytest.mark.parametrize("state", ["exhausted", "insane", "committed"])
def test_exhausting_as_a_cost(state: str) -> None:
    """EX-156; PAY-27, STATE-8, STORY-8: only a ready card can; committed it stays where it is."""
    worker = character("test-3", "Worker", NEUTRAL, cost=1, skill=1, text=[action(exhaust(THIS), to=draw())])
    table = Scenario(phase="after commit", cards=[worker], bells=["darin"])
    card = table.darin.has(
        worker, exhausted=state == "exhausted", insane=state == "insane", at=table.a if state == "committed" else None
    )
    assert table.darin.may_use(card) is (state == "committed")
    if state == "committed":
        table.darin.uses(card)
        assert card.exhausted
        assert card.story == table.a
