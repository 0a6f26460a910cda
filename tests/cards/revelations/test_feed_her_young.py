"""Revelations: Shub-Niggurath."""

from rlyeh.testing import Scenario


class TestFeedHerYoung:
    """rev-011."""

    def test_it_becomes_a_resource_of_a_drained_domain(self) -> None:
        """rev-011; TIME-29: it does not go to the discard pile; the domain that paid is drained by then."""
        table = Scenario(bells=["darin"])
        ready, paying = table.darin.domain(shub_niggurath=3), table.darin.domain(shub_niggurath=1)
        drained = table.darin.domain(neutral=2, drained=True)
        young = table.darin.holds("Feed Her Young")
        table.darin.plays(young, paying=1)
        table.darin.chooses(drained)
        assert young.is_resource
        assert (len(ready), len(paying), len(drained)) == (3, 1, 3)
        assert len(table.darin.hand) == 1

    def test_the_domain_that_paid_will_do(self) -> None:
        """rev-011; EFF-3: the text does not say "choose", so that the domain is picked when the effect resolves."""
        table = Scenario(bells=["darin"])
        paying, other = table.darin.domain(shub_niggurath=3), table.darin.domain(shub_niggurath=4)
        young = table.darin.holds("Feed Her Young")
        table.darin.plays(young, paying=paying)
        assert young.is_resource
        assert (len(paying), len(other)) == (4, 4)
