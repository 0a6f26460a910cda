"""Text that is continuously in force, as one German sentence."""

from __future__ import annotations

from rlyeh.engine.words import Standing
from rlyeh.translation.german.circumstances import if_clause
from rlyeh.translation.german.grammar import Claim, closed, joined_claims, opened
from rlyeh.translation.german.voice import Voice, circumstance, claim


def standing_claim(word: Standing, voice: Voice) -> Claim:
    """All that a text says, and while what."""
    whole = joined_claims([claim(modifier, voice) for modifier in word.modifiers])
    if word.while_ is None:
        return whole
    condition = circumstance(word.while_, voice)
    if isinstance(condition, str) or whole.main().endswith("“"):
        opener = condition if isinstance(condition, str) else if_clause(condition, "solange")
        result = opened(whole, opener)
    else:
        result = closed(whole, f", solange {condition.final()}")
    assert isinstance(result, Claim)
    return result
