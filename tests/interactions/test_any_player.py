"""Abilities that any player may use: Responses and Disrupts as well as Actions (TIME-33)."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
BAZAAR = support(
    "test-2", "Bazaar", NEUTRAL, cost=0,
    text=[response(after(enters_play(CHARACTER)), draw(), any_player=True)],
)
SHELTER = support(
    "test-3", "Shelter", NEUTRAL, cost=0,
    text=[disrupt(when(would_be("destroyed", CHARACTER)), discard_from_hand(), to=cancel("that"), any_player=True)],
)
STRIKE = event("test-4", "Strike", NEUTRAL, cost=0, text=[action(destroy(choose(CHARACTER)))])
MARTYR = character(
    "test-5", "Martyr", NEUTRAL, cost=2, skill=2,
    text=[response(after(is_("destroyed", THIS)), draw(), any_player=True)],
)
CARDS = [MAN, BAZAAR, SHELTER, STRIKE, MARTYR]


def test_the_opponent_may_respond_with_it() -> None:
    """TIME-33: the opponent is "you" then, and the card has answered."""
    table = Scenario(cards=CARDS, bells=["darin"])
    bazaar, man = table.tommy.has(BAZAAR), table.darin.holds(MAN)
    table.darin.domain(neutral=2)
    table.darin.plays(man)
    table.darin.responds_with(bazaar)
    assert len(table.darin.hand) == 1
    assert table.tommy.hand == []
    table.expects(table.darin, "action")


def test_its_controller_may_when_the_opponent_has_passed() -> None:
    """TIME-33, TIME-15: opportunities alternate as ever."""
    table = Scenario(cards=CARDS, bells=["darin"])
    bazaar, man = table.tommy.has(BAZAAR), table.darin.holds(MAN)
    table.darin.domain(neutral=2)
    table.darin.plays(man)
    table.darin.passes()
    table.tommy.responds_with(bazaar)
    assert len(table.tommy.hand) == 1


def test_either_may_disrupt_with_it_who_can_pay() -> None:
    """TIME-33, PAY-7: the cost is that of whoever uses it."""
    table = Scenario(cards=CARDS, bells=["darin"])
    shelter, man = table.darin.has(SHELTER), table.tommy.has(MAN)
    held = table.tommy.holds(MAN)
    table.darin.plays(table.darin.holds(STRIKE), on=man)
    table.tommy.disrupts_with(shelter)
    assert man.in_play
    assert held.in_discard


def test_so_may_they_with_a_card_that_has_left_play() -> None:
    """TIME-33, TIME-18: its last words are anybody's."""
    table = Scenario(cards=CARDS, bells=["darin"])
    martyr = table.tommy.has(MARTYR)
    table.darin.plays(table.darin.holds(STRIKE), on=martyr)
    table.darin.responds_with(martyr)
    assert len(table.darin.hand) == 1
