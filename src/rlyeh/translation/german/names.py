"""Players in German sentences: those who are spoken to, opponents, bots, guests, and everybody else by name.

Whose something is stands in front of a plain name ("Annas Zug") and behind everything else ("der Zug des Novizen").
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rlyeh.engine.explain import YOU

OPPONENT = "dein Gegner"
"""A player with this name is spoken of as the opponent of whoever is spoken to."""


class NounForms(NamedTuple):
    """The forms of a noun by which a player is called."""

    nominative: str
    accusative: str
    genitive: str


NOUNS = {
    OPPONENT: NounForms("dein Gegner", "deinen Gegner", "deines Gegners"),
    "The Novice": NounForms("der Novize", "den Novizen", "des Novizen"),
    "The Adept": NounForms("der Adept", "den Adepten", "des Adepten"),
    "The Master": NounForms("der Meister", "den Meister", "des Meisters"),
    "The Great Old One": NounForms("der Große Alte", "den Großen Alten", "des Großen Alten"),
    "The Cultist": NounForms("der Kultist", "den Kultisten", "des Kultisten"),
}
"""Players who have a German name of their own: the bots of all levels among them."""
_GUEST = re.compile(r"Guest(?= \d+$)")
_ARTICLES = {"deine": "die", "deinem": "dem", "deiner": "der"}


def in_german(name: str) -> str:
    """A name as it is; a guest is a Gast."""
    return _GUEST.sub("Gast", name)


def nominative(name: str) -> str:
    """A player as the subject of a sentence."""
    return "du" if name == YOU else NOUNS[name].nominative if name in NOUNS else in_german(name)


def accusative(name: str) -> str:
    """A player to whom something is done."""
    return "dich" if name == YOU else NOUNS[name].accusative if name in NOUNS else in_german(name)


def belonging(name: str) -> str:
    """Whose, behind what is theirs: "von Anna", "des Novizen"."""
    return NOUNS[name].genitive if name in NOUNS else f"von {in_german(name)}"


def owned_by(name: str, yours: str, noun: str, suffix: str = "") -> str:
    """Something of a player, and what belongs to the noun: "deine Seite", "Annas Zug", "das Deck des Novizen"."""
    if name == YOU:
        return f"{yours} {noun}{suffix}"
    german = in_german(name)
    if name in NOUNS or german[-1:].isdigit():
        article = _ARTICLES.get(yours, "das" if noun == "Deck" else "der")
        return f"{article} {noun}{suffix} {belonging(name)}"
    return f"{german}’ {noun}{suffix}" if german.endswith(("s", "ß", "x", "z", "ce")) else f"{german}s {noun}{suffix}"
