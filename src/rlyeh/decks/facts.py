"""The facts of all printed cards as they lie in the package: a file for each set, a line for each card.

A line says everything that is printed on a card but its text, and leaves out what is usual. The files are written by
`python -m tools.card_facts`; docs/card-facts.md says what stands in them.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from rlyeh.language.modifiers.characteristics import icon_counts
from rlyeh.model import ICON_LETTERS, Card, CardType, Faction, Keyword


@dataclass(frozen=True, slots=True)
class Pack:
    """A product, or one of the packs that make up a set, with its collector numbers."""

    code: str
    set_name: str
    name: str
    first: int
    last: int
    year: int = 0
    copies: int = 0
    """How many of each card lie in the box, but for cards that say otherwise."""


NO_PACK = Pack("", "", "", 0, 0)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class CatalogueCard:
    """The facts of a card: enough to name it, look for it and check a deck with it, not to play it."""

    id: str
    title: str
    descriptor: str = ""
    type: CardType
    faction: Faction = Faction.NEUTRAL
    unique: bool = False
    cost: int | str | None = None
    skill: int | str | None = None
    icons: str = ""
    """By their letters, as are struggles and boosters."""
    struggles: str = ""
    boosters: str = ""
    subtypes: tuple[str, ...] = ()
    keywords: Mapping[Keyword, int] = field(default_factory=dict)
    steadfast: Mapping[Faction, int] = field(default_factory=dict)
    transient: bool = False
    zoog: bool = False
    copies: int = 0
    """How many lie in the box; 0 for as many as of the other cards of its pack."""
    reprint_of: str = ""
    octgn: str = ""
    """The identifier that deck files of OCTGN use; cards that people made have none."""
    pack: Pack = NO_PACK
    """Where the card comes from."""

    @property
    def name(self) -> str:
        """Title and descriptor."""
        return f"{self.title}, {self.descriptor}" if self.descriptor else self.title

    @property
    def first_printing(self) -> str:
        """The id of the same card in the set that had it first; mostly its own."""
        return self.reprint_of or self.id

    @property
    def code(self) -> str:
        """The code of the set."""
        return self.id.rsplit("-", 1)[0]

    @property
    def number(self) -> int:
        """The collector number inside the set."""
        return int(self.id.rsplit("-", 1)[1])

    @property
    def quantity(self) -> int:
        """How many of the card lie in the box."""
        return self.copies or self.pack.copies

    @property
    def place(self) -> str:
        """Set and number, as people write them: Core Set F88."""
        return f"{self.pack.set_name} F{self.number}"

    @property
    def label(self) -> str:
        """A line that means this card and no other: Byakhee Servant (Core Set F88)."""
        return f"{self.name} ({self.place})"

    def card(self) -> Card:
        """The card as it would be declared, without its text; whether that gives its boosters is left open."""
        return Card(
            self.id,
            self.title,
            self.type,
            self.faction,
            self.unique,
            self.descriptor,
            self.cost,
            self.skill,
            icon_counts(self.icons),
            self.subtypes,
            self.keywords,
            self.steadfast,
            transient=self.transient,
            zoog=self.zoog,
            struggles=tuple(ICON_LETTERS[letter] for letter in self.struggles),
            boosters=tuple(ICON_LETTERS[letter] for letter in self.boosters),
            boosts_itself=False,
            set_name=self.pack.set_name,
        )


@dataclass(frozen=True, slots=True)
class SetFacts:
    """A set: what a file holds."""

    code: str
    name: str
    packs: list[Pack]
    cards: list[CatalogueCard]


SETS = files("rlyeh.decks") / "data" / "sets"
"""The files; their names begin with the place of the set in the order of release."""


@cache
def printed_sets() -> tuple[SetFacts, ...]:
    """The sets of the game, in the order of their release."""
    paths = sorted(SETS.iterdir(), key=lambda path: path.name)
    return tuple(read_set(json.loads(path.read_bytes())) for path in paths if path.name.endswith(".json"))


def read_set(data: dict[str, Any]) -> SetFacts:
    """A set from what its file holds."""
    code, name = data["code"], data["name"]
    packs = [Pack(code, name, **pack) for pack in data["packs"]]
    pack_of = {number: pack for pack in packs for number in range(pack.first, pack.last + 1)}
    return SetFacts(code, name, packs, [_entry(card, pack_of) for card in data["cards"]])


def _entry(row: dict[str, Any], pack_of: Mapping[int, Pack]) -> CatalogueCard:
    """A line of a file. Words that the program knows as its own take their place."""
    row["type"] = CardType(row["type"])
    if "faction" in row:
        row["faction"] = Faction(row["faction"])
    if "subtypes" in row:
        row["subtypes"] = tuple(row["subtypes"])
    if "keywords" in row:
        row["keywords"] = {Keyword(name): value for name, value in row["keywords"].items()}
    if "steadfast" in row:
        row["steadfast"] = {Faction(name): number for name, number in row["steadfast"].items()}
    return CatalogueCard(**row, pack=pack_of[int(row["id"].rsplit("-", 1)[1])])
