"""Decks: formats as data, what is wrong with a deck and what would mend it, and every form in which decks travel.

The pool of playable cards is always handed in; the catalogue knows the names of all cards, playable or not.
"""

from rlyeh.decks.catalogue import Catalogue, CatalogueCard, catalogue
from rlyeh.decks.deck import Deck
from rlyeh.decks.formats import FORMATS, Format, deck_format
from rlyeh.decks.forms import FORMS, Form, form_named, form_of_file, read_deck
from rlyeh.decks.legality import Breach, breaches, require_legal, unplayable
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
    pairs_after_flips,
    quick_deck,
    random_pair,
    read_pair,
)
from rlyeh.decks.reading import Reading
from rlyeh.decks.shelf import KINDS, Shelved, find_deck, read_file, shelf
from rlyeh.decks.story_decks import STORY_DECKS, StoryDeck, story_deck_named, story_deck_of

__all__ = [
    "BLOCKS",
    "FORMATS",
    "FORMS",
    "KINDS",
    "MATCHUPS",
    "PACKETS",
    "PAIRS",
    "STORIES",
    "STORY_DECKS",
    "Breach",
    "Catalogue",
    "CatalogueCard",
    "Deck",
    "Form",
    "Format",
    "Matchup",
    "Pair",
    "Reading",
    "Shelved",
    "StoryDeck",
    "breaches",
    "catalogue",
    "coin_flips",
    "contested",
    "deck_format",
    "find_deck",
    "form_named",
    "form_of_file",
    "matchup_decks",
    "pairs_after_flips",
    "quick_deck",
    "random_pair",
    "read_deck",
    "read_file",
    "read_pair",
    "require_legal",
    "shelf",
    "story_deck_named",
    "story_deck_of",
    "unplayable",
]
