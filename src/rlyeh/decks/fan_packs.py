"""Packs that people made: folders with the facts and the texts of cards, as data and without code.

A pack is a folder with two files. `facts.json` is a set as the package keeps its own (docs/card-facts.md), `cards.json`
has the texts in words of the card language. The folders in use are named by an environment variable, so that every
process of a program that plays in several has the same cards.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from rlyeh.decks.facts import CatalogueCard, SetFacts, printed_sets, read_set
from rlyeh.errors import DeclarationError, did_you_mean
from rlyeh.model import Card, Icon
from rlyeh.model.sets import SET_NAMES

IN_USE: Final = "RLYEH_PACKS"
"""The environment variable: folders, put together as in PATH."""
FACTS, CARDS = "facts.json", "cards.json"
LARGEST: Final = 4 << 20
"""Bytes of the largest file that is read."""
FIELDS: Final = ("id", "text", "attach_to", "boosts_itself")
"""What `cards.json` says of a card; all else is in its facts."""

_CODE = re.compile(r"[a-z]{2,8}")
_ID = re.compile(r"([a-z]{2,8})-(\d{3,4})")


@dataclass(frozen=True, slots=True)
class FanPack:
    """A pack that people made, as it was read."""

    folder: Path
    facts: SetFacts
    texts: dict[str, dict[str, Any]]
    """What `cards.json` says of each card, by id."""
    digest: str
    """A hash of all that the pack says: two programs with the same one play the same cards."""


@cache
def packs_in_use() -> tuple[FanPack, ...]:
    """The packs that this process plays with."""
    packs = [read_pack(Path(folder)) for folder in dict.fromkeys(_named())]
    for pack in packs:
        if pack.facts.code in SET_NAMES:
            raise DeclarationError(f'{pack.folder}: the code "{pack.facts.code}" is taken by '
                                   f"{SET_NAMES[pack.facts.code]}.")  # fmt: skip
        SET_NAMES[pack.facts.code] = pack.facts.name
    return tuple(packs)


def all_sets() -> tuple[SetFacts, ...]:
    """The sets of the game in the order of their release, and the packs in use."""
    return (*printed_sets(), *(pack.facts for pack in packs_in_use()))


def read_pack(folder: Path) -> FanPack:
    """Read the facts and texts of a pack; whatever does not fit is refused with one sentence."""
    if not folder.is_dir():
        raise DeclarationError(f"{folder}: there is no such folder. A pack is a folder with {FACTS} and {CARDS}.")
    facts, texts = _parsed(folder / FACTS), _parsed(folder / CARDS)
    digest = blake2b(json.dumps([facts, texts], sort_keys=True).encode(), digest_size=16).hexdigest()
    checked = _facts(facts, folder / FACTS)
    return FanPack(folder, checked, _texts(texts, checked, folder / CARDS), digest)


def _parsed(path: Path) -> Any:
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as problem:
        raise DeclarationError(f"{path} cannot be read: {problem.strerror}.") from None
    if len(data) > LARGEST:
        raise DeclarationError(f"{path} is larger than any pack ({LARGEST >> 20} MB at most).")
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as problem:
        raise DeclarationError(f"{path} is no JSON: {problem}.") from None


def _facts(data: Any, path: Path) -> SetFacts:
    if not isinstance(data, dict) or sorted(data) != ["cards", "code", "name", "packs"]:
        raise DeclarationError(f"{path}: it must have code, name, packs and cards, and nothing else.")
    if not isinstance(data["code"], str) or not _CODE.fullmatch(data["code"]):
        raise DeclarationError(f"{path}: the code {data['code']!r:.40} is not two to eight small letters.")
    try:
        facts = read_set(data)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
        raise DeclarationError(f"{path}: {_blamed(data)}the facts cannot be read ({problem}).") from None
    for contradiction in _contradictions(facts):
        raise DeclarationError(f"{path}: {contradiction}")
    return facts


def _blamed(data: dict[str, Any]) -> str:
    """The first card whose facts cannot be read by themselves."""
    for row in data["cards"] if isinstance(data["cards"], list) else ():
        try:
            read_set({**data, "cards": [dict(row)]})
        except (KeyError, TypeError, ValueError, AttributeError, IndexError):
            return f"{row.get('id', '?')!s:.20}: " if isinstance(row, dict) else f"{row!r:.40}: "
    return ""


def _contradictions(facts: SetFacts) -> Iterator[str]:
    seen: set[str] = set()
    for card in facts.cards:
        match = _ID.fullmatch(card.id)
        if match is None or match[1] != facts.code:
            yield f'the id "{card.id}" is not {facts.code}- and a number of three figures.'
        if card.id in seen:
            yield f'two cards have the id "{card.id}".'
        seen.add(card.id)
        yield from _misread(card)


def _misread(card: CatalogueCard) -> Iterator[str]:
    """Facts of a kind that no card has."""
    where = f"{card.id} {card.title}"
    if not str(card.title).strip():
        yield f"{card.id}: the card has no title."
    for field in ("cost", "skill"):
        value = getattr(card, field)
        if not (value is None or value == "X" or (isinstance(value, int) and 0 <= value <= 99)):
            yield f'{where}: {field} is {value!r:.40}, and not a number or "X".'
    for field in ("icons", "struggles", "boosters"):
        value = getattr(card, field)
        if set(value) - set("TCAI"):
            yield f"{where}: {field} is {value!r:.40}, and not letters of T, C, A and I."


def _texts(data: Any, facts: SetFacts, path: Path) -> dict[str, dict[str, Any]]:
    if not isinstance(data, list):
        raise DeclarationError(f"{path}: it must be a list of cards.")
    ids = [card.id for card in facts.cards]
    texts: dict[str, dict[str, Any]] = {}
    for row in data:
        card_id = _checked_row(row, ids, path)
        if card_id in texts:
            raise DeclarationError(f"{path}: {card_id} stands there twice.")
        texts[card_id] = row
    missing = [card_id for card_id in ids if card_id not in texts]
    if missing:
        raise DeclarationError(f"{path}: {missing[0]} is missing; a card without text has an empty one.")
    return texts


def _checked_row(row: Any, ids: list[str], path: Path) -> str:
    if not isinstance(row, dict) or not isinstance(row.get("id"), str):
        raise DeclarationError(f"{path}: {row!r:.40} is no card with an id.")
    card_id: str = row["id"]
    if card_id not in ids:
        raise DeclarationError(f'{path}: {FACTS} has no card "{card_id:.20}".{did_you_mean(card_id, ids)}')
    for key in row:
        if key not in FIELDS:
            raise DeclarationError(f'{path}: {card_id} has a field "{key:.20}".{did_you_mean(key, FIELDS)}')
    if not isinstance(row.get("text", []), list):
        raise DeclarationError(f"{path}: the text of {card_id} is no list.")
    return card_id


def row_of(card: Card) -> dict[str, Any]:
    """The facts of a card as `facts.json` has them; what is usual is left out."""
    facts = {
        "id": card.id,
        "title": card.title,
        "descriptor": card.descriptor,
        "type": str(card.type),
        "faction": str(card.faction),
        "unique": card.unique,
        "cost": card.cost,
        "skill": card.skill,
        "icons": "".join(icon.name[0] * card.icons[icon] for icon in Icon),
        "struggles": _letters(card.struggles),
        "boosters": _letters(card.boosters),
        "subtypes": list(card.subtypes),
        "keywords": {str(word): value for word, value in card.keywords.items()},
        "steadfast": {str(faction): number for faction, number in card.steadfast.items()},
        "transient": card.transient,
        "zoog": card.zoog,
    }
    return {name: value for name, value in facts.items() if value or (value == 0 and name in ("cost", "skill"))}


def _letters(icons: Iterable[Icon]) -> str:
    return "".join(icon.name[0] for icon in icons)


def text_of(card: Card) -> dict[str, Any]:
    """The text of a card as `cards.json` has it."""
    row: dict[str, Any] = {"id": card.id, "text": [text.to_json() for text in card.text]}
    if card.attach_to is not None:
        row["attach_to"] = card.attach_to.to_json()
    return row if card.boosts_itself else {**row, "boosts_itself": False}


def name_packs(folders: Iterable[Path]) -> None:
    """Name the folders for this process and those it starts. Packs are read when they are first needed."""
    os.environ[IN_USE] = os.pathsep.join(dict.fromkeys([*_named(), *(str(folder.resolve()) for folder in folders)]))


def _named() -> list[str]:
    return [folder for folder in os.environ.get(IN_USE, "").split(os.pathsep) if folder]
