"""Agreement of a declaration with what is printed: its facts against those of the catalogue, field by field."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from rlyeh.decks.catalogue import catalogue
from rlyeh.errors import DeclarationError, did_you_mean
from rlyeh.model import Card, Icon

ICON_FIELDS: Final = ("icons", "struggles", "boosters")
FIELDS: Final = (
    "title", "descriptor", "type", "faction", "unique", "cost", "skill", "icons", "subtypes", "keywords", "steadfast",
    "resource", "transient", "zoog", "struggles", "boosters", "set_name",
)  # fmt: skip
"""The facts on a card, by the names they are declared with."""


def disagreements(card: Card) -> Iterator[str]:
    """What a declaration says otherwise than the catalogue, a clause for each field. Nothing for a card that was never
    printed."""
    entry = catalogue().entries.get(card.id)
    if entry is None:
        return
    printed = entry.card()
    for field in FIELDS:
        declared, printed_value = _as_written(card, field), _as_written(printed, field)
        if declared != printed_value:
            yield f"{field} is declared as {declared}, but the catalogue has {printed_value}"


def require_agreement(card: Card) -> None:
    """Refuse a declaration of a card that was printed otherwise, or not at all."""
    where = f"{card.id} {card.title}"
    if card.id not in catalogue():
        raise DeclarationError(f"{where}: no printed card has this id.{did_you_mean(card.id, catalogue().entries)}")
    wrong = "; ".join(disagreements(card))
    if wrong:
        raise DeclarationError(f"{where}: {wrong}.")


def _as_written(card: Card, field: str) -> str:
    """A fact as people write it, so that equal facts read the same."""
    if field == "resource":
        return str(card.resource or card.faction)
    value = getattr(card, field)
    if field == "icons":
        value = [icon for icon in Icon for _ in range(card.icons[icon])]
    if field in ICON_FIELDS:
        return "".join(icon.name[0] for icon in value) or "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {number}" for name, number in sorted(value.items())) or "none"
    if isinstance(value, tuple):
        return ", ".join(value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is None else f'"{value}"' if field in ("title", "descriptor", "set_name") else str(value)
