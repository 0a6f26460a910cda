"""The Thousand Young: The Order of the Silver Twilight."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
LODGE = support("test-2", "Lodge", SILVER_TWILIGHT, cost=1)
HUT = support("test-3", "Hut", NEUTRAL, cost=1)
CALL = event("test-4", "Call", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
BLAST = event("test-5", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT)))])
RECALL = event("test-6", "Recall", NEUTRAL, cost=0, text=[action(return_to_hand(choose(SUPPORT)))])
NAP = event("test-7", "Nap", NEUTRAL, cost=0, text=[action(exhaust(choose(SUPPORT)))])
STEAL = event("test-8", "Steal", NEUTRAL, cost=0, text=[action(take_control(choose(SUPPORT)))])
CARDS = [MAN, LODGE, HUT, CALL, BLAST, RECALL, NAP, STEAL]


class TestThuleZealot:
    """tty-047."""

    def test_each_player_takes_a_resource_back(self) -> None:
        """tty-047; EFF-7: who has one must; of the two Darin picks which."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(silver_twilight=2)
        theirs = table.tommy.domain(MAN)
        back = theirs.resources[0]
        table.darin.plays(table.darin.holds("Thule Zealot"))
        mine = table.darin.domains[0].resources
        table.darin.chooses(mine[1])
        assert (mine[1].in_hand, mine[0].is_resource, back.in_hand) == (True, True, True)

    def test_who_has_none_gives_nothing(self) -> None:
        """tty-047; EFF-7: "if able" is asked of each player."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(silver_twilight=2)
        table.tommy.domain()
        table.darin.plays(table.darin.holds("Thule Zealot"))
        mine = table.darin.domains[0].resources
        table.darin.chooses(mine[0])
        assert mine[0].in_hand
        assert not table.tommy.hand

    def test_put_into_play_he_asks_for_nothing(self) -> None:
        """tty-047; EFF-39: "play from hand"."""
        table = Scenario(cards=CARDS, bells=["darin"])
        domain_ = table.darin.domain(silver_twilight=2)
        zealot = table.darin.holds("Thule Zealot")
        table.darin.plays(table.darin.holds(CALL))
        assert zealot.in_play
        assert len(domain_) == 2


class TestLodgeApplicant:
    """tty-046."""

    @pytest.mark.parametrize("how", ["Blast", "Recall"])
    def test_he_keeps_a_support_of_the_order_in_play(self, how: str) -> None:
        """tty-046; TIME-12: in whatever way it would leave play."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        applicant, lodge = table.darin.has("Lodge Applicant"), table.darin.has(LODGE)
        table.darin.has(HUT)
        table.tommy.plays(table.tommy.holds(how), on=lodge)
        table.darin.disrupts_with(applicant)
        assert lodge.in_play
        assert applicant.in_discard

    @pytest.mark.parametrize(("how", "title"), [("Blast", "Hut"), ("Nap", "Lodge"), ("Steal", "Lodge")])
    def test_nothing_else_is_stopped(self, how: str, title: str) -> None:
        """tty-046: another faction's support; and what stays in play is not removed from it."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        applicant = table.darin.has("Lodge Applicant")
        target = {"Lodge": table.darin.has(LODGE), "Hut": table.darin.has(HUT)}[title]
        table.tommy.plays(table.tommy.holds(how), on=target)
        table.expects(table.tommy, "action")
        assert applicant.in_play
