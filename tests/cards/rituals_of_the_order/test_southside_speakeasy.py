"""The Rituals of the Order: Syndicate."""

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.testing import Scenario


class TestSouthsideSpeakeasy:
    """roto-057."""

    def test_a_syndicate_resource_goes_to_another_domain(self) -> None:
        """roto-057; RES-14: from a drained one as well, and nothing is refreshed."""
        table = Scenario(bells=["tommy"])
        pub = table.darin.has("Southside Speakeasy")
        first = table.darin.domain(syndicate=1, agency=1, drained=True)
        second = table.darin.domain(neutral=1)
        third = table.darin.domain()
        moved = first.resources[0]
        table.game.keep_journal()
        table.darin.uses(pub)
        table.darin.chooses(third)
        assert third.resources == [moved]
        assert len(first.resources) == 1
        assert (first.drained, second.drained, third.drained) == (True, False, False)
        assert len(table.happened(Kind.MOVE_RESOURCE)) == 1
        assert not table.happened(Kind.ATTACH_RESOURCE)

    def test_of_several_one_is_picked(self) -> None:
        """roto-057: only Syndicate resources, only one's own."""
        table = Scenario(bells=["tommy"])
        pub = table.darin.has("Southside Speakeasy")
        mine = [table.darin.domain(syndicate=1) for _ in range(2)]
        table.darin.domain(agency=1)
        table.tommy.domain(syndicate=1)
        table.darin.uses(pub)
        one, other = mine[0].resources[0], mine[1].resources[0]
        assert table.darin.may_choose(one, other)
        table.darin.chooses(other, mine[0])
        assert mine[0].resources == [one, other]
        assert not mine[1].resources

    def test_what_it_can_pay_follows_it(self) -> None:
        """roto-057; PAY-1: the domain is worth more at once."""
        table = Scenario(bells=["tommy"])
        pub, eyes = table.darin.has("Southside Speakeasy"), table.darin.holds("Eyes in a Jar")
        first, second = table.darin.domain(syndicate=1), table.darin.domain(neutral=1)
        assert "PAY-1" in table.darin.why_not(eyes)
        table.darin.uses(pub)
        assert len(second.resources) == 2
        table.tommy.passes()
        table.darin.plays(eyes)
        assert eyes.in_play
        assert second.drained
        assert not first.drained

    def test_with_one_domain_or_without_a_syndicate_resource_it_does_nothing(self) -> None:
        """roto-057; RES-14, EFF-1."""
        table = Scenario(bells=["darin"])
        pub = table.darin.has("Southside Speakeasy")
        table.darin.domain(syndicate=1)
        assert not table.darin.may_use(pub)
        table = Scenario(bells=["darin"])
        pub = table.darin.has("Southside Speakeasy")
        table.darin.domain(agency=1)
        table.darin.domain(agency=1)
        assert not table.darin.may_use(pub)
