"""The Order of the Silver Twilight: Agency."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", HASTUR, cost=2, skill=2, keywords=[TOUGHNESS(2)])
BRAWL = story("test-2", "Brawl", struggles="C")
CARDS = [MAN, BRAWL]


class TestSisterSofia:
    """ost-001."""

    def won(self, drained: int, there: int) -> tuple[Scenario, CardHandle, list[CardHandle]]:
        """Sofia wins the combat struggle against so many; Tommy has so many drained domains and one more."""
        table = Scenario(phase="resolution", stories=[BRAWL], cards=CARDS, bells=["tommy"])
        sofia = table.darin.has("Sister Sofia", exhausted=True, at=table.a)
        men = [table.tommy.has(MAN, at=table.a) for _ in range(there)]
        table.tommy.has(MAN)
        for _ in range(drained):
            table.tommy.domain(hastur=1, drained=True)
        table.tommy.domain(hastur=1)
        table.darin.domain(agency=1, drained=True)
        table.tommy.chooses(men[0]) if there > 1 else None
        return table, sofia, men

    @pytest.mark.parametrize("drained", [1, 2])
    def test_as_many_are_wounded_as_domains_are_drained(self, drained: int) -> None:
        """ost-001: Tommy's, where she has won; his undrained domain and Darin's drained one do not count."""
        table, sofia, men = self.won(drained, 3)
        before = [man.wounds for man in men]
        table.darin.responds_with(sofia, on=men[1:][:drained])
        assert [man.wounds for man in men] == [
            wounds + int(1 <= place <= drained) for place, wounds in enumerate(before)
        ]
        table.decline_all()

    def test_not_where_there_are_too_few(self) -> None:
        """ost-001; EFF-1: three domains are drained and two characters there."""
        table, sofia, _ = self.won(3, 2)
        assert not any(option.card == sofia.id for option in table.open_decision().options)
        table.decline_all()
