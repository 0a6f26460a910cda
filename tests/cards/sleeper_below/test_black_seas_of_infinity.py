"""The Sleeper Below: Black Seas of Infinity."""

from rlyeh.testing import Scenario


class TestBlackSeasOfInfinity:
    """tsb-029."""

    def test_every_domain_of_both_players_is_drained(self) -> None:
        """tsb-029; RES-9: also what is drained already stays so."""
        table = Scenario(phase="story", bells=["darin"])
        mine = [table.darin.domain(cthulhu=2), table.darin.domain(cthulhu=1), table.darin.domain(drained=True)]
        theirs = [table.tommy.domain(neutral=1), table.tommy.domain()]
        table.darin.plays(table.darin.holds("Black Seas of Infinity"))
        assert all(domain.drained for domain in [*mine, *theirs])

    def test_only_in_a_story_phase(self) -> None:
        """tsb-029: either player's."""
        table = Scenario(bells=["darin"])
        table.darin.domain(cthulhu=2)
        assert not table.darin.may_play(table.darin.holds("Black Seas of Infinity"))
