"""Denizens of the Underworld: Syndicate."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
OLD_ONE = character("test-2", "Old One", NEUTRAL, cost=2, skill=2, subtypes="Ancient One")
HUT = support("test-3", "Hut", NEUTRAL, cost=2)
CARDS = [MAN, OLD_ONE, HUT]


class TestImmurement:
    """dotu-030."""

    def test_the_owner_picks_a_domain_for_it(self) -> None:
        """dotu-030; RES-6: Darin chooses the card and Tommy the domain, drained or not."""
        table = Scenario(cards=CARDS, bells=["darin"])
        small, large = table.darin.domain(syndicate=2), table.darin.domain(syndicate=3)
        first, second = table.tommy.domain(neutral=1), table.tommy.domain(neutral=2, drained=True)
        man, hut, mine = table.tommy.has(MAN), table.tommy.has(HUT), table.darin.has(MAN)
        table.tommy.has(OLD_ONE)
        table.darin.has(HUT)
        table.darin.plays(table.darin.holds("Immurement"))
        assert table.darin.may_choose(man, hut)
        table.darin.chooses(man)
        table.tommy.chooses(second)
        assert man.is_resource
        assert man in second.resources
        assert (len(first), large.drained, small.drained, mine.in_play) == (1, True, False, True)

    def test_a_card_of_yours_that_they_control_goes_to_a_domain_of_yours(self) -> None:
        """dotu-030; GEN-11: its owner attaches it."""
        table = Scenario(cards=CARDS, bells=["darin"])
        largest, other = table.darin.domain(syndicate=3), table.darin.domain(syndicate=2)
        table.tommy.domain(neutral=1)
        lost = table.tommy.has(MAN, owner=table.darin)
        table.darin.plays(table.darin.holds("Immurement"))
        table.darin.chooses(other)
        assert lost in other.resources
        assert largest.drained

    def test_only_a_domain_with_the_most_resources_will_do(self) -> None:
        """dotu-030; PAY-7: among those that tie one is picked; if none of them is undrained, it cannot be played."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(syndicate=2)
        table.darin.domain(syndicate=3, drained=True)
        table.tommy.has(MAN)
        table.tommy.domain(neutral=1)
        assert not table.darin.may_play(table.darin.holds("Immurement"))
