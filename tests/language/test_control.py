"""Words about who controls cards: for a time, for good, and one claim over another."""

from rlyeh.language import *
from rlyeh.testing import CardHandle, Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=1, skill=1)
BRIBE = event("test-2", "Bribe", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER)))])
LOAN = event("test-3", "Loan", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER), until=END_OF_PHASE))])
LEASE = event("test-4", "Lease", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER), until=END_OF_TURN))])
CARDS = [MAN, BRIBE, LOAN, LEASE]


def scene() -> tuple[Scenario, CardHandle]:
    table = Scenario(cards=CARDS, bells=("darin", "tommy"))
    return table, table.tommy.has(MAN)


def test_control_without_a_duration_stays() -> None:
    """EFF-16."""
    table, man = scene()
    table.darin.plays(table.darin.holds(BRIBE))
    table.run_to("end")
    table.run_to("operations")
    assert man.controller is table.darin


def test_control_for_the_turn_outlasts_the_phase() -> None:
    """EFF-16, TURN-6."""
    table, man = scene()
    table.darin.plays(table.darin.holds(LEASE))
    table.run_to("story")
    assert man.controller is table.darin
    table.run_to("refresh")
    assert man.controller is table.tommy


def test_when_a_later_claim_ends_the_earlier_one_counts_again() -> None:
    """EFF-17: bought for good, lent back for the phase, and then the buyer's again."""
    table, man = scene()
    bribe, loan = table.darin.holds(BRIBE), table.tommy.holds(LOAN)
    table.darin.plays(bribe)
    table.tommy.plays(loan)
    assert man.controller is table.tommy
    table.run_to("story")
    assert man.controller is table.darin


def test_a_card_that_left_play_is_not_fetched_back() -> None:
    """STATE-4: what comes back is another object."""
    again = event("test-5", "Again", NEUTRAL, cost=0, text=[action(return_to_hand(choose(CHARACTER)))])
    summons = event("test-6", "Call", NEUTRAL, cost=0, text=[action(put_into_play(choose(CHARACTER.in_(HAND))))])
    table = Scenario(cards=[*CARDS, again, summons], bells=("darin", "tommy"))
    man = table.tommy.has(MAN)
    loan, back = table.darin.holds(LEASE), table.darin.holds(again)
    call, bribe = table.tommy.holds(summons), table.darin.holds(BRIBE)
    table.darin.plays(loan)
    table.tommy.passes()
    table.darin.plays(back)
    table.tommy.plays(call)
    table.darin.plays(bribe)
    table.run_to("refresh")
    assert man.controller is table.darin
