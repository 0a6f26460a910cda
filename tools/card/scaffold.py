"""Scaffolding: the facts of cards as declarations, from the catalogue; their texts are left to write.

With --wording FILE, a file of card facts that has a reference wording, that wording is printed as comments to write the
text beside. It must not be committed.
"""

from __future__ import annotations

import argparse
import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rlyeh.decks.catalogue import catalogue
from rlyeh.decks.facts import CatalogueCard
from rlyeh.model import VALUED, CardType, Faction, Keyword
from tools.card.chosen import chosen_ids

WIDTH = 120
_ATTACH = re.compile(r"Attach to (?:a|an) (.*?)\.")
_CHARACTER = re.compile(r"(?:\[([\w-]+)\] )?(?:([A-Z][\w ]*) )?character")


def constant(title: str) -> str:
    """The name of a declaration: SLAVERING_GUG."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    name = re.sub(r"[^A-Z0-9]+", "_", plain.upper().replace("'", "")).strip("_")
    return f"N{name}" if name[:1].isdigit() else name


def faction_name(faction: Faction) -> str:
    """What the language calls a faction."""
    return faction.name


def declaration(card: CatalogueCard, wording: Mapping[str, Any] | None = None) -> str:
    """A card with all its facts and no text."""
    text = str((wording or {}).get("reference_text") or "")
    lines = [f"{_name(card)} = {card.type}(", *_wrapped([*_facts(card), *_facts_of_text(card, text)])]
    lines += [f"    # {line}" for line in text.splitlines()]
    for correction in (wording or {}).get("oracle_errata", ()):
        lines.append(f"    # {correction['kind']} {correction['source']}: {correction['summary']}")
    return "\n".join([*lines, "    text=[],", ")"])


def _name(card: CatalogueCard) -> str:
    """A name of its own: of two cards of one title in a module the first would vanish, and a title may be the name of a
    faction."""
    name = constant(card.title)
    twins = [entry for entry in catalogue() if entry.code == card.code and entry.faction is card.faction
             and constant(entry.title) == name]  # fmt: skip
    if len(twins) > 1:
        return f"{name}_{constant(card.descriptor) or card.number}"
    return f"{name}_{card.number}" if name in Faction.__members__ else name


def _facts(card: CatalogueCard) -> Iterator[str]:
    yield json.dumps(card.id)
    yield json.dumps(card.title, ensure_ascii=False)
    if card.type is not CardType.STORY:
        yield faction_name(card.faction)
    if card.unique:
        yield "unique=True"
    if card.descriptor:
        yield f"descriptor={json.dumps(card.descriptor, ensure_ascii=False)}"
    for field in ("cost", "skill"):
        value = getattr(card, field)
        if value is not None:
            yield f"{field}={value}"
    if card.icons:
        yield f'icons="{card.icons}"'
    if card.struggles and not (card.type is CardType.STORY and card.struggles == "TCAI"):
        yield f'struggles="{card.struggles}"'
    if card.subtypes:
        yield f'subtypes="{", ".join(card.subtypes)}"'
    if card.keywords:
        yield f"keywords=[{', '.join(_keyword(word, value) for word, value in card.keywords.items())}]"
    if card.steadfast:
        pairs = ", ".join(f"{faction_name(faction)}: {number}" for faction, number in card.steadfast.items())
        yield f"steadfast={{{pairs}}}"
    yield from (f"{mark}=True" for mark in ("transient", "zoog") if getattr(card, mark))
    if card.boosters:
        yield f'boosters="{card.boosters}"'


def _keyword(word: Keyword, value: int) -> str:
    return f"{word.name}({value})" if word in VALUED else word.name


def _facts_of_text(card: CatalogueCard, text: str) -> Iterator[str]:
    """Facts that only the wording tells: whether it gives the boosters, and the commonest lines "Attach to"."""
    if card.boosters and "[boosters]" in text:
        yield "boosts_itself=False"
    match = _ATTACH.match(text)
    host = _host(match[1]) if match else ""
    if host:
        yield f"attach_to={host}"


def _host(said: str) -> str:
    if said in ("story", "story card"):
        return "STORY_CARD"
    noun = "MINE" if said.endswith("you control") else "CHARACTER"
    kind = _CHARACTER.fullmatch(said.removesuffix(" you control"))
    if kind is None:
        return ""
    faction = f".faction({faction_name(Faction(kind[1]))})" if kind[1] else ""
    return noun + faction + (f'.subtype("{kind[2]}")' if kind[2] else "")


def _wrapped(parts: Iterable[str]) -> Iterator[str]:
    line = "   "
    for part in parts:
        if len(line) + len(part) + 2 > WIDTH:
            yield line
            line = "   "
        line += f" {part},"
    yield line


def main(arguments: Sequence[str]) -> None:
    """The command line."""
    ask = argparse.ArgumentParser("python -m tools.card scaffold", description=__doc__)
    ask.add_argument("cards", nargs="+", help="ids, or the code of a set")
    ask.add_argument("--wording", type=Path, help="a file of card facts with a reference wording, for your eyes only")
    options = ask.parse_args(arguments)
    rows = json.loads(options.wording.read_text(encoding="utf-8"))["cards"] if options.wording else []
    wording = {row["id"]: row for row in rows}
    ids = chosen_ids(options.cards)
    print("\n\n".join(declaration(entry, wording.get(entry.id)) for entry in catalogue() if entry.id in ids))
