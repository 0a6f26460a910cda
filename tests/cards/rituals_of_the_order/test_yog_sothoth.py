"""The Rituals of the Order: Yog-Sothoth."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=0, skill=1)
CALL = event("test-2", "Call", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
NEST = support(
    "test-3", "Nest", NEUTRAL, cost=0, text=[passive(after(enters_play(THIS)), put_into_play(a(CHARACTER.in_(HAND))))]
)
CARDS = [MAN, CALL, NEST]


class TestStalkingHound:
    """roto-039."""

    def scene(self, discarded: bool = False) -> tuple[Scenario, CardHandle, CardHandle]:
        """Darin holds a man, Tommy the Hound, or it lies in his discard pile."""
        table = Scenario(cards=CARDS, stops=True)
        hound = table.tommy.discarded("Stalking Hound") if discarded else table.tommy.holds("Stalking Hound")
        return table, hound, table.darin.holds(MAN)

    def test_it_follows_who_was_put_into_play(self) -> None:
        """roto-039; EFF-49: from hand or discard pile."""
        for discarded in (False, True):
            table, hound, man = self.scene(discarded)
            table.darin.plays(table.darin.holds(CALL))
            table.tommy.responds_with(hound)
            assert man.in_play
            assert hound.in_play

    def test_who_was_played_is_not_followed(self) -> None:
        """roto-039; EFF-39."""
        table, hound, man = self.scene()
        table.darin.plays(man)
        table.expects(table.tommy, "action")
        assert hound.in_hand

    def test_nor_who_came_by_passive_text(self) -> None:
        """roto-039; TIME-23."""
        table, hound, man = self.scene()
        table.darin.plays(table.darin.holds(NEST))
        table.expects(table.tommy, "action")
        assert man.in_play
        assert hound.in_hand

    def test_nor_its_own_players_characters(self) -> None:
        """roto-039: an opponent's."""
        table = Scenario(cards=CARDS, stops=True, active="tommy")
        hound = table.tommy.holds("Stalking Hound")
        man, call = table.tommy.holds(MAN), table.tommy.holds(CALL)
        table.tommy.plays(call, on=man)
        assert hound.in_hand
        table.expects(table.darin, "action")
