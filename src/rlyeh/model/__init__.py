"""Printed facts: what a card, an icon, a faction is, immutable and without rules."""

from rlyeh.model.card import (
    VALUED,
    Card,
    Errata,
    Pool,
    X,
    declaration_from_json,
    declaration_to_json,
)
from rlyeh.model.terms import (
    ICON_LETTERS,
    NO_ICONS,
    CardType,
    Faction,
    Icon,
    Icons,
    Keyword,
    Label,
    Phase,
    Position,
    Zone,
)
from rlyeh.model.word import VOCABULARY, Json, Text, Word, read_word, word_fields

__all__ = [
    "ICON_LETTERS",
    "NO_ICONS",
    "VALUED",
    "VOCABULARY",
    "Card",
    "CardType",
    "Errata",
    "Faction",
    "Icon",
    "Icons",
    "Json",
    "Keyword",
    "Label",
    "Phase",
    "Pool",
    "Position",
    "Text",
    "Word",
    "X",
    "Zone",
    "declaration_from_json",
    "declaration_to_json",
    "read_word",
    "word_fields",
]
