"""Dreamlands: Shub-Niggurath."""

from rlyeh.language import *
from rlyeh.testing import Scenario

LAMP = support("test-1", "Lamp", NEUTRAL, cost=0, keywords=[DAY])
OWL = support("test-2", "Owl", NEUTRAL, cost=0, keywords=[NIGHT])
HUT = support("test-3", "Hut", NEUTRAL, cost=0)
SUMMON = event("test-4", "Summon", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
MOURN = support(
    "test-5", "Mourn", NEUTRAL, cost=0, text=[forced_response(after(is_("destroyed", SUPPORT)), draw())]
)
CARDS = [LAMP, OWL, HUT, SUMMON, MOURN]


class TestShuggobGhoulSage:
    """dl-093."""

    def test_played_it_discards_all_day_cards(self) -> None:
        """dl-093; STATE-25: of both players; other cards stay, and nothing is destroyed."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        mine, theirs, hut = table.darin.has(LAMP), table.tommy.has(LAMP), table.tommy.has(HUT)
        table.darin.has(MOURN)
        shuggob = table.darin.holds("Shuggob, Ghoul Sage")
        table.darin.domain(shub_niggurath=3)
        table.darin.plays(shuggob)
        assert shuggob.in_play
        assert mine.in_discard
        assert theirs.in_discard
        assert hut.in_play
        assert not table.darin.hand

    def test_night_cards_stay(self) -> None:
        """dl-093: it is a Night card itself."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        owl = table.tommy.has(OWL)
        shuggob = table.darin.holds("Shuggob, Ghoul Sage")
        table.darin.domain(shub_niggurath=3)
        table.darin.plays(shuggob)
        assert owl.in_play
        assert shuggob.has(NIGHT)

    def test_put_into_play_it_discards_nothing(self) -> None:
        """dl-093; EFF-39: putting into play is no playing."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        lamp = table.tommy.has(LAMP)
        shuggob = table.darin.holds("Shuggob, Ghoul Sage")
        table.darin.holds(SUMMON)
        table.darin.plays("Summon")
        assert shuggob.in_play
        assert lamp.in_play

    def test_another_card_that_is_played_discards_nothing(self) -> None:
        """dl-093: a bystander."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has("Shuggob, Ghoul Sage")
        lamp = table.tommy.has(LAMP)
        table.darin.domain(neutral=1)
        table.darin.plays(table.darin.holds(HUT))
        assert lamp.in_play
