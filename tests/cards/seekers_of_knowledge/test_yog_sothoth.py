"""Seekers of Knowledge: Yog-Sothoth."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

SCHOLAR = character("test-1", "Scholar", NEUTRAL, cost=1, skill=1, icons="A")
BRUTE = character("test-2", "Brute", NEUTRAL, cost=1, skill=1, icons="C", keywords=[TOUGHNESS(1)])
GIANT = character("test-3", "Giant", NEUTRAL, cost=1, skill=1, keywords=[TOUGHNESS(2)])
CARDS = [SCHOLAR, BRUTE, GIANT]
LEVL = "Lev'l 15:13"


def contested(mine: object, *, bells: str = "darin") -> tuple[Scenario, CardHandle, CardHandle]:
    """A story resolves at which Darin has one character and Tommy a giant."""
    table = Scenario(phase="resolution", cards=CARDS, bells=[bells])
    prophecy = table.darin.decked(LEVL, face_up=True)
    table.darin.has(mine, at=table.a)  # type: ignore[arg-type]
    giant = table.tommy.has(GIANT, at=table.a)
    table.decline_all()
    while table.open_decision().kind in ("ready", "token"):
        table.decline_all()
    return table, prophecy, giant


class TestLevl:
    """sok-054."""

    def test_an_arcane_struggle_won_gives_two_wounds(self) -> None:
        """sok-054: Toughness +2 survives them."""
        table, levl, giant = contested(SCHOLAR)
        table.darin.responds_with(levl, on=giant)
        assert giant.wounds == 2
        assert giant.in_play
        assert levl.in_discard

    def test_two_wounds_are_fatal_with_less_toughness(self) -> None:
        """sok-054; KEY-11."""
        table = Scenario(phase="resolution", cards=CARDS, bells=["darin"])
        levl = table.darin.decked(LEVL, face_up=True)
        table.darin.has(SCHOLAR, at=table.a)
        brute = table.tommy.has(BRUTE)
        table.decline_all()
        table.darin.responds_with(levl, on=brute)
        assert brute.in_discard

    def test_a_combat_struggle_won_does_not_count(self) -> None:
        """sok-054: a bystander."""
        table, levl, giant = contested(BRUTE)
        table.expects(table.darin, "action")
        assert giant.wounds == 1
        assert levl.face_up

    def test_an_arcane_struggle_of_the_opponent_does_not_count(self) -> None:
        """sok-054: "you win"."""
        table = Scenario(phase="resolution", active="tommy", cards=CARDS, bells=["tommy"])
        levl = table.darin.decked(LEVL, face_up=True)
        table.tommy.has(SCHOLAR, at=table.a)
        table.decline_all()
        table.expects(table.tommy, "action")
        assert levl.face_up
