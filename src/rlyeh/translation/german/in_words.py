"""Texts that are in force, in German, wherever they are told of outside their card."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rlyeh.engine.words import Modifier
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model import Word
from rlyeh.translation.german.grammar import capital
from rlyeh.translation.german.options import voice_of
from rlyeh.translation.german.voice import NoGermanError, Voice, claim, text

if TYPE_CHECKING:
    from rlyeh.engine import Game


def voice_in_force(game: Game, card: int, word: Word) -> Voice:
    """How a text in force speaks: what it once had chosen is settled, and is "jener Charakter" now."""
    chosen = tuple(choice for choice in word.walk() if isinstance(choice, Choose) and choice.is_target())
    return replace(voice_of(game, card), named=chosen)


def in_words(word: Word, voice: Voice) -> str:
    """A text or a modifier, wherever it is in force."""
    try:
        return capital(claim(word, voice).main() if isinstance(word, Modifier) else text(word, voice))
    except NoGermanError:
        return capital(word.english())
