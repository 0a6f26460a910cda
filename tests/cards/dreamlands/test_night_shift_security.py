"""Dreamlands: Night-shift Security."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
DARK = support("test-2", "Dark", NEUTRAL, cost=0, keywords=[NIGHT])
PUSH = event("test-3", "Push", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER.ready)))])
SHOVE = event("test-4", "Shove", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER.ready, 2)))])
SWEEP = event("test-5", "Sweep", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER.ready, up_to=2)))])
HOOK = support("test-6", "Hook", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER.ready)))])
GUST = event("test-7", "Gust", NEUTRAL, cost=0, text=[action(exhaust(CHARACTER))])
CARDS = [MAN, DARK, PUSH, SHOVE, SWEEP, HOOK, GUST]


class TestNightShiftSecurity:
    """dl-001."""

    def scene(self, *, night: bool = True, theirs: int = 0) -> tuple[Scenario, CardHandle, CardHandle]:
        """Darin has the Security and a man, Tommy, who is active, so many men."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin", "tommy"])
        guard, man = table.darin.has("Night-shift Security"), table.darin.has(MAN)
        if night:
            table.darin.has(DARK)
        for _ in range(theirs):
            table.tommy.has(MAN)
        return table, guard, man

    def test_no_character_of_yours_is_the_only_target(self) -> None:
        """dl-001; EFF-48: of the event's own player one may be."""
        table, _, _ = self.scene()
        assert "EFF-1" in table.tommy.why_not(table.tommy.holds(PUSH))
        table, guard, _ = self.scene(theirs=1)
        table.tommy.plays(table.tommy.holds(PUSH))
        assert guard.ready
        assert [card for card in table.tommy.in_play if card.exhausted]

    def test_together_they_may_be_chosen(self) -> None:
        """dl-001; EFF-48."""
        table, guard, man = self.scene()
        table.tommy.plays(table.tommy.holds(SHOVE), on=[guard, man])
        assert guard.exhausted
        assert man.exhausted

    def test_where_one_would_do_another_must_be_chosen_too(self) -> None:
        """dl-001; EFF-48: "up to two" cannot stop at one of them, in whatever order."""
        table, guard, man = self.scene()
        table.tommy.plays(table.tommy.holds(SWEEP))
        table.tommy.chooses(man)
        assert guard.exhausted
        assert man.exhausted

    def test_up_to_two_may_stop_at_somebody_else(self) -> None:
        """dl-001; EFF-48."""
        table = Scenario(cards=CARDS, active="tommy", bells=["darin", "tommy"])
        own, guard = table.tommy.has(MAN), table.darin.has("Night-shift Security")
        table.darin.has(DARK)
        table.tommy.plays(table.tommy.holds(SWEEP), on=own)
        table.tommy.picks_no_more()
        assert own.exhausted
        assert guard.ready

    def test_events_only(self) -> None:
        """dl-001: an ability may choose one of them."""
        table, guard, _ = self.scene()
        table.tommy.uses(table.tommy.has(HOOK), on=guard)
        assert guard.exhausted

    def test_what_chooses_nobody_reaches_all(self) -> None:
        """dl-001; EFF-1."""
        table, guard, man = self.scene()
        table.tommy.plays(table.tommy.holds(GUST))
        assert guard.exhausted
        assert man.exhausted

    def test_only_at_night(self) -> None:
        """dl-001."""
        table, guard, _ = self.scene(night=False)
        table.tommy.plays(table.tommy.holds(PUSH), on=guard)
        assert guard.exhausted
