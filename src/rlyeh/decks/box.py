"""The contents of one box of the Core Set: the quick decks, and which of them a deck is nearest to."""

from __future__ import annotations

from collections.abc import Iterator

from rlyeh.decks.deck import Deck
from rlyeh.decks.quick import BLOCKS, PACKETS, PAIRS
from rlyeh.model import Faction

CLARNEY = "core-023"
"""Printed as an Agency card, numbered among those of Miskatonic University (DECK-6). Whoever sorts the box by number
finds it there, whoever sorts by symbol here; both are taken."""


def _by_symbol(faction: Faction) -> tuple[str, ...]:
    """A faction's cards, sorted by the symbol that is printed on them."""
    if faction is Faction.AGENCY:
        return (*BLOCKS[faction], CLARNEY)
    return tuple(card_id for card_id in BLOCKS[faction] if card_id != CLARNEY)


def _quick_decks() -> Iterator[tuple[str, frozenset[str]]]:
    for first, second in PAIRS:
        for packet, neutral in enumerate(PACKETS, 1):
            name = f"{first.title} and {second.title} with packet {packet}"
            yield name, frozenset((*BLOCKS[first], *BLOCKS[second], *neutral))
            yield name, frozenset((*_by_symbol(first), *_by_symbol(second), *neutral))


QUICK_DECKS = tuple(_quick_decks())


def nearest_quick_deck(deck: Deck) -> tuple[str, list[str]]:
    """The quick deck that shares most with a deck: its name and its cards."""
    own_cards = frozenset(deck.cards)
    name, cards = min(QUICK_DECKS, key=lambda quick: len(quick[1] ^ own_cards))
    return name, sorted(cards)
