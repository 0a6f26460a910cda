"""Revelations: cards about struggles and durations."""

from rlyeh.engine.reading import all_struggles
from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2, icons="CI")
GOD = character("test-2", "God", NEUTRAL, cost=6, skill=6, subtypes="Ancient One")
MAD = character("test-3", "Mad", NEUTRAL, cost=2, skill=1, subtypes="Lunatic")
TOUGH = character("test-4", "Tough", NEUTRAL, cost=2, skill=1, keywords=[TOUGHNESS(2)])
STAB = event("test-5", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
WAKE = event("test-6", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(SUPPORT)))])
HOME = event("test-7", "Home", NEUTRAL, cost=0, text=[action(uncommit(choose(CHARACTER.committed)))])
BOTH = story("test-20", "Both", struggles="CI")
CARDS = [MAN, GOD, MAD, TOUGH, STAB, WAKE, HOME, BOTH]


class TestBlackMaria:
    """rev-042."""

    def wounded(self) -> Scenario:
        table = Scenario(phase="operations", cards=CARDS, bells=["tommy"])
        self.maria = table.darin.has("Black Maria")
        tough = table.darin.has(TOUGH)
        table.darin.holds(STAB)
        table.darin.holds(WAKE)
        self.man, self.god = table.tommy.has(MAN), table.tommy.has(GOD)
        table.darin.plays("Stab", on=tough)
        table.darin.responds_with(self.maria)
        assert self.god not in table.darin.choices()
        table.darin.chooses(self.man)
        return table

    def test_who_is_held_commits_nowhere(self) -> None:
        """rev-042: as long as the car stays exhausted, also on the next turn."""
        table = self.wounded()
        table.run_to("refresh")
        table.run_to("story", "commit")
        assert table.active is table.tommy
        assert not table.tommy.may("commit", self.man)
        assert table.tommy.may("commit", self.god)

    def test_readied_it_lets_go(self) -> None:
        """rev-042."""
        table = self.wounded()
        table.tommy.passes()
        table.darin.plays("Wake", on=self.maria)
        table.run_to("refresh")
        table.run_to("story", "commit")
        assert table.tommy.may("commit", self.man)


class TestTheKingInYellowFolio:
    """rev-068."""

    def test_all_struggles_there_are_of_terror(self) -> None:
        """rev-068; STORY-61: where its bearer is committed."""
        table = Scenario(cards=CARDS, stories=[BOTH, BOTH])
        man = table.darin.has(MAN, at=table.a)
        table.darin.has("The King In Yellow Folio", on=man)
        assert all_struggles(table.game, table.a.id) == (2, 0, 0, 0)
        assert all_struggles(table.game, table.b.id) == (0, 1, 0, 1)
        assert man.icons == "TTCI"
        assert man.has(FAST)

    def test_at_home_it_changes_none(self) -> None:
        """rev-068."""
        table = Scenario(cards=CARDS, stories=[BOTH])
        table.darin.has("The King In Yellow Folio", on=table.darin.has(MAN))
        assert all_struggles(table.game, table.a.id) == (0, 1, 0, 1)


class TestNamedByTheUnnameable:
    """rev-087."""

    def test_it_holds_while_the_lunatic_is_committed(self) -> None:
        """rev-087: and only then; at the end of the phase it goes insane."""
        table = Scenario(phase="after commit", cards=CARDS, bells=["darin", "tommy"])
        mad = table.darin.has(MAD, at=table.a)
        table.darin.domain(hastur=2)
        table.darin.holds("Named by the Unnameable")
        table.darin.holds(HOME)
        table.darin.plays("Named by the Unnameable")
        assert (mad.skill, mad.icons) == (4, "TTCA")
        table.tommy.passes()
        table.darin.plays("Home")
        assert (mad.skill, mad.icons) == (1, "")
        table.run_to("refresh")
        assert mad.insane
