"""Why one answer is better than another, in words: what both sides have when the turn is over."""

from __future__ import annotations

from rlyeh.arena.coach.judge import FEATURES, Comparison

NOTICED = 0.15
"""Smaller differences are not worth a word."""
MOST = 3
"""Differences that are told at most."""

WEIGHTS = {"stories": 4.0, "tokens": 1.0, "characters": 1.0, "insane": 0.4, "hand": 0.5, "resources": 0.4}
"""How much a difference matters when the largest are chosen."""
NOUNS = {
    "stories": "stories won",
    "tokens": "success tokens",
    "characters": "sane characters",
    "insane": "insane characters",
    "hand": "cards in hand",
    "resources": "resources",
}
OWN, OTHER = "the player", "the opponent"


def reasons(seen: Comparison) -> str:
    """One sentence about what the better answer brings by the end of the turn."""
    found = [(what, more, OWN) for what, more in zip(FEATURES, seen.own, strict=True)]
    found += [(what, more, OTHER) for what, more in zip(FEATURES, seen.other, strict=True)]
    noticed = [entry for entry in found if abs(entry[1]) >= NOTICED]
    noticed.sort(key=lambda entry: -WEIGHTS[entry[0]] * abs(entry[1]))
    sides = []
    for who in (OWN, OTHER):
        parts = [_amount(what, more) for what, more, whose in noticed[:MOST] if whose == who]
        if parts:
            sides.append(f"{who} has {_listed(parts)}")
    if not sides:
        return "When the turn is over both ways look alike; what is better about this one comes later."
    return f"When the turn is over, {' and '.join(sides)}, on average."


def _amount(what: str, more: float) -> str:
    return f"{abs(more):.1f} {'more' if more > 0 else 'fewer'} {NOUNS[what]}"


def _listed(parts: list[str]) -> str:
    *most, last = parts
    return f"{', '.join(most)} and {last}" if most else last
