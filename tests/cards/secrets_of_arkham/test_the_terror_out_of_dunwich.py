"""Secrets of Arkham: The Terror out of Dunwich."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
OTHER = character("test-2", "Other", NEUTRAL, cost=2, skill=2)


class TestTheTerrorOutOfDunwich:
    """soa-055."""

    def test_one_resource_stays_on_each_domain(self) -> None:
        """soa-055; RES-6: each player picks for their own domains, the active player first; an empty one stays so."""
        table = Scenario(cards=[MAN, OTHER], phase="resolution", stories=["The Terror out of Dunwich"])
        table.darin.has(MAN, at=table.a)
        table.tokens(table.a, {table.darin: 4})
        first = table.darin.domain(MAN, OTHER, MAN)
        second, empty = table.darin.domain(MAN), table.darin.domain()
        theirs = table.tommy.domain(MAN, OTHER, drained=True)
        kept, gone = first.resources[1], first.resources[0]
        spared = theirs.resources[0]
        while table.decision is not None and table.decision.kind in ("token", "pick-story"):
            table.darin.accepts()
        table.darin.accepts()
        assert set(table.darin.choices()) == set(first.resources)
        table.darin.chooses(kept)
        table.tommy.chooses(spared)
        assert (first.resources, len(second), len(empty)) == ([kept], 1, 0)
        assert theirs.resources == [spared]
        assert gone.in_discard
        table.decline_all()
