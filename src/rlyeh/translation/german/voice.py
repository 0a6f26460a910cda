"""Renderings of words in German: one function for each sort of word, and each word registered with it.

`Voice` is what a rendering has to know of the sentence around it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from functools import singledispatch
from typing import Any

from rlyeh.model import Word
from rlyeh.translation.german.grammar import Case, Claim, Gender, Noun, Sentence


@dataclass(frozen=True)
class Voice:
    """Who is spoken to, what the card is called, and what has been named already."""

    third: bool = False
    """Whether "you" is a player who was named before: "er" and "sein" in place of "du" and "dein"."""
    title: str = ""
    """The card's own title; without it the text says "diese Karte"."""
    named: tuple[Word, ...] = ()
    """Choices that were announced: from then on they are "jener Charakter"."""

    told: Word | None = None
    """Which player that is."""
    speaker: Word | None = None
    """Another player who picks what is spoken of: what is theirs is "unter seiner Kontrolle"."""
    to_picker: bool = False
    """Whether that player is the one who is spoken to."""
    has_price: bool = False
    """Whether the ability that speaks is paid for itself."""
    is_event: bool = False
    gained_by: str = ""
    """The noun of the cards that gain the text that speaks: "dieser Charakter"."""
    inclusive: bool = False
    """Whether all cards of several kinds are meant: "alle Monster- und Kultist-Charaktere"."""

    moving: bool = False
    """Whether cards are taken from where they lie: "aus deinem Ablagestapel" in place of "in"."""

    def away(self) -> Voice:
        """The same, of cards that are taken away."""
        return replace(self, moving=True)

    def of_them(self, who: Word | None = None) -> Voice:
        """The same, said of a player."""
        return replace(self, third=True, told=who)

    def having(self, word: Word) -> Voice:
        """The same, after something was named."""
        return replace(self, named=(*self.named, word))

    def knows(self, word: Word) -> bool:
        """Whether it was named before."""
        return any(choice is word for choice in self.named)


PLAIN = Voice()


class Tense(Enum):
    """How a trigger tells what it waits for."""

    DONE = "nachdem"
    NOW = "wenn"
    WOULD = "würde"


@dataclass(frozen=True)
class Attribute:
    """What a condition on cards adds to their noun."""

    adjectives: tuple[str, ...] = ()
    compound: str = ""
    """In front of the noun, with its hyphen."""
    after: str = ""
    """Behind it."""
    negative: str = ""
    """Behind it, where the opposite is meant."""
    relative: RelativeClause | None = None


class RelativeClause:
    """A relative clause. `begins` gives it for a gender; `denied` for the opposite."""

    def clause(self, kind: Gender, denied: bool = False) -> str:
        """The clause without its commas."""
        raise NotImplementedError


@dataclass(frozen=True)
class Quantity:
    """A number: as itself, and as what is counted after "für"."""

    value: str
    each: str = ""
    of_these: str = ""
    """What is counted, after "mit den meisten"."""


class NoGermanError(NotImplementedError):
    """A word has no German; a test names it before anybody plays with it."""

    def __init__(self, word: Any) -> None:
        super().__init__(f"{type(word).__name__} has no German")


@singledispatch
def noun_phrase(word: Word, voice: Voice, case: Case) -> str:
    """Cards, players and other things that are pointed at, with their article."""
    raise NoGermanError(word)


@singledispatch
def attribute(word: Word, voice: Voice) -> Attribute:
    """A condition on a card."""
    raise NoGermanError(word)


@singledispatch
def quantity(word: Word, voice: Voice) -> Quantity:
    """An amount."""
    raise NoGermanError(word)


@singledispatch
def circumstance(word: Word, voice: Voice) -> Claim | str:
    """A condition: a clause, or an adverb such as "in deinem Zug"."""
    raise NoGermanError(word)


@singledispatch
def moment(word: Word, voice: Voice, tense: Tense) -> Claim | str:
    """What an ability waits for: a clause, or an adverb such as "am Ende der Phase"."""
    raise NoGermanError(word)


@singledispatch
def sentences(word: Word, voice: Voice) -> list[Sentence]:
    """An effect."""
    raise NoGermanError(word)


@singledispatch
def claim(word: Word, voice: Voice) -> Claim:
    """What a modifier says of its cards."""
    raise NoGermanError(word)


@singledispatch
def text(word: Word, voice: Voice) -> str:
    """An entry of a text box, as whole sentences."""
    raise NoGermanError(word)


DISPATCHERS = (noun_phrase, attribute, quantity, circumstance, moment, sentences, claim, text)
"""Where a word may have its German."""


def has_german(cls: type[Word]) -> bool:
    """Whether a class of words has a rendering of its own."""
    return any(cls in dispatcher.registry for dispatcher in DISPATCHERS)


__all__ = [
    "PLAIN", "Attribute", "NoGermanError", "Noun", "Quantity", "RelativeClause", "Tense", "Voice", "attribute",
    "circumstance", "claim", "has_german", "moment", "noun_phrase", "quantity", "sentences", "text",
]  # fmt: skip
