"""The Thousand Young: Shub-Niggurath."""

from rlyeh.language import AGENCY, INVULNERABILITY, NEUTRAL, TOUGHNESS, action, character, choose, destroy, event
from rlyeh.language import CHARACTER as ANYBODY
from rlyeh.testing import CardHandle, Scenario

GIANT = character("test-1", "Giant", AGENCY, cost=1, skill=5, keywords=[TOUGHNESS(5)])
STONE = character("test-2", "Stone", AGENCY, cost=1, skill=5, keywords=[INVULNERABILITY])
MAN = character("test-3", "Man", AGENCY, cost=1, skill=2)
BLAST = event("test-4", "Blast", NEUTRAL, cost=0, text=[action(destroy(choose(ANYBODY)))])
CARDS = [GIANT, STONE, MAN, BLAST]


def table_of() -> Scenario:
    return Scenario(cards=CARDS, bells=["darin", "tommy"])


class TestBaka:
    """tty-009."""

    def baka_enters(self, table: Scenario) -> CardHandle:
        table.darin.domain(shub_niggurath=3)
        baka = table.darin.holds("Baka")
        table.darin.plays(baka)
        return baka

    def test_it_wounds_one_of_either_side(self) -> None:
        table = table_of()
        mine, theirs = table.darin.has(GIANT), table.tommy.has(GIANT)
        baka = self.baka_enters(table)
        table.darin.responds_with(baka)
        assert mine.wounds == 1
        assert theirs.wounds == 1
        assert baka.wounds == 0

    def test_not_itself_and_not_without_both(self) -> None:
        """EFF-1."""
        table = table_of()
        table.tommy.has(GIANT)
        table.darin.has(STONE)
        baka = self.baka_enters(table)
        assert not table.darin.may_use(baka)

    def test_it_comes_back_by_the_deck(self) -> None:
        """KEY-19."""
        table = table_of()
        baka = table.darin.has("Baka")
        table.tommy.holds(BLAST)
        table.darin.passes()
        table.tommy.plays("Blast", on=baka)
        table.darin.accepts()
        assert table.darin.deck[-1] == baka


class TestTheBlackGoatsMilk:
    """tty-025."""

    def test_its_host_is_tougher_and_has_two_icons_more(self) -> None:
        table = table_of()
        man, other = table.tommy.has(MAN), table.tommy.has(MAN)
        table.darin.has("The Black Goat's Milk", on=man)
        assert man.toughness == 1
        assert man.icons == "TC"
        assert other.toughness == 0
        assert other.icons == ""

    def test_toughness_adds_up(self) -> None:
        """KEY-12."""
        table = table_of()
        giant = table.darin.has(GIANT)
        table.darin.has("The Black Goat's Milk", on=giant)
        assert giant.toughness == 6

    def test_it_is_poured_out_with_its_host_and_is_there_again(self) -> None:
        """KEY-19, STATE-29: its controller is asked, not that of the host; it may as well be let go."""
        for answer in ("yes", "no"):
            table = table_of()
            man = table.tommy.has(MAN)
            milk = table.darin.has("The Black Goat's Milk", on=man)
            table.darin.holds(BLAST)
            table.darin.plays("Blast", on=man)
            assert man.in_discard
            table.expects(table.darin, "keep")
            table.darin.chooses(answer)
            assert (table.darin.deck[-1] == milk) is (answer == "yes")
            assert milk.in_discard is (answer == "no")


class TestIaIa:
    """tty-032."""

    def plays(self, table: Scenario) -> None:
        table.darin.domain(shub_niggurath=4)
        table.darin.holds("Iä! Iä!")
        table.darin.plays("Iä! Iä!")

    def test_what_comes_off_ones_own_goes_to_theirs(self) -> None:
        table = table_of()
        mine, more = table.darin.has(GIANT, wounds=2), table.darin.has(GIANT, wounds=1)
        theirs, second = table.tommy.has(GIANT), table.tommy.has(GIANT)
        self.plays(table)
        table.darin.chooses(theirs, theirs, second)
        assert [mine.wounds, more.wounds] == [0, 0]
        assert [theirs.wounds, second.wounds] == [2, 1]

    def test_their_wounds_stay_and_who_cannot_be_wounded_takes_none(self) -> None:
        table = table_of()
        table.darin.has(GIANT, wounds=1)
        theirs, stone = table.tommy.has(GIANT, wounds=1), table.tommy.has(STONE)
        self.plays(table)
        assert theirs.wounds == 2
        assert stone.wounds == 0

    def test_without_wounds_there_is_nothing_to_deal(self) -> None:
        table = table_of()
        table.darin.has(GIANT)
        theirs = table.tommy.has(GIANT)
        self.plays(table)
        assert theirs.wounds == 0
        assert not table.darin.hand

    def test_a_wound_may_kill(self) -> None:
        """STATE-21."""
        table = table_of()
        table.darin.has(GIANT, wounds=1)
        man = table.tommy.has(MAN)
        self.plays(table)
        assert man.in_discard
