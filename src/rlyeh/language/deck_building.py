"""Words about building decks."""

from __future__ import annotations

from rlyeh.model import Text
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import PLAIN, Voice


@dataclass(frozen=True)
class DeckCopies(Text):
    """The number of copies of the card that a deck may hold. It matters for building decks, not for play (DECK-10)."""

    number: int

    def english(self) -> str:
        return self.in_voice(PLAIN)

    def in_voice(self, voice: Voice) -> str:
        return f"You may have up to {self.number} copies of {voice.this()} in your deck."


def deck_copies(number: int) -> DeckCopies:
    """More copies in a deck than usual."""
    return DeckCopies(number)
