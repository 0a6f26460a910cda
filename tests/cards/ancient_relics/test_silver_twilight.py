"""Ancient Relics: The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.testing import Scenario

READER = character("test-1", "Reader", NEUTRAL, cost=2, skill=2, text=[action(exhaust(THIS), to=draw())])
BOOK = support("test-2", "Book", NEUTRAL, cost=2, text=[action(exhaust(THIS), to=draw())])
NAP = event("test-3", "Nap", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER)))])
CARDS = [READER, BOOK, NAP]


class TestArcaneTampering:
    """ar-064."""

    def test_who_exhausts_for_a_cost_is_sacrificed(self) -> None:
        """ar-064; PAY-27: by its controller, and the effect that was paid for is done."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        table.darin.domain(silver_twilight=2)
        tampering = table.darin.holds("Arcane Tampering")
        reader, other = table.tommy.has(READER), table.tommy.has(READER)
        table.tommy.uses(reader)
        table.darin.plays(tampering)
        assert reader.in_discard
        assert other.in_play
        assert len(table.tommy.hand) == 1

    def test_neither_a_support_nor_who_is_exhausted_by_an_effect(self) -> None:
        """ar-064."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.domain(silver_twilight=2)
        table.darin.holds("Arcane Tampering")
        reader, book, nap = table.tommy.has(READER), table.darin.has(BOOK), table.darin.holds(NAP)
        table.darin.plays(nap, on=reader)
        table.expects(table.darin, "action")
        table.darin.uses(book)
        table.expects(table.darin, "action")
        assert reader.exhausted
