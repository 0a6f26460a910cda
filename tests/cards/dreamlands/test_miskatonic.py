"""Dreamlands: Miskatonic University."""

import pytest

from rlyeh.language import *
from rlyeh.language.triggers.stories import Succeeds
from rlyeh.testing import CardHandle, Scenario

AGENT = character("test-1", "Agent", AGENCY, cost=2, skill=2)
SAILOR = character("test-2", "Sailor", SYNDICATE, cost=2, skill=2)
DOG = character("test-3", "Dog", NEUTRAL, cost=2, skill=2)
OFFICE = support("test-4", "Office", AGENCY, cost=2)
LAKE = support("test-5", "Lake", NEUTRAL, cost=2, subtypes="Dreamlands")
QUIET = story("test-20", "Quiet", struggles="A")
WITNESS = support("test-6", "Witness", NEUTRAL, cost=1, text=[response(after(Succeeds()), draw())])
TEST_CARDS = [AGENT, SAILOR, DOG, OFFICE, LAKE, QUIET, WITNESS]


def carter(**how: int) -> tuple[Scenario, CardHandle]:
    """Randolph Carter alone at a story, before it resolves."""
    table = Scenario(phase="resolution", cards=TEST_CARDS, stories=[QUIET, QUIET])
    table.tokens(table.a, {table.darin: how.get("tokens", 0)})
    hero = table.darin.has("Randolph Carter", exhausted=True, at=table.a)
    table.darin.domain(neutral=3)
    return table, hero


def test_randolph_carter_has_toughness_for_each_dreamlands_support_you_control() -> None:
    """dl-063; KEY-12: none, one, two; the opponent's and other supports do not count."""
    table = Scenario(cards=TEST_CARDS)
    hero = table.darin.has("Randolph Carter")
    table.tommy.has(LAKE)
    table.darin.has(OFFICE)
    assert hero.toughness == 0
    table.darin.has(LAKE)
    assert hero.toughness == 1
    table.darin.has(LAKE)
    assert hero.toughness == 2


def test_randolph_carter_resolves_a_second_skill_check() -> None:
    """dl-063; STORY-30, STORY-33, TIME-9: it comes at once, with tokens of its own for success and no opposition."""
    table, hero = carter()
    table.darin.declines()
    table.darin.accepts()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 2
    table.darin.disrupts_with(hero)
    table.darin.accepts()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 4


def test_the_second_check_can_be_responded_to_on_its_own() -> None:
    """dl-063; STORY-14, TIME-16: two successes, two triggers."""
    table, hero = carter()
    witness = table.darin.has(WITNESS)
    table.darin.stops()
    table.decline_all()
    table.darin.disrupts_with(hero)
    table.decline_all()
    table.darin.responds_with(witness)
    table.darin.responds_with(witness)
    assert len(table.darin.hand) == 2


def test_randolph_carter_may_decline() -> None:
    """dl-063: a Disrupt is optional."""
    table, _ = carter()
    table.decline_all()
    table.darin.passes()
    assert table.a.tokens(table.darin) == 0


def test_the_second_check_also_follows_a_failed_one() -> None:
    """dl-063: after any check, here one without success; nothing has changed, so it fails again."""
    table, hero = carter()
    table.tommy.has(AGENT, exhausted=True, at=table.a)
    table.tommy.has(AGENT, exhausted=True, at=table.a)
    table.decline_all()
    table.darin.disrupts_with(hero)
    assert table.a.tokens(table.darin) == 0


def test_randolph_carter_uses_it_once_per_phase() -> None:
    """dl-063; FINAL-109: not again after the check it made."""
    table, hero = carter()
    table.darin.domain(neutral=3)
    table.decline_all()
    table.darin.disrupts_with(hero)
    table.decline_all()
    assert not table.darin.may("use", hero)


def test_a_story_won_by_the_first_check_has_no_second() -> None:
    """dl-063; STORY-40."""
    table, hero = carter(tokens=4)
    table.darin.declines()
    table.darin.accepts()
    assert table.a.is_won
    assert not table.darin.may("use", hero)


def test_randolph_carter_only_at_his_own_story_and_with_three_to_pay() -> None:
    """dl-063; PAY-6."""
    table = Scenario(phase="resolution", cards=TEST_CARDS, stories=[QUIET, QUIET])
    hero = table.darin.has("Randolph Carter", exhausted=True, at=table.a)
    table.darin.has(AGENT, exhausted=True, at=table.b)
    table.darin.domain(neutral=3)
    table.darin.chooses(table.b)
    table.darin.accepts()
    table.darin.accepts()
    assert not table.darin.may("use", hero)
    assert table.b.tokens(table.darin) == 2
    table.decline_all()
    table.darin.passes()
    poor = Scenario(phase="resolution", cards=TEST_CARDS, stories=[QUIET, QUIET])
    hero = poor.darin.has("Randolph Carter", exhausted=True, at=poor.a)
    poor.darin.domain(neutral=2)
    poor.decline_all()
    assert not poor.darin.may("use", hero)


def dreams(top: str, *in_play: str) -> tuple[Scenario, list[CardHandle]]:
    """Darin plays Horrid Dreams; Tommy's top card and his cards in play are named."""
    table = Scenario(cards=TEST_CARDS)
    table.darin.holds("Horrid Dreams")
    table.darin.domain(miskatonic=3)
    table.tommy.decked(top)
    return table, [table.tommy.has(card) for card in in_play]


def test_horrid_dreams_costs_a_card_of_the_discarded_faction() -> None:
    """dl-084; EFF-12: the opponent chooses among characters and supports of that faction."""
    table, (agent, office, sailor) = dreams("Agent", "Agent", "Office", "Sailor")
    own = table.darin.has(AGENT)
    table.darin.plays("Horrid Dreams")
    assert table.tommy.discard[0].title == "Agent"
    assert table.tommy.may_choose(agent, office)
    table.tommy.chooses(office)
    assert office.in_discard
    assert agent.in_play
    assert sailor.in_play
    assert own.in_play


@pytest.mark.parametrize("top", ["Sailor", "Dog"])
def test_horrid_dreams_without_a_card_of_that_faction(top: str) -> None:
    """dl-084; EFF-6, GEN-7: "if able"; neutral is no faction."""
    table, cards = dreams(top, "Agent", "Dog")
    table.darin.plays("Horrid Dreams")
    assert all(card.in_play for card in cards)
    assert len(table.tommy.discard) == 1


def test_horrid_dreams_does_not_reach_resources() -> None:
    """EX-125, dl-084; RES-6, PAY-29, STATE-1."""
    table, _ = dreams("Agent")
    domain = table.tommy.domain(AGENT, OFFICE)
    table.darin.plays("Horrid Dreams")
    assert len(domain) == 2
    assert len(table.tommy.discard) == 1


def test_horrid_dreams_cannot_take_an_insane_character() -> None:
    """dl-084; STATE-13: it has no faction."""
    table, _ = dreams("Agent")
    mad = table.tommy.has(AGENT, insane=True)
    table.darin.plays("Horrid Dreams")
    assert mad.in_play
