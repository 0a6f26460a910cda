"""The Mark of Madness: Hastur."""

from rlyeh.language import *
from rlyeh.testing import Scenario

READER = character(
    "test-1", "Reader", NEUTRAL, cost=2, skill=2, text=[action(exhaust(THIS), pay(5), to=draw(2), limit=limit_once())],
)
OLD_ONE = character(
    "test-2", "Old One", NEUTRAL, cost=2, skill=2, subtypes="Ancient One", text=[action(exhaust(THIS), to=draw(2))],
)
PLAIN = character("test-3", "Plain", NEUTRAL, cost=2, skill=2)
CARDS = [READER, OLD_ONE, PLAIN]


class TestErichZann:
    """tmom-013."""

    def test_he_uses_an_opponent_s_character(self) -> None:
        """tmom-013; PAY-19: for nothing, and as if it were his player's; it stays ready."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        zann, reader = table.darin.has("tmom-013"), table.tommy.has(READER)
        table.darin.has(READER)
        table.tommy.has(OLD_ONE)
        table.tommy.has(PLAIN)
        table.darin.uses(zann)
        assert (zann.insane, reader.ready) == (True, True)
        assert (len(table.darin.hand), len(table.tommy.hand)) == (2, 0)

    def test_its_limit_holds(self) -> None:
        """tmom-013, FINAL-109: what was used as often as it may be cannot be used once more."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy", "darin"])
        zann, reader = table.darin.has("tmom-013"), table.tommy.has(READER)
        table.tommy.domain(neutral=5)
        table.tommy.uses(reader)
        assert not table.darin.may_use(zann)
