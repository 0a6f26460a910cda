"""For the Greater Good: Agency."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

GUN = support("test-1", "Gun", NEUTRAL, cost=1, subtypes="Attachment, Weapon", attach_to=CHARACTER)
BLAST = event("test-2", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CARD)))])
STAB = event("test-3", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
MAN = character("test-4", "Man", NEUTRAL, cost=1, skill=1)
CARDS = [GUN, BLAST, STAB, MAN]


class TestBendingTheRules:
    """ftgg-028."""

    def test_only_a_drained_domain_with_two_agency_resources(self) -> None:
        """ftgg-028; CARD-10: others on it do not count; the opponent's domain will do."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(agency=2)
        mixed = table.darin.domain(agency=1, hastur=3, drained=True)
        good = table.darin.domain(agency=2, hastur=1, drained=True)
        theirs = table.tommy.domain(agency=3, drained=True)
        table.darin.plays(table.darin.holds("Bending the Rules"))
        assert {option.number for option in table.open_decision().options} == {2 * good.number, 2 * theirs.number + 1}
        table.darin.chooses(good)
        assert (mixed.drained, good.drained, theirs.drained) == (True, False, True)

    def test_nothing_to_refresh(self) -> None:
        """ftgg-028; EFF-1."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(agency=2)
        table.darin.domain(agency=1, drained=True)
        assert not table.darin.may_play(table.darin.holds("Bending the Rules"))


class TestOverworkedBureaucrat:
    """ftgg-003."""

    def test_each_support_attached_helps(self) -> None:
        """ftgg-003: whosever it is, and on nobody else."""
        table = Scenario(cards=CARDS)
        clerk, man = table.darin.has("Overworked Bureaucrat"), table.darin.has(MAN)
        assert (clerk.skill, clerk.icons) == (1, "C")
        table.darin.has(GUN, on=clerk)
        table.tommy.has(GUN, on=clerk)
        table.darin.has(GUN, on=man)
        assert (clerk.skill, clerk.icons) == (3, "CCC")

    @pytest.mark.parametrize("how", ["Blast", "Stab"])
    def test_what_was_attached_goes_back_to_hand(self, how: str) -> None:
        """ftgg-003; STATE-29: before he leaves, each to its owner's hand."""
        table = Scenario(cards=CARDS, bells=["darin"])
        clerk, man = table.darin.has("Overworked Bureaucrat"), table.darin.has(MAN)
        mine, theirs = table.darin.has(GUN, on=clerk), table.tommy.has(GUN, on=clerk)
        other = table.darin.has(GUN, on=man)
        table.darin.plays(table.darin.holds(how), on=clerk)
        assert clerk.in_discard
        assert mine in table.darin.hand
        assert theirs in table.tommy.hand
        assert other.host == man


READER = character(
    "test-5", "Reader", NEUTRAL, cost=2, skill=3, icons="TCAI",
    text=[action(pay(1), to=draw()), gains(THIS, skill=2)],
)
BOOK = support("test-6", "Book", NEUTRAL, cost=2, text=[action(exhaust(THIS), to=draw())])


class TestAllPointsBulletin:
    """ftgg-030."""

    def test_who_used_an_ability_is_worn_out(self) -> None:
        """ftgg-030: exhausted, without icons and text until the turn ends; the ability itself has resolved."""
        table = Scenario(cards=[READER, BOOK], bells=["darin"])
        reader, other = table.darin.has(READER), table.darin.has(READER)
        table.darin.domain(agency=1)
        table.darin.domain(agency=1)
        bulletin = table.darin.holds("All-Points-Bulletin")
        table.darin.uses(reader)
        table.darin.plays(bulletin)
        assert (reader.exhausted, reader.icons, reader.skill, reader.blank) == (True, "", 3, True)
        assert (other.icons, other.skill) == ("TCAI", 5)
        assert len(table.darin.hand) == 1
        table.run_to("draw")
        assert (reader.icons, reader.skill) == ("TCAI", 5)

    def test_a_support_is_not_wanted(self) -> None:
        """ftgg-030."""
        table = Scenario(cards=[READER, BOOK], bells=["darin"])
        book = table.darin.has(BOOK)
        table.darin.domain(agency=1)
        table.darin.holds("All-Points-Bulletin")
        table.darin.uses(book)
        table.expects(table.darin, "action")
