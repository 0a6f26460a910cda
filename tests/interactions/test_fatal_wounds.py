"""A character dies of a wound: what waits for the wound looks at it as it was (TIME-30, STATE-4)."""

from rlyeh.language import *
from rlyeh.testing import Scenario

MAN = character("test-1", "Man", NEUTRAL, cost=2, skill=2)
STRIKE = event("test-2", "Strike", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
NURSE = support(
    "test-3", "Nurse", NEUTRAL, cost=0,
    text=[response(after(is_("wounded", CHARACTER.committed)), wound(a(CHARACTER.at(story_of(THAT_CHARACTER)))))],
)
THIEF = event(
    "test-4", "Thief", NEUTRAL, cost=0, text=[action(take_control(choose(CHARACTER), until=END_OF_PHASE))],
)
GUARD = support("test-5", "Guard", NEUTRAL, cost=0, text=[response(after(is_("wounded", MINE)), draw())])
CARDS = [MAN, STRIKE, NURSE, THIEF, GUARD]


def test_who_died_at_a_story_was_committed_to_it() -> None:
    """TIME-30: the text means the dead one, and knows its story; who is elsewhere is not reached."""
    table = Scenario(cards=CARDS, phase="commit")
    nurse, strike = table.darin.has(NURSE), table.darin.holds(STRIKE)
    dead, friend, neighbor, far = (table.darin.has(MAN) for _ in range(4))
    table.darin.domain(neutral=1)
    table.darin.commits({dead: table.a, friend: table.a, neighbor: table.a, far: table.b})
    table.darin.commits_no_more()
    table.darin.plays(strike, on=dead)
    table.darin.responds_with(nurse)
    assert table.darin.choices() == [friend, neighbor]
    table.darin.chooses(friend)
    table.decline_all()
    assert friend.in_discard
    assert far.in_play


def test_who_died_at_home_was_not_committed() -> None:
    table = Scenario(cards=CARDS, bells=["darin"])
    table.darin.has(NURSE)
    strike, man = table.darin.holds(STRIKE), table.darin.has(MAN)
    table.darin.domain(neutral=1)
    table.darin.plays(strike, on=man)
    assert man.in_discard
    table.expects(table.darin, "action")


def test_who_died_under_your_control_was_yours() -> None:
    """TIME-30, STATE-4: not its owner's, whose discard pile it lies in."""
    table = Scenario(cards=CARDS, bells=["darin"])
    mine, theirs = table.darin.has(GUARD), table.tommy.has(GUARD)
    man = table.tommy.has(MAN)
    thief, strike = table.darin.holds(THIEF), table.darin.holds(STRIKE)
    table.darin.domain(neutral=1)
    table.darin.domain(neutral=1)
    table.darin.plays(thief, on=man, paying=0)
    table.darin.plays(strike, on=man, paying=1)
    table.darin.responds_with(mine)
    assert len(table.darin.hand) == 1
    assert table.tommy.hand == []
    assert theirs.in_play
    assert man.in_discard
