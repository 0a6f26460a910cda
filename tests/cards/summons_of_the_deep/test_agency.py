"""Summons of the Deep: Agency."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

COP = character("test-1", "Cop", AGENCY, cost=2, skill=1)
GHOUL = character("test-2", "Ghoul", HASTUR, cost=2, skill=1)
OAF = character("test-3", "Oaf", NEUTRAL, cost=2, skill=1)
QUIET = story("test-20", "Quiet", struggles="A")
HUSH = story("test-21", "Hush", struggles="A")
STILL = story("test-22", "Still", struggles="A")
CARDS = [COP, GHOUL, OAF, QUIET, HUSH, STILL]


class TestDynamite:
    """sotd-042."""

    def test_it_is_an_attachment_for_agency_characters(self) -> None:
        """EX-47, sotd-042; ERR-12, STATE-26."""
        table = Scenario(cards=CARDS, bells=["darin"])
        dynamite = table.darin.holds("Dynamite")
        table.darin.domain(agency=2)
        table.darin.has(GHOUL)
        assert not table.darin.may_play(dynamite)
        assert {"Attachment", "Item", "Weapon"} == dynamite.subtypes
        assert Scenario(rules="ccg").darin.holds("Dynamite").subtypes == {"Item", "Weapon"}

    def test_discarded_it_wounds_everybody_at_the_story_of_its_bearer(self) -> None:
        """sotd-042: both sides, the bearer included; nobody elsewhere."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["tommy"])
        bearer = table.darin.has(COP, at=table.a)
        dynamite = table.darin.has("Dynamite", on=bearer)
        friend, foe = table.darin.has(OAF, at=table.a), table.tommy.has(GHOUL, at=table.a)
        away, home = table.darin.has(OAF, at=table.b), table.tommy.has(GHOUL)
        table.darin.uses(dynamite)
        table.darin.picks_no_more()
        assert dynamite.in_discard
        assert bearer.in_discard
        assert friend.in_discard
        assert foe.in_discard
        assert away.in_play
        assert home.in_play


class TestEndlessInterrogation:
    """sotd-082."""

    def succeed(self, rules: str = "lcg", hand: int = 3) -> tuple[Scenario, CardHandle]:
        """Darin has just succeeded at a story."""
        table = Scenario(phase="resolution", stories=[QUIET], cards=CARDS, rules=rules, bells=["tommy"])
        event = table.darin.holds("Endless Interrogation")
        table.darin.domain(hastur=1)
        table.darin.domain(agency=1)
        table.darin.has(COP, at=table.a)
        for _ in range(hand):
            table.tommy.holds(OAF)
        table.decline_all()
        return table, event

    def test_returned_to_hand_it_may_be_played_again_in_the_same_window(self) -> None:
        """EX-35, sotd-082; ERR-16, TIME-17, STATE-4."""
        table, event = self.succeed()
        for left in (2, 1):
            table.darin.responds_with(event)
            assert len(table.tommy.hand) == left
            table.darin.accepts()
            while table.open_decision().kind == "domain":
                table.darin.chooses(next(domain for domain in table.darin.domains if not domain.drained))
            assert event.in_hand
        table.darin.responds_with(event)
        assert len(table.tommy.hand) == 0
        assert event.in_discard

    def test_declining_to_pay_discards_it(self) -> None:
        """sotd-082; TIME-29."""
        table, event = self.succeed()
        table.darin.responds_with(event)
        table.darin.declines()
        assert event.in_discard
        assert not any(domain.drained for domain in table.darin.domains)

    def test_not_against_an_empty_hand(self) -> None:
        """sotd-082; DRAW-5."""
        table, _ = self.succeed(hand=0)
        table.expects(table.tommy, "action")

    def test_by_the_last_faq_it_goes_on_top_of_the_deck(self) -> None:
        """sotd-082; FINAL-19."""
        table, event = self.succeed(rules="lcg-final")
        table.darin.responds_with(event)
        table.darin.accepts()
        table.darin.chooses(table.darin.domains[0])
        assert table.darin.deck[-1] == event

    def test_it_needs_a_hastur_resource(self) -> None:
        """sotd-082; FINAL-114: an Agency card with another faction's symbol."""
        table = Scenario(phase="resolution", stories=[QUIET], cards=CARDS, bells=["tommy"])
        table.darin.holds("Endless Interrogation")
        table.darin.domain(agency=3)
        table.darin.has(COP, at=table.a)
        table.tommy.holds(OAF)
        table.decline_all()
        table.expects(table.tommy, "action")


class TestMilitaryBike:
    """sotd-102."""

    def resolve(self, rider: str = "darin", rules: str = "lcg") -> tuple[Scenario, CardHandle, CardHandle]:
        """Story A has just resolved with the rider there; B has characters of both, C only a defender of Tommy's."""
        table = Scenario(phase="resolution", stories=[QUIET, HUSH, STILL], cards=CARDS, rules=rules, bells=["tommy"])
        riders = table.darin if rider == "darin" else table.tommy
        bearer = riders.has(COP, exhausted=True, at=table.a)
        bike = riders.has("Military Bike", on=bearer)
        table.darin.has(OAF, at=table.a)
        table.darin.has(OAF, at=table.b)
        table.tommy.has(GHOUL, at=table.b)
        table.tommy.has(GHOUL, at=table.c)
        table.darin.chooses(table.a)
        table.decline_all()
        return table, bearer, bike

    def test_an_attacker_goes_on_to_an_unresolved_story_with_characters(self) -> None:
        """EX-37, sotd-102; ERR-20, STORY-9, STORY-3, STORY-4: neither ready nor readied."""
        table, bearer, bike = self.resolve()
        table.darin.disrupts_with(bike)
        assert table.darin.may_choose(table.b, table.c)
        table.darin.chooses(table.b)
        assert bearer.story == table.b
        assert bearer.exhausted
        assert bike.exhausted
        table.decline_all()

    def test_not_to_a_story_without_anybody_or_one_that_has_resolved(self) -> None:
        """EX-37, sotd-102; STORY-9."""
        table = Scenario(phase="resolution", stories=[QUIET, HUSH, STILL], cards=CARDS, bells=["tommy"])
        bearer = table.darin.has(COP, at=table.b)
        table.darin.has("Military Bike", on=bearer)
        table.darin.has(OAF, at=table.a)
        table.darin.chooses(table.a)
        table.decline_all()
        table.expects(table.tommy, "action")
        assert bearer.story == table.b

    def test_a_defender_goes_only_where_an_attacker_is(self) -> None:
        """EX-117, sotd-102; STORY-9, TIME-9: inside the box, as a disrupt."""
        table, bearer, bike = self.resolve("tommy")
        table.tommy.disrupts_with(bike)
        assert bearer.story == table.b
        table.decline_all()

    @pytest.mark.parametrize(("rules", "may"), [("lcg", False), ("lcg-final", True)])
    def test_by_the_last_faq_a_resolved_story_will_do(self, rules: str, may: bool) -> None:
        """sotd-102; FINAL-17."""
        table = Scenario(phase="resolution", stories=[QUIET, HUSH, STILL], cards=CARDS, rules=rules, bells=["tommy"])
        bearer = table.darin.has(COP, at=table.b)
        bike = table.darin.has("Military Bike", on=bearer)
        table.darin.has(OAF, at=table.a)
        table.darin.chooses(table.a)
        table.decline_all()
        if may:
            table.darin.disrupts_with(bike)
            assert bearer.story == table.a
        table.expects(table.tommy, "action")
