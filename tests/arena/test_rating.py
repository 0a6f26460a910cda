"""Ratings against values worked out by hand."""

from math import inf, log10, sqrt

import pytest

from rlyeh.arena.rating import ELO, START, rate
from rlyeh.arena.statistics import Score, Z


def test_two_bots() -> None:
    """75 to 25, and half a win for each: 400 · log10(75.5 / 25.5) apart; the error is 1 / √(n·p·(1 − p))."""
    one, two = rate(["one", "two"], {(0, 1): Score(75, 100)})
    assert (one.elo, one.reach) == (START, 0)
    assert two.elo == pytest.approx(START - 400 * log10(75.5 / 25.5))
    chance = 75.5 / 101
    assert two.reach == pytest.approx(Z * ELO / sqrt(101 * chance * (1 - chance)))


def test_the_measure_may_be_any_of_them() -> None:
    scores = {(0, 1): Score(75, 100)}
    one, two = rate(["one", "two"], scores, anchor=1)
    assert two.elo == START
    assert one.elo - two.elo == pytest.approx(400 * log10(75.5 / 25.5))


def test_who_wins_every_game_is_rated_high_but_not_endlessly() -> None:
    _, loser = rate(["one", "two"], {(0, 1): Score(400, 400, both=200)})
    assert loser.elo == pytest.approx(START - 400 * log10(400.5 / 0.5))
    assert 400 < loser.reach < 1000


def test_three_in_a_row_agree_with_the_model() -> None:
    """Ten to one between neighbours is 100 to one over two steps, if the results say so too."""
    games = 1_000_000
    chances = {(0, 1): 10 / 11, (1, 2): 10 / 11, (0, 2): 100 / 101}
    scores = {pair: Score(round(chance * games), games) for pair, chance in chances.items()}
    one, two, three = rate(["one", "two", "three"], scores, anchor=1)
    assert one.elo == pytest.approx(START + 400, abs=0.2)
    assert two.elo == START
    assert three.elo == pytest.approx(START - 400, abs=0.2)


def test_strength_is_carried_over_by_a_third() -> None:
    """The first and the third never met."""
    one, _, three = rate(["one", "two", "three"], {(0, 1): Score(60, 100), (1, 2): Score(60, 100)})
    assert one.elo - three.elo == pytest.approx(2 * 400 * log10(60.5 / 40.5))
    apart = rate(["one", "two"], {(0, 1): Score(60, 100)})[1].reach
    assert three.reach == pytest.approx(apart * sqrt(2))


def test_who_never_met_anybody_is_unknown() -> None:
    _, _, stranger = rate(["one", "two", "stranger"], {(0, 1): Score(60, 100)})
    assert (stranger.elo, stranger.reach) == (START, inf)


def test_pairs_that_split_make_it_surer() -> None:
    single = rate(["one", "two"], {(0, 1): Score(100, 200)})[1]
    paired = rate(["one", "two"], {(0, 1): Score(100, 200, split=100)})[1]
    assert paired.elo == pytest.approx(single.elo)
    assert paired.reach < single.reach / 2
