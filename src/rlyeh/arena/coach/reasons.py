"""Reasons in words: why one answer is better than another, by what both sides have when the turn is over."""

from __future__ import annotations

from rlyeh.arena.coach.judge import FEATURES, Comparison
from rlyeh.translation import ENGLISH
from rlyeh.translation.coaching import CoachWords

NOTICED = 0.15
"""Smaller differences are not worth a word."""
MOST = 3
"""Gains that are told at most."""
BAD = frozenset(("insane",))
"""What a side would rather have less of."""

WEIGHTS = {"stories": 4.0, "tokens": 1.0, "characters": 1.0, "insane": 0.4, "hand": 0.5, "resources": 0.4}
"""How much a difference matters when the largest are chosen."""


def reasons(comparison: Comparison, words: CoachWords = ENGLISH.coach) -> str:
    """One sentence about what the better answer brings by the end of the turn, and what it costs. What it only costs is
    no reason for it: then the gain comes later, and that is said."""
    differences = [(feature, difference, True) for feature, difference in zip(FEATURES, comparison.own, strict=True)]
    differences += [
        (feature, difference, False) for feature, difference in zip(FEATURES, comparison.other, strict=True)
    ]
    noticed = [entry for entry in differences if abs(entry[1]) >= NOTICED]
    noticed.sort(key=lambda entry: -WEIGHTS[entry[0]] * abs(entry[1]))
    gains = [entry for entry in noticed if _helps(*entry)][:MOST]
    own, other = (
        [(feature, difference) for feature, difference, mine in gains if mine is is_own] for is_own in (True, False)
    )
    price = next(
        (
            (feature, difference)
            for feature, difference, mine in noticed
            if mine and not _helps(feature, difference, mine)
        ),
        None,
    )
    if gains:
        return words.reasons(own, other, price)
    return words.later if noticed else words.alike


def _helps(feature: str, difference: float, mine: bool) -> bool:
    """Whether a difference is good for whoever decides."""
    return (difference > 0) == (mine == (feature not in BAD))
