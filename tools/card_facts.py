"""The facts of all cards, written into the package from files of card facts.

    python -m tools.card_facts FOLDER

FOLDER has a file NN-NAME.json for each set: the name of the set, its code, and its cards with the field names that
`rlyeh cards --json` uses, and beside them `pack`, `year`, `quantity`, `octgn_id` and `same_card_as`. Of each card its
facts are taken over, and nothing of its wording (docs/card-facts.md).
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import MISSING, fields
from itertools import groupby
from pathlib import Path
from typing import Any

from rlyeh.decks.facts import CatalogueCard, Pack, SetFacts
from rlyeh.model import CardType, Faction, Icon, Keyword

SETS = Path(__file__).parent.parent / "src" / "rlyeh" / "decks" / "data" / "sets"

Said = dict[str, Any]
"""A card as a file of facts has it."""


class FactsError(Exception):
    """A file of facts that contradicts itself."""


def read_folder(folder: Path) -> dict[str, SetFacts]:
    """The sets of a folder by the names of their files, in the order of release."""
    by_file = {path.name: json.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("[0-9]*-*.json"))}
    order = [card["id"] for facts in by_file.values() for card in facts["cards"]]
    return {name: _set(data, {card_id: place for place, card_id in enumerate(order)}) for name, data in by_file.items()}


def _set(facts: Said, order: dict[str, int]) -> SetFacts:
    cards: list[Said] = facts["cards"]
    groups = groupby(cards, lambda card: str(card["pack"]))
    packs = [_pack(facts["code"], facts["set"], name, list(group)) for name, group in groups]
    copies = {pack.name: pack.copies for pack in packs}
    entries = [_entry(card, copies[card["pack"]], order) for card in cards]
    return SetFacts(facts["code"], facts["set"], packs, entries)


def _pack(code: str, set_name: str, name: str, cards: list[Said]) -> Pack:
    """The pack of these cards, which have its numbers without a gap."""
    numbers = [card["number"] for card in cards]
    if numbers != list(range(numbers[0], numbers[-1] + 1)):
        raise FactsError(f"{name}: the numbers of its cards have gaps or stand in no order: {numbers}.")
    years = {card["year"] for card in cards}
    if len(years) > 1:
        raise FactsError(f"{name}: its cards come from several years: {sorted(years)}.")
    copies = Counter(card["quantity"] for card in cards).most_common(1)[0][0]
    return Pack(code, set_name, name, numbers[0], numbers[-1], max(years), copies)


def _entry(row: Said, copies: int, order: dict[str, int]) -> CatalogueCard:
    """A card of the catalogue. What the file says twice must agree."""
    faction = Faction(row["faction"] or "neutral")
    keywords = {word["name"]: word.get("value", 1) for word in row["keywords"]}
    steadfast = keywords.pop("Steadfast", {})
    transient, zoog = (keywords.pop(name, None) is not None for name in ("Transient", "Zoog"))
    supplied = {} if row["type"] == CardType.STORY else {str(faction): 1}
    again_said = {"steadfast": steadfast, "resource_icons": supplied, "transient": transient, "zoog": zoog}
    for field, again in again_said.items():
        if row[field] != again:
            raise FactsError(f"{row['id']} {row['title']}: {field} is {row[field]}, and elsewhere {again}.")
    first = min((row["id"], *row["same_card_as"]), key=lambda card_id: order[card_id])
    return CatalogueCard(
        id=row["id"],
        title=row["title"],
        descriptor=row["descriptor"] or "",
        type=CardType(row["type"]),
        faction=faction,
        unique=row["unique"],
        cost=row["cost"],
        skill=row["skill"],
        icons="".join(icon.name[0] * (row["icons"] or {}).get(icon.slug, 0) for icon in Icon),
        struggles=_letters(row["struggle_icons"]),
        boosters=_letters(row["icon_boosters"]),
        subtypes=tuple(row["subtypes"]),
        keywords={Keyword(name): value for name, value in keywords.items()},
        steadfast={Faction(name): number for name, number in steadfast.items()},
        transient=transient,
        zoog=zoog,
        copies=0 if row["quantity"] == copies else row["quantity"],
        reprint_of="" if first == row["id"] else first,
        octgn=row["octgn_id"],
    )


def _letters(icons: Iterable[str]) -> str:
    return "".join(Icon[name.upper()].name[0] for name in icons)


def written(facts: SetFacts) -> str:
    """The file of a set: a line for each pack and each card."""
    return "\n".join(_lines(facts)) + "\n"


def _lines(facts: SetFacts) -> Iterator[str]:
    yield f'{{"code": {json.dumps(facts.code)}, "name": {json.dumps(facts.name)}, "packs": ['
    yield ",\n".join(_line(pack, ("name", "first", "last", "year", "copies")) for pack in facts.packs)
    yield '], "cards": ['
    yield ",\n".join(_line(card, _fields(card)) for card in facts.cards)
    yield "]}"


def _line(row: Pack | CatalogueCard, fields_said: Iterable[str]) -> str:
    return json.dumps({name: getattr(row, name) for name in fields_said}, ensure_ascii=False)


def _fields(card: CatalogueCard) -> Iterator[str]:
    """The fields that are not as usual. A cost of 0 is said, because usually there is none.
    The packs of a set stand above its cards."""
    for field in fields(card):
        usual = field.default_factory() if field.default_factory is not MISSING else field.default
        if field.name != "pack" and getattr(card, field.name) != usual:
            yield field.name


def main() -> None:
    """Read a folder of facts and write the files of the package."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    sets = read_folder(parser.parse_args().folder)
    SETS.mkdir(exist_ok=True)
    for name, facts in sets.items():
        (SETS / name).write_text(written(facts), encoding="utf-8")
    print(f"{len(sets)} sets, {sum(len(facts.cards) for facts in sets.values())} cards")


if __name__ == "__main__":
    main()
