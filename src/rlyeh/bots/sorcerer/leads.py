"""Paired comparison of two moves: which did better in the same deals, and whether that may be luck."""

from __future__ import annotations

from math import sqrt
from typing import Final

SAME: Final = 0.01
"""A chance to win that is not worth looking for."""
SOBER: Final = 0.0004
"""The least variance that is believed."""


def lead(results: list[float], others: list[float]) -> tuple[float, float]:
    """By how much a move did better than another in the deals that both have met, and how far off that may be: its
    standard error."""
    number = min(len(results), len(others))
    total = squares = 0.0
    for at in range(number):
        gap = results[at] - others[at]
        total += gap
        squares += gap * gap
    mean = total / number
    return mean, sqrt(max(SOBER, squares / number - mean * mean) / number)


def is_behind(others: list[float], results: list[float], sure: float) -> bool:
    """Whether another move is not likely to be better by anything to speak of, though its lead were so many standard
    errors off."""
    ahead, error = lead(results, others)
    return sure * error - ahead < SAME


def is_lucky(results: list[float], favourite: list[float], least: float = 0.0) -> bool:
    """Whether it may as well be luck that a move did better than the acolyte's favourite, or is no more than this:
    nothing is done for nothing."""
    ahead, error = lead(results, favourite)
    return ahead <= max(error, least)
