"""Ratings from results: the Bradley-Terry model on the Elo scale, with 95 % intervals.

The model says that a bot of strength a beats one of strength b with probability 1 / (1 + 10 ** ((b - a) / 400)). The
strengths are those under which the results were most likely. Half a win and half a loss against every opponent met are
added, so that who wins every game is rated high instead of infinitely high.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp, inf, log, sqrt

from rlyeh.arena.statistics import Score, Z

ELO = 400 / log(10)
"""Points on the Elo scale for one unit of the logistic curve."""
START = 1000
"""The rating of the bot that the others are measured by."""
VIRTUAL = 0.5
"""Wins and losses added against every opponent met."""
STEPS = 200
CLOSE = 1e-10

Matrix = list[list[float]]


@dataclass(frozen=True)
class Rating:
    """A bot's strength, compared with the bot that the ladder is measured by."""

    name: str
    elo: float
    reach: float
    """How far the 95 % interval goes to each side; 0 for the measure itself, endless for who never met it."""


def rate(names: Sequence[str], scores: Mapping[tuple[int, int], Score], anchor: int = 0) -> list[Rating]:
    """Ratings in the order of the names. `scores` holds what the first of each two reached against the second."""
    wins, games = _sums(len(names), scores)
    free = [place for place in range(len(names)) if place != anchor]
    strengths = [0.0] * len(names)
    for _ in range(STEPS):
        slope, bend = _slope(strengths, wins, games, free)
        step = _solved(bend, slope)
        largest = max((abs(part) for part in step), default=0.0)
        # Newton's step is cut where it would leap over the top of the curve.
        scale = min(1.0, 2.0 / largest) if largest else 1.0
        for place, part in zip(free, step, strict=True):
            strengths[place] += scale * part
        if largest < CLOSE:
            break
    errors = _errors(strengths, games, free)
    return [
        Rating(name, START + ELO * strengths[place], Z * ELO * errors.get(place, 0.0))
        for place, name in enumerate(names)
    ]


def _sums(size: int, scores: Mapping[tuple[int, int], Score]) -> tuple[Matrix, Matrix]:
    """Wins of each against each, and games, by their weight as evidence and with the virtual ones."""
    wins = [[0.0] * size for _ in range(size)]
    games = [[0.0] * size for _ in range(size)]
    for (first, second), score in scores.items():
        if score.games:
            for a, b, wins_of_a in ((first, second, score.rate), (second, first, 1 - score.rate)):
                wins[a][b] += wins_of_a * score.weight + VIRTUAL
                games[a][b] += score.weight + 2 * VIRTUAL
    return wins, games


def _chance(strength: float, other: float) -> float:
    return 1 / (1 + exp(min(700.0, other - strength)))


def _slope(strengths: list[float], wins: Matrix, games: Matrix, free: list[int]) -> tuple[list[float], Matrix]:
    """How the likelihood changes with each free strength, and how that changes."""
    slope = [
        sum(wins[a][b] - games[a][b] * _chance(strengths[a], strengths[b]) for b in range(len(strengths))) for a in free
    ]
    return slope, _information(strengths, games, free)


def _information(strengths: list[float], games: Matrix, free: list[int]) -> Matrix:
    def knows(a: int, b: int) -> float:
        chance = _chance(strengths[a], strengths[b])
        return games[a][b] * chance * (1 - chance)

    everyone = range(len(strengths))
    return [[sum(knows(a, c) for c in everyone) if a == b else -knows(a, b) for b in free] for a in free]


def _errors(strengths: list[float], games: Matrix, free: list[int]) -> dict[int, float]:
    """The standard error of each free strength: from the inverse of what the results tell about them."""
    information = _information(strengths, games, free)
    errors = {}
    for row, place in enumerate(free):
        unit = [float(other == row) for other in range(len(free))]
        variance = _solved(information, unit)[row]
        errors[place] = sqrt(variance) if variance > 0 else inf
    return errors


def _solved(matrix: Matrix, right: Sequence[float]) -> list[float]:
    """The solution of a small system of equations, by elimination; what nothing is known about stays 0."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        head = rows[column][column]
        if abs(head) < 1e-12:
            continue
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / head
                rows[row] = [value - factor * top for value, top in zip(rows[row], rows[column], strict=True)]
    return [rows[place][size] / rows[place][place] if abs(rows[place][place]) > 1e-12 else 0.0 for place in range(size)]
