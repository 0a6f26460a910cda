"""Stops: in which windows a person is asked."""

from __future__ import annotations

import pytest

from rlyeh.asking import Habits, Preset
from rlyeh.language import *
from rlyeh.model import Card
from rlyeh.testing import Scenario
from tests.asking.sitting import Sitting

PRESETS: tuple[Preset, ...] = ("relaxed", "normal", "every", "own")
TRICK = event("test-401", "Trick", NEUTRAL, cost=0, text=[action(wound(choose(CHARACTER)))])
PURSE = event("test-402", "Purse", NEUTRAL, cost=0, text=[action(draw(1))])
MAN = character("test-403", "Man", NEUTRAL, cost=0, skill=2)
LAMP = support("test-404", "Lamp", NEUTRAL, cost=0)
SMASH = event("test-405", "Smash", NEUTRAL, cost=0, text=[action(destroy(choose(SUPPORT)))])
EMPTY = story("test-406", "Empty", struggles="")
REST = event("test-407", "Rest", NEUTRAL, cost=0, text=[action(ready(choose(CHARACTER.exhausted)))])
DEAR = event("test-408", "Dear", NEUTRAL, cost=0, text=[action(until_end_of_phase(costs(CARD, 1)))])
SPUR = event(
    "test-409", "Spur", NEUTRAL, cost=0,
    text=[action(ready(choose(CHARACTER.exhausted, as_="him")), until_end_of_phase(gains(the("him"), "CC")))],
)  # fmt: skip
CARDS = [TRICK, PURSE, MAN, LAMP, SMASH, EMPTY, REST, DEAR, SPUR]


def table_at(phase: str, holds: Card, active: str = "tommy") -> Scenario:
    """Darin is the person and holds a trick; it is somebody's turn."""
    table = Scenario(cards=CARDS, active=active, phase=phase, stories=[EMPTY])
    table.darin.holds(holds)
    return table


@pytest.mark.parametrize("preset", PRESETS)
def test_own_operations_are_never_passed_over(preset: Preset) -> None:
    table = table_at("operations", PURSE, active="darin")
    asked = Sitting(table, 0, Habits(preset)).asked()
    assert asked is not None
    assert (asked.seat, asked.kind) == (0, "action")  # OPS-4


@pytest.mark.parametrize("phase", ["refresh", "draw", "resource"])
def test_nobody_is_asked_before_operations_unless_they_want_every_window(phase: str) -> None:
    for preset, asked in (("normal", 0), ("relaxed", 0), ("every", 1)):
        table = table_at(phase, PURSE)
        sitting = Sitting(table, 0, Habits(preset))  # type: ignore[arg-type]
        found = [each for each in sitting.windows() if each == f"action/{phase}"]
        assert len(found) >= asked
        assert bool(found) is bool(asked)


def test_own_stops_are_the_windows_one_is_asked_in() -> None:
    table = table_at("draw", PURSE)
    sitting = Sitting(table, 0, Habits("own", stops=("action/draw/theirs",)))
    assert sitting.windows() == ["action/draw"]


def test_a_support_that_was_played_is_something_to_answer_where_one_can() -> None:
    for trick, asked in ((SMASH, 1), (PURSE, 0)):
        table = table_at("operations", trick)
        lamp = table.tommy.holds(LAMP)
        sitting = Sitting(table, 0)
        assert sitting.asked() is not None
        sitting.answers(f"play:{lamp.id}")
        assert sitting.windows()[:1] == ["action/operations"] * asked


def test_a_character_that_was_played_can_wait_until_it_is_committed() -> None:
    table = table_at("operations", TRICK)
    man = table.tommy.holds(MAN)
    sitting = Sitting(table, 0)
    sitting.asked()
    sitting.answers(f"play:{man.id}")
    assert "action/operations" not in sitting.windows()


def asked_after_commits(holds: Card, tokens: int, defends: bool = False, habits: Habits | None = None) -> list[str]:
    """The windows Darin is asked in once Tommy has committed, before the story resolves."""
    table = table_at("commit", holds)
    man = table.tommy.has(MAN)
    guard = table.darin.has(MAN)
    table.tokens(table.a, {table.tommy: tokens})
    sitting = Sitting(table, 0)
    sitting.asked()
    sitting.commits(man, to=table.a)
    found = sitting.windows()
    decision = table.open_decision()
    assert (decision.kind, decision.seat) == ("commit", 0)  # STORY-6: both commit steps are asked
    sitting.commits(*([guard] if defends else []), to=table.a)
    found += sitting.windows()
    table.decline_all()
    return found


def test_one_is_asked_before_a_story_resolves_that_the_other_side_would_win() -> None:
    # STORY-33, STORY-37: two tokens for an unchallenged success make five
    assert asked_after_commits(TRICK, tokens=3) == ["action/story"]
    assert asked_after_commits(TRICK, tokens=1) == []


def test_one_is_asked_before_a_story_resolves_where_both_have_characters() -> None:
    assert asked_after_commits(TRICK, tokens=0, defends=True) == ["action/story"]


def test_one_is_not_asked_with_nothing_that_could_matter_there() -> None:
    assert asked_after_commits(PURSE, tokens=3, defends=True) == []
    # STORY-8: whoever is committed counts, exhausted or not; and nothing is paid for while stories resolve.
    for trick, asked in ((REST, []), (DEAR, []), (SPUR, ["action/story"])):
        assert asked_after_commits(trick, tokens=3, defends=True) == asked


def test_what_was_passed_on_once_is_not_asked_again_until_something_is_new() -> None:
    table = table_at("commit", TRICK)
    man, other, guard = table.tommy.has(MAN), table.tommy.has(MAN), table.darin.has(MAN)
    sitting = Sitting(table, 0)
    seen = []
    for attackers in ([man], [man], [man, other]):
        _until_commit(sitting, seat=1)
        sitting.commits(*attackers, to=table.a)
        _until_commit(sitting, seat=0)
        sitting.commits(guard, to=table.a)
        seen.append(sitting.windows().count("action/story"))
    assert seen == [1, 0, 1]
    table.decline_all()


def _until_commit(sitting: Sitting, seat: int) -> None:
    """On to a commit step of Tommy's turn, with as little as can be."""
    while (decision := sitting.asked()) is not None:
        if (decision.kind, decision.seat) == ("commit", seat) and sitting.table.active is sitting.table.tommy:
            return
        keys = decision.keys()
        sitting.answers(next(key for key in ("pass", "done", "decline", keys[0]) if key in keys))
