"""Revelations: Yog-Sothoth."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
BOOK = support("test-2", "Book", NEUTRAL, cost=1, text=[action(exhaust(THIS), pay(1), to=draw(2))])
MENDER = character("test-3", "Mender", NEUTRAL, cost=1, skill=1, text=[action(pay(1), to=ready(THIS))])
STAB = event("test-4", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
OMEN = support(
    "test-5", "Omen", NEUTRAL, cost=1, text=[forced_response(after(is_("wounded", CHARACTER)), draw())],
)
CARDS = [MAN, BOOK, MENDER, STAB, OMEN]


class TestWalkThePath:
    """rev-018."""

    def path(self) -> Scenario:
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        table.tommy.domain(neutral=1)
        table.darin.domain(yog_sothoth=2)
        return table

    def test_it_copies_an_ability_without_its_costs(self) -> None:
        """rev-018: "you" is the player of the copy, and nothing is exhausted or paid."""
        table = self.path()
        path, book = table.darin.holds("Walk the Path"), table.tommy.has(BOOK)
        table.tommy.uses(book)
        table.darin.plays(path)
        assert len(table.darin.hand) == 2
        assert len(table.tommy.hand) == 2

    def test_it_copies_an_event_with_a_target_of_its_own(self) -> None:
        """rev-018: Darin chooses whom the copy wounds."""
        table = self.path()
        path, mine, theirs = table.darin.holds("Walk the Path"), table.darin.has(MAN), table.tommy.has(MAN)
        other = table.tommy.has(MAN)
        table.tommy.plays(table.tommy.holds(STAB), on=mine)
        table.darin.plays(path)
        assert table.darin.may_choose(theirs, other)
        table.darin.chooses(theirs)
        assert other.in_play
        assert mine.in_discard
        assert theirs.in_discard

    def test_what_an_ability_does_to_its_own_card_is_done_to_that_card(self) -> None:
        """rev-018; FINAL-127: the copy still names the opponent's card."""
        table = self.path()
        path, mender = table.darin.holds("Walk the Path"), table.tommy.has(MENDER, exhausted=True)
        bystander = table.darin.has(MAN, exhausted=True)
        table.tommy.uses(mender)
        assert mender.ready
        table.darin.plays(path)
        assert mender.ready
        assert bystander.exhausted

    def test_not_its_own_player_s_effects_nor_a_forced_response(self) -> None:
        """rev-018; TIME-21, FINAL-101."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(yog_sothoth=2)
        table.darin.holds("Walk the Path")
        table.tommy.has(OMEN)
        table.darin.plays(table.darin.holds(STAB), on=table.tommy.has(MAN))
        assert len(table.tommy.hand) == 1
        table.expects(table.darin, "action")
