"""Worked examples about setting up, paying, resources and the course of a turn."""

import pytest

from rlyeh.engine import LCG
from rlyeh.engine.journal import knowers
from rlyeh.engine.kinds import Kind
from rlyeh.engine.records import Context, Occurrence
from rlyeh.language import *
from rlyeh.model import Phase, Pool
from rlyeh.testing import CardHandle, Scenario
from rlyeh.testing.extras import RESOURCES as SUPPLY
from tests.words_for_rules import GrantMatch

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)
GIFT = event("test-2", "Gift", NEUTRAL, cost=0, text=[action(draw())])
BOTH = ["darin", "tommy"]


def paid_for(table: Scenario, card: CardHandle) -> Context:
    """What was paid for the card that was played last."""
    journal = table.game.journal or []
    played = [each for each in journal if isinstance(each, Occurrence) and each.kind == Kind.PLAYED]
    assert played[-1].card == card.id
    context = played[-1].context
    assert context is not None
    return context


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


def test_committing_only_some() -> None:
    """EX-4; STORY-2, STORY-3, STORY-6, STORY-10: one to A, two to B, two stay at home; C is closed to the defender."""
    table = Scenario(phase="commit", cards=[CLERK], bells=["darin"])
    one, two, three, four, five = (table.darin.has(CLERK) for _ in range(5))
    defender = table.tommy.has(CLERK)
    table.darin.commits({one: table.a, two: table.b, three: table.b})
    assert [card.exhausted for card in (one, two, three, four, five)] == [True, True, True, False, False]
    assert (one.story, two.story, three.story, four.story) == (table.a, table.b, table.b, None)
    table.darin.passes()
    assert table.tommy.may("commit", defender, table.a)
    assert table.tommy.may("commit", defender, table.b)
    assert not table.tommy.may("commit", defender, table.c)
    table.tommy.commits_nobody()
    table.darin.passes()
    table.expects(table.darin, "pick-story")
    assert table.darin.may_choose(table.a, table.b)


def test_loyal_payment() -> None:
    """EX-8; PAY-20, KEY-8: four Cthulhu resources pay for it, five of which three are Cthulhu do not."""
    table = Scenario(cards=[CLERK], bells=["darin"])
    assault = table.darin.holds("Deep One Assault")
    victim = table.tommy.has(CLERK)
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


@pytest.mark.parametrize("deck", [2, 1])
def test_adding_a_domain(deck: int) -> None:
    """EX-20; RES-10, GEN-10, WIN-6: four domains, the new one empty and its card hidden; the last card loses."""
    table = Scenario(bells=BOTH)
    initiate = table.darin.has("Overzealous Initiate")
    for _ in range(3):
        table.darin.domain(neutral=1)
    table.darin.deck_of(deck)
    card = table.darin.deck[-1]
    table.darin.uses(initiate)
    if deck == 1:
        assert table.tommy.has_won
        return
    assert [len(domain) for domain in table.darin.domains] == [1, 1, 1, 0]
    assert knowers(table.game.state, card.id) == 1 << table.darin.seat
    assert len(table.darin.deck) == 1
    assert table.decision is not None


def test_unique_cards() -> None:
    """EX-23; CARD-7, STATE-43, STATE-44, STATE-45: one on each side; the next when the first has left."""
    only = character("test-3", "Only One", NEUTRAL, cost=0, skill=1, unique=True)
    axe = event("test-4", "Axe", NEUTRAL, cost=0, text=[action(destroy(choose(MINE)))])
    table = Scenario(cards=[only, axe], bells=["darin"])
    first, second, axe_ = table.darin.has(only), table.darin.holds(only), table.darin.holds(axe)
    assert table.darin.why_not(second) == {"STATE-43"}
    table.darin.plays(axe_)
    assert first.in_discard
    table.darin.plays(second)
    assert second.in_play

    table = Scenario(active="tommy", cards=[only], bells=["tommy"])
    first, theirs = table.darin.has(only), table.tommy.holds(only)
    table.tommy.plays(theirs)
    assert first.in_play
    assert theirs.in_play


HERO = character("test-5", "Hero", NEUTRAL, cost=0, skill=1, keywords=[HEROIC])
VILLAIN = character("test-6", "Villain", NEUTRAL, cost=0, skill=1, keywords=[VILLAINOUS])
GATE = event("test-7", "Gate", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])


def test_heroic_against_villainous() -> None:
    """EX-24; KEY-4, KEY-5, EFF-41, OPS-8: neither played nor put into play; where both stand, one is discarded."""
    halo = event(
        "test-8", "Halo", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(MINE), keyword=HEROIC)))]
    )
    table = Scenario(cards=[HERO, VILLAIN, GATE, halo, CLERK], bells=["darin"])
    villain, clerk = table.darin.has(VILLAIN), table.darin.has(CLERK)
    hero, gate, halo_ = table.darin.holds(HERO), table.darin.holds(GATE), table.darin.holds(halo)
    assert table.darin.why_not(hero) == {"KEY-4"}
    assert not table.darin.may_play(gate)
    table.darin.plays(halo_, on=clerk)
    table.expects(table.darin, "clash")
    assert table.darin.may_choose(villain, clerk)
    table.darin.chooses(villain)
    assert villain.in_discard
    assert clerk.in_play


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


