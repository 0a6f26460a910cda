"""Seekers of Knowledge: The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
BROTHER = character("test-2", "Brother", SILVER_TWILIGHT, cost=2, skill=1)
HALL = support("test-3", "Hall", AGENCY, cost=2)
AID = support("test-4", "Aid", NEUTRAL, cost=0, text=[always(costs(CARD, -1))])
TAX = support("test-5", "Tax", NEUTRAL, cost=0, text=[always(costs(CARD, 1))])
CHARM = event("test-6", "Charm", NEUTRAL, cost=0, subtypes="Spell", text=[action(draw())])
RITE = event("test-7", "Rite", NEUTRAL, cost=0, subtypes="Ritual", text=[action(draw())])
NOTE = event("test-8", "Note", NEUTRAL, cost=0, subtypes="Tactic", text=[action(draw())])
CARDS = [MAN, BROTHER, HALL, AID, TAX, CHARM, RITE, NOTE]


class TestCarlStanford:
    """sok-051."""

    def test_nothing_lowers_the_cost_of_other_characters(self) -> None:
        """sok-051; PAY-33: whoever plays them; characters of his faction and other cards are as cheap as ever."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has("Carl Stanford")
        table.darin.has(AID)
        table.darin.domain(agency=1)
        table.darin.domain(silver_twilight=1)
        man, brother, hall = (table.darin.holds(card) for card in (MAN, BROTHER, HALL))
        assert table.darin.why_not(man) == {"PAY-1"}
        assert table.darin.may_play(hall)
        table.darin.plays(brother)
        assert brother.in_play

    def test_what_raises_it_still_does(self) -> None:
        """sok-051; PAY-33: 2 and 1 more, the reduction being left out."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.tommy.has("Carl Stanford")
        table.darin.has(AID)
        table.darin.has(TAX)
        table.darin.domain(agency=2)
        man = table.darin.holds(MAN)
        assert table.darin.why_not(man) == {"PAY-1"}
        assert table.game.explain(man.id, "cost").value == 3

    def test_his_action_brings_back_a_spell_or_a_ritual(self) -> None:
        """sok-051: once a turn, for 1; a Tactic stays where it is."""
        table = Scenario(cards=CARDS, bells=["darin"])
        carl = table.darin.has("Carl Stanford")
        charm, rite = table.darin.discarded(CHARM), table.darin.discarded(RITE)
        table.darin.discarded(NOTE)
        for _ in range(2):
            table.darin.domain(agency=1)
        table.darin.uses(carl)
        assert table.darin.may_choose(charm, rite)
        table.darin.chooses(rite, table.darin.domains[0])
        assert rite.in_hand
        assert "FINAL-109" in table.darin.why_not(carl)
