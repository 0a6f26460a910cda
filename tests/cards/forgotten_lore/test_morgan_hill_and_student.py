"""Forgotten Lore: Professor Morgan, Sentinel Hill and Student of the Profane."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
DEAL = event("test-2", "Deal", NEUTRAL, cost=0, text=[action(draw())])
STEAL = event(
    "test-3", "Steal", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER), until=END_OF_PHASE))],
)
CHEAP = support("test-4", "Cheap", NEUTRAL, cost=0, text=[costs(CARD, -1, whose=YOU)])
CARDS = [MAN, DEAL, STEAL, CHEAP]


class TestProfessorMorgan:
    """fl-064."""

    def test_drawn_outside_the_draw_phase_he_comes_into_play(self) -> None:
        """fl-064; EFF-41: for nothing."""
        table = Scenario(cards=CARDS, bells=["darin"])
        morgan = table.darin.decked("Professor Morgan")
        table.darin.plays(table.darin.holds(DEAL))
        table.darin.responds_with(morgan)
        assert morgan.in_play

    def test_in_the_draw_phase_he_goes_to_hand(self) -> None:
        """fl-064: whoever's draw phase it is."""
        table = Scenario(cards=CARDS, phase="draw", bells=["darin"])
        table.darin.deck_of(5)
        morgan = table.darin.decked("Professor Morgan")
        table.run_to("operations")
        assert morgan.in_hand


class TestSentinelHill:
    """fl-074."""

    @pytest.mark.parametrize("owner", ["darin", "tommy"])
    def test_who_changes_hands_goes_home(self, owner: str) -> None:
        """fl-074; STATE-3: to the owner's hand."""
        table = Scenario(cards=CARDS, bells=["darin"])
        hill = table.darin.has("Sentinel Hill")
        whose = table.darin if owner == "darin" else table.tommy
        man = table.tommy.has(MAN, owner=whose)
        table.darin.plays(table.darin.holds(STEAL))
        table.darin.responds_with(hill)
        assert man.in_hand
        assert man in whose.hand

    def test_going_back_is_a_change_too(self) -> None:
        """fl-074; EFF-17: when the time is over."""
        table = Scenario(cards=CARDS, bells=["darin"])
        hill, man = table.darin.has("Sentinel Hill"), table.tommy.has(MAN)
        table.darin.plays(table.darin.holds(STEAL))
        table.darin.passes()
        assert man.controller == table.darin
        table.darin.passes()
        table.darin.responds_with(hill)
        assert man in table.tommy.hand

    def test_who_stays_with_its_player_does_not_answer(self) -> None:
        """fl-074: one's own is taken by nobody."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Sentinel Hill")
        man = table.darin.has(MAN)
        table.darin.plays(table.darin.holds(STEAL))
        table.expects(table.darin, "action")
        assert man.in_play


class TestStudentOfTheProfane:
    """fl-015."""

    @pytest.mark.parametrize(("cheap", "answers"), [(True, True), (False, False)])
    def test_only_what_is_played_for_less_than_is_printed(self, cheap: bool, answers: bool) -> None:
        """fl-015; PAY-11."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        student = table.darin.has("Student of the Profane")
        if cheap:
            table.tommy.has(CHEAP)
        table.tommy.domain(neutral=2)
        table.tommy.plays(table.tommy.holds(MAN))
        assert table.darin.may_use(student) is answers
        if answers:
            table.darin.responds_with(student, on=table.a)
            assert table.a.tokens(table.darin) == 1

    def test_neither_your_own_cards_nor_what_costs_nothing(self) -> None:
        """fl-015: nothing is less than 0."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Student of the Profane")
        table.darin.has(CHEAP)
        table.darin.domain(neutral=2)
        deal, man = table.darin.holds(DEAL), table.darin.holds(MAN)
        table.darin.plays(deal)
        table.darin.plays(man)
        table.expects(table.darin, "action")
        assert not table.a.tokens(table.darin)