def test_frozen_in_time() -> None:
    """EX-29; ERR-1, EFF-25, WIN-6: each resource is decided by itself, the active player's all first."""
    table = Scenario(phase="commit", stories=["Frozen in Time"], cards=[CLERK], bells=["tommy"])
    clerk = table.darin.has(CLERK)
    table.tokens(table.a, {table.darin: 4})
    domains = [table.darin.domain(hastur=2) for _ in range(3)]
    theirs = table.tommy.domain(agency=1)
    resources = [card for domain in domains for card in domain.resources]
    table.darin.commits(clerk, to=table.a)
    table.tommy.passes()
    table.tommy.passes()
    table.darin.accepts()
    table.darin.accepts()
    deck = len(table.darin.deck)
    for number in range(6):
        decision = table.open_decision()
        assert decision.seat == table.darin.seat
        destroy_it = number in (1, 4)
        table.game.apply(decision.options[1 if destroy_it else 0])
    assert table.open_decision().seat == table.tommy.seat
    assert len(table.darin.deck) == deck - 8
    assert [card.in_discard for card in resources] == [number in (1, 4) for number in range(6)]
    table.game.apply(table.open_decision().options[1])
    assert not theirs.resources


def test_zoog_burrow_as_a_resource() -> None:
    """EX-42; ERR-24, RES-8, RES-5: a neutral resource without text."""
    cultist = character("test-3", "Cultist", CTHULHU, cost=2, skill=1)
    dreamer = character("test-4", "Dreamer", HASTUR, cost=2, skill=1)
    zoog = character("test-8", "Young Zoog", NEUTRAL, cost=1, skill=1, subtypes="Zoog")
    table = Scenario(phase="draw", cards=[cultist, dreamer, zoog], bells=["darin"])
    held, other = table.darin.holds(cultist), table.darin.holds(dreamer)
    table.darin.decked(zoog)
    domain = table.darin.domain("Zoog Burrow", cthulhu=1)
    table.expects(table.darin, "action")
    table.run_to("operations")
    assert table.darin.why_not(other) == {"PAY-2"}
    table.darin.plays(held)
    assert held.in_play
    assert domain.drained


def test_arkham_advertiser_archives() -> None:
    """EX-45; ERR-10, RES-9: only a domain with at most two resources may be refreshed."""
    archives = support(
        "test-3", "Archives", SYNDICATE, cost=1, text=[action(exhaust(THIS), to=refresh_domain(at_most=2))]
    )
    table = Scenario(cards=[archives], bells=["darin"])
    source = table.darin.has(archives)
    two, three = table.darin.domain(hastur=2, drained=True), table.darin.domain(hastur=3, drained=True)
    table.darin.domain(hastur=1)
    table.darin.uses(source)
    assert (two.drained, three.drained) == (False, True)
    assert source.exhausted

    table = Scenario(cards=[archives], bells=["darin"])
    source = table.darin.has(archives)
    table.darin.domain(hastur=3, drained=True)
    assert not table.darin.may_use(source)


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
    guide = support("test-9", "Guide", NEUTRAL, cost=1, text=[GrantMatch(CHARACTER)])
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


def test_horrid_dreams_and_resources() -> None:
    """EX-125; RES-6, PAY-29, STATE-1: a player with nothing but resources sacrifices nothing."""
    poet = character("test-3", "Poet", HASTUR, cost=1, skill=1)
    for in_play in (False, True):
        table = Scenario(cards=[poet], bells=["darin"])
        dreams = table.darin.holds("Horrid Dreams")
        table.darin.domain(miskatonic=3)
        domain = table.tommy.domain(poet, hastur=1)
        victim = table.tommy.has(poet) if in_play else None
        decked = table.tommy.decked(poet)
        table.darin.plays(dreams)
        assert decked.in_discard
        assert len(domain) == 2
        assert victim is None or victim.in_discard


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


def test_passing_and_acting_again() -> None:
    """EX-145; TIME-5, TIME-4: whoever passed may act again if the other acted; two passes in a row close the window."""
    table = Scenario(phase="draw", cards=[GIFT], bells=BOTH)
    mine, theirs = table.darin.holds(GIFT), table.tommy.holds(GIFT)
    table.darin.passes()
    table.tommy.plays(theirs)
    table.darin.plays(mine)
    table.tommy.passes()
    assert table.phase.name == "DRAW"
    table.darin.passes()
    assert table.phase.name == "RESOURCE"


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


