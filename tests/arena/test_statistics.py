"""Intervals against values worked out by hand."""

import pytest

from rlyeh.arena.statistics import Interval, Score, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # (p + z²/2n ± z·√(p(1−p)/n + z²/4n²)) / (1 + z²/n) with z = 1.959964
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (380, 400, 0.9241, 0.9674),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.rate == wins / games
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == Interval(0.5, 0.0, 1.0)
    assert Score().interval() == Interval(0.5, 0.0, 1.0)


def test_pairs_without_correlation_count_as_single_games() -> None:
    """25 % twice, 50 % split, 25 % never: as two coins fall."""
    score = Score(wins=40, games=80, both=10, split=20, neither=10)
    assert score.correlation == 0
    assert score.weight == 80
    assert score.interval() == wilson(40, 80)


def test_pairs_that_split_are_worth_more() -> None:
    """30 pairs, all split: (0 − ¼) / ¼ = −1, drawn in by ten imagined pairs to −30/40; 60 / (1 − ¾) = 240 games."""
    score = Score(wins=30, games=60, split=30)
    assert score.correlation == pytest.approx(-0.75)
    assert score.weight == pytest.approx(240)
    assert score.interval() == wilson(120, 240)


def test_pairs_that_repeat_each_other_are_worth_less() -> None:
    """30 pairs, 15 won twice and 15 lost twice: correlation 30/40; 60 / (1 + ¾) games."""
    score = Score(wins=30, games=60, both=15, neither=15)
    assert score.correlation == pytest.approx(0.75)
    assert score.weight == pytest.approx(60 / 1.75)
    assert score.interval().high > wilson(30, 60).high


def test_who_wins_all_is_not_taken_for_certain() -> None:
    score = Score(wins=40, games=40, both=20)
    assert score.interval() == wilson(40, 40)
    assert score.interval().low < 0.93


def test_a_game_whose_other_half_is_missing_counts_for_itself() -> None:
    """Ten pairs all split are worth 20 / (1 − ½) = 40 games; three single ones are worth three."""
    assert Score(wins=12, games=23, split=10).weight == pytest.approx(43)


def test_the_other_point_of_view() -> None:
    score = Score(wins=7, games=10, both=3, split=1, neither=1)
    assert score.turned() == Score(wins=3, games=10, both=1, split=1, neither=3)
    one, two = score.interval(), score.turned().interval()
    assert [one.low, one.high] == pytest.approx([1 - two.high, 1 - two.low])
    assert score.losses == 3


def test_scores_add_up() -> None:
    score = Score(1, 2, 0, 1, 0)
    score.add(Score(2, 2, 1, 0, 0))
    assert score == Score(3, 4, 1, 1, 0)


def test_in_words() -> None:
    assert str(Interval(0.512, 0.4, 0.6)) == "51.2 % (40.0 % to 60.0 %)"
