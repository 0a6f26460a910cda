"""For the Greater Good: neutral cards."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
CARDS = [MAN]


class TestIceStorm:
    """ftgg-038."""

    def scene(self, tokens: int) -> tuple[Scenario, list[CardHandle]]:
        """Tommy attacks at A and B, and Darin, with so many tokens at A, is about to defend; Ice Storm was played."""
        table = Scenario(cards=CARDS, phase="after commit", active="tommy")
        for story in (table.a, table.b):
            table.tommy.has(MAN, exhausted=True, at=story)
        men = [table.darin.has(MAN) for _ in range(3)]
        if tokens:
            table.tokens(table.a, {table.darin: tokens})
        table.tommy.plays(table.tommy.holds("Ice Storm"))
        return table, men

    def test_a_token_for_all_who_go_there(self) -> None:
        """ftgg-038; PAY-34: once for the story."""
        table, (one, two, _) = self.scene(2)
        table.darin.commits({one: table.a, two: table.a})
        table.decline_all()
        assert one.story == table.a
        assert two.story == table.a
        assert table.a.tokens(table.darin) == 1

    def test_who_has_none_there_commits_all_the_same(self) -> None:
        """ftgg-038; EFF-6: if able."""
        table, (one, _, three) = self.scene(1)
        table.darin.commits({one: table.b, three: table.b})
        table.decline_all()
        assert one.story == table.b
        assert table.a.tokens(table.darin) == 1

    def test_it_asks_nothing_of_its_own_player(self) -> None:
        """ftgg-038: the opponent."""
        table = Scenario(cards=CARDS, phase="story")
        man = table.darin.has(MAN)
        table.tokens(table.a, {table.darin: 1})
        table.darin.plays(table.darin.holds("Ice Storm"))
        table.darin.commits(man, to=table.a)
        table.decline_all()
        assert table.a.tokens(table.darin) == 1
