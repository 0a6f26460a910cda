"""The table of actions: which number stands for which answer, whatever else is on the table.

An action is a verb, a card by its printed name, whose it is, where it lies and which of its copies it is; or a verb and
a number; or a verb alone. The table is made from a list of cards, so two games with the same cards have the same table,
and its hash says whether two tables are the same (docs/decisions/0022).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from hashlib import blake2b

from rlyeh.errors import EncodingError
from rlyeh.model import CardType, Faction, Pool

VERSION = 1
"""Grows whenever the meaning of a number changes although the cards stay the same."""
ROW = 8
"""Places for stories and conspiracies that have numbers of their own."""
DOMAINS = 8
"""Domains of a player that have numbers of their own."""
HIDDEN = 8
"""Cards that may be picked without being known, by their order."""
FURTHER = 64
"""Numbers for answers that the table does not foresee, in the order in which they are offered."""
USES = 3
"""How many abilities, or things to answer with one, a card may offer at once."""
COPIES = 3
"""Copies of a card for which a table of a whole pool has numbers."""


class Place(IntEnum):
    """Where the card of an action lies."""

    PLAY = 0
    HAND = 1
    DISCARD = 2
    OTHER = 3
    """Deck, resources, stored cards, removed and won cards."""


SIDES = ("own", "other")
"""Whose card it is, seen from whoever is asked; stories count as one's own."""
EVERYWHERE = (Place.PLAY, Place.HAND, Place.DISCARD, Place.OTHER)

PLAIN = ("pass", "done", "keep", "mulligan", "decline", "yes", "no", "free")
"""Verbs that say everything."""

NUMBERED = {
    "drain": DOMAINS,
    "domain": DOMAINS,
    "any-domain": 2 * DOMAINS,
    "resource": DOMAINS,
    "x": 32,
    "hold": 4,
    "skip": 4,
    "struggle": 4,
    "tokens": 16,
    "effect": 8,
    "player": 2,
    "side": 2,
    "repeat": 3,
}
"""Verbs with a number. A resource without a card is one drawn at random from the hand."""


@dataclass(frozen=True)
class Shape:
    """What a verb about a card needs numbers for."""

    places: tuple[Place, ...] = ()
    slots: int = 1
    """Details for each card: a story's place, a domain, one of several abilities."""
    row: bool = False
    """Whether it may be about a story or conspiracy."""
    hidden: bool = False
    """Whether it may be about a card that is not known."""


CARDED = {
    "play": Shape((Place.HAND, Place.OTHER)),
    "use": Shape(EVERYWHERE, USES, row=True),
    "order": Shape((Place.PLAY, Place.OTHER), USES, row=True),
    "commit": Shape((Place.PLAY,), ROW),
    "resource": Shape((Place.HAND,), 1 + DOMAINS),
    "choose": Shape(EVERYWHERE, row=True, hidden=True),
    "attach": Shape((Place.PLAY,), row=True),
    "find": Shape((Place.OTHER, Place.DISCARD), hidden=True),
    "enter": Shape((Place.HAND, Place.DISCARD, Place.OTHER), hidden=True),
    "ready": Shape((Place.PLAY,)),
    "restore": Shape((Place.PLAY,)),
    "discard": Shape((Place.PLAY,)),
    "remove-token": Shape((Place.PLAY,), row=True),
    "resolve": Shape(row=True),
    "execute": Shape((Place.OTHER,), row=True),
    "decline": Shape((Place.OTHER,), row=True),
    "place": Shape(row=True),
    "win": Shape(row=True),
}
"""Verbs about a card. Which story a card commits to and which domain a resource goes to are details."""


@dataclass(frozen=True)
class Meaning:
    """What an action means, for people."""

    verb: str
    card: str = ""
    """The id of the printed card."""
    side: str = ""
    place: str = ""
    copy: int = 0
    number: int = -1
    """A story's place in the row, a domain, an amount, one of several abilities."""
    name: str = ""
    """What is named: a faction, a subtype, a title."""

    def __str__(self) -> str:
        words = [self.verb, self.name, self.side, self.card]
        if self.place:
            words.append(f"in {self.place}")
        if self.copy:
            words.append(f"copy {self.copy + 1}")
        if self.number >= 0:
            words.append(f"#{self.number}")
        return " ".join(word for word in words if word)


class Block:
    """The numbers of one verb."""

    __slots__ = ("base", "places", "shape", "size", "verb")

    def __init__(self, verb: str, base: int, size: int, shape: Shape | None = None) -> None:
        self.verb = verb
        self.base = base
        self.size = size
        self.shape = shape
        self.places: dict[Place, int] = {} if shape is None else {place: at for at, place in enumerate(shape.places)}


