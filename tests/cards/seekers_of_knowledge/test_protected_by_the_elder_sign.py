"""Protected by the Elder Sign (sok-021): all terror icons at a story are lost."""

from rlyeh.language import *
from rlyeh.testing import Scenario

GHOUL = character("test-1", "Ghoul", NEUTRAL, cost=2, skill=2, icons="TTC")
HALO = support("test-2", "Halo", NEUTRAL, cost=0, text=[gains(CHARACTER, "T")])
SCREAM = event("test-3", "Scream", NEUTRAL, cost=0, text=[action(drive_insane(choose(CHARACTER)))])
CARDS = [GHOUL, HALO, SCREAM]


class TestProtectedByTheElderSign:
    """sok-021."""

    def test_at_its_story_nobody_has_terror_icons(self) -> None:
        """sok-021; EFF-21: printed or given, on both sides; other icons stay, and so do those elsewhere."""
        table = Scenario(phase="after defend", cards=CARDS)
        table.darin.has("Protected by the Elder Sign", on=table.a)
        table.darin.has(HALO)
        mine, theirs = table.darin.has(GHOUL, at=table.a), table.tommy.has(GHOUL, at=table.a)
        elsewhere, home = table.tommy.has(GHOUL, at=table.b), table.tommy.has(GHOUL)
        assert (mine.icons, theirs.icons) == ("C", "C")
        assert (elsewhere.icons, home.icons) == ("TTTC", "TTTC")

    def test_so_they_protect_from_nothing(self) -> None:
        """sok-021; STATE-18."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["darin"])
        table.darin.has("Protected by the Elder Sign", on=table.a)
        there, elsewhere = table.tommy.has(GHOUL, at=table.a), table.tommy.has(GHOUL, at=table.b)
        table.darin.plays(table.darin.holds(SCREAM))
        assert there.insane
        assert not elsewhere.insane
