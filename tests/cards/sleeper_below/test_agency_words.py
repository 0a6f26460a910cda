"""The Sleeper Below: Agency."""

import pytest

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
HUT = support("test-2", "Hut", NEUTRAL, cost=2)
STAB = event("test-3", "Stab", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
LATE = event("test-4", "Late", NEUTRAL, cost=0, text=[action(then(draw(), exhaust(choose(CARD.of(OPPONENT)))))])
SWEEP = event("test-5", "Sweep", NEUTRAL, cost=0, text=[action(wound(CHARACTER.titled("Man")))])
OMEN = support(
    "test-6", "Omen", NEUTRAL, cost=1, text=[forced_response(after(draws_cards()), exhaust(choose(THEIRS)))],
)
DEAL = event("test-7", "Deal", NEUTRAL, cost=0, text=[action(draw())])
CARDS = [MAN, HUT, STAB, LATE, SWEEP, OMEN, DEAL]


class TestInspectorJohnLegrasse:
    """tsb-039."""

    @pytest.mark.parametrize("how", ["Stab", "Late"])
    def test_whoever_aims_at_your_cards_refreshes_a_domain(self, how: str) -> None:
        """tsb-039; EFF-3: chosen with the announcement, or while the effect resolves."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        legrasse, man = table.darin.has("Inspector John Legrasse"), table.darin.has(MAN)
        first, second = table.darin.domain(agency=1, drained=True), table.darin.domain(agency=2, drained=True)
        table.tommy.plays(table.tommy.holds(how), on=man)
        table.darin.responds_with(legrasse)
        table.darin.chooses(second)
        assert (first.drained, second.drained) == (True, False)

    @pytest.mark.parametrize("how", ["theirs", "all", "own"])
    def test_nothing_else_helps(self, how: str) -> None:
        """tsb-039: a target of the opponent's own, no target at all, an effect of yours."""
        active = "darin" if how == "own" else "tommy"
        table = Scenario(cards=CARDS, active=active, bells=[active])
        table.darin.has("Inspector John Legrasse")
        man, theirs = table.darin.has(MAN), table.tommy.has(MAN)
        domain_ = table.darin.domain(agency=1, drained=True)
        player = table.darin if how == "own" else table.tommy
        stab, sweep = player.holds(STAB), player.holds(SWEEP)
        if how == "all":
            player.plays(sweep)
        else:
            player.plays(stab, on=man if how == "own" else theirs)
        table.expects(player, "action")
        assert domain_.drained

    def test_a_forced_response_is_triggered_by_no_opponent(self) -> None:
        """tsb-039; TIME-21, FINAL-101."""
        table = Scenario(cards=CARDS, active="tommy", bells=["tommy"])
        table.darin.has("Inspector John Legrasse", exhausted=True)
        man = table.darin.has(MAN)
        table.tommy.has(OMEN)
        domain_ = table.darin.domain(agency=1, drained=True)
        table.tommy.plays(table.tommy.holds(DEAL), on=man)
        table.expects(table.tommy, "action")
        assert man.exhausted
        assert domain_.drained
