"""Changes to a declaration, one word at a time."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from dataclasses import fields, replace
from enum import Enum
from typing import Any

from rlyeh.model import Card, Faction, Icon, Word


def changed_cards(card: Card) -> Iterator[tuple[str, Card]]:
    """The card with one thing in its text changed, each with what was done."""
    for index, text in enumerate(card.text):
        before, after = card.text[:index], card.text[index + 1 :]
        yield f"without text {index + 1}", replace(card, text=before + after)
        for what, other in _changed(text):
            yield what, replace(card, text=(*before, other, *after))  # type: ignore[arg-type]
    if card.attach_to is not None:
        for what, other in _changed(card.attach_to):
            yield f"attach_to {what}", replace(card, attach_to=other)


def _changed(word: Word) -> Iterator[tuple[str, Word]]:
    """The word with one thing in it changed."""
    hints = typing.get_type_hints(type(word))
    for field in fields(word):  # type: ignore[arg-type]
        value = getattr(word, field.name)
        allows_none = type(None) in typing.get_args(hints.get(field.name, object))
        for what, other in _values(value, allows_none):
            try:
                changed = replace(word, **{field.name: other})  # type: ignore[type-var]
            except Exception:  # A word that cannot be said so is no change.
                continue
            yield f"{word.name}.{field.name}: {what}", changed


def _values(value: Any, allows_none: bool) -> Iterator[tuple[str, Any]]:
    """Other values that a field could have. What a card does not say is not for its tests to deny, so no flag is
    raised."""
    if isinstance(value, bool):
        if value:
            yield "True -> False", False
    elif isinstance(value, Icon | Faction):
        members: list[Any] = list(type(value))
        other = members[(members.index(value) + 1) % len(members)]
        yield f"{value} -> {other}", other
    elif isinstance(value, int) and not isinstance(value, Enum):
        yield f"{value} -> {value + 1}", value + 1
        if value > 0:
            yield f"{value} -> {value - 1}", value - 1
    elif isinstance(value, tuple) and value and all(isinstance(item, Word) for item in value):
        for index, item in enumerate(value):
            before, after = value[:index], value[index + 1 :]
            yield f"without {item.name}", before + after
            for what, other in _changed(item):
                yield what, (*before, other, *after)
    elif isinstance(value, Word):
        if allows_none:
            yield f"without {value.name}", None
        yield from _changed(value)


def said(card: Card) -> str:
    """What the card says; a change that leaves no English is told so."""
    try:
        return " / ".join(text.english() for text in card.text)
    except Exception as problem:
        return f"(no English: {problem})"
