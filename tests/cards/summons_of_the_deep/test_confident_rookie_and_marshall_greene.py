"""Summons of the Deep: Confident Rookie and Marshall Greene."""

import pytest

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario

GUN = support("test-1", "Gun", NEUTRAL, cost=1, subtypes="Attachment, Weapon", attach_to=CHARACTER)
CAR = support("test-2", "Car", NEUTRAL, cost=1, subtypes="Attachment, Vehicle", attach_to=CHARACTER)
HAT = support("test-3", "Hat", NEUTRAL, cost=1, subtypes="Attachment, Item", attach_to=CHARACTER)
MAN = character("test-4", "Man", NEUTRAL, cost=2, skill=2)
MEND = event("test-5", "Mend", NEUTRAL, cost=0, text=[action(move_wound(choose(MINE), choose(THEIRS)))])
CARDS = [GUN, CAR, HAT, MAN, MEND]


class TestConfidentRookie:
    """sotd-101."""

    @pytest.mark.parametrize(
        ("cards", "icons", "willpower", "fast"),
        [((), "C", False, False), ((GUN,), "CC", True, False), ((CAR,), "CA", False, True),
         ((GUN, CAR), "CCA", True, True), ((GUN, GUN), "CC", True, False), ((HAT,), "C", False, False)],
    )  # fmt: skip
    def test_what_is_attached_decides(self, cards: tuple[Card, ...], icons: str, willpower: bool, fast: bool) -> None:
        """sotd-101: a second weapon gives nothing more, whoever controls it; another item nothing at all."""
        table = Scenario(cards=CARDS)
        rookie = table.darin.has("Confident Rookie")
        for card in cards:
            table.tommy.has(card, on=rookie)
        assert (rookie.icons, rookie.has(WILLPOWER), rookie.has(FAST)) == (icons, willpower, fast)

    def test_a_weapon_elsewhere_is_nothing_to_it(self) -> None:
        """sotd-101."""
        table = Scenario(cards=CARDS)
        rookie, man = table.darin.has("Confident Rookie"), table.darin.has(MAN)
        table.darin.has(GUN, on=man)
        assert rookie.icons == "C"


class TestMarshallGreene:
    """sotd-021."""

    @pytest.mark.parametrize("wounds", [0, 1])
    def test_unwounded_he_steadies_those_at_his_story(self, wounds: int) -> None:
        """sotd-021; STATE-18: yours at the same story only; he keeps his own Willpower."""
        table = Scenario(cards=CARDS, phase="story")
        greene = table.darin.has("Marshall Greene", at=table.a, wounds=wounds)
        here, there = table.darin.has(MAN, at=table.a), table.darin.has(MAN, at=table.b)
        theirs, home = table.tommy.has(MAN, at=table.a), table.darin.has(MAN)
        assert here.has(WILLPOWER) is (wounds == 0)
        assert [card.has(WILLPOWER) for card in (there, theirs, home)] == [False, False, False]
        assert greene.has(WILLPOWER)

    def test_a_wound_that_goes_lets_him_begin_again(self) -> None:
        """sotd-021; EFF-35."""
        table = Scenario(cards=CARDS, phase="story", bells=["darin"])
        greene, here = table.darin.has("Marshall Greene", at=table.a, wounds=1), table.darin.has(MAN, at=table.a)
        table.tommy.has(MAN)
        assert not here.has(WILLPOWER)
        table.darin.plays(table.darin.holds(MEND))
        assert greene.wounds == 0
        assert here.has(WILLPOWER)
