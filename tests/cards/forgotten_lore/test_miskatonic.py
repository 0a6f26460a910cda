"""Forgotten Lore: Miskatonic University."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

COP = character("test-1", "Cop", AGENCY, cost=1, skill=1)
TEAM = character("test-2", "Team", AGENCY, cost=1, skill=1)
MAGE = character("test-3", "Mage", HASTUR, cost=1, skill=1)
OAF = character("test-4", "Oaf", NEUTRAL, cost=1, skill=1)
DEEP = character("test-5", "Deep", CTHULHU, cost=1, skill=0)
RUSE = event("test-6", "Ruse", AGENCY, cost=0, text=[action(draw())])
HUSH = event("test-7", "Hush", NEUTRAL, cost=0, text=[action(draw())])
SUMMON = event("test-8", "Summon", HASTUR, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
WEAKEN = event(
    "test-9", "Weaken", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), skill=-1)))]
)
BOOST = event("test-10", "Boost", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), skill=1)))])
CARDS = [COP, TEAM, MAGE, OAF, DEEP, RUSE, HUSH, SUMMON, WEAKEN, BOOST]


class TestProfessorLake:
    """fl-083."""

    def lake(self) -> Scenario:
        """Darin's operations phase with the Professor on the other side and one card of each sort in hand."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.tommy.has("Professor Lake")
        for card in (COP, TEAM, MAGE, OAF, RUSE, HUSH):
            table.darin.holds(card)
        for _ in range(4):
            table.darin.domain(agency=1, hastur=1)
        table.tommy.holds(RUSE)
        return table

    def may(self, table: Scenario) -> set[str]:
        """The titles that Darin may play."""
        return {card.title for card in table.darin.choices()}

    def test_he_answers_his_own_playing(self) -> None:
        """fl-083: he is in play by then; nothing of Miskatonic University may follow him."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        lake, clerk = table.darin.holds("Professor Lake"), table.darin.holds("Laboratory Assistant")
        cop = table.darin.holds(COP)
        three = table.darin.domain(miskatonic=3)
        table.darin.domain(miskatonic=1, agency=2)
        table.darin.plays(lake, paying=three)
        table.tommy.passes()
        assert table.darin.may_play(cop)
        assert not table.darin.may_play(clerk)

    def test_after_a_card_only_other_factions_may_follow(self) -> None:
        """fl-083: no second Agency card, no neutral one; the opponent is free."""
        table = self.lake()
        table.darin.plays("Cop")
        assert table.tommy.may_play("Ruse")
        table.tommy.passes()
        assert self.may(table) == {"Mage"}

    def test_the_restrictions_add_up_for_the_phase(self) -> None:
        """fl-083: after Agency and Hastur neither may follow; in the next phase all is open again."""
        table = self.lake()
        table.darin.plays("Cop")
        table.tommy.passes()
        table.darin.plays("Mage")
        table.tommy.passes()
        table.expects(table.darin, "action")
        assert self.may(table) == {"Ruse", "Hush"}
        assert table.phase is STORY_PHASE

    def test_after_a_neutral_card_any_faction_may_follow_but_no_neutral_card(self) -> None:
        """fl-083; GEN-7."""
        table = self.lake()
        table.darin.plays("Oaf")
        table.tommy.passes()
        assert self.may(table) == {"Cop", "Team", "Mage", "Ruse"}

    def test_an_event_counts_as_a_card_that_was_played(self) -> None:
        """fl-083; CARD-5."""
        table = self.lake()
        table.darin.plays("Ruse")
        table.tommy.passes()
        assert self.may(table) == {"Mage"}

    def test_it_binds_its_own_controller_too_and_putting_into_play_is_not_playing(self) -> None:
        """fl-083; EFF-39."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has("Professor Lake")
        table.darin.holds(SUMMON)
        mage, cop = table.darin.holds(MAGE), table.darin.holds(COP)
        table.darin.domain(agency=1, hastur=1)
        table.darin.plays("Summon", on=mage)
        assert mage.in_play
        table.tommy.passes()
        assert table.darin.may_play(cop)
        table.darin.plays(cop)
        assert cop.in_play

    def test_the_reason_is_told(self) -> None:
        """fl-083; EFF-28."""
        table = self.lake()
        table.darin.plays("Cop")
        table.tommy.passes()
        team = next(card for card in table.darin.hand if card.title == "Team")
        assert table.darin.why_not(team) == {"EFF-28"}


