"""The Yuggoth Contract: Syndicate."""

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
