"""Revelations: The Agency."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
PUSH = event("test-2", "Push", NEUTRAL, cost=0, text=[action(draw())])
CARDS = [MAN, PUSH]


class TestDaemonolatreia:
    """rev-062."""

    def test_opponents_play_no_events_while_its_host_is_committed(self) -> None:
        """rev-062; PAY-35: its own player may, and abilities may be used."""
        table = Scenario(cards=CARDS, phase="after commit", bells=["darin", "tommy"])
        man = table.darin.has(MAN, exhausted=True, at=table.a)
        table.darin.has("Daemonolatreia", on=man)
        mine, theirs = table.darin.holds(PUSH), table.tommy.holds(PUSH)
        table.darin.plays(mine)
        assert mine.in_discard
        assert table.tommy.why_not(theirs) == {"EFF-28"}

    def test_not_while_its_host_is_at_home(self) -> None:
        """rev-062; PAY-35."""
        table = Scenario(cards=CARDS, phase="after commit", bells=["darin", "tommy"])
        table.darin.has(MAN, exhausted=True, at=table.a)
        man = table.darin.has(MAN)
        table.darin.has("Daemonolatreia", on=man)
        push = table.tommy.holds(PUSH)
        table.darin.passes()
        table.tommy.plays(push)
        assert push.in_discard
