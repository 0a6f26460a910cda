"""Confidence intervals of win rates: Wilson's, and what playing each deal from both sides does to them."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist

Z = NormalDist().inv_cdf(0.975)
"""How many standard deviations a 95 % interval reaches to each side."""
PRIOR_PAIRS = 10
"""So many imagined pairs without any correlation are added, so that a few real ones do not promise too much."""


@dataclass(frozen=True)
class Interval:
    """A share with its 95 % interval."""

    rate: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{percent(self.rate)} ({percent(self.low)} to {percent(self.high)})"


def percent(share: float) -> str:
    """A share as people read it, with one decimal: 0.512 is 51.2 %."""
    return f"{100 * share:.1f} %"


def wilson(wins: float, games: float) -> Interval:
    """The Wilson score interval: it stays between 0 and 1 and is honest about rates near the ends."""
    if games <= 0:
        return Interval(0.5, 0.0, 1.0)
    rate = wins / games
    square = Z * Z
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = Z * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return Interval(rate, max(0.0, middle - reach), min(1.0, middle + reach))


@dataclass
class Score:
    """One contestant's results, with what came of the pairs of games that share a deal."""

    wins: int = 0
    games: int = 0
    both: int = 0
    """Pairs in which both games were won."""
    split: int = 0
    """Pairs with one win for each."""
    neither: int = 0

    def add(self, other: Score) -> None:
        """Take in more results."""
        self.wins += other.wins
        self.games += other.games
        self.both += other.both
        self.split += other.split
        self.neither += other.neither

    def turned(self) -> Score:
        """The same as the other contestant sees it."""
        return Score(self.games - self.wins, self.games, self.neither, self.split, self.both)

    @property
    def losses(self) -> int:
        """Games that were lost."""
        return self.games - self.wins

    @property
    def rate(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.5

    @property
    def correlation(self) -> float:
        """How much the two games of a pair go the same way: 1 if always, -1 if they are always split.

        It is drawn towards none at all as if PRIOR_PAIRS more pairs had shown none.
        """
        pairs = self.both + self.split + self.neither
        if not pairs:
            return 0.0
        rate = (self.both + self.split / 2) / pairs
        if not 0 < rate < 1:
            return 0.0
        raw = (self.both / pairs - rate * rate) / (rate * (1 - rate))
        return raw * pairs / (pairs + PRIOR_PAIRS)

    @property
    def weight(self) -> float:
        """How many independent games these are worth: more than were played where pairs tend to split, because the
        luck of the deal then cancels out, and fewer where the deal decides nothing and pairs repeat each other."""
        pairs = self.both + self.split + self.neither
        single = self.games - 2 * pairs
        return single + 2 * pairs / (1 + self.correlation)

    def interval(self) -> Interval:
        """The win rate with its 95 % interval: Wilson's, for as many games as these are worth."""
        return wilson(self.rate * self.weight, self.weight)