def test_resource_phase() -> None:
    """EX-154; RES-1, RES-2, RES-3, RES-4, RES-13, CONSP-3: a conspiracy to a drained domain of six; no second card."""
    plot = conspiracy("test-3", "Plot", SYNDICATE, cost=2)
    table = Scenario(phase="resource", cards=[plot, GIFT, CLERK], bells=["darin"])
    gift, plot_, clerk = table.darin.holds(GIFT), table.darin.holds(plot), table.darin.holds(CLERK)
    domain = table.darin.domain(hastur=6, drained=True)
    assert table.darin.may("pass")
    table.darin.attaches(plot_, domain)
    assert len(domain) == 7
    assert all(knowers(table.game.state, card.id) == 3 for card in domain.resources)
    assert domain.drained
    assert plot_.piece.face.resource is SYNDICATE
    assert not table.darin.may("resource")
    assert (gift.in_hand, clerk.in_hand) == (True, True)


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


def test_fresh_characters_commit() -> None:
    """EX-157; OPS-5, OPS-9, STORY-4, REF-8, STATE-7, STATE-15: the new one only, not the restored, not the insane."""
    table = Scenario(phase="refresh", cards=[CLERK], bells=["tommy"])
    restored, mad = table.darin.has(CLERK, insane=True), table.darin.has(CLERK, insane=True)
    fresh = table.darin.holds(CLERK)
    table.darin.domain(neutral=2)
    table.darin.chooses(restored)
    table.tommy.passes()
    table.tommy.passes()
    table.darin.passes()
    table.tommy.passes()
    table.darin.plays(fresh)
    assert fresh.ready
    table.tommy.passes()
    table.tommy.passes()
    table.expects(table.darin, "commit")
    assert {card.id for card in table.darin.choices()} == {fresh.id}
    assert table.darin.why_not(restored, to=table.a) == table.darin.why_not(mad, to=table.a) == {"STORY-4"}
    table.darin.commits(fresh, to=table.a)


def test_putting_a_loyal_steadfast_card_into_play() -> None:
    """EX-163; KEY-10, PAY-30: neither keyword matters, nor cost nor match."""
    stern = character("test-3", "Stern", CTHULHU, cost=5, skill=1, keywords=[LOYAL], steadfast={CTHULHU: 3})
    table = Scenario(cards=[stern, GATE], bells=["darin"])
    held, gate = table.darin.holds(stern), table.darin.holds(GATE)
    table.darin.domain(hastur=1)
    table.darin.plays(gate, on=held)
    assert held.in_play


def test_acting_on_the_opponents_turn() -> None:
    """EX-164; TIME-2, OPS-1, TIME-28, TIME-6: an event yes, a character no."""
    table = Scenario(phase="resource", cards=[GIFT, CLERK], bells=BOTH)
    gift, clerk = table.tommy.holds(GIFT), table.tommy.holds(CLERK)
    table.tommy.domain(neutral=2)
    table.darin.passes()
    assert table.phase is Phase.RESOURCE
    table.tommy.plays(gift)
    assert gift.in_discard
    table.darin.passes()
    table.expects(table.tommy, "action")
    assert not table.tommy.may_play(clerk)
    assert table.tommy.why_not(clerk) == {"OPS-1"}


def test_a_resource_going_to_the_discard_pile() -> None:
    """EX-168; RES-12, STATE-5, TIME-21: Living Mummy as a resource does nothing when it is destroyed there."""
    rust = event("test-3", "Rust", NEUTRAL, cost=0, text=[action(destroy(choose(CARD.in_(RESOURCE, of=OPPONENT))))])
    table = Scenario(cards=[rust, CLERK], bells=["darin"])
    clerk = table.darin.has(CLERK)
    mummy = table.tommy.domain("Living Mummy").resources[0]
    table.darin.plays(table.darin.holds(rust))
    assert mummy in table.tommy.discard
    assert clerk.in_play
    assert clerk.wounds == 0


def test_a_zoog_resource_keeps_its_text() -> None:
    """EX-174; PAY-26, RES-5: the Zoog text is active on the domain, the other one is not."""
    zoog = character(
        "test-3", "Zoog", NEUTRAL, cost=1, skill=1, zoog=True, text=[always(gains(CHARACTER, skill=1), in_=RESOURCE)]
    )
    plain = character("test-4", "Plain", NEUTRAL, cost=1, skill=1, text=[gains(CHARACTER, skill=5)])
    table = Scenario(cards=[zoog, plain, CLERK], bells=["darin"])
    clerk = table.darin.has(CLERK)
    table.darin.domain(zoog, plain)
    table.expects(table.darin, "action")
    assert clerk.skill == 2


def test_two_printings() -> None:
    """EX-180; CARD-22: old and new copies in a deck use the newer text."""
    card = character("test-3", "Reprint", NEUTRAL, cost=2, skill=1, errata=[errata("FAQ 1.3", text=[gains(THIS, "T")])])
    pool = Pool([card]).under(LCG.errata)
    assert pool["test-3"].text != card.text
    table = Scenario(cards=[card])
    older, newer = table.darin.has(card), table.tommy.has(card)
    assert (older.icons, newer.icons) == ("T", "T")
