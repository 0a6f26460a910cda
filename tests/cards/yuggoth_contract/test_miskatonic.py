"""The Yuggoth Contract: Miskatonic University."""

from rlyeh.testing import Scenario


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
