"""Seekers of Knowledge: Miskatonic University."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

DIGGER = character("test-1", "Digger", MISKATONIC, cost=2, skill=1, subtypes="Explorer")
CHEMIST = character("test-2", "Chemist", MISKATONIC, cost=2, skill=1, subtypes="Scientist")
CLERK = character("test-3", "Clerk", MISKATONIC, cost=2, skill=1, subtypes="Student")
BULLY = character("test-4", "Bully", AGENCY, cost=2, skill=2, text=[action(exhaust(choose(CHARACTER.ready.other)))])
STONE = support("test-5", "Stone", AGENCY, cost=2, text=[action(exhaust(choose(CHARACTER.ready)))])
PUSH = event("test-6", "Push", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER.ready)))])
GLOOM = character("test-7", "Gloom", AGENCY, cost=2, skill=2, text=[gains(CHARACTER.other, skill=1)])
CARDS = [DIGGER, CHEMIST, CLERK, BULLY, STONE, PUSH, GLOOM]


class TestStationEismitte:
    """sok-022."""

    def scene(self, source: str) -> tuple[Scenario, list[CardHandle]]:
        """Tommy uses this card; Darin has the station, an Explorer, a Scientist and a Student."""
        table = Scenario(cards=CARDS, active="tommy")
        table.darin.has("Station Eismitte")
        three = [table.darin.has(card) for card in (DIGGER, CHEMIST, CLERK)]
        table.tommy.has(DIGGER)
        table.tommy.uses(table.tommy.has(next(card for card in CARDS if card.title == source)))
        return table, three

    def test_abilities_of_characters_do_not_reach_them(self) -> None:
        """sok-022; TIME-26: others are reached, and so are Tommy's own Explorers."""
        table, (digger, chemist, clerk) = self.scene("Bully")
        assert digger not in table.tommy.choices()
        assert chemist not in table.tommy.choices()
        table.tommy.chooses(clerk)
        assert clerk.exhausted

    def test_those_of_supports_do(self) -> None:
        """sok-022: character abilities."""
        table, (digger, _, _) = self.scene("Stone")
        table.tommy.chooses(digger)
        assert digger.exhausted

    def test_events_do(self) -> None:
        """sok-022."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin"])
        table.darin.has("Station Eismitte")
        digger = table.darin.has(DIGGER)
        table.tommy.plays(table.tommy.holds(PUSH), on=digger)
        assert digger.exhausted

    def test_passive_text_of_characters_does(self) -> None:
        """sok-022; TIME-23."""
        table = Scenario(cards=CARDS)
        table.darin.has("Station Eismitte")
        digger = table.darin.has(DIGGER)
        table.tommy.has(GLOOM)
        assert digger.skill == 2
