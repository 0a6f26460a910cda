"""Alila (tmom-017): she destroys who went insane, unless it was a Lunatic."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
LOON = character("test-2", "Loon", NEUTRAL, cost=2, skill=2, subtypes="Lunatic")
SCREAM = event("test-3", "Scream", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
CARDS = [MAN, LOON, SCREAM]


class TestAlila:
    """tmom-017."""

    def test_whoever_was_no_lunatic_is_destroyed(self) -> None:
        """tmom-017; TIME-30: once a phase, on either side."""
        table = Scenario(cards=CARDS, bells=["darin"])
        alila, man, other = table.darin.has("Alila"), table.tommy.has(MAN), table.darin.has(MAN)
        screams = [table.darin.holds(SCREAM), table.darin.holds(SCREAM)]
        table.darin.plays(screams[0], on=man)
        table.darin.responds_with(alila)
        assert man.in_discard
        table.darin.plays(screams[1], on=other)
        table.expects(table.darin, "action")
        assert other.insane

    def test_a_lunatic_is_spared(self) -> None:
        """tmom-017; TIME-30: it was one before it lay face down."""
        table = Scenario(cards=CARDS, bells=["darin"])
        loon = table.tommy.has(LOON)
        table.darin.has("Alila")
        table.darin.plays(table.darin.holds(SCREAM), on=loon)
        table.expects(table.darin, "action")
        assert loon.insane
