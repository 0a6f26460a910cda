"""The Yuggoth Contract: Syndicate."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2, icons="C")
GOD = character("test-2", "God", CTHULHU, cost=6, skill=6, subtypes="Ancient One")
CARDS = [MAN, GOD]


class TestKidnapping101:
    """yc-096."""

    def test_an_opponents_character_leaves_its_story(self) -> None:
        """yc-096; STORY-3: it stays as it lies."""
        table = Scenario(phase="after defend", cards=CARDS, bells=["tommy"])
        mine = table.darin.has(MAN, exhausted=True, at=table.a)
        theirs, other = (table.tommy.has(MAN, exhausted=True, at=table.a) for _ in range(2))
        god, idle = table.tommy.has(GOD, exhausted=True, at=table.a), table.tommy.has(MAN)
        table.darin.domain(syndicate=2)
        table.darin.plays(table.darin.holds("Kidnapping 101"))
        assert set(table.darin.choices()) == {theirs, other}
        table.darin.chooses(theirs)
        assert theirs.story is None
        assert theirs.exhausted
        assert (mine.story, other.story, god.story) == (table.a, table.a, table.a)
        assert idle.in_play
        table.decline_all()

    def test_nobody_committed_nobody_to_choose(self) -> None:
        """yc-096; EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has(MAN)
        table.darin.domain(syndicate=2)
        assert not table.darin.may_play(table.darin.holds("Kidnapping 101"))


class TestASightForSoreEyes:
    """yc-097."""

    @pytest.mark.parametrize(("copies", "skill"), [(0, 2), (1, 4), (2, 6)])
    def test_two_skill_for_each_copy_in_the_opponents_hand(self, copies: int, skill: int) -> None:
        """yc-097: all of Darin's characters; another card in that hand does not count, nor Tommy's characters gain."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        mine, second, theirs = table.darin.has(MAN), table.darin.has(MAN), table.tommy.has(MAN)
        table.darin.holds("Local Sheriff")
        table.tommy.holds(GOD)
        for _ in range(copies):
            table.tommy.holds("Local Sheriff")
        table.darin.domain(syndicate=1)
        table.darin.plays(table.darin.holds("A Sight for Sore Eyes"))
        table.darin.chooses("Local Sheriff")
        assert (mine.skill, second.skill, theirs.skill) == (skill, skill, 2)

    def test_the_hand_is_revealed_and_the_number_stays(self) -> None:
        """yc-097; GEN-10: Darin knows it now. A copy that is played afterwards counts all the same."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        mine, held = table.darin.has(MAN), table.tommy.holds("Deep One Assault")
        table.darin.domain(syndicate=1)
        table.darin.plays(table.darin.holds("A Sight for Sore Eyes"))
        table.darin.chooses("Deep One Assault")
        assert (held.piece.seen & 1, mine.skill) == (1, 4)
        table.run_to("story")
        assert mine.skill == 2
