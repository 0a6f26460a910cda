"""Worked examples about resources, unique and clashing cards, and the course of a turn."""

import pytest

from rlyeh.engine import LCG
from rlyeh.engine.state.knowledge import knowers
from rlyeh.language import *
from rlyeh.model import Phase, Pool
from rlyeh.testing import Scenario

CLERK = character("test-1", "Clerk", NEUTRAL, cost=2, skill=1)
GIFT = event("test-2", "Gift", NEUTRAL, cost=0, text=[action(draw())])
BOTH = ["darin", "tommy"]


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
    assert knowers(table.game.state.cards[card.id]) == 1 << table.darin.seat
    assert len(table.darin.deck) == 1
    table.expects(table.tommy, "action")


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


def test_horrid_dreams_and_resources() -> None:
    """EX-125; RES-6, PAY-29, STATE-1: a player with nothing but resources sacrifices nothing."""
    poet = character("test-3", "Poet", HASTUR, cost=1, skill=1)
    for in_play in (False, True):
        table = Scenario(cards=[poet], bells=["darin"])
        dreams = table.darin.holds("Horrid Dreams")
        table.darin.domain(miskatonic=3)
        domain = table.tommy.domain(poet, hastur=1)
        victims = [table.tommy.has(poet)] if in_play else []
        decked = table.tommy.decked(poet)
        table.darin.plays(dreams)
        assert table.tommy.discard == [decked, *victims]
        assert len(domain) == 2


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


def test_resource_phase() -> None:
    """EX-154; RES-1, RES-2, RES-3, RES-4, RES-13, CONSP-3: a conspiracy to a drained domain of six; no second card."""
    plot = conspiracy("test-3", "Plot", SYNDICATE, cost=2)
    table = Scenario(phase="resource", cards=[plot, GIFT, CLERK], bells=["darin"])
    gift, plot_, clerk = table.darin.holds(GIFT), table.darin.holds(plot), table.darin.holds(CLERK)
    domain = table.darin.domain(hastur=6, drained=True)
    assert table.darin.may("pass")
    table.darin.attaches(plot_, domain)
    assert len(domain) == 7
    assert all(knowers(table.game.state.cards[card.id]) == 3 for card in domain.resources)
    assert domain.drained
    assert plot_.piece.face.resource is SYNDICATE
    assert not table.darin.may("resource")
    assert (gift.in_hand, clerk.in_hand) == (True, True)


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
