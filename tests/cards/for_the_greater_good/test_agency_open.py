"""For the Greater Good: Agency."""

from rlyeh.language import *
from rlyeh.testing import Scenario

PUNCH = event("test-1", "Punch", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
BORROW = event("test-2", "Borrow", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
CARDS = [PUNCH, BORROW]


class TestDrChristineMaire:
    """ftgg-006."""

    def test_the_opponents_hand_lies_open_as_long_as_she_is_there(self) -> None:
        """ftgg-006; GEN-14, GEN-15."""
        table = Scenario(phase="draw", active="tommy", cards=CARDS, bells=["darin", "tommy"])
        doctor = table.darin.has("Dr. Christine Maire")
        mine = table.darin.holds("Byakhee Servant")
        punch = table.tommy.holds(PUNCH)
        assert table.decision is not None
        assert all(table.darin.knows(card) for card in table.tommy.hand)
        assert not table.tommy.knows(mine)
        seen = table.tommy.hand[1:]
        table.tommy.plays(punch, on=doctor)
        assert doctor.in_discard
        assert all(table.darin.knows(card) for card in seen)
        table.darin.passes()
        table.tommy.passes()
        table.run_to("operations", "action")
        assert all(table.darin.knows(card) for card in seen if card.in_hand)

    def test_whoever_controls_her_has_the_opponent_play_openly(self) -> None:
        """ftgg-006: "while you control" her."""
        table = Scenario(phase="draw", cards=CARDS, bells=["darin", "tommy"])
        doctor = table.darin.has("Dr. Christine Maire")
        mine = table.darin.holds("Byakhee Servant")
        borrow = table.tommy.holds(BORROW)
        table.darin.passes()
        assert table.darin.knows(borrow)
        assert not table.tommy.knows(mine)
        table.tommy.plays(borrow, on=doctor)
        assert table.tommy.knows(mine)

    def test_insane_she_sees_nothing(self) -> None:
        """ftgg-006; STATE-13."""
        table = Scenario(phase="draw", cards=CARDS, bells=["darin"])
        table.darin.has("Dr. Christine Maire", insane=True)
        theirs = table.tommy.holds(PUNCH)
        assert table.decision is not None
        assert not table.darin.knows(theirs)
