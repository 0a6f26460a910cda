"""Isaac Miles (dotu-009): characters go under the deck in place of the discard pile, from wherever."""

import pytest

from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
SHED = support("test-2", "Shed", NEUTRAL, cost=0)
STRIKE = event("test-3", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER_OR_SUPPORT)))])
GRIND = event("test-4", "Grind", NEUTRAL, cost=0, text=[action(mill(3, OPPONENT))])
DROP = event("test-5", "Drop", NEUTRAL, cost=0, text=[action(must(OPPONENT, discard_from_hand()))])
HURT = event("test-6", "Hurt", NEUTRAL, cost=0, text=[action(wound(CHARACTER))])
CARDS = [MAN, SHED, STRIKE, GRIND, DROP, HURT]


class TestIsaacMiles:
    """dotu-009."""

    @pytest.mark.parametrize("rules", ["lcg", "lcg-final"])
    def test_from_play_from_hand_and_from_the_deck(self, rules: str) -> None:
        """dotu-009; EFF-13, STATE-3: on the bottom of its owner's deck."""
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        table.darin.has("Isaac Miles")
        played, decked = table.tommy.has(MAN), table.tommy.decked(MAN)
        table.tommy.decked(SHED)
        strike, grind = table.darin.holds(STRIKE), table.darin.holds(GRIND)
        table.darin.plays(strike, on=played)
        assert table.tommy.deck[0] == played
        table.darin.plays(grind)
        assert decked in table.tommy.deck[:2]  # the third card was a character as well
        assert [card.title for card in table.tommy.discard] == ["Shed"]
        table = Scenario(cards=CARDS, rules=rules, bells=["darin"])
        table.darin.has("Isaac Miles")
        held, drop = table.tommy.holds(MAN), table.darin.holds(DROP)
        table.darin.plays(drop)
        assert table.tommy.deck[0] == held

    def test_other_cards_go_where_they_would(self) -> None:
        """dotu-009: a support card, and an event that was played."""
        table = Scenario(cards=CARDS, bells=["darin"])
        table.darin.has("Isaac Miles")
        shed, strike = table.tommy.has(SHED), table.darin.holds(STRIKE)
        table.darin.plays(strike, on=shed)
        assert (shed.in_discard, strike.in_discard) == (True, True)

    def test_himself_too(self) -> None:
        """dotu-009: he is a character in play when that would happen."""
        table = Scenario(cards=CARDS, bells=["darin"])
        isaac, strike = table.darin.has("Isaac Miles"), table.darin.holds(STRIKE)
        table.darin.plays(strike, on=isaac)
        assert table.darin.deck[0] == isaac

    def test_a_wounded_one_goes_there_once(self) -> None:
        """dotu-009, EFF-53: what is due by itself is not due again before what comes in its place has happened."""
        table = Scenario(cards=CARDS, bells=["darin"])
        isaac, man = table.darin.has("Isaac Miles"), table.tommy.has(MAN)
        hurt = table.darin.holds(HURT)
        table.game.keep_journal()
        table.darin.plays(hurt)
        assert (table.darin.deck[0], table.tommy.deck[0]) == (isaac, man)
        assert len(table.happened(Kind.TO_DECK)) == 2
