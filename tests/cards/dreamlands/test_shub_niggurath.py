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


class TestGhoulishHag:
    """dl-073."""

    def test_at_night_she_is_played_from_the_discard_pile(self) -> None:
        """dl-073; OPS-10: at her cost."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        table.darin.has(OWL)
        hag = table.darin.discarded("Ghoulish Hag")
        domain = table.darin.domain(shub_niggurath=3)
        table.darin.plays(hag)
        assert hag.in_play
        assert hag.controller == table.darin
        assert domain.drained
        assert not table.darin.discard

    def test_not_by_day_not_in_between_and_not_for_less(self) -> None:
        """dl-073; OPS-10, PAY-1: what is missing is said."""
        for lamp, owl, resources in ((True, False, 3), (False, False, 3), (False, True, 2)):
            table = Scenario(cards=CARDS, bells=["darin"])
            if lamp:
                table.darin.has(LAMP)
            if owl:
                table.tommy.has(OWL)
            hag = table.darin.discarded("Ghoulish Hag")
            table.darin.domain(shub_niggurath=resources)
            assert not table.darin.may_play(hag)

    def test_only_in_ones_own_operations_phase(self) -> None:
        """dl-073; OPS-10, OPS-1."""
        table = Scenario(cards=CARDS, phase="story", bells=["darin"])
        table.darin.has(OWL)
        hag = table.darin.discarded("Ghoulish Hag")
        table.darin.domain(shub_niggurath=3)
        assert not table.darin.may_play(hag)
        table = Scenario(cards=CARDS, active="tommy", bells=["darin"])
        table.darin.has(OWL)
        hag = table.darin.discarded("Ghoulish Hag")
        table.darin.domain(shub_niggurath=3)
        assert not table.darin.may_play(hag)

    def test_the_opponent_does_not_play_her(self) -> None:
        """dl-073: from "your" discard pile."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(OWL)
        hag = table.tommy.discarded("Ghoulish Hag")
        table.darin.domain(shub_niggurath=3)
        assert not table.darin.may_play(hag)

    def test_each_copy_in_the_pile_may_be_played_and_other_cards_may_not(self) -> None:
        """dl-073; OPS-10: she speaks of herself."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has(OWL)
        one, other = table.darin.discarded("Ghoulish Hag"), table.darin.discarded("Ghoulish Hag")
        hut = table.darin.discarded(HUT)
        table.darin.domain(shub_niggurath=3)
        assert table.darin.may_play(one)
        assert table.darin.may_play(other)
        assert not table.darin.may_play(hut)

    def test_by_day_she_is_sacrificed(self) -> None:
        """dl-073: as soon as it is Day."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        hag = table.darin.has("Ghoulish Hag")
        lamp = table.darin.holds(LAMP)
        assert hag.in_play
        table.darin.plays(lamp)
        assert hag.in_discard

    def test_discarded_in_the_night_she_may_be_played_again_at_once(self) -> None:
        """dl-073: the list of what may be played is kept up to date."""
        end = event("test-6", "End", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
        table = Scenario(cards=[*CARDS, end], bells=["darin"])
        table.darin.has(OWL)
        hag = table.darin.has("Ghoulish Hag")
        table.darin.holds(end)
        table.darin.domain(shub_niggurath=3)
        table.darin.plays("End", on=hag)
        assert table.darin.may_play(hag)
