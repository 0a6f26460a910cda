"""The Thousand Young: Syndicate."""

from rlyeh.language import *
from rlyeh.testing import Scenario

CROOK = character("test-1", "Crook", SYNDICATE, cost=1, skill=1, subtypes="Criminal")
COP = character("test-2", "Cop", AGENCY, cost=1, skill=1, subtypes="Police")
CARDS = [CROOK, COP]


class TestIrishChannel:
    """tty-053."""

    def test_a_criminal_lets_the_bottom_card_be_drawn(self) -> None:
        """tty-053; DRAW-8: only its player sees it, and the revealed card stays where it is."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        channel = table.darin.has("Irish Channel")
        crook = table.darin.decked(CROOK)
        bottom = table.darin.deck[0]
        table.darin.uses(channel)
        assert table.darin.hand == [bottom]
        assert crook.face_up
        assert not table.tommy.knows(bottom)

    def test_no_card_for_another_character(self) -> None:
        """tty-053."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        channel = table.darin.has("Irish Channel")
        cop = table.darin.decked(COP)
        table.darin.uses(channel)
        assert table.darin.hand == []
        assert cop.face_up

    def test_only_in_ones_own_operations_phase(self) -> None:
        """tty-053; OPS-8."""
        table = Scenario(cards=CARDS, phase="draw", bells=["darin"])
        assert not table.darin.may_use(table.darin.has("Irish Channel"))
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy", "darin"])
        channel = table.darin.has("Irish Channel")
        table.tommy.passes()
        assert not table.darin.may_use(channel)
