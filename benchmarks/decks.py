"""The decks that benchmarks play with: pairs of Core factions with a neutral packet each."""

from __future__ import annotations

import random
from functools import cache

from rlyeh.cards import POOL
from rlyeh.engine import LCG, Faces, Game, new_game
from rlyeh.model import Card, CardType, Faction

PACKETS = (range(141, 148), range(148, 155))
FACTIONS = [faction for faction in Faction if faction not in (Faction.NEUTRAL, Faction.SILVER_TWILIGHT)]


@cache
def faces() -> Faces:
    """The pool as the default rule set reads it."""
    return Faces(POOL.under(LCG.errata))


@cache
def halves() -> dict[Faction, list[str]]:
    """The Core cards of each faction."""
    return {faction: [card.id for card in core_cards() if card.faction is faction] for faction in FACTIONS}


def core_cards() -> list[Card]:
    """The Core Set without its stories."""
    return [card for card in POOL if card.id.startswith("core-") and card.type is not CardType.STORY]


def core_game(seed: int) -> Game:
    """A new game between two quick decks chosen by the seed."""
    a, b, c, d = random.Random(seed).sample(FACTIONS, 4)
    decks = [
        [*halves()[first], *halves()[second], *(f"core-{number:03d}" for number in packet)]
        for (first, second), packet in zip(((a, b), (c, d)), PACKETS, strict=True)
    ]
    return new_game(POOL, decks, [f"core-{number}" for number in range(156, 166)], seed, faces=faces())
