"""Denizens of the Underworld: Cthulhu."""

from rlyeh.language import *
from rlyeh.testing import Scenario

AGENT = character("test-1", "Agent", NEUTRAL, cost=2, skill=2, icons="CII", subtypes="Government")
SLEUTH = character("test-2", "Sleuth", NEUTRAL, cost=2, skill=2, icons="TI", subtypes="Investigator")
CROOK = character("test-3", "Crook", NEUTRAL, cost=2, skill=2, icons="II", subtypes="Criminal")
CLUE = event("test-4", "Clue", NEUTRAL, cost=0, text=[action(until_end_of_phase(gains(choose(CHARACTER), "II")))])
CARDS = [AGENT, SLEUTH, CROOK, CLUE]


class TestRobertFriendly:
    """dotu-044."""

    def test_agents_and_sleuths_at_his_story_find_nothing(self) -> None:
        """dotu-044; EFF-21: on both sides, and what they gain later is lost as well."""
        table = Scenario(cards=CARDS, phase="story", bells=["darin"])
        table.darin.has("Robert Friendly", at=table.a)
        agent, sleuth = table.tommy.has(AGENT, at=table.a), table.darin.has(SLEUTH, at=table.a)
        crook, elsewhere = table.tommy.has(CROOK, at=table.a), table.tommy.has(AGENT, at=table.b)
        home, clue = table.tommy.has(AGENT), table.darin.holds(CLUE)
        assert [card.icons for card in (agent, sleuth, crook, elsewhere, home)] == ["C", "T", "II", "CII", "CII"]
        table.darin.plays(clue, on=agent)
        assert agent.icons == "C"

    def test_at_home_he_troubles_nobody(self) -> None:
        """dotu-044."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Robert Friendly")
        assert table.tommy.has(AGENT, at=table.a).icons == "CII"
        assert table.tommy.has(AGENT).icons == "CII"
