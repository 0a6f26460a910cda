"""Summons of the Deep: Old Sea Dog."""

from rlyeh.language import *
from rlyeh.testing import Scenario

AGENT = character("test-1", "Agent", AGENCY, cost=2, skill=2)
PATRON = support(
    "test-2", "Patron", NEUTRAL, cost=0,
    text=[gains(CHARACTER.faction(AGENCY), skill=1), gains(CHARACTER.faction(NEUTRAL), skill=3)],
)


class TestOldSeaDog:
    """sotd-116."""

    def test_a_character_becomes_neutral_for_the_phase(self) -> None:
        """sotd-116; GEN-7."""
        table = Scenario(cards=[AGENT, PATRON], bells=["darin"])
        dog, agent, other = table.darin.has("Old Sea Dog"), table.tommy.has(AGENT), table.tommy.has(AGENT)
        table.tommy.has(PATRON)
        assert agent.skill == 3
        table.darin.uses(dog, on=agent)
        assert (agent.faction, agent.skill) == (NEUTRAL, 5)
        assert (other.faction, other.skill, dog.exhausted) == (AGENCY, 3, True)
        table.run_to("story")
        assert (agent.faction, agent.skill) == (AGENCY, 3)
