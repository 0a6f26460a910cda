"""Explanations for a seat: what has made a card's values what they are, in the words of its language."""

from __future__ import annotations

from rlyeh.engine import Game
from rlyeh.engine.explain import Explanation, Names, changed_values
from rlyeh.server.protocol.messages import ExplainedValue, ValueChange
from rlyeh.translation import Language


def explained(game: Game, seat: int, card: int, language: Language, names: Names) -> tuple[ExplainedValue, ...]:
    """Everything about a card that is not as printed. A card that the seat does not know is refused, and so, in the
    same words, is one that is not there."""
    return tuple([_in_words(game, explanation, language, names) for explanation in changed_values(game, seat, card)])


def _in_words(game: Game, explanation: Explanation, language: Language, names: Names) -> ExplainedValue:
    words, of = language.values, explanation.of
    changes: list[ValueChange] = []
    before = explanation.printed
    for change in explanation.changes:
        difference = words.difference(of, before, change.value, names)
        changes.append(ValueChange(difference, words.change(game, change), change.source, change.title, change.rule))
        before = change.value
    return ExplainedValue(
        of, words.value(of, explanation.printed, names), words.value(of, explanation.value, names), tuple(changes)
    )
