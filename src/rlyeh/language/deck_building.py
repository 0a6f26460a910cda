"""Words about building decks."""

from __future__ import annotations

from rlyeh.model import Text
from rlyeh.model.declaring import dataclass


@dataclass(frozen=True)
class DeckCopies(Text):
    """The number of copies of the card that a deck may hold. It matters for building decks, not for play (DECK-10)."""

    number: int

    def english(self) -> str:
        return f"You may have up to {self.number} copies of this card in your deck."


def deck_copies(number: int) -> DeckCopies:
    """More copies in a deck than usual."""
    return DeckCopies(number)