class TestNotebookSketches:
    """fl-084."""

    def test_its_bearer_gains_skill(self) -> None:
        """fl-084."""
        table = Scenario(cards=CARDS)
        cop, other = table.darin.has(COP), table.darin.has(COP)
        table.darin.has("Notebook Sketches", on=cop)
        assert cop.skill == 2
        assert other.skill == 1

    def test_net_skill_below_zero_counts_as_zero(self) -> None:
        """EX-61, fl-084; EFF-19, EFF-20: net one, zero, minus one counting as zero, zero, one."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        deep = table.darin.has(DEEP)
        table.darin.has("Notebook Sketches", on=deep)
        for card in (WEAKEN, WEAKEN, BOOST, BOOST):
            table.darin.holds(card)
        for event, skill in (("Weaken", 0), ("Weaken", 0), ("Boost", 0), ("Boost", 1)):
            table.darin.plays(event)
            assert deep.skill == skill
            table.tommy.passes()

    def test_it_goes_only_on_a_character_of_your_own(self) -> None:
        """fl-084; STATE-26."""
        table = Scenario(cards=CARDS, bells=["darin"])
        sketches = table.darin.holds("Notebook Sketches")
        table.darin.domain(miskatonic=1)
        table.tommy.has(COP)
        assert not table.darin.may_play(sketches)

    def test_the_named_card_costs_four_more_for_both_until_your_next_turn(self) -> None:
        """fl-084; AMB-59: every copy of that title, and no other card."""
        table = Scenario(phase="draw", cards=CARDS, bells=["darin", "tommy"])
        sketches = table.darin.has("Notebook Sketches", on=table.darin.has(COP))
        mine, other = table.darin.holds(MAGE), table.darin.holds(TEAM)
        table.darin.domain(hastur=4, agency=1)
        table.darin.uses(sketches)
        assert "Mage" in {option.text for option in table.open_decision().options}
        table.darin.chooses("Mage")
        assert sketches.exhausted
        table.run_to("operations", "action")
        assert table.darin.may_play(mine)
        assert table.darin.may_play(other)
        table.darin.plays(mine)
        assert table.darin.domains[0].drained

    @pytest.mark.parametrize(("resources", "may"), [(4, False), (5, True)])
    def test_it_holds_through_the_opponents_turn(self, resources: int, may: bool) -> None:
        """fl-084: four resources no longer pay for a card of cost one, five do."""
        table = Scenario(active="tommy", phase="resource", cards=CARDS, bells=["darin", "tommy"])
        sketches = table.darin.has("Notebook Sketches", on=table.darin.has(COP))
        mage = table.tommy.holds(MAGE)
        table.tommy.domain(hastur=resources)
        table.tommy.passes()
        table.tommy.passes()
        table.darin.uses(sketches)
        table.darin.chooses("Mage")
        table.tommy.passes()
        table.darin.passes()
        assert table.tommy.may_play(mage) is may

    def test_it_ends_when_your_next_turn_begins(self) -> None:
        """fl-084; TURN-8."""
        table = Scenario(active="tommy", phase="end", cards=CARDS, bells=["darin"])
        table.darin.has("Notebook Sketches", on=table.darin.has(COP))
        mage = table.darin.holds(MAGE)
        table.darin.domain(hastur=1)
        table.run_to("draw")
        table.darin.uses("Notebook Sketches")
        table.darin.chooses("Mage")
        table.run_to("operations")
        assert not table.darin.may_play(mage)
        table.run_to("draw")
        table.run_to("operations")
        assert table.active is table.tommy
        table.run_to("draw")
        table.run_to("operations")
        assert table.active is table.darin
        assert table.darin.may_play(mage)
