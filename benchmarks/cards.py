"""Pools of cards to be searched."""

from __future__ import annotations

from dataclasses import replace
from itertools import count, cycle, islice

from rlyeh.cards import POOL
from rlyeh.model import Pool

EVERY_CARD = 1568
"""How many cards the game has."""

QUERY = (
    'faction:cthulhu|hastur type:character cost<=3 (icon:terror>=1 or icon:arcane) -keyword:heroic -text:"goes insane" '
    "-subtype:zoog sort:cost sort:-skill"
)
"""A query that is longer than most."""


def whole_pool() -> Pool:
    """A pool of the size of the whole game: the cards we have, again and again under other numbers."""
    numbers = count(1)
    return Pool(replace(card, id=f"core-{next(numbers)}") for card in islice(cycle(POOL), EVERY_CARD))
