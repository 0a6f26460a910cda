"""Sample setup hands."""

from __future__ import annotations

from rlyeh.decks.deck import Deck
from rlyeh.decks.stats.profile import printed
from rlyeh.engine.chance import Chance
from rlyeh.engine.setup import HAND
from rlyeh.model import Card, Pool


def setup_hands(deck: Deck, pool: Pool, number: int, seed: int) -> list[list[Card]]:
    """Hands of eight, of which three become resources (SET-5, SET-7); the same seed deals the same hands."""
    ids = sorted(deck.card_ids())
    chance = Chance(seed)
    hands = []
    for _ in range(number):
        order = list(range(len(ids)))
        chance.shuffle(order)
        hands.append([printed(ids[place], pool) for place in order[:HAND]])
    return hands
