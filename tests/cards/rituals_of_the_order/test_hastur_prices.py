"""The Rituals of the Order: Hastur."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)
GIANT = character("test-2", "Giant", AGENCY, cost=2, skill=3)
CARDS = [MAN, GIANT]


class TestGermaphobia:
    """roto-008."""

    def scene(self) -> tuple[Scenario, CardHandle, CardHandle, CardHandle]:
        """The card lies on the second of Darin's three men; Darin commits."""
        table = Scenario(cards=CARDS, phase="commit", bells=["tommy"])
        first, host, third = (table.darin.has(MAN) for _ in range(3))
        table.tommy.has("Germaphobia", on=host)
        return table, first, host, third

    def test_he_goes_where_nobody_else_goes(self) -> None:
        """roto-008; EFF-50: neither before nor after him."""
        table, first, host, third = self.scene()
        table.game.apply(f"commit:{first.id}@{table.a.id}")
        assert not table.darin.may("commit", host, table.a)
        assert table.darin.why_not(host, table.a) == {"EFF-28"}
        table.game.apply(f"commit:{host.id}@{table.b.id}")
        assert not table.darin.may("commit", third, table.b)
        table.game.apply(f"commit:{third.id}@{table.a.id}")
        assert host.story == table.b
        assert third.story == table.a

    def test_the_others_may_go_together_without_him(self) -> None:
        """roto-008."""
        table, first, host, third = self.scene()
        table.darin.commits({first: table.a, third: table.a})
        assert host.story is None

    def test_the_opponents_characters_do_not_matter(self) -> None:
        """roto-008: alone is the only one of its player."""
        table = Scenario(cards=CARDS, phase="defend", active="tommy")
        table.tommy.has(MAN, exhausted=True, at=table.a)
        host = table.darin.has(MAN)
        table.tommy.has("Germaphobia", on=host)
        table.darin.commits(host, to=table.a)
        table.decline_all()

    def test_only_on_a_character_with_printed_skill_two_or_less(self) -> None:
        """roto-008; STATE-26."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has(GIANT)
        table.darin.domain(hastur=2)
        assert table.darin.why_not(table.darin.holds("Germaphobia")) == {"STATE-26"}
