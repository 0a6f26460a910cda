"""Revelations: Syndicate."""

from rlyeh.language import *
from rlyeh.testing import Scenario


class TestThomasFleming:
    """rev-055."""

    def test_a_resource_and_the_top_card_change_places(self) -> None:
        """rev-055; RES-16: the resource lies on top, and both know it."""
        table = Scenario(bells=["tommy"])
        fleming = table.darin.has("Thomas Fleming")
        below, top = table.darin.deck[-1], table.darin.decked("Local Sheriff")
        paying, other = table.darin.domain(neutral=1), table.darin.domain(agency=2)
        resource, stays = other.resources
        table.darin.uses(fleming, on=[resource], paying=paying)
        assert table.darin.deck[-2:] == [below, resource]
        assert other.resources == [stays, top]
        assert table.tommy.knows(resource)
        assert table.tommy.knows(top)
        assert paying.drained
        assert not other.drained

    def test_the_domain_that_pays_may_hold_it(self) -> None:
        """rev-055; PAY-6: it stays drained."""
        table = Scenario(bells=["tommy"])
        fleming, top = table.darin.has("Thomas Fleming"), table.darin.decked("Local Sheriff")
        domain = table.darin.domain(neutral=1)
        table.darin.uses(fleming)
        assert domain.resources == [top]
        assert domain.drained

    def test_it_is_neither_drawn_nor_discarded(self) -> None:
        """rev-055; EFF-14: what answers drawing and discarding is silent."""
        bell = support(
            "test-1", "Ear", NEUTRAL, cost=0,
            text=[forced_response(after(draws()), draw()), forced_response(after(enters_discard(CARD)), draw())],
        )
        table = Scenario(bells=["tommy"], cards=[bell])
        fleming = table.darin.has("Thomas Fleming")
        table.darin.has(bell)
        table.darin.domain(neutral=1)
        table.darin.uses(fleming)
        assert not table.darin.hand

    def test_the_opponents_resources_are_out_of_reach(self) -> None:
        """rev-055: "a domain you control"."""
        table = Scenario(bells=["tommy"])
        fleming = table.darin.has("Thomas Fleming")
        mine, theirs = table.darin.domain(neutral=1), table.tommy.domain(neutral=1)
        resource, kept = mine.resources[0], theirs.resources
        table.darin.uses(fleming)
        assert theirs.resources == kept
        assert table.darin.deck[-1] == resource
