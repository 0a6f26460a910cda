"""The Yuggoth Contract: Miskatonic University."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario


def test_focused_art_student_draws_on_entering_play() -> None:
    """yc-008; KEY-8, EFF-40: Loyal, and a Response that may be declined."""
    table = Scenario()
    table.tommy.stops()
    student = table.darin.holds("Focused Art Student")
    table.darin.domain(miskatonic=2)
    table.darin.plays(student)
    table.darin.responds_with(student)
    assert len(table.darin.hand) == 1
    table.tommy.passes()


def test_focused_art_student_is_loyal() -> None:
    """yc-008; PAY-20."""
    table = Scenario()
    table.darin.stops()
    student = table.darin.holds("Focused Art Student")
    table.darin.domain(miskatonic=1, neutral=4)
    assert not table.darin.may_play(student)


def test_another_student_does_not_answer() -> None:
    """yc-008: only its own entry."""
    table = Scenario()
    table.tommy.stops()
    old = table.darin.has("Focused Art Student")
    student = table.darin.holds("Focused Art Student")
    table.darin.domain(miskatonic=2)
    table.darin.plays(student)
    assert not table.darin.may_use(old)
    table.darin.passes()


COP = character("test-1", "Cop", AGENCY, cost=1, skill=1)
CULTIST = character("test-2", "Zealot", CTHULHU, cost=1, skill=1)
CLERK = character("test-3", "Clerk", NEUTRAL, cost=1, skill=1)
PUPIL = character("test-4", "Pupil", MISKATONIC, cost=1, skill=1)


class TestUneasyTranslator:
    """yc-110."""

    def scene(self) -> tuple[Scenario, CardHandle]:
        table = Scenario(cards=[COP, CULTIST, CLERK, PUPIL], bells=["darin", "tommy"])
        return table, table.darin.has("Uneasy Translator")

    def test_two_skill_for_each_character_of_another_faction(self) -> None:
        """yc-110: on either side; those of its own faction and neutral ones do not count (GEN-7)."""
        table, translator = self.scene()
        cop, _, _, _ = table.darin.has(COP), table.tommy.has(COP), table.tommy.has(CULTIST), table.darin.has(CLERK)
        table.darin.uses(translator, on=cop)
        assert cop.skill == 1 + 2 * 2
        table.run_to("story")
        assert cop.skill == 1

    def test_whoever_is_neutral_differs_from_every_faction(self) -> None:
        """yc-110; GEN-7: the translator and the cop count, another clerk does not."""
        table, translator = self.scene()
        clerk, _, _ = table.darin.has(CLERK), table.tommy.has(CLERK), table.tommy.has(COP)
        table.darin.uses(translator, on=clerk)
        assert clerk.skill == 1 + 2 * 2

    def test_nobody_else_gains_and_alone_among_its_own_it_gains_nothing(self) -> None:
        """yc-110: the translator is of Miskatonic University, like the pupil."""
        table, translator = self.scene()
        pupil = table.darin.has(PUPIL)
        table.darin.uses(translator, on=pupil)
        assert (pupil.skill, translator.skill) == (1, 2)
