"""Summons of the Deep: Hastur."""

from rlyeh.language import *
from rlyeh.testing import Scenario

ACTOR = character("test-1", "Actor", HASTUR, cost=2, skill=2)
STATUE = character("test-2", "Statue", AGENCY, cost=2, skill=2, icons="T")
GUARD = character("test-3", "Guard", AGENCY, cost=2, skill=4, keywords=[WILLPOWER])
CLERK = character("test-4", "Clerk", AGENCY, cost=2, skill=1)
CHAMP = character("test-5", "Champ", AGENCY, cost=3, skill=3)
GLASS = character(
    "test-7", "Glass", AGENCY, cost=2, skill=1,
    text=[disrupt(when(would_be("insane", THIS, by_struggle=TERROR)), cancel("that insanity"))],
)
SCREAM = story("test-20", "Scream", struggles="T")
BRAWL = story("test-21", "Brawl", struggles="C")
CARDS = [ACTOR, STATUE, GUARD, CLERK, CHAMP, GLASS, SCREAM, BRAWL]


class TestErichZann:
    """sotd-010."""

    def test_where_he_takes_part_the_winner_chooses_who_goes_insane(self) -> None:
        """EX-47, sotd-010; ERR-6, EFF-13."""
        table = Scenario(phase="resolution", stories=[SCREAM], cards=CARDS, bells=["tommy"])
        table.darin.has("sotd-010", at=table.a)
        one, two = table.tommy.has(CLERK, at=table.a), table.tommy.has(CHAMP, at=table.a)
        safe, away = table.tommy.has(STATUE, at=table.a), table.tommy.has(CLERK)
        assert table.darin.may_choose(one, two)
        table.darin.chooses(two)
        assert two.insane
        assert not one.insane
        assert not safe.insane
        assert not away.insane
        table.decline_all()

    def test_where_he_is_not_the_loser_chooses(self) -> None:
        """EX-47, sotd-010; ERR-6."""
        table = Scenario(phase="resolution", stories=[SCREAM], cards=CARDS, bells=["tommy"])
        table.darin.has("sotd-010")
        table.darin.has(STATUE, at=table.a)
        one = table.tommy.has(CLERK, at=table.a)
        table.tommy.has(CHAMP, at=table.a)
        table.expects(table.tommy, "victim")
        table.tommy.chooses(one)
        assert one.insane
        table.decline_all()

    def test_when_his_side_loses_or_nobody_can_go_insane_nothing_changes(self) -> None:
        """sotd-010; STORY-20."""
        table = Scenario(active="tommy", phase="resolution", stories=[SCREAM], cards=CARDS, bells=["tommy"])
        table.darin.has("sotd-010", at=table.a)
        safe = table.tommy.has(GUARD, at=table.a)
        table.decline_all()
        assert not safe.insane

    def test_it_is_still_the_result_of_the_struggle(self) -> None:
        """sotd-010; TIME-8: what waits for insanity from a struggle hears it."""
        table = Scenario(phase="resolution", stories=[SCREAM], cards=CARDS, bells=["tommy"])
        table.darin.has("sotd-010", at=table.a)
        glass = table.tommy.has(GLASS, at=table.a)
        table.tommy.disrupts_with(glass)
        assert not glass.insane
        table.decline_all()


class TestShadowCompany:
    """sotd-089."""

    def test_its_skill_is_the_number_of_hastur_characters_you_control(self) -> None:
        """sotd-089: itself included; not other factions, insane ones, or the opponent's."""
        table = Scenario(cards=CARDS)
        company = table.darin.has("Shadow Company")
        assert company.skill == 1
        table.darin.has(ACTOR)
        table.darin.has(CLERK)
        table.darin.has(ACTOR, insane=True)
        table.tommy.has(ACTOR)
        assert company.skill == 2

    def test_without_its_text_its_skill_is_zero(self) -> None:
        """EX-80, sotd-089, sotd-009; PAY-18, CARD-14."""
        table = Scenario(cards=CARDS)
        company = table.darin.has("Shadow Company")
        table.darin.has(ACTOR)
        table.tommy.has("Called by Azathoth", on=company)
        assert company.blank
        assert company.skill == 0

    def test_alone_and_successful_it_sends_a_weaker_character_home(self) -> None:
        """sotd-089: skill below its own, at any place, the opponent's only; even if the story is won with that."""
        table = Scenario(phase="resolution", stories=[BRAWL], cards=CARDS, bells=["tommy"])
        table.tokens(table.a, {table.darin: 4})
        company = table.darin.has("Shadow Company", at=table.a)
        table.darin.has(ACTOR)
        mine = table.darin.has(CLERK)
        weak, equal = table.tommy.has(CLERK), table.tommy.has(STATUE)
        assert company.skill == 2
        table.darin.accepts()
        assert table.a.is_won
        table.darin.responds_with(company)
        assert weak.in_hand
        assert equal.in_play
        assert mine.in_play

    def test_not_beside_another_of_your_characters(self) -> None:
        """sotd-089: alone means the only one of yours; a defender does not matter."""
        table = Scenario(phase="resolution", stories=[BRAWL], cards=CARDS, bells=["tommy"])
        table.darin.has("Shadow Company", at=table.a)
        table.darin.has(ACTOR, at=table.a)
        table.tommy.has(CLERK, at=table.a)
        table.decline_all()
        table.expects(table.tommy, "action")

    def test_a_defender_does_not_keep_it_from_being_alone(self) -> None:
        """sotd-089."""
        table = Scenario(phase="resolution", stories=[story("test-30", "Plain", struggles="A")], cards=[*CARDS, QUIET])
        company = table.darin.has("Shadow Company", at=table.a)
        for _ in range(3):
            table.darin.has(ACTOR)
        clerk = table.tommy.has(CLERK, at=table.a)
        table.decline_all()
        table.darin.responds_with(company)
        assert clerk.in_hand


