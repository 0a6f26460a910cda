"""Ancient Relics: Yog-Sothoth."""

import pytest

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=2)
NEWS = event("test-2", "News", NEUTRAL, cost=0, text=[action(draw())])
RUMOR = event("test-3", "Rumor", NEUTRAL, cost=0, text=[action(draw())])
WAKE = event("test-4", "Wake", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER.exhausted)))])
CARDS = [MAN, NEWS, RUMOR, WAKE]


class TestTheLargeMan:
    """ar-027."""

    @pytest.mark.parametrize("active", ["darin", "tommy"])
    def test_whoever_succeeds_loses_two_cards_from_the_deck(self, active: str) -> None:
        """ar-027: either player, the other one does not."""
        table = Scenario(active=active, phase="resolution", cards=CARDS, bells=["darin", "tommy"])
        table.darin.has("The Large Man")
        winner = getattr(table, active)
        winner.has(MAN, exhausted=True, at=table.a)
        table.decline_all()
        assert len(winner.discard) == 2
        assert len(winner.opponent.discard) == 0

    def pile(self, rules: str = "lcg") -> tuple[Scenario, CardHandle, list[CardHandle]]:
        table = Scenario(cards=CARDS, rules=rules, bells=["darin", "tommy"])
        large = table.darin.has("The Large Man")
        cards = [table.darin.discarded(card) for card in (NEWS, RUMOR, MAN)]
        return table, large, cards

    def test_the_topmost_event_comes_back(self) -> None:
        """ar-027: not the one below it, and not the character that lies higher."""
        table, large, (news, rumor, man) = self.pile()
        table.darin.uses(large)
        assert (news.in_discard, rumor.in_hand, man.in_discard, large.exhausted) == (True, True, True, True)

    def test_the_opponents_pile_is_none_of_his(self) -> None:
        """ar-027."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        large, theirs = table.darin.has("The Large Man"), table.tommy.discarded(NEWS)
        table.darin.uses(large)
        assert theirs.in_discard

    @pytest.mark.parametrize(("rules", "again"), [("lcg", True), ("lcg-final", False)])
    def test_how_often(self, rules: str, again: bool) -> None:
        """ar-027; FAQ 4.1: once per phase; before, as often as he is ready."""
        table, large, _ = self.pile(rules)
        wake = table.darin.holds(WAKE)
        table.darin.uses(large)
        table.tommy.passes()
        table.darin.plays(wake, on=large)
        table.tommy.passes()
        assert table.darin.may("use", large) is again
