"""Terror in Venice: Yog-Sothoth."""

from rlyeh.language import *
from rlyeh.testing import Scenario

PLOT = conspiracy("test-1", "Plot", NEUTRAL, cost=1, struggles="TCAI")
SAGE = character(
    "test-2", "Sage", NEUTRAL, cost=2, skill=2, subtypes="Faculty", keywords=[TOUGHNESS(1)],
    text=[action(exhaust(ITSELF), to=draw())],
)
CARDS = [PLOT, SAGE]


class TestSalvatoreNeri:
    """tiv-052."""

    def test_with_a_conspiracy_in_play_he_takes_a_text_box(self) -> None:
        """tiv-052; CARD-14: subtypes, keywords and text, but neither skill nor icons, until the turn ends."""
        table = Scenario(cards=CARDS, bells=["darin"])
        neri, sage = table.darin.has("Salvatore Neri"), table.tommy.has(SAGE)
        table.tommy.has(PLOT)
        table.darin.domain(neutral=1)
        table.darin.uses(neri, on=sage)
        assert (neri.skill, neri.icons, neri.toughness) == (2, "CA", 1)
        assert neri.subtypes == {"Conspirator", "Sorcerer", "Faculty"}
        table.tommy.passes()
        table.darin.uses(neri)
        assert len(table.darin.hand) == 1
        assert neri.exhausted
        assert sage.ready

    def test_without_one_he_has_no_such_ability(self) -> None:
        """tiv-052."""
        table = Scenario(cards=CARDS, bells=["darin"])
        neri = table.darin.has("Salvatore Neri")
        table.tommy.has(SAGE)
        table.darin.domain(neutral=1)
        assert not table.darin.may_use(neri)
