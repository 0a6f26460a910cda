"""Why one answer is better than another, in words: what both sides have when the turn is over."""

from __future__ import annotations

from rlyeh.arena.coach.judge import FEATURES, Comparison
from rlyeh.translation import ENGLISH
from rlyeh.translation.coaching import CoachWords

NOTICED = 0.15
"""Smaller differences are not worth a word."""
MOST = 3
"""Differences that are told at most."""

WEIGHTS = {"stories": 4.0, "tokens": 1.0, "characters": 1.0, "insane": 0.4, "hand": 0.5, "resources": 0.4}
"""How much a difference matters when the largest are chosen."""


def reasons(seen: Comparison, words: CoachWords = ENGLISH.coach) -> str:
    """One sentence about what the better answer brings by the end of the turn."""
    found = [(what, more, True) for what, more in zip(FEATURES, seen.own, strict=True)]
    found += [(what, more, False) for what, more in zip(FEATURES, seen.other, strict=True)]
    noticed = [entry for entry in found if abs(entry[1]) >= NOTICED]
    noticed.sort(key=lambda entry: -WEIGHTS[entry[0]] * abs(entry[1]))
    own, other = ([(what, more) for what, more, mine in noticed[:MOST] if mine is whose] for whose in (True, False))
    return words.reasons(own, other)