QUIET = story("test-30", "Plain", struggles="A")


class TestTheThingBehindYou:
    """sotd-110."""

    def test_from_hand_in_any_action_window_for_two_and_a_hastur_character(self) -> None:
        """EX-63, sotd-110; EFF-31, TIME-1: no match needed."""
        table = Scenario(active="tommy", phase="draw", cards=CARDS, bells=["tommy"])
        thing = table.darin.holds("The Thing Behind You")
        actor, clerk = table.darin.has(ACTOR), table.darin.has(CLERK)
        table.darin.domain(agency=2)
        table.tommy.passes()
        table.darin.uses(thing)
        assert thing.in_play
        assert thing.ready
        assert actor.in_hand
        assert clerk.in_play

    def test_not_with_a_character_in_the_discard_pile_or_of_another(self) -> None:
        """EX-64, sotd-110; EFF-32, PAY-7."""
        table = Scenario(cards=CARDS, bells=["darin"])
        thing = table.darin.holds("The Thing Behind You")
        table.darin.discarded(ACTOR)
        table.darin.has(CLERK)
        table.darin.has(ACTOR, insane=True)
        table.darin.has(ACTOR, owner=table.tommy)
        table.tommy.has(ACTOR)
        table.darin.domain(agency=2)
        assert not table.darin.may_use(thing)

    def test_not_for_one(self) -> None:
        """sotd-110; PAY-6."""
        table = Scenario(cards=CARDS, bells=["darin"])
        thing = table.darin.holds("The Thing Behind You")
        table.darin.has(ACTOR)
        table.darin.domain(hastur=1)
        assert not table.darin.may_use(thing)

    def test_a_cancelled_thing_is_discarded(self) -> None:
        """sotd-110; TIME-13."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        thing = table.darin.holds("The Thing Behind You")
        table.darin.has(ACTOR)
        table.darin.domain(agency=2)
        table.tommy.holds("Power Drain")
        table.tommy.domain(hastur=2)
        table.darin.uses(thing)
        table.tommy.disrupts_with("Power Drain")
        assert thing.in_discard


class TestBrainTransplant:
    """sotd-111."""

    def test_a_ready_character_goes_insane_and_then_the_insane_one_is_ready(self) -> None:
        """EX-55, sotd-111; EFF-12."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        event = table.darin.holds("Brain Transplant")
        table.darin.domain(hastur=2)
        patient, donor = table.tommy.has(CHAMP, insane=True), table.tommy.has(CLERK)
        table.tommy.has(CHAMP, exhausted=True)
        mine = table.darin.has(ACTOR)
        table.darin.plays(event, on=[donor])
        assert donor.insane
        assert patient.ready
        assert not patient.insane
        assert mine.ready

    def test_a_protected_one_may_be_chosen_but_then_nothing_happens(self) -> None:
        """EX-55, sotd-111; EFF-5, EFF-6, STATE-18."""
        for shield in (GUARD, STATUE):
            table = Scenario(cards=CARDS, bells=["tommy"])
            table.darin.holds("Brain Transplant")
            table.darin.domain(hastur=2)
            patient, donor = table.tommy.has(CHAMP, insane=True), table.tommy.has(shield)
            table.tommy.has(CLERK)
            table.darin.plays("Brain Transplant", on=donor)
            assert not donor.insane
            assert patient.insane

    def test_both_must_have_one_controller(self) -> None:
        """sotd-111; EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin"])
        event = table.darin.holds("Brain Transplant")
        table.darin.domain(hastur=2)
        table.darin.has(ACTOR, insane=True)
        table.tommy.has(CLERK)
        table.darin.has(ACTOR, exhausted=True)
        assert not table.darin.may_play(event)
