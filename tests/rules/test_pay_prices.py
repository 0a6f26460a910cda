"""Rules: prices that texts put on acts, and what may not be played at all (PAY-32 to PAY-35)."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", AGENCY, cost=2, skill=1)
TOUGH = character("test-2", "Tough", AGENCY, cost=2, skill=1, keywords=[TOUGHNESS(3)])
DRAW = event("test-3", "Draw", NEUTRAL, cost=0, text=[action(draw())])
COSTLY = event("test-4", "Costly", AGENCY, cost=1, text=[action(draw())])
SHOT = event("test-5", "Shot", NEUTRAL, cost=0, text=[action(exhaust(choose(CHARACTER.ready)))])
PAIN = support("test-6", "Pain", NEUTRAL, cost=0, text=[price_to_trigger(wound(a(MINE)), who=OPPONENT)])
TOLL = support("test-7", "Toll", NEUTRAL, cost=0, text=[price_to_choose(pay(2), MINE, triggered=True)])
FALL = support(
    "test-8", "Fall", NEUTRAL, cost=0, text=[passive(after(enters_play(THIS)), exhaust(choose(THEIRS.ready)))]
)
GATE = support("test-9", "Gate", NEUTRAL, cost=0, text=[price_to_commit(pay(1), THEIRS)])
FEAR = support("test-10", "Fear", NEUTRAL, cost=0, text=[cannot_commit_alone(THEIRS)])
MOON = support("test-11", "Moon", NEUTRAL, cost=0, text=[while_(DAY_TIME, cannot_play(THIS), in_=HAND)])
SUN = support("test-12", "Sun", NEUTRAL, cost=0, keywords=[DAY])
SWAP = event("test-13", "Swap", NEUTRAL, cost=0, text=[action(take_control(choose(THEIRS)))])
LOYALTY = support("test-14", "Faith", NEUTRAL, cost=0, text=[cannot(CHARACTER, "change control", triggered=True)])
THIEF = support(
    "test-15", "Thief", NEUTRAL, cost=0, text=[passive(after(enters_play(THIS)), take_control(choose(THEIRS)))]
)
BRIBE = event("test-16", "Bribe", NEUTRAL, cost=0, text=[action(must(OPPONENT, one_of(pay(2), sacrifice(a(MINE)))))])
SOFT = event("test-17", "Soft", NEUTRAL, cost=0, text=[action(unless(pay(1), draw(2), by=OPPONENT))])
CARDS = [
    MAN, TOUGH, DRAW, COSTLY, SHOT, PAIN, TOLL, FALL, GATE, FEAR, MOON, SUN, SWAP, LOYALTY, THIEF, BRIBE, SOFT,
]  # fmt: skip


def test_playing_an_event_is_triggering_an_effect() -> None:
    """PAY-34, TIME-26: it is paid with its other costs."""
    table = Scenario(cards=CARDS, stops=True)
    table.tommy.has(PAIN)
    tough = table.darin.has(TOUGH)
    table.darin.domain(agency=1)
    table.darin.plays(table.darin.holds(COSTLY))
    assert tough.wounds == 1
    assert table.darin.domains[0].drained


def test_who_cannot_pay_triggers_nothing() -> None:
    """PAY-34: no character, no wound."""
    table = Scenario(cards=CARDS, stops=True)
    table.tommy.has(PAIN)
    table.tommy.has(MAN)
    assert "PAY-34" in table.darin.why_not(table.darin.holds(DRAW))


def test_the_other_player_triggers_free() -> None:
    """PAY-34: the opponent of whoever has the text."""
    table = Scenario(cards=CARDS, stops=True)
    table.darin.has(PAIN)
    man = table.darin.has(MAN)
    table.darin.plays(table.darin.holds(DRAW))
    assert man.wounds == 0
    assert man.in_play


def test_a_target_of_passive_text_is_free_where_triggered_ones_cost() -> None:
    """PAY-34, TIME-23."""
    table = Scenario(cards=CARDS, stops=True)
    table.tommy.has(TOLL)
    man = table.tommy.has(MAN)
    table.darin.plays(table.darin.holds(FALL))
    assert man.exhausted


def test_a_triggered_effect_pays_for_its_target() -> None:
    """PAY-34, PAY-5: with a domain of its own."""
    table = Scenario(cards=CARDS, stops=True)
    table.tommy.has(TOLL)
    man = table.tommy.has(MAN)
    shot = table.darin.holds(SHOT)
    domain = table.darin.domain(agency=2)
    table.darin.plays(shot)
    assert man.exhausted
    assert domain.drained


def test_who_is_not_paid_for_leaves_no_companion_alone() -> None:
    """PAY-34, EFF-50: with one domain neither of two may go who only go together."""
    table = Scenario(cards=CARDS, phase="commit", stops=True)
    table.tommy.has(GATE)
    table.tommy.has(FEAR)
    one = table.darin.has(MAN)
    table.darin.has(MAN)
    table.darin.domain(agency=3)
    assert not table.darin.may("commit", one)


def test_with_two_domains_both_go() -> None:
    """PAY-34, EFF-50."""
    table = Scenario(cards=CARDS, phase="commit", stops=True)
    table.tommy.has(GATE)
    table.tommy.has(FEAR)
    one, two = table.darin.has(MAN), table.darin.has(MAN)
    table.darin.domain(agency=1)
    table.darin.domain(agency=1)
    table.game.apply(f"commit:{one.id}@{table.a.id}")  # the other one has to go with him
    table.darin.chooses(table.darin.domains[0])
    assert all(domain.drained for domain in table.darin.domains)
    assert one.story == table.a
    assert two.story == table.a


def test_a_card_may_forbid_itself() -> None:
    """PAY-35: by day."""
    table = Scenario(cards=CARDS, stops=True)
    moon = table.darin.holds(MOON)
    table.tommy.has(SUN)
    assert table.darin.why_not(moon) == {"OPS-8"}
    table = Scenario(cards=CARDS, stops=True)
    moon = table.darin.holds(MOON)
    table.darin.plays(moon)
    assert moon.in_play


def test_control_does_not_change_through_a_triggered_effect() -> None:
    """EFF-49, TIME-23."""
    table = Scenario(cards=CARDS, stops=True)
    table.tommy.has(LOYALTY)
    man = table.tommy.has(MAN)
    table.darin.plays(table.darin.holds(SWAP))
    assert man.controller == table.tommy


def test_passive_text_takes_control() -> None:
    """EFF-49, TIME-23."""
    table = Scenario(cards=CARDS, stops=True)
    table.tommy.has(LOYALTY)
    man = table.tommy.has(MAN)
    table.darin.plays(table.darin.holds(THIEF))
    assert man.controller == table.darin


def test_a_payment_that_nobody_can_make_is_no_alternative() -> None:
    """EFF-8, PAY-32: without a domain of two he has to sacrifice."""
    table = Scenario(cards=CARDS, stops=True)
    man = table.tommy.has(MAN)
    table.tommy.domain(agency=1)
    table.darin.plays(table.darin.holds(BRIBE))
    assert man.in_discard


def test_a_payment_that_can_be_made_is() -> None:
    """EFF-8, PAY-32."""
    table = Scenario(cards=CARDS, stops=True)
    man = table.tommy.has(MAN)
    table.tommy.domain(agency=2)
    table.darin.plays(table.darin.holds(BRIBE))
    table.tommy.chooses("Pay 2")
    assert man.in_play
    assert table.tommy.domains[0].drained


def test_nothing_happens_if_it_is_paid() -> None:
    """PAY-32."""
    table = Scenario(cards=CARDS, stops=True)
    table.tommy.domain(agency=1)
    table.darin.plays(table.darin.holds(SOFT))
    table.tommy.accepts()
    assert table.darin.hand == []
