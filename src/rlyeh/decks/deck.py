"""A deck as a list of cards with counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rlyeh.errors import DeckError


@dataclass(frozen=True)
class Deck:
    """What a player brings: card ids with counts, and a story deck of their own where the format allows one."""

    name: str
    cards: Mapping[str, int]
    stories: tuple[str, ...] = field(default=())

    def __post_init__(self) -> None:
        for card_id, count in self.cards.items():
            if count < 1:
                raise DeckError(f'The deck "{self.name}" has {count} copies of {card_id}: leave such a line out.')

    @staticmethod
    def of(name: str, card_ids: Iterable[str], stories: Iterable[str] = ()) -> Deck:
        """A deck from a list in which each copy stands for itself."""
        return Deck(name, dict(Counter(card_ids)), tuple(stories))

    @property
    def total(self) -> int:
        """How many cards the deck has; stories are not part of it (DECK-1)."""
        return sum(self.cards.values())

    def card_ids(self) -> list[str]:
        """Each copy for itself, as a new game wants them."""
        return [card_id for card_id, count in self.cards.items() for _ in range(count)]
