"""Who is at a table, over all workers, and from when on somebody is gone."""

from __future__ import annotations

from rlyeh.server.tables.presence import STALE, PresenceBook

PEOPLE = (True, True)


class Time:
    """A clock that is turned by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_who_stays_connected_stays_here_however_long() -> None:
    time = Time()
    book = PresenceBook(120, time)
    book.set_own((1, 1, 0))
    time.now += 10_000
    assert book.look(PEOPLE) == ((True, True), (-1, -1), 0)
    assert not book.is_forfeit(0)


def test_who_leaves_forfeits_after_a_while_and_the_countdown_is_shown() -> None:
    time = Time()
    book = PresenceBook(120, time)
    book.set_own((1, 1, 0))
    time.now += 500
    book.set_own((1, 0, 2))
    time.now += 30
    assert book.look(PEOPLE) == ((True, False), (-1, 90_000), 2)
    assert not book.is_forfeit(1)
    time.now += 90
    assert book.is_forfeit(1)
    book.set_own((1, 1, 0))
    assert not book.is_forfeit(1)


def test_somebody_at_another_worker_is_here() -> None:
    time = Time()
    book = PresenceBook(120, time)
    book.set_own((1, 0, 0))
    book.set_other("another", (0, 1, 3))
    assert book.look(PEOPLE) == ((True, True), (-1, -1), 3)


def test_a_worker_that_is_no_longer_heard_takes_its_people_along() -> None:
    time = Time()
    book = PresenceBook(120, time)
    book.set_own((1, 0, 0))
    book.set_other("another", (0, 1, 0))
    time.now += STALE + 1
    here, gone, _ = book.look(PEOPLE)
    assert here == (True, False)
    assert gone[1] == int((120 - STALE - 1) * 1000)


def test_a_bot_is_always_here() -> None:
    book = PresenceBook(120, Time())
    assert book.look((True, False))[0] == (False, True)


def test_without_a_limit_nobody_forfeits_however_long_they_are_away() -> None:
    time = Time()
    book = PresenceBook(None, time)
    book.set_own((1, 0, 0))
    time.now += 100_000
    assert book.look(PEOPLE) == ((True, False), (-1, -1), 0)
    assert not book.is_forfeit(1)
