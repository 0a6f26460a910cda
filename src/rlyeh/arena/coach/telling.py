"""The coach in languages besides English."""

from __future__ import annotations

from dataclasses import dataclass

from rlyeh.arena.coach.judge import Comparison, Keys
from rlyeh.arena.coach.reasons import reasons
from rlyeh.arena.coach.steps import CoachedStep, words
from rlyeh.cards import POOL
from rlyeh.engine import Game
from rlyeh.engine.files import GameRecord
from rlyeh.translation import ENGLISH, LANGUAGES, Language


@dataclass(frozen=True)
class WordedLesson:
    """A decision that cost something, in the words of a language."""

    asked: str
    played: str
    better: str
    why: str


def abroad(record: GameRecord, step: CoachedStep, better: Keys, comparison: Comparison) -> dict[str, WordedLesson]:
    """What there is to say about a step, by the code of each language."""
    game = record.replay(POOL, step.start)
    return {
        code: _told(game, step, better, comparison, language)
        for code, language in LANGUAGES.items()
        if language is not ENGLISH
    }


def _told(game: Game, step: CoachedStep, better: Keys, comparison: Comparison, language: Language) -> WordedLesson:
    decision = game.decision
    assert decision is not None, "a step begins with a question"
    return WordedLesson(
        language.prompt(game, decision),
        _said(game, step.keys, language),
        _said(game, better, language),
        reasons(comparison, language.coach),
    )


def _said(game: Game, keys: Keys, language: Language) -> str:
    """Answers that belong together, in words."""
    twin = game.clone()
    sentences = []
    for key in keys:
        decision = twin.decision
        assert decision is not None, "every answer has its question"
        sentences.append(words(twin, decision, key, language))
        twin.apply(key)
    return " · ".join(part for part in sentences if part)
