"""The Order of the Silver Twilight: moments, tokens, and what happened before."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=3, skill=2)
LODGE = character("test-2", "Brother", SILVER_TWILIGHT, cost=2, skill=1)
BEAST = character("test-3", "Beast", NEUTRAL, cost=2, skill=1, subtypes="Monster")
SHELF = support("test-4", "Shelf", NEUTRAL, cost=0)
BLAST = event("test-5", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
LEAVE = event("test-6", "Leave", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
CARDS = [MAN, LODGE, BEAST, SHELF, BLAST, LEAVE]


class TestKnightOfTheOuterVoid:
    """ost-023."""

    def test_at_the_beginning_of_ones_refresh_phase_somebody_goes(self) -> None:
        """ost-023; TURN-10: a Silver Twilight character of one's own."""
        table = Scenario(phase="refresh", cards=CARDS, bells=["darin"])
        knight, brother = table.darin.has("Knight of the Outer Void"), table.darin.has(LODGE)
        man, theirs = table.darin.has(MAN), table.tommy.has(LODGE)
        assert table.darin.may_choose(knight, brother)
        table.darin.chooses(brother)
        assert brother.in_hand
        assert man.in_play
        assert theirs.in_play

    def test_not_in_the_opponents(self) -> None:
        """ost-023."""
        table = Scenario(active="tommy", phase="refresh", cards=CARDS, bells=["darin"])
        knight = table.darin.has("Knight of the Outer Void")
        table.expects(table.darin, "action")
        assert knight.in_play


class TestSilverTwilightCollector:
    """ost-033."""

    def test_it_grows_with_every_monster_destroyed(self) -> None:
        """ost-033: an icon for each token."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        collector = table.darin.has("Silver Twilight Collector", tokens=1)
        assert collector.icons == "CC"
        beast, man = table.tommy.has(BEAST), table.tommy.has(MAN)
        table.darin.holds(BLAST)
        table.darin.holds(BLAST)
        table.darin.plays("Blast", on=beast)
        assert collector.icons == "CCC"
        table.tommy.passes()
        table.darin.plays("Blast", on=man)
        assert collector.icons == "CCC"


class TestFriendlyToTheOrder:
    """ost-054."""

    def test_icons_for_each_character_that_left_play_this_phase(self) -> None:
        """ost-054: in whatever way, of either side; supports do not count."""
        table = Scenario(cards=CARDS, bells=["tommy"])
        brother = table.darin.has(LODGE)
        gone = [table.tommy.has(MAN), table.darin.has(MAN), table.tommy.has(SHELF)]
        table.darin.domain(silver_twilight=1)
        for card in (BLAST, LEAVE, BLAST, "Friendly to the Order"):
            table.darin.holds(card)
        for name, victim in zip(("Blast", "Leave", "Blast"), gone, strict=True):
            table.darin.plays(name, on=victim)
            table.tommy.passes()
        table.darin.plays("Friendly to the Order", on=brother)
        assert brother.icons == "CCAA"

    def test_those_of_an_earlier_phase_do_not_count(self) -> None:
        """ost-054."""
        table = Scenario(phase="resource", cards=CARDS, bells=["tommy", "darin"])
        brother, man = table.darin.has(LODGE), table.tommy.has(MAN)
        table.darin.domain(silver_twilight=1)
        table.darin.holds(BLAST)
        table.darin.holds("Friendly to the Order")
        table.darin.passes()
        table.darin.plays("Blast", on=man)
        table.run_to("operations")
        table.darin.plays("Friendly to the Order", on=brother)
        assert brother.icons == ""
