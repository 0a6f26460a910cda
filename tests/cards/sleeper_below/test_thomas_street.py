"""The Sleeper Below: 7 Thomas Street."""

from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario

FREE = event("test-1", "Free", HASTUR, cost=0, text=[action(draw())])
DEAR = event("test-2", "Dear", HASTUR, cost=2, text=[action(draw())])
HUT = support("test-3", "Hut", HASTUR, cost=0)
CULTIST = character("test-4", "Cultist", HASTUR, cost=2, skill=1, subtypes="Cultist")
MAN = character("test-5", "Man", HASTUR, cost=2, skill=1)
CARDS = [FREE, DEAR, HUT, CULTIST, MAN]


class TestThomasStreet:
    """tsb-026."""

    def scene(self, size: int, *characters: Card) -> Scenario:
        """Tommy has the house; Darin has a domain of this size and these characters."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        table.tommy.has("7 Thomas Street")
        if size:
            table.darin.domain(hastur=size)
        for card in characters:
            table.darin.has(card)
        return table

    def test_every_event_costs_one_more(self) -> None:
        """tsb-026; FINAL-112: in the same payment."""
        table = self.scene(2)
        assert table.darin.why_not(table.darin.holds(DEAR)) == {"PAY-1"}
        table = self.scene(3)
        table.darin.plays(table.darin.holds(DEAR))
        assert table.darin.domains[0].drained

    def test_a_free_event_costs_one_and_needs_a_match(self) -> None:
        """tsb-026; PAY-2, AMB-59."""
        table = self.scene(0)
        assert table.darin.why_not(table.darin.holds(FREE)) == {"RES-9"}
        table = self.scene(0)
        table.darin.domain(agency=1)
        assert table.darin.why_not(table.darin.holds(FREE)) == {"PAY-2"}

    def test_other_cards_cost_what_they_say(self) -> None:
        """tsb-026: event cards."""
        table = self.scene(0)
        hut = table.darin.holds(HUT)
        table.darin.plays(hut)
        assert hut.in_play

    def test_two_cultists_spare_their_player(self) -> None:
        """tsb-026: one does not, and nobody else's do."""
        table = self.scene(0, CULTIST, CULTIST)
        theirs = table.tommy.holds(FREE)
        free = table.darin.holds(FREE)
        table.darin.plays(free)
        assert free.in_discard
        assert table.tommy.why_not(theirs) == {"RES-9"}
        table = self.scene(0, CULTIST, MAN)
        table.tommy.has(CULTIST)
        assert table.darin.why_not(table.darin.holds(FREE)) == {"RES-9"}
