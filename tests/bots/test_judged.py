"""Every effect that cards can say has a judgement: the acolyte never uses what it takes to be worth nothing."""

from __future__ import annotations

import pytest

from rlyeh.bots.acolyte.effects import JUDGES
from rlyeh.engine.words import Effect
from rlyeh.model.word import VOCABULARY, Word

INDIFFERENT = {
    "choose_first": "what is chosen matters to the words that speak of it",
    "these": "what is named matters to the words that speak of it",
    "shuffle_deck": "nobody knows what lies there before or after",
}
"""Effects that are worth nothing by themselves, and why."""

EFFECTS = sorted(
    name
    for name, word in VOCABULARY.items()
    if issubclass(word, Effect)
    and word.spoken
    and word.__module__.startswith("rlyeh.language.")
    and "__dataclass_fields__" in vars(word)
    and not word.__subclasses__()
)


def is_judged(word: type[Word]) -> bool:
    """Whether it, or the word that it is derived from, is on the list."""
    return any(base in JUDGES for base in word.__mro__)


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_is_judged_or_indifferent(name: str) -> None:
    assert is_judged(VOCABULARY[name]) != (name in INDIFFERENT)


def test_there_is_something_to_judge() -> None:
    assert len(EFFECTS) > 60
    assert set(INDIFFERENT) <= set(EFFECTS)
