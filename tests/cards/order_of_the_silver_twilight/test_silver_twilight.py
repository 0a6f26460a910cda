"""The Order of the Silver Twilight: Silver Twilight."""


from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)
DROP = event("test-2", "Drop", NEUTRAL, cost=0, text=[action(must(EACH_PLAYER, discard_from_hand(2)))])
MILL = event("test-3", "Flood", NEUTRAL, cost=0, text=[action(mill(2, YOU))])
CARDS = [MAN, DROP, MILL]


class TestSenatorNathanielRhodes:
    """ost-017."""

    def scene(self, event_: object, *, mine: int = 2) -> tuple[Scenario, CardHandle]:
        table = Scenario(cards=CARDS, bells=["tommy"])
        senator = table.darin.has("Senator Nathaniel Rhodes")
        for _ in range(mine):
            table.darin.holds(MAN)
        for _ in range(2):
            table.tommy.holds(MAN)
        for _ in range(2):
            table.darin.domain(silver_twilight=1)
        table.darin.plays(table.darin.holds(event_))  # type: ignore[arg-type]
        return table, senator

    def test_he_draws_once_for_all_cards_that_go_together(self) -> None:
        """ost-017; TIME-7: two cards are one time, and Tommy's are none."""
        table, senator = self.scene(DROP)
        table.darin.responds_with(senator, paying=table.darin.domains[0])
        assert len(table.darin.hand) == 1
        table.expects(table.tommy, "action")

    def test_it_may_be_declined(self) -> None:
        """ost-017."""
        table, _ = self.scene(DROP)
        table.darin.passes()
        assert table.darin.hand == []

    def test_cards_of_the_deck_do_not_count(self) -> None:
        """ost-017: they are not discarded from hand."""
        table, _ = self.scene(MILL)
        assert len(table.darin.discard) == 3
        table.expects(table.tommy, "action")
