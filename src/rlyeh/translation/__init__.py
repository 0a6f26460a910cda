"""The languages of the program. A third one is a package beside `german`, and a line in `LANGUAGES`."""

from __future__ import annotations

from rlyeh.errors import UnknownLanguage, did_you_mean
from rlyeh.model import Card
from rlyeh.translation.english import English
from rlyeh.translation.german.speaker import LANGUAGE as GERMAN
from rlyeh.translation.language import Language

ENGLISH = English()
LANGUAGES: dict[str, Language] = {translation.code: translation for translation in (ENGLISH, GERMAN)}
"""Every language by its code."""


def language(code: str) -> Language:
    """A language by its code: "de", or as a browser says it, "de-AT"."""
    translation = LANGUAGES.get(code.lower().partition("-")[0])
    if translation is None:
        codes = ", ".join(LANGUAGES)
        raise UnknownLanguage(f'There is no language "{code:.20}"; there are {codes}.{did_you_mean(code, LANGUAGES)}')
    return translation


def preferred(accepted: str) -> Language:
    """The first language of a browser's wish list ("de-AT,de;q=0.9,en;q=0.8") that there is; English if none is."""
    codes = (wish.partition(";")[0].strip().lower().partition("-")[0] for wish in accepted.split(","))
    return next((LANGUAGES[code] for code in codes if code in LANGUAGES), ENGLISH)


def card_text(card: Card, code: str = "en") -> str:
    """The text box of a card in a language."""
    return language(code).card_text(card)


def keyword_words(card: Card, code: str = "en") -> list[str]:
    """The keywords of a card in a language."""
    return language(code).keyword_words(card)


__all__ = ["ENGLISH", "LANGUAGES", "Language", "card_text", "keyword_words", "language", "preferred"]
