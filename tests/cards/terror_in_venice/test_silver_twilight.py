"""Terror in Venice: The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
CARDS = [MAN]


class TestZanni:
    """tiv-041."""

    def scene(self, men: int, committed: bool = True) -> tuple[Scenario, CardHandle, list[CardHandle]]:
        """Darin's Zanni is at a story, with a companion at another; Tommy, who defends, has so many men."""
        table = Scenario(cards=CARDS, phase="defend")
        zanni = table.darin.has("Zanni", exhausted=True, at=table.a if committed else None)
        table.darin.has(MAN, exhausted=True, at=table.b)
        if not committed:
            table.darin.has(MAN, exhausted=True, at=table.a)
        return table, zanni, [table.tommy.has(MAN) for _ in range(men)]

    def test_nobody_commits_there_alone(self) -> None:
        """tiv-041; EFF-50: the only man may go elsewhere."""
        table, _, (man,) = self.scene(1)
        assert not table.tommy.may("commit", man, table.a)
        assert table.tommy.may("commit", man, table.b)
        assert table.tommy.why_not(man, table.a) == {"STORY-2"}

    def test_two_may(self) -> None:
        """tiv-041; EFF-50: after the first one somebody else must follow before the step can end."""
        table, _, (one, two, three) = self.scene(3)
        table.tommy.commits({one: table.a, three: table.a})
        assert one.story == table.a
        assert two.story is None
        assert three.story == table.a

    def test_the_step_does_not_end_with_one_there(self) -> None:
        """tiv-041; EFF-50."""
        table, _, (one, two) = self.scene(2)
        table.game.apply(f"commit:{one.id}@{table.a.id}")
        assert one.story == table.a  # only the other one was left, and so was taken
        assert two.story == table.a

    def test_the_last_in_the_order_cannot_begin(self) -> None:
        """tiv-041; EFF-50: nobody could follow it any more."""
        table, _, (one, two) = self.scene(2)
        assert table.tommy.may("commit", one, table.a)
        assert not table.tommy.may("commit", two, table.a)

    def test_elsewhere_and_at_home_she_says_nothing(self) -> None:
        """tiv-041: while Zanni is committed there."""
        table, _, (man,) = self.scene(1, committed=False)
        table.tommy.commits(man, to=table.a)
        assert man.story == table.a

    def test_her_own_player_may_commit_one(self) -> None:
        """tiv-041: opponents."""
        table = Scenario(cards=CARDS, phase="commit")
        zanni = table.darin.has("Zanni")
        table.tommy.stops()
        table.darin.commits(zanni, to=table.a)
        assert zanni.story == table.a
