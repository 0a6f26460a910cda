"""Revelations: The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.testing import Scenario

BROTHER = character("test-1", "Brother", SILVER_TWILIGHT, cost=1, skill=2, subtypes="Lodge")
MAN = character("test-2", "Man", NEUTRAL, cost=1, skill=2)
HUT = support("test-3", "Hut", NEUTRAL, cost=0)
CALL = event("test-4", "Call", NEUTRAL, cost=0, text=[action(put_into_play(choose(CARD.in_(HAND))))])
CARDS = [BROTHER, MAN, HUT, CALL]


class TestAdeptOfTheSecondOrder:
    """rev-114."""

    def test_a_character_put_into_play_readies_a_brother(self) -> None:
        """rev-114; EFF-41: itself too, but nobody outside the Lodge."""
        table = Scenario(cards=CARDS, bells=["darin"])
        adept = table.darin.has("Adept of the Second Order", exhausted=True)
        tired, stranger = table.darin.has(BROTHER, exhausted=True), table.darin.has(MAN, exhausted=True)
        man = table.darin.holds(MAN)
        table.darin.plays(table.darin.holds(CALL), on=man)
        table.darin.responds_with(adept)
        assert table.darin.may_choose(adept, tired)
        table.darin.chooses(tired)
        assert tired.ready
        assert stranger.exhausted

    def test_neither_a_character_that_is_played_nor_a_support(self) -> None:
        """rev-114; EFF-39: what is played is not put into play."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Adept of the Second Order", exhausted=True)
        table.darin.domain(neutral=1)
        man, hut, call = table.darin.holds(MAN), table.darin.holds(HUT), table.darin.holds(CALL)
        table.darin.plays(man)
        table.expects(table.darin, "action")
        table.darin.plays(call, on=hut)
        assert hut.in_play
        table.expects(table.darin, "action")
