"""Tru'nembra (tmom-018): cheaper for Artists that go insane, and the terror struggles where it is are won."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.testing import Scenario

PAINTER = character("test-1", "Painter", NEUTRAL, cost=2, skill=2, subtypes="Artist")
MAN = character("test-2", "Man", NEUTRAL, cost=2, skill=2)
TERRIBLE = character("test-3", "Terrible", NEUTRAL, cost=2, skill=2, icons="TTTTT")
STRONG = character("test-4", "Strong", NEUTRAL, cost=2, skill=2, icons="CCCCC", keywords=[WILLPOWER])
CARDS = [PAINTER, MAN, TERRIBLE, STRONG]


class TestTrunembra:
    """tmom-018."""

    def test_each_artist_lowers_the_cost_by_one(self) -> None:
        """tmom-018, PAY-38: of all those that one controls."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(hastur=5)
        painters = [table.darin.has(PAINTER), table.darin.has(PAINTER)]
        lord = table.darin.holds("Tru'nembra")
        table.darin.plays(lord, on=painters)
        assert lord.in_play
        assert [painter.insane for painter in painters] == [True, True]

    @pytest.mark.parametrize("resources", [6, 7])
    def test_nobody_else_does(self, resources: int) -> None:
        """tmom-018: no other character, and no Artist of the opponent."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(hastur=resources)
        table.darin.has(MAN)
        table.tommy.has(PAINTER)
        lord = table.darin.holds("Tru'nembra")
        assert table.darin.may_play(lord) is (resources == 7)

    @pytest.mark.parametrize("present", [True, False])
    def test_it_wins_the_terror_struggle_whatever_is_counted(self, present: bool) -> None:
        """tmom-018, STORY-58: five icons against two; combat is a matter of icons all the same, and so is everything
        where it is not committed."""
        table = Scenario(cards=CARDS, phase="story")
        lord, man = table.darin.has("Tru'nembra"), table.darin.has(MAN)
        terrible, strong = table.tommy.has(TERRIBLE), table.tommy.has(STRONG)
        table.game.keep_journal()
        table.darin.commits(lord if present else man, to=table.a)
        table.tommy.commits({terrible: table.a, strong: table.a})
        table.decline_all()
        won = {each.struggle: each.winner for each in table.happened(Kind.WIN_STRUGGLE)}
        assert won[TERROR] == (0 if present else 1)
        assert won[COMBAT] == 1
