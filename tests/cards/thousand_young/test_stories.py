"""The Thousand Young: cards about stories."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2)
GIFT, QUIET = story("test-30", "Gift", struggles="", text=[draw()]), story("test-20", "Quiet", struggles="")
CARDS = [MAN, GIFT, QUIET]


class TestJeanDeveraeux:
    """tty-004."""

    def won_by_tommy(self, at: str) -> Scenario:
        table = Scenario(active="tommy", phase="resolution", cards=CARDS, stories=[GIFT, QUIET], bells=["darin"])
        table.darin.has("Jean Deveraeux", at=table.a if at == "a" else table.b)
        table.tommy.has(MAN, at=table.a)
        table.tokens(table.a, {table.tommy: 4})
        table.tommy.accepts()
        return table

    def test_you_use_the_effect_of_a_story_that_the_opponent_wins(self) -> None:
        """tty-004; STORY-64: as if you had won it; the card is theirs."""
        table = self.won_by_tommy("a")
        table.darin.accepts()
        assert len(table.darin.hand) == 1
        assert table.tommy.hand == []
        assert len(table.tommy.won_pile) == 1

    def test_or_let_it_be(self) -> None:
        """tty-004."""
        table = self.won_by_tommy("a")
        table.darin.declines()
        assert table.darin.hand == table.tommy.hand == []

    def test_elsewhere_she_has_no_say(self) -> None:
        """tty-004."""
        table = self.won_by_tommy("b")
        table.tommy.accepts()
        assert len(table.tommy.hand) == 1
        table.decline_all()


class TestTheGrimMonolith:
    """tty-028."""

    def test_everybody_needs_six(self) -> None:
        """tty-028; STORY-62: five are too few."""
        for tokens, is_won in ((3, False), (4, True)):
            table = Scenario(phase="resolution", cards=CARDS, stories=[QUIET], bells=["tommy"])
            table.tommy.has("The Grim Monolith")
            table.darin.has(MAN, at=table.a)
            table.tokens(table.a, {table.darin: tokens})
            quiet = table.a
            table.darin.accepts()
            table.darin.accepts()
            assert quiet.is_won is is_won
