"""Terror in Venice: Shub-Niggurath."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

GOAT = character("test-1", "Goat", SHUB_NIGGURATH, cost=3, skill=3)
COP = character("test-2", "Cop", AGENCY, cost=3, skill=3)
DUSK = support("test-3", "Dusk", NEUTRAL, cost=1, keywords=[NIGHT])
NOON = support("test-4", "Noon", NEUTRAL, cost=1, keywords=[DAY])
CARDS = [GOAT, COP, DUSK, NOON]


class TestUntimelyBurial:
    """tiv-038."""

    @pytest.mark.parametrize(("time", "kept"), [(DUSK, True), (NOON, False), (None, False)])
    def test_a_character_is_buried_and_by_night_the_card_comes_back(self, time: object, kept: bool) -> None:
        """tiv-038; DRAW-6, EFF-37: only one of the faction; the deck is shuffled."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        if time is not None:
            table.tommy.has(time)  # type: ignore[arg-type]
        goat, cop = table.darin.decked(GOAT), table.darin.decked(COP)
        burial = table.darin.holds("Untimely Burial")
        table.darin.domain(shub_niggurath=1)
        table.darin.plays(burial)
        assert table.darin.choices() == [goat]
        table.darin.chooses(goat)
        assert (goat.in_discard, cop.in_deck) == (True, True)
        assert (burial.in_hand, burial.in_discard) == (kept, not kept)

    def test_nothing_need_be_found(self) -> None:
        """tiv-038; DRAW-6."""
        table = Scenario(cards=CARDS, bells=["darin", "tommy"])
        goat = table.darin.decked(GOAT)
        table.darin.domain(shub_niggurath=1)
        table.darin.plays(table.darin.holds("Untimely Burial"))
        table.darin.picks_no_more()
        assert goat.in_deck
