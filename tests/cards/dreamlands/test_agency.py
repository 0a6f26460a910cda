"""Dreamlands: Agency."""

from rlyeh.language import *
from rlyeh.testing import Scenario

GUARD = character("test-1", "Guard", HASTUR, cost=2, skill=1, icons="C")
SCOUT = character("test-2", "Scout", AGENCY, cost=1, skill=1, icons="I")
WALL = character("test-3", "Wall", HASTUR, cost=2, skill=3)
TOWER = character("test-4", "Tower", HASTUR, cost=2, skill=5)
BRAWL = story("test-20", "Brawl", struggles="C")
STROLL = story("test-21", "Stroll", struggles="C")


def captain_by_day(phase: str = "after defend", day: bool = True) -> Scenario:
    """Two domains can pay for The Captain's ability."""
    table = Scenario(phase=phase, cards=[GUARD, SCOUT, WALL, TOWER, BRAWL, STROLL], stories=[BRAWL, STROLL])
    if day:
        table.darin.has("The Rays of Dawn")
    table.darin.domain(neutral=2)
    table.darin.domain(neutral=2)
    return table


def test_the_captain_counts_at_a_story_where_he_is_not_committed() -> None:
    """dl-021; STORY-49: icons and skill count there, and he is not committed there."""
    table = captain_by_day()
    captain = table.darin.has("The Captain", exhausted=True, at=table.a)
    table.darin.has(SCOUT, exhausted=True, at=table.b)
    guard = table.tommy.has(GUARD, exhausted=True, at=table.b)
    wall = table.tommy.has(WALL, exhausted=True, at=table.b)
    table.darin.uses(captain, on=table.b)
    table.all_pass()
    table.darin.chooses(table.b)
    table.tommy.chooses(guard)
    assert guard.in_discard
    assert captain.story == table.a
    table.darin.accepts()
    assert table.b.tokens(table.darin) == 1
    assert wall.in_play
    table.decline_all()


def test_the_captain_counts_once_at_his_own_story() -> None:
    """EX-128 (a), dl-021; STORY-50: three skill against three."""
    table = captain_by_day()
    captain = table.darin.has("The Captain", exhausted=True, at=table.a)
    table.tommy.has(WALL, exhausted=True, at=table.a)
    table.darin.uses(captain, on=table.a)
    table.all_pass()
    assert table.a.tokens(table.darin) == 0
    table.expects(table.darin, "token")
    table.decline_all()


def test_the_captain_counts_once_at_a_story_chosen_twice() -> None:
    """EX-128 (b), dl-021; STORY-50: one and three skill against five."""
    table = captain_by_day()
    captain = table.darin.has("The Captain", exhausted=True, at=table.a)
    table.darin.has(SCOUT, exhausted=True, at=table.b)
    tower = table.tommy.has(TOWER, exhausted=True, at=table.b)
    tough = table.tommy.has(TOWER, exhausted=True, at=table.b)
    table.darin.uses(captain, on=table.b)
    table.darin.uses(captain, on=table.b)
    table.darin.chooses(table.b)
    table.tommy.chooses(tower)
    assert tough.in_play
    assert table.b.tokens(table.darin) == 0
    table.decline_all()


def test_the_captain_needs_day() -> None:
    """dl-021; EFF-38: at Night, and without a Day card, his Action cannot be used."""
    table = captain_by_day("operations", day=False)
    captain = table.darin.has("The Captain")
    table.darin.has("The Setting Sun")
    table.darin.holds(SCOUT)
    assert not table.darin.may_use(captain)


def test_the_captain_does_not_make_a_story_resolve() -> None:
    """dl-021; STORY-10, STORY-49: nobody is committed at the story he was counted at."""
    table = captain_by_day()
    captain = table.darin.has("The Captain", exhausted=True, at=table.a)
    table.darin.uses(captain, on=table.b)
    table.all_pass()
    table.darin.accepts()
    table.darin.accepts()
    assert table.a.tokens(table.darin) == 2
    assert table.b.tokens(table.darin) == 0


def test_his_counting_ends_with_the_phase() -> None:
    """dl-021; EFF-15: used in the operations phase, it is over in the story phase."""
    table = captain_by_day("operations")
    table.impossible = True  # The wall is at its story before anybody commits.
    captain = table.darin.has("The Captain")
    scout = table.darin.has(SCOUT)
    table.tommy.has(WALL, exhausted=True, at=table.b)
    table.darin.uses(captain, on=table.b)
    table.run_to("story", "commit")
    table.darin.commits(scout, to=table.b)
    table.run_to("refresh")
    assert table.b.tokens(table.darin) == 0
