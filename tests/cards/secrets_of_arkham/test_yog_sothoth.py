"""Secrets of Arkham: Yog-Sothoth."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

IRON = character("test-1", "Iron", AGENCY, cost=4, skill=2, keywords=[WILLPOWER])
GHOST = character("test-2", "Ghost", HASTUR, cost=4, skill=2, icons="T")
HUT = support("test-3", "Hut", AGENCY, cost=2)
HERO = character("test-4", "Hero", AGENCY, unique=True, cost=2, skill=2, keywords=[HEROIC])
VILLAIN = character("test-5", "Villain", HASTUR, cost=2, skill=2, keywords=[VILLAINOUS])
TEST_CARDS = [IRON, GHOST, HUT, HERO, VILLAIN]


def test_things_in_the_ground_come_up_insane() -> None:
    """EX-132, soa-031; EFF-30: Willpower and terror icons do not help; each under its owner's control."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    things = table.darin.has("Things in the Ground")
    hut, iron = table.darin.decked(HUT), table.darin.decked(IRON)
    other, ghost = table.tommy.decked(HUT), table.tommy.decked(GHOST)
    table.darin.uses(things)
    assert things.exhausted
    assert things.in_play
    assert iron.insane
    assert iron.controller == table.darin
    assert ghost.insane
    assert ghost.controller == table.tommy
    assert hut.in_discard
    assert other.in_discard


def test_things_in_the_ground_and_cards_that_may_not_enter() -> None:
    """soa-031; STATE-43, KEY-4, AMB-73: a second unique copy is discarded; an insane card clashes with none."""
    table = Scenario(cards=TEST_CARDS)
    table.tommy.stops()
    things = table.darin.has("Things in the Ground")
    table.darin.has(HERO)
    copy, villain = table.darin.decked(HERO), table.darin.decked(VILLAIN)
    table.tommy.decked(HUT)
    table.tommy.decked(HUT)
    table.darin.uses(things)
    assert copy.in_discard
    assert villain.insane


@pytest.mark.parametrize(("rules", "stays"), [("lcg", True), ("lcg-final", False)])
def test_under_the_last_faq_things_in_the_ground_is_sacrificed_as_well(rules: str, stays: bool) -> None:
    """soa-031; FAQ 4.1, PAY-27: exhausted it cannot be used at all."""
    table = Scenario(cards=TEST_CARDS, rules=rules)
    table.tommy.stops()
    things = table.darin.has("Things in the Ground")
    tired = table.darin.has("Things in the Ground", exhausted=True)
    assert not table.darin.may_use(tired)
    table.darin.uses(things)
    assert things.in_play is stays


WEAK = character("test-6", "Weak", AGENCY, cost=5, skill=1)


def test_calling_down_the_ancients_destroys_a_character_with_the_lowest_skill() -> None:
    """soa-032; EFF-9: your own as well; among those that tie you choose."""
    table = Scenario(cards=[*TEST_CARDS, WEAK], bells=["tommy"])
    mine, theirs = table.darin.has(WEAK), table.tommy.has(WEAK)
    table.tommy.has(IRON)
    table.darin.domain(yog_sothoth=2)
    table.darin.plays(table.darin.holds("Calling Down the Ancients"))
    assert set(table.darin.choices()) == {mine, theirs}
    table.darin.chooses(theirs)
    assert theirs.in_discard
    assert mine.in_play


def test_an_insane_character_has_the_lowest_skill_of_all() -> None:
    """soa-032; STATE-14: none."""
    table = Scenario(cards=[*TEST_CARDS, WEAK], bells=["tommy"])
    table.darin.has(WEAK)
    insane = table.tommy.has(IRON, insane=True)
    table.darin.domain(yog_sothoth=2)
    table.darin.plays(table.darin.holds("Calling Down the Ancients"), on=insane)
    assert insane.in_discard


HEX = event("test-31", "Hex", YOG_SOTHOTH, cost=1, subtypes="Spell", text=[action(draw())])
ORB = support("test-32", "Orb", YOG_SOTHOTH, cost=1, subtypes="Artifact")
GOLEM = character("test-33", "Golem", YOG_SOTHOTH, cost=1, skill=1, subtypes="Artifact")
RAID = event("test-34", "Raid", YOG_SOTHOTH, cost=1, subtypes="Tactic", text=[action(draw())])
RELICS = [HEX, ORB, GOLEM, RAID]


class TestChantOfThoth:
    """soa-035."""

    def chanted(self, phase: str = "operations") -> tuple[Scenario, list[CardHandle]]:
        """The Chant is about to choose."""
        table = Scenario(cards=RELICS, phase=phase, bells=["tommy", "darin"])
        pile = [table.darin.discarded(card) for card in (HEX, ORB, GOLEM, RAID)]
        chant = table.darin.holds("Chant of Thoth")
        for _ in range(4):
            table.darin.domain(yog_sothoth=1)
        table.darin.plays(chant)
        return table, pile

    def test_chosen_cards_are_played_as_from_hand(self) -> None:
        """soa-035; OPS-10: each at its cost; the event goes under the deck, the others into play."""
        table, (hex_, orb, golem, raid) = self.chanted()
        assert table.darin.may_choose(hex_, orb, golem)
        table.darin.chooses(hex_, orb, golem)
        table.darin.chooses(table.darin.domains[3])
        for card in (hex_, orb, golem):
            table.tommy.passes()
            table.darin.plays(card)
        assert orb.in_play
        assert golem.in_play
        assert table.darin.deck[0] == hex_
        assert raid.in_discard
        assert not table.darin.may_play(raid)
        assert [domain.drained for domain in table.darin.domains] == [True] * 4

    def test_what_was_not_chosen_cannot_be_played(self) -> None:
        """soa-035: up to three; one is enough."""
        table, (hex_, orb, golem, _) = self.chanted()
        table.darin.chooses(orb)
        table.darin.picks_no_more()
        table.darin.chooses(table.darin.domains[3])
        table.tommy.passes()
        assert table.darin.may_play(orb)
        assert not table.darin.may_play(hex_)
        assert not table.darin.may_play(golem)

    def test_outside_the_operations_phase_only_the_event(self) -> None:
        """soa-035; OPS-10, OPS-1."""
        table, (hex_, orb, golem, _) = self.chanted("story")
        table.darin.chooses(hex_, orb, golem)
        table.darin.chooses(table.darin.domains[3])
        table.tommy.passes()
        assert table.darin.may_play(hex_)
        assert not table.darin.may_play(orb)
        assert not table.darin.may_play(golem)

    def test_it_ends_with_the_phase(self) -> None:
        """soa-035; TURN-7."""
        table, (hex_, *_) = self.chanted()
        table.darin.chooses(hex_)
        table.darin.picks_no_more()
        table.darin.chooses(table.darin.domains[3])
        table.tommy.passes()
        table.darin.passes()
        table.run_to("story", "action")
        assert not table.darin.may_play(hex_)

    def test_an_event_played_without_the_chant_is_discarded(self) -> None:
        """OPS-11: the way under the deck belongs to the text that let it be played."""
        table, (hex_, *_) = self.chanted()
        table.darin.picks_no_more()
        table.darin.chooses(table.darin.domains[3])
        table.tommy.passes()
        assert not table.darin.may_play(hex_)
        assert "Chant of Thoth" in [card.title for card in table.darin.discard]
