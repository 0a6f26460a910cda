"""Existing cards and names, playable or not: all cards that were printed, and what a player may name (EFF-34).

A pool is handed the facts of all cards that were printed: cards without text. What may be named must not depend on
which of them this program can play today.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Final

from rlyeh.model.terms import CardType, Faction, Icon

if TYPE_CHECKING:
    from rlyeh.model.card import Card

Catalogued = Callable[[], "tuple[Card, ...]"]
"""Where the facts of all printed cards come from; asked when they are first needed."""

SUBTYPE: Final = "subtype"
FACTION: Final = "faction"
TITLE: Final = "card"
ICON: Final = "icon"
TYPE: Final = "card type"
"""What one may be asked to name."""

def nothing() -> tuple[Card, ...]:
    """No catalogue: only the cards of the pool exist."""
    return ()


def existing(declared: Mapping[str, Card], printed: Iterable[Card], sets: frozenset[str]) -> list[Card]:
    """All cards of these sets, or of all sets where none is named: as they are declared where they are, errata
    included (CARD-22), else as they were printed. What was never printed, such as a card made up for a test, exists
    because it is declared."""
    by_id = {card.id: card for card in printed}
    made_up = [card for card in declared.values() if card.id not in by_id]
    legal = [card for card in by_id.values() if not sets or card.id.rsplit("-", 1)[0] in sets]
    return [*[declared.get(card.id, card) for card in legal], *made_up]


def names(cards: Iterable[Card], category: str) -> tuple[str, ...]:
    """All subtypes on these cards, their factions (neutral is none, GEN-7), or their titles if decks are made of them,
    in a fixed order. Kinds of icons and card types are the same whatever cards there are; stories are in no deck."""
    if category == ICON:
        return tuple(icon.slug for icon in Icon)
    if category == TYPE:
        return tuple(kind.value for kind in CardType if kind is not CardType.STORY)
    if category == FACTION:
        factions = {card.faction for card in cards}
        return tuple(faction for faction in Faction if faction in factions and faction is not Faction.NEUTRAL)
    if category == SUBTYPE:
        return tuple(sorted({subtype for card in cards for subtype in card.subtypes}))
    return tuple(sorted({card.title for card in cards if card.type is not CardType.STORY}))
