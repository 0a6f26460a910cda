"""Summons of the Deep: Communal Shower."""

from rlyeh.language import *
from rlyeh.testing import Scenario

COP = character("test-1", "Cop", AGENCY, cost=2, skill=1)
POET = character("test-2", "Poet", HASTUR, cost=2, skill=1)
CLERK = character("test-3", "Clerk", NEUTRAL, cost=2, skill=1)
CARDS = [COP, POET, CLERK]


class TestCommunalShower:
    """sotd-088."""

    def test_one_faction_at_a_story(self) -> None:
        """sotd-088; EFF-50: whoever has the support; elsewhere the other one may go."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        table.tommy.has("Communal Shower")
        cop, poet, other = table.darin.has(COP), table.darin.has(POET), table.darin.has(COP)
        table.game.apply(f"commit:{cop.id}@{table.a.id}")
        assert not table.darin.may("commit", poet, table.a)
        assert table.darin.why_not(poet, table.a) == {"EFF-28"}
        table.game.apply(f"commit:{poet.id}@{table.b.id}")
        assert not table.darin.may("commit", other, table.b)
        table.game.apply(f"commit:{other.id}@{table.a.id}")
        assert other.story == table.a
        assert poet.story == table.b

    def test_neutral_characters_go_with_anybody(self) -> None:
        """sotd-088; GEN-7."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        table.darin.has("Communal Shower")
        cop, clerk = table.darin.has(COP), table.darin.has(CLERK)
        table.darin.commits({cop: table.a, clerk: table.a})
        assert clerk.story == table.a

    def test_who_is_there_already_counts(self) -> None:
        """sotd-088; EFF-50."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        table.darin.has("Communal Shower")
        table.darin.has(COP, at=table.a, exhausted=True)
        poet = table.darin.has(POET)
        assert not table.darin.may("commit", poet, table.a)
        table.darin.commits(poet, to=table.c)
        assert poet.story == table.c

    def test_the_other_side_does_not_count(self) -> None:
        """sotd-088: characters they control."""
        table = Scenario(cards=CARDS, phase="defend", active="tommy")
        table.darin.has("Communal Shower")
        table.tommy.has(COP, at=table.a, exhausted=True)
        poet = table.darin.has(POET)
        table.darin.commits(poet, to=table.a)
        table.decline_all()
