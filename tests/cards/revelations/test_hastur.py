"""Revelations: Hastur."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
PUSH = event("test-2", "Push", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER.ready)))])
ALL = event("test-3", "All", NEUTRAL, cost=0, text=[action(exhaust(CHARACTER))])
FALL = support(
    "test-4", "Fall", NEUTRAL, cost=0, text=[passive(after(enters_play(THIS)), exhaust(choose(CHARACTER.ready)))]
)
CARDS = [MAN, PUSH, ALL, FALL]


class TestEliseWarren:
    """rev-005."""

    def test_her_skill_counts_the_insane_of_both_sides(self) -> None:
        """rev-005."""
        table = Scenario(cards=CARDS)
        elise = table.darin.has("Elise Warren")
        assert elise.skill == 0
        table.darin.has(MAN, insane=True)
        table.tommy.has(MAN, insane=True)
        table.tommy.has(MAN)
        assert elise.skill == 2

    def scene(self, mine: int, theirs: int = 0) -> Scenario:
        """Darin's Elise among so many insane ones; Tommy is active, and everybody has a Bell."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin", "tommy"])
        table.darin.has("Elise Warren")
        for _ in range(mine):
            table.darin.has(MAN, insane=True)
        for _ in range(theirs):
            table.tommy.has(MAN, insane=True)
        return table

    def test_two_of_your_own_protect_her(self) -> None:
        """rev-005; EFF-48: there is nobody else to choose."""
        table = self.scene(2)
        push = table.tommy.holds(PUSH)
        assert "EFF-1" in table.tommy.why_not(push)

    def test_one_is_not_enough_and_the_opponents_do_not_count(self) -> None:
        """rev-005: 2 or more, that you control."""
        table = self.scene(1, theirs=2)
        elise = next(card for card in table.darin.in_play if card.title == "Elise Warren")
        table.tommy.plays(table.tommy.holds(PUSH), on=elise)
        assert elise.exhausted

    def test_your_own_effects_cannot_choose_her_either(self) -> None:
        """rev-005; EFF-48: whose effect it is does not matter."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Elise Warren")
        for _ in range(2):
            table.darin.has(MAN, insane=True)
        assert "EFF-1" in table.darin.why_not(table.darin.holds(PUSH))

    def test_she_is_not_immune(self) -> None:
        """rev-005; EFF-48: an effect on all reaches her."""
        table = self.scene(2)
        elise = next(card for card in table.darin.in_play if card.title == "Elise Warren")
        table.tommy.plays(table.tommy.holds(ALL))
        assert elise.exhausted

    def test_passive_text_may_choose_her(self) -> None:
        """rev-005; TIME-23."""
        table = self.scene(2)
        elise = next(card for card in table.darin.in_play if card.title == "Elise Warren")
        fall = table.tommy.holds(FALL)
        table.tommy.plays(fall)
        assert elise.exhausted
