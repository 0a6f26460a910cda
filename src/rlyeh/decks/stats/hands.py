"""Sample setup hands."""

from __future__ import annotations

from rlyeh.decks.catalogue import printed_card
from rlyeh.decks.deck import Deck
from rlyeh.engine import Chance
from rlyeh.engine.reading import HAND
from rlyeh.model import Card, Pool


def setup_hands(deck: Deck, pool: Pool, number: int, seed: int) -> list[list[Card]]:
    """Hands of eight, of which three become resources (SET-5, SET-7); the same seed deals the same hands."""
    ids = sorted(deck.card_ids())
    chance = Chance(seed)
    return [[printed_card(card_id, pool) for card_id in _drawn(ids, chance)] for _ in range(number)]


def _drawn(ids: list[str], chance: Chance) -> list[str]:
    """The first cards of a shuffled deck; what lies under them need not be shuffled, nor put back in order."""
    for place in range(min(HAND, len(ids))):
        other = place + chance.below(len(ids) - place)
        ids[place], ids[other] = ids[other], ids[place]
    return ids[:HAND]
