"""The Key and the Gate: Claude Owen."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
BLAST = event("test-2", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])


class TestClaudeOwen:
    """katg-002."""

    def test_one_of_each_pile_comes_and_goes_back_to_its_owner(self) -> None:
        """katg-002; STATE-36, EFF-17: both under Darin's control until the phase ends, and then for good with whom they
        belong to."""
        table = Scenario(cards=[MAN, BLAST], bells=["darin"])
        claude, mine, theirs = table.darin.has("Claude Owen"), table.darin.discarded(MAN), table.tommy.discarded(MAN)
        table.darin.domain(yog_sothoth=3)
        table.darin.domain(yog_sothoth=3)
        table.darin.uses(claude)
        assert (mine.controller, theirs.controller) == (table.darin, table.darin)
        assert not table.darin.may_use(claude)
        table.run_to("story")
        assert (mine.controller, theirs.controller) == (table.darin, table.tommy)
        assert theirs.in_play

    def test_who_has_left_play_stays_where_it_is(self) -> None:
        """katg-002; STATE-4."""
        table = Scenario(cards=[MAN, BLAST], bells=["darin"])
        claude, mine, theirs = table.darin.has("Claude Owen"), table.darin.discarded(MAN), table.tommy.discarded(MAN)
        blast = table.darin.holds(BLAST)
        table.darin.domain(yog_sothoth=3)
        table.darin.uses(claude)
        table.darin.plays(blast, on=theirs)
        table.run_to("story")
        assert theirs.in_discard
        assert mine.in_play

    def test_both_piles_need_a_character(self) -> None:
        """katg-002; EFF-2."""
        table = Scenario(cards=[MAN, BLAST], bells=["darin"])
        claude = table.darin.has("Claude Owen")
        table.darin.discarded(MAN)
        table.tommy.discarded(BLAST)
        table.darin.domain(yog_sothoth=3)
        assert not table.darin.may_use(claude)