class Schema:
    """A table of actions over certain cards."""

    def __init__(self, cards: Iterable[tuple[str, int]], names: Iterable[str]) -> None:
        self.cards: tuple[tuple[str, int], ...] = tuple(sorted(cards))
        """Card ids with the number of copies that have numbers of their own."""
        self.names = tuple(names)
        """What may be named: factions, subtypes, titles."""
        self.refs: dict[str, tuple[int, int]] = {}
        """Each card's first place among all copies, and how many copies it has."""
        self.copies = 0
        for card, number in self.cards:
            self.refs[card] = (self.copies, number)
            self.copies += number
        self.places = {card: at for at, (card, _) in enumerate(self.cards)}
        """Each card's place in the list of cards."""
        self.size = 0
        self.plain = {verb: self._block(verb, 1) for verb in PLAIN}
        self.numbered = {verb: self._block(verb, size) for verb, size in NUMBERED.items()}
        self.named = self._block("name", len(self.names))
        self.name_places = {name: at for at, name in enumerate(self.names)}
        self.carded = {verb: self._block(verb, self._room(shape), shape) for verb, shape in CARDED.items()}
        self.further = self._block("further", FURTHER)

    @staticmethod
    def of(pool: Pool, decks: Iterable[Sequence[str]], stories: Iterable[str]) -> Schema:
        """The table for games between these decks, whoever has which."""
        most: dict[str, int] = dict.fromkeys(stories, 1)
        for deck in decks:
            for card in set(deck):
                most[card] = max(most.get(card, 0), deck.count(card))
        return Schema(most.items(), _names(pool))

    @staticmethod
    def whole(pool: Pool, copies: int = COPIES) -> Schema:
        """The table for games between any decks of a pool."""
        cards = [(card.id, 1 if card.type is CardType.STORY else copies) for card in pool]
        return Schema(cards, _names(pool))

    def _room(self, shape: Shape) -> int:
        cards = len(shape.places) * len(SIDES) * self.copies * shape.slots
        return cards + (ROW * min(shape.slots, USES) if shape.row else 0) + (HIDDEN if shape.hidden else 0)

    def _block(self, verb: str, size: int, shape: Shape | None = None) -> Block:
        block = Block(verb, self.size, size, shape)
        self.size += size
        return block

    @property
    def blocks(self) -> list[Block]:
        """All verbs in the order of their numbers."""
        return [*self.plain.values(), *self.numbered.values(), self.named, *self.carded.values(), self.further]

    @cached_property
    def hash(self) -> str:
        """A name for this table: equal for two tables if all their numbers mean the same."""
        blocks = [[block.verb, block.base, block.size] for block in self.blocks]
        said = json.dumps([VERSION, self.cards, self.names, blocks], separators=(",", ":"))
        return blake2b(said.encode(), digest_size=8).hexdigest()

    def require(self, cards: Iterable[str]) -> None:
        """Raise if a card is not in the table."""
        missing = sorted({card for card in cards if card not in self.refs})
        if missing:
            few = ", ".join(missing[:5]) + (" ..." if len(missing) > 5 else "")
            raise EncodingError(
                f"The table of actions {self.hash} has no numbers for {few}: make it from all decks that take part."
            )

    def meaning(self, action: int) -> Meaning:
        """What a number stands for."""
        if not 0 <= action < self.size:
            raise EncodingError(f"There is no action {action}: the table {self.hash} has {self.size}, from 0 on.")
        block = next(block for block in self.blocks if block.base <= action < block.base + block.size)
        rest = action - block.base
        if block.verb == "name":
            return Meaning("name", name=self.names[rest])
        if block.shape is None:
            return Meaning(block.verb, number=-1 if block.size == 1 else rest)
        return self._about_card(block, block.shape, rest)

    def _about_card(self, block: Block, shape: Shape, rest: int) -> Meaning:
        cards = len(shape.places) * len(SIDES) * self.copies * shape.slots
        if rest >= cards:
            rest -= cards
            uses = min(shape.slots, USES)
            if shape.row and rest < ROW * uses:
                return Meaning(block.verb, place="the row", number=rest // uses, copy=rest % uses)
            return Meaning(block.verb, place="hiding", number=rest - (ROW * uses if shape.row else 0))
        rest, slot = divmod(rest, shape.slots)
        rest, ref = divmod(rest, self.copies)
        at, side = divmod(rest, len(SIDES))
        card = next(card for card, (first, number) in self.refs.items() if first <= ref < first + number)
        number = slot if shape.slots > 1 else -1
        return Meaning(
            block.verb, card, SIDES[side], shape.places[at].name.lower(), ref - self.refs[card][0], number
        )


def _names(pool: Pool) -> list[str]:
    """Everything that cards let a player name, each once."""
    factions = [str(faction) for faction in Faction if faction is not Faction.NEUTRAL]
    return list(dict.fromkeys([*factions, *pool.subtypes(), *pool.playable_titles()]))
