"""Cards of packs that people made: facts and texts become cards of the pool."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import rlyeh.language  # The words that texts are read with.  # noqa: F401
from rlyeh.decks.facts import CatalogueCard
from rlyeh.decks.fan_packs import FanPack
from rlyeh.errors import DeclarationError
from rlyeh.model import Card, Text
from rlyeh.model.word import Json, read_word


def cards_of_pack(pack: FanPack) -> list[Card]:
    """The cards of a pack, in the order of its facts. The pool checks them as it checks its own."""
    return [_card(entry, pack.texts[entry.id], pack) for entry in pack.facts.cards]


def _text(data: Json, where: str) -> Text:
    text = read_word(data, where)
    if not isinstance(text, Text):
        raise DeclarationError(f'{where}: a text box holds abilities and effects, not the bare word "{text.name}".')
    return text


def _card(entry: CatalogueCard, said: dict[str, Any], pack: FanPack) -> Card:
    where = f"{pack.folder}: {entry.id} {entry.title}"
    texts = [_text(text, where) for text in said.get("text", [])]
    host = said.get("attach_to")
    return replace(
        entry.card(),
        text=tuple(texts),
        attach_to=None if host is None else read_word(host, where),
        boosts_itself=bool(said.get("boosts_itself", True)),
    )
