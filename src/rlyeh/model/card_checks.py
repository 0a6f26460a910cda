"""Checks of a card's facts: what each type of card has and has not, and which facts belong together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rlyeh.model.terms import NO_ICONS, CardType

if TYPE_CHECKING:
    from rlyeh.model.card import Card

HAS_SKILL: Final = (CardType.CHARACTER,)


def faults(card: Card) -> Iterator[str]:
    """What is wrong with the facts of a card, a sentence each (CARD-1 to CARD-9)."""
    kind = card.type
    if (card.cost is None) is (kind is not CardType.STORY):
        yield f"a {kind} has {'no' if kind is CardType.STORY else 'a'} cost."
    if (card.skill is None) is (kind in HAS_SKILL):
        yield f"a {kind} has {'a' if kind in HAS_SKILL else 'no'} skill."
    if card.icons != NO_ICONS and kind not in HAS_SKILL:
        yield f"a {kind} has no icons; boosters and struggles are given by their own names."
    if card.struggles and kind not in (CardType.STORY, CardType.CONSPIRACY):
        yield f"a {kind} has no struggles of its own."
    if "Attachment" in card.subtypes and not _attaches(card):
        yield "it is an Attachment, but neither attach_to= nor a text of its own says to what it attaches."


def _attaches(card: Card) -> bool:
    """Whether something says to what it attaches."""
    return card.attach_to is not None or any(word.name == "attach" for text in card.text for word in text.walk())
