"""The Order of the Silver Twilight: Yog-Sothoth."""

from rlyeh.language import *
from rlyeh.testing import Scenario

SAINT = character(
    "test-1", "Saint", NEUTRAL, cost=2, skill=2, keywords=[WILLPOWER, FAST, TOUGHNESS(2), HEROIC],
    text=[action(exhaust(THIS), to=draw())],
)
AURA = support("test-2", "Aura", NEUTRAL, cost=1, text=[gains(CHARACTER, keyword=TOUGHNESS(1))])
ROGUE = character("test-3", "Rogue", NEUTRAL, cost=0, skill=1, keywords=[VILLAINOUS])
CARDS = [SAINT, AURA, ROGUE]


class TestCurseOfThePutridHusk:
    """ost-008."""

    def test_every_keyword_is_lost_and_no_ability(self) -> None:
        """ost-008; EFF-19: printed or given, whatever came last; he can still be used."""
        table = Scenario(cards=CARDS, bells=["darin"])
        saint, other = table.darin.has(SAINT), table.darin.has(SAINT)
        table.tommy.has("Curse of the Putrid Husk", on=saint)
        table.darin.has(AURA)
        assert [saint.has(word) for word in (WILLPOWER, FAST, HEROIC)] == [False, False, False]
        assert (saint.toughness, other.toughness, other.has(FAST)) == (0, 3, True)
        table.darin.uses(saint)
        assert len(table.darin.hand) == 1

    def test_who_is_no_hero_any_more_clashes_with_nobody(self) -> None:
        """ost-008; KEY-4."""
        table = Scenario(cards=CARDS, bells=["darin"])
        saint, rogue = table.darin.has(SAINT), table.darin.holds(ROGUE)
        table.tommy.has("Curse of the Putrid Husk", on=saint)
        assert table.darin.may_play(rogue)
