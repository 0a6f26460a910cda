"""Summons of the Deep: Cthulhu."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

KNIGHT = character(
    "test-1", "Knight", AGENCY, cost=3, skill=3, icons="II", subtypes="Soldier", keywords=[WILLPOWER],
    text=[gains(MINE, skill=1), action(pay(1), to=draw())],
)
LORD = character("test-2", "Lord", AGENCY, cost=4, skill=4, icons="I", keywords=[WILLPOWER])
HAT = support("test-3", "Hat", NEUTRAL, cost=0, subtypes="Attachment", attach_to=CHARACTER, text=[gains(HOST, "T")])
PLAIN = character("test-4", "Plain", AGENCY, cost=2, skill=1)
MUMMY = character(
    "test-5", "Mummy", CTHULHU, cost=2, skill=1,
    text=[forced_response(after(is_("enters_discard", THIS)), wound(CHARACTER))],
)
STAB = event("test-6", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
WAKE = character(
    "test-7", "Wake", CTHULHU, cost=2, skill=1, keywords=[TOUGHNESS(3)],
    text=[response(after(is_("enters_any_discard", CHARACTER)), draw())],
)
QUEEN = character("test-8", "Queen", NEUTRAL, unique=True, cost=0, skill=2)
SHOUT = event("test-9", "Shout", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER.titled("Deep One"))))])
CARDS = [KNIGHT, LORD, HAT, PLAIN, MUMMY, STAB, WAKE, QUEEN, SHOUT]


class TestCalledByAzathoth:
    """sotd-009."""

    def test_its_bearer_has_no_text_box(self) -> None:
        """sotd-009; CARD-14, CARD-15: subtypes, keyword and abilities gone; skill and icons stay."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        knight, other = table.darin.has(KNIGHT), table.darin.has(PLAIN)
        table.darin.domain(agency=1)
        assert other.skill == 2
        curse = table.tommy.has("Called by Azathoth", on=knight)
        assert curse.controller is table.tommy
        assert knight.subtypes == frozenset()
        assert not knight.has(WILLPOWER)
        assert knight.skill == 3
        assert knight.icons == "II"
        assert other.skill == 1
        table.expects(table.tommy, "action")

    def test_a_blanked_card_does_not_answer_its_own_end(self) -> None:
        """EX-66, sotd-009; STATE-5, TIME-21, TIME-15: others may respond."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        mummy, wake = table.darin.has(MUMMY), table.darin.has(WAKE)
        table.tommy.has("Called by Azathoth", on=mummy)
        table.darin.holds(STAB)
        table.darin.plays("Stab", on=mummy)
        assert mummy.in_discard
        table.darin.responds_with(wake)
        assert wake.wounds == 0


class TestTheTerrorOfTheTides:
    """sotd-067."""

    def test_for_three_of_anything_it_comes_from_hand_with_four_wounds(self) -> None:
        """EX-77, sotd-067; EFF-41, PAY-6, TIME-1, EFF-12: outside operations, without a match."""
        table = Scenario(active="tommy", phase="draw", cards=CARDS, bells=["tommy"])
        terror = table.darin.holds("The Terror of the Tides")
        table.darin.domain(hastur=3)
        table.tommy.passes()
        table.darin.uses(terror)
        assert terror.in_play
        assert terror.wounds == 4
        assert terror.ready

    def test_not_for_two_and_not_from_the_discard_pile(self) -> None:
        """sotd-067; EFF-31."""
        table = Scenario(cards=CARDS, bells=["darin"])
        held, gone = table.darin.holds("The Terror of the Tides"), table.darin.discarded("The Terror of the Tides")
        table.darin.domain(hastur=2)
        assert not table.darin.may_use(held)
        assert not table.darin.may_use(gone)


class TestJuliaBrown:
    """sotd-107."""

    @pytest.mark.parametrize(("hand", "discarded", "held"), [(3, 2, 3), (2, 2, 2), (1, 1, 0), (0, 0, 0)])
    def test_committing_she_swaps_two_cards_at_random_if_there_are_two(
        self, hand: int, discarded: int, held: int
    ) -> None:
        """EX-83, sotd-107; EFF-12, TIME-21, AMB-88."""
        table = Scenario(phase="commit", cards=CARDS, bells=["tommy"])
        julia = table.darin.has("sotd-107")
        for _ in range(hand):
            table.darin.holds(PLAIN)
        table.darin.commits(julia, to=table.a)
        assert len(table.darin.discard) == discarded
        assert len(table.darin.hand) == held


class TestEyeOfTheDeep:
    """sotd-108."""

    def test_weak_characters_become_alike_and_lose_their_abilities_for_the_phase(self) -> None:
        """EX-38, sotd-108; ERR-21, EFF-15, AMB-66."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        knight, lord = table.tommy.has(KNIGHT), table.tommy.has(LORD)
        table.tommy.domain(agency=1)
        mine = table.darin.has(PLAIN)
        table.darin.holds("Eye of the Deep")
        table.darin.domain(cthulhu=3)
        assert lord.skill == 5
        table.darin.plays("Eye of the Deep")
        assert (knight.skill, knight.icons) == (1, "CCA")
        assert not knight.has(WILLPOWER)
        assert knight.subtypes == {"Soldier"}
        assert (mine.skill, mine.icons) == (1, "CCA")
        assert (lord.skill, lord.icons) == (4, "I")
        assert lord.has(WILLPOWER)
        assert not table.tommy.may_use(knight)
        table.run_to("story")
        assert (knight.skill, knight.icons) == (4, "II")
        assert knight.has(WILLPOWER)
        assert table.tommy.may_use(knight)

    def test_later_gains_come_on_top_and_later_characters_are_not_reached(self) -> None:
        """sotd-108: the group is settled when the event resolves."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        plain = table.darin.has(PLAIN)
        hat = table.darin.holds(HAT)
        late = table.darin.holds(KNIGHT)
        table.darin.holds("Eye of the Deep")
        table.darin.domain(cthulhu=3)
        table.darin.domain(agency=3)
        table.darin.plays("Eye of the Deep")
        table.tommy.passes()
        table.darin.plays(hat)
        assert plain.icons == "TCCA"
        table.tommy.passes()
        table.darin.plays(late)
        assert late.icons == "II"
        assert plain.skill == 2

    @pytest.mark.parametrize(("rules", "renamed"), [("lcg", False), ("lcg-final", False), ("ccg", True)])
    def test_as_printed_they_are_all_called_deep_one(self, rules: str, renamed: bool) -> None:
        """sotd-108; ERR-21, CCG-28: for titles and for uniqueness (STATE-43), until the end of the phase."""
        table = Scenario(rules=rules, cards=CARDS, bells=["tommy"])
        queen, other = table.darin.has(QUEEN), table.darin.holds(QUEEN)
        lord, shout = table.tommy.has(LORD), table.tommy.holds(SHOUT)
        table.darin.holds("Eye of the Deep")
        table.darin.domain(cthulhu=3)
        assert not table.darin.may_play(other)
        assert not table.tommy.may_play(shout)
        table.darin.plays("Eye of the Deep")
        assert table.tommy.may_play(shout) is renamed
        if renamed:
            table.tommy.plays(shout, on=queen)
            assert queen.exhausted
            assert lord.ready
        else:
            table.tommy.passes()
        assert table.darin.may_play(other) is renamed
        table.run_to("story")
        assert not table.tommy.may_play(shout)


class TestScalethornAsylum:
    """sotd-109."""

    def test_its_action_makes_a_deep_one_for_the_phase(self) -> None:
        """EX-47, sotd-109; ERR-22, ERR-23: an Action, in any phase."""
        table = Scenario(active="tommy", phase="draw", cards=CARDS, bells=["tommy"])
        asylum = table.darin.has("Scalethorn Asylum")
        knight, other = table.tommy.has(KNIGHT), table.tommy.has(PLAIN)
        table.darin.domain(agency=1)
        table.tommy.passes()
        table.darin.uses(asylum, on=knight)
        assert knight.subtypes == {"Soldier", "Deep One"}
        assert knight.icons == "CCAII"
        assert other.icons == ""
        assert asylum.exhausted
        table.run_to("operations")
        assert knight.icons == "II"

    def test_not_for_nothing_and_not_exhausted(self) -> None:
        """sotd-109; PAY-27."""
        table = Scenario(cards=CARDS, bells=["darin"])
        asylum = table.darin.has("Scalethorn Asylum")
        table.darin.has(PLAIN)
        assert not table.darin.may_use(asylum)
        table = Scenario(cards=CARDS, bells=["darin"])
        asylum = table.darin.has("Scalethorn Asylum", exhausted=True)
        table.darin.has(PLAIN)
        table.darin.domain(agency=1)
        assert not table.darin.may_use(asylum)


class TestTheThingFromTheShore:
    """sotd-087."""

    def after_resolution(self, facing: int = 0) -> tuple[Scenario, CardHandle]:
        """The Thing, thrice wounded, resolved a story alone; the other player succeeded or not somewhere else."""
        table = Scenario(phase="resolution", cards=[LORD, PLAIN], bells=["darin"])
        thing = table.darin.has("The Thing from the Shore", at=table.a, wounds=3)
        for _ in range(facing):
            table.tommy.has(LORD, at=table.a)
        table.darin.has(PLAIN, at=table.b)
        while (decision := table.open_decision()).kind not in ("response", "action"):
            table.game.apply(decision.options[-1])
        return table, thing

    def test_success_heals_it_altogether(self) -> None:
        """KEY-29: all three wounds, which its Toughness has borne (STATE-21)."""
        table, thing = self.after_resolution()
        table.darin.responds_with(thing)
        assert thing.wounds == 0

    def test_it_may_stay_as_it_is(self) -> None:
        table, thing = self.after_resolution()
        table.darin.passes()
        assert thing.wounds == 3

    def test_not_without_success_and_not_by_that_of_others(self) -> None:
        """At the other story its player succeeds, without it."""
        table, thing = self.after_resolution(facing=3)
        assert not table.darin.may_use(thing)
        assert thing.wounds == 3
