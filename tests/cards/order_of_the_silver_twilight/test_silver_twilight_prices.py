"""The Order of the Silver Twilight: The Order of the Silver Twilight."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

BROTHER = character("test-1", "Brother", SILVER_TWILIGHT, cost=2, skill=1)
NOVICE = character("test-2", "Novice", SILVER_TWILIGHT, cost=1, skill=1)
MAN = character("test-3", "Man", AGENCY, cost=2, skill=1)
HALL = support("test-4", "Hall", SILVER_TWILIGHT, cost=2)
JUMP = event("test-5", "Jump", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
CARDS = [BROTHER, NOVICE, MAN, HALL, JUMP]


class TestSilverTwilightLodge:
    """ost-036."""

    def scene(self, *domains: int) -> tuple[Scenario, CardHandle]:
        """Darin has the Lodge and domains of these sizes."""
        table = Scenario(cards=CARDS, bells=["darin"])
        lodge = table.darin.has("Silver Twilight Lodge")
        for size in domains:
            table.darin.domain(silver_twilight=size)
        return table, lodge

    def test_the_first_character_of_the_turn_is_cheaper(self) -> None:
        """ost-036; FAQ 4.1: the second one is not."""
        table, _ = self.scene(1, 1)
        one, two = table.darin.holds(BROTHER), table.darin.holds(BROTHER)
        table.darin.plays(one)
        assert one.in_play
        assert table.darin.why_not(two) == {"PAY-1"}

    def test_not_below_one(self) -> None:
        """ost-036; PAY-15."""
        table, _ = self.scene()
        assert table.darin.why_not(table.darin.holds(NOVICE)) == {"RES-9"}

    def test_other_cards_are_neither_cheaper_nor_counted(self) -> None:
        """ost-036: characters of the faction only."""
        table, _ = self.scene(1, 2)
        table.darin.domain(agency=1)
        brother = table.darin.holds(BROTHER)
        man, hall = table.darin.holds(MAN), table.darin.holds(HALL)
        assert table.darin.why_not(man) == {"PAY-2"}
        table.darin.plays(hall, paying=2)
        table.darin.plays(brother, paying=1)
        assert brother.in_play

    def test_the_next_turn_begins_anew(self) -> None:
        """ost-036; FAQ 4.1: each turn."""
        table, _ = self.scene(1)
        one, two = table.darin.holds(BROTHER), table.darin.holds(BROTHER)
        table.darin.plays(one)
        for phase in ("refresh", "draw", "refresh", "operations"):
            table.run_to(phase)
        assert table.darin.may_play(two)

    def test_the_opponent_pays_in_full(self) -> None:
        """ost-036: you."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        table.darin.has("Silver Twilight Lodge")
        table.tommy.domain(silver_twilight=1)
        assert table.tommy.why_not(table.tommy.holds(BROTHER)) == {"PAY-1"}

    def test_what_is_put_into_play_is_not_counted(self) -> None:
        """ost-036; EFF-39."""
        table, _ = self.scene(1)
        brother, novice = table.darin.holds(BROTHER), table.darin.holds(NOVICE)
        table.darin.plays(table.darin.holds(JUMP), on=novice)
        table.darin.plays(brother)
        assert novice.in_play
        assert brother.in_play
