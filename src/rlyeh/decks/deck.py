"""A deck: a name, cards with counts, a story deck where there is one, and notes."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rlyeh.errors import DeckError

MOST_COPIES = 999
"""Copies of one card, so that no list can ask for more cards than fit into memory."""
LONGEST_NAME = 120
LONGEST_NOTES = 10_000


@dataclass(frozen=True)
class Deck:
    """What a player brings: card ids with counts, and a story deck of their own where the format allows one.

    The same cards are the same deck in whatever order they are given, and are dealt from the same order, so that a
    seed gives the same game whichever file the deck came from.
    """

    name: str
    cards: Mapping[str, int]
    stories: tuple[str, ...] = ()
    notes: str = ""

    def __post_init__(self) -> None:
        normalised = {
            "name": _one_line(self.name),
            "cards": dict(sorted(self.cards.items())),
            "stories": tuple(sorted(self.stories)),
            "notes": _paragraphs(self.notes),
        }
        for field, value in normalised.items():
            object.__setattr__(self, field, value)
        for card_id, count in self.cards.items():
            if count < 1:
                raise DeckError(f'The deck "{self.name}" has {count} copies of {card_id}: leave such a line out.')
            if count > MOST_COPIES:
                raise DeckError(f'The deck "{self.name}" has {count} copies of {card_id}; {MOST_COPIES} are the most.')

    @staticmethod
    def of(name: str, card_ids: Iterable[str], stories: Iterable[str] = (), notes: str = "") -> Deck:
        """A deck from a list in which each copy stands for itself."""
        return Deck(name, dict(Counter(card_ids)), tuple(stories), notes)

    @property
    def total(self) -> int:
        """How many cards the deck has; stories are not part of it (DECK-1)."""
        return sum(self.cards.values())

    def card_ids(self) -> list[str]:
        """Each copy for itself, as a new game wants them."""
        return [card_id for card_id, count in self.cards.items() for _ in range(count)]


def _one_line(name: str) -> str:
    """A name without line breaks and double spaces."""
    line = " ".join(name.split())
    if not line:
        raise DeckError("A deck needs a name.")
    if len(line) > LONGEST_NAME:
        raise DeckError(f"The name of a deck has at most {LONGEST_NAME} letters; this one has {len(line)}.")
    _printable(line, "name")
    return line


def _paragraphs(notes: str) -> str:
    """Notes with plain line breaks and nothing invisible at the ends of lines."""
    lines = notes.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    text = "\n".join(line.rstrip() for line in lines).strip()
    if len(text) > LONGEST_NOTES:
        raise DeckError(f"The notes of a deck have at most {LONGEST_NOTES} letters; these have {len(text)}.")
    _printable(text.replace("\n", "").replace("\t", ""), "notes")
    return text


def _printable(text: str, part: str) -> None:
    """Refuse what no file of text or XML may hold."""
    for letter in text:
        if unicodedata.category(letter) in ("Cc", "Cs") or letter in "\ufffe\uffff":
            raise DeckError(f"The {part} of a deck cannot have the control character U+{ord(letter):04X} in it.")
