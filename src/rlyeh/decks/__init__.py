"""Decks: formats as data, what is wrong with a deck and what would mend it, and the quick decks of the Core Set.

The pool of cards is always handed in: this package knows no card.
"""

from rlyeh.decks.deck import Deck
from rlyeh.decks.formats import FORMATS, Format, deck_format
from rlyeh.decks.legality import Breach, breaches, require_legal
from rlyeh.decks.quick import (
    BLOCKS,
    MATCHUPS,
    PACKETS,
    PAIRS,
    STORIES,
    Matchup,
    Pair,
    coin_flips,
    contested,
    matchup_decks,
    quick_deck,
    random_pair,
    read_pair,
    settle,
)

__all__ = [
    "BLOCKS",
    "FORMATS",
    "MATCHUPS",
    "PACKETS",
    "PAIRS",
    "STORIES",
    "Breach",
    "Deck",
    "Format",
    "Matchup",
    "Pair",
    "breaches",
    "coin_flips",
    "contested",
    "deck_format",
    "matchup_decks",
    "quick_deck",
    "random_pair",
    "read_pair",
    "require_legal",
    "settle",
]
