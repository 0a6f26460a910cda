"""The table of actions, the action space: which number stands for which answer, whatever else is on the table.

An action is a verb, a card by its printed name, whose it is, where it lies and which of its copies it is; or a verb and
a number; or a verb alone. The table is made from a list of cards, so two games with the same cards have the same table,
and its hash says whether two tables are the same (docs/decisions/0022).
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from hashlib import blake2b
from typing import Final

from rlyeh.errors import EncodingError
from rlyeh.language.nouns.named import Naming
from rlyeh.model import Card, CardType, Keyword, Pool
from rlyeh.model.existing import FACTION, ICON, SUBTYPE, TITLE, TYPE

Refs = dict[str, tuple[int, int, int]]
"""Cards with their first place among all copies, how many copies of a player there are, and how far behind one's own
the other player's are: nothing where only one of them may have the card."""

Spot = tuple[int, int, int, int]
"""The first number for a card, how many details are told apart, how many copies of a player there are, and how far
behind one's own the other player's are."""

Spots = list[dict[str, Spot]]
"""The spots of a verb by place and card."""

VERSION: Final = 1
"""Grows whenever the meaning of a number changes although the cards stay the same."""
ROW: Final = 8
"""Places for stories and conspiracies that can be told apart."""
ROW_OF_STORIES: Final = 4
"""The same, where no deck has conspiracies."""
DOMAINS: Final = 6
"""Domains of a player that have numbers of their own."""
HIDDEN: Final = 8
"""Cards that may be picked without being known, by their order."""
FURTHER: Final = 64
"""Numbers for answers that the table does not foresee, in the order in which they are offered."""
COPIES: Final = 3
"""Copies of a card for which a table of a whole pool has numbers."""


class ActionPlace(IntEnum):
    """Where the card of an action lies."""

    PLAY = 0
    HAND = 1
    DISCARD = 2
    OTHER = 3
    """Deck, resources, stored cards, removed and won cards."""


SIDES: Final = ("own", "other")
"""Whose card it is, seen from whoever is asked; stories count as one's own."""
PLAY, HAND, DISCARD, OTHER = ActionPlace

PLAIN: Final = ("pass", "done", "keep", "mulligan", "decline", "yes", "no", "free")
"""Verbs that say everything."""

NUMBERED: Final = {
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
"""Verbs with a number. A resource without a card is one drawn at random from the hand. Of how often a cycle is
repeated only the least number is listed."""
OTHERWISE: Final = ("player", "side", "repeat")
"""Those whose answers are numbered otherwise in the table."""


class Roster(IntEnum):
    """Which cards a verb may be about. What no card does by its type, but some text may let it do, gets one of the
    further numbers."""

    STORIES = 0
    CHARACTERS = 1
    LASTING = 2
    """Characters and supports: what can be in play."""
    CARDS = 3
    """All but stories."""
    ALL = 4
    DORMANT = 5
    """Those with the keyword."""


MEMBERS: Final = {
    Roster.STORIES: (CardType.STORY,),
    Roster.CHARACTERS: (CardType.CHARACTER,),
    Roster.LASTING: (CardType.CHARACTER, CardType.SUPPORT),
    Roster.CARDS: tuple(kind for kind in CardType if kind is not CardType.STORY),
    Roster.ALL: tuple(CardType),
    Roster.DORMANT: (),
}
STORIES, CHARACTERS, LASTING, CARDS, ALL, DORMANT = Roster


@dataclass(frozen=True)
class Shape:
    """What a verb about a card needs numbers for."""

    places: Mapping[ActionPlace, tuple[Roster, int]]
    """Where the card may lie, which cards may lie there, and how many details are told apart for each."""
    row: int = 0
    """The same for stories and conspiracies in the row."""
    hidden: bool = False
    """Whether it may be about a card that is not known."""


TO_ROW: Final = -1
"""As many details as the row has places."""

CARDED: Final = {
    "play": Shape({HAND: (CARDS, 1), OTHER: (CARDS, 1)}),
    "use": Shape({PLAY: (LASTING, 3), HAND: (CARDS, 2), DISCARD: (CARDS, 1), OTHER: (CARDS, 1)}, row=3),
    "order": Shape({PLAY: (LASTING, 2), OTHER: (CARDS, 1)}, row=2),
    "commit": Shape({PLAY: (CHARACTERS, TO_ROW)}),
    "resource": Shape({HAND: (CARDS, 1 + DOMAINS)}),
    "choose": Shape({PLAY: (LASTING, 1), HAND: (CARDS, 1), DISCARD: (CARDS, 1), OTHER: (ALL, 1)}, row=1, hidden=True),
    "attach": Shape({PLAY: (LASTING, 1)}, row=1),
    "find": Shape({DISCARD: (CARDS, 1), OTHER: (ALL, 1)}, hidden=True),
    "enter": Shape({HAND: (CARDS, 1), DISCARD: (CARDS, 1), OTHER: (CARDS, 1)}, hidden=True),
    "ready": Shape({PLAY: (LASTING, 1)}),
    "restore": Shape({PLAY: (LASTING, 1)}),
    "discard": Shape({PLAY: (LASTING, 1)}),
    "leave": Shape({PLAY: (LASTING, 1)}, row=1),
    "remove-token": Shape({PLAY: (LASTING, 1)}, row=1),
    "resolve": Shape({}, row=1),
    "execute": Shape({OTHER: (STORIES, 1)}, row=1),
    "decline": Shape({OTHER: (STORIES, 1)}, row=1),
    "place": Shape({}, row=1),
    "win": Shape({}, row=1),
    "dormant": Shape({HAND: (DORMANT, TO_ROW)}),
    "awaken": Shape({OTHER: (DORMANT, 1)}),
}
"""Verbs about a card. Details are the place of a story in the row for those who commit, a domain for resources (0 is
none, while setting up), and one of several abilities or things to answer."""
LATER: Final = ("dormant", "awaken")
"""Verbs that tables were made without before: where no card needs them, a table is the same as then."""


@dataclass(frozen=True)
class ActionMeaning:
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

    __slots__ = ("base", "hidden", "places", "row", "row_slots", "size", "verb")

    def __init__(self, verb: str, base: int, size: int = 0) -> None:
        self.verb = verb
        self.base = base
        self.size = size
        self.places: list[tuple[int, int, Refs] | None] = [None] * len(ActionPlace)
        """For each place where its numbers begin, how many details there are for each card, and which cards."""
        self.row = -1
        """Where the numbers for the row begin."""
        self.row_slots = 0
        self.hidden = -1
        """Where the numbers for cards begin that are not known."""

    @staticmethod
    def about_cards(verb: str, base: int, shape: Shape, rosters: Mapping[Roster, tuple[Refs, int]], row: int) -> Block:
        """The numbers of a verb about cards."""
        block = Block(verb, base)
        for place, (roster, slots_wanted) in shape.places.items():
            slots = row if slots_wanted == TO_ROW else slots_wanted
            refs, copies = rosters[roster]
            block.places[place] = (base + block.size, slots, refs)
            block.size += copies * slots
        if shape.row:
            block.row, block.row_slots = base + block.size, shape.row
            block.size += row * shape.row
        if shape.hidden:
            block.hidden = base + block.size
            block.size += HIDDEN
        return block

    def begin(self, place: ActionPlace) -> int:
        """Where the numbers for a place begin; -1 if there are none."""
        span = self.places[place]
        return -1 if span is None else span[0]


@dataclass(frozen=True, order=True)
class CardActions:
    """A card in the table: how many copies of each player are told apart, and whether both may have it."""

    card: str
    type: CardType
    copies: int
    shared: bool = False
    dormant: bool = False
    """Whether it has the keyword."""

    @property
    def room(self) -> int:
        """Numbers for all copies: one's own first."""
        return self.copies * 2 if self.shared else self.copies


class Schema:
    """The action space: a table of actions over certain cards."""

    def __init__(self, entries: Iterable[CardActions], names: Iterable[str] = (), row: int = ROW_OF_STORIES) -> None:
        self.entries = tuple(sorted(entries))
        self.names = tuple(names)
        """What may be named: factions, subtypes, titles."""
        self._hash = ""
        self.row = row
        """How many places of the row are told apart."""
        self._rosters = {roster: self._numbered(roster) for roster in MEMBERS}
        self.refs, self.copies = self._rosters[LASTING]
        """The cards that can be in play, and how many copies of them there are."""
        self.places = {entry.card: at for at, entry in enumerate(self.entries)}
        """Each card's place in the list of cards."""
        self.size = 0
        self.plain = {verb: self._block(Block(verb, self.size, 1)) for verb in PLAIN}
        self.numbered = {verb: self._block(Block(verb, self.size, size)) for verb, size in NUMBERED.items()}
        self.fixed = {verb: block.base for verb, block in self.plain.items()}
        """The numbers of answers that always have the same one, by their keys."""
        for verb, block in self.numbered.items():
            if verb not in OTHERWISE:
                self.fixed |= {f"{verb}.{number}": block.base + number for number in range(block.size)}
        self.named = self._block(Block("name", self.size, len(self.names)))
        self.name_places = {name: at for at, name in enumerate(self.names)}
        self.carded = {verb: self._block(self._about_cards(verb, shape)) for verb, shape in CARDED.items()}
        self.further = self._block(Block("further", self.size, FURTHER))
        self.spots: dict[str, Spots] = {verb: [{} for _ in ActionPlace] for verb in CARDED}
        """Where the numbers begin for a verb, a place and a card, as far as anybody has asked."""

    @staticmethod
    def of(pool: Pool, pairs: Iterable[tuple[Sequence[str], Sequence[str]]], stories: Iterable[str]) -> Schema:
        """The table for games between these pairs of decks, given as lists of card ids."""
        most: dict[str, int] = dict.fromkeys(stories, 1)
        shared: set[str] = set()
        for pair in pairs:
            shared |= set(pair[0]) & set(pair[1])
            for deck in pair:
                for card, number in Counter(deck).items():
                    most[card] = max(most.get(card, 0), number)
        entries = [
            CardActions(card, pool[card].type, number, card in shared, _is_dormant(pool[card]))
            for card, number in most.items()
        ]
        return Schema.over(pool, entries)

    @staticmethod
    def whole(pool: Pool, copies: int = COPIES) -> Schema:
        """The table for games between any decks of a pool."""
        stories = [CardActions(card.id, card.type, 1) for card in pool if card.type is CardType.STORY]
        cards = [
            CardActions(card.id, card.type, copies, True, _is_dormant(card))
            for card in pool
            if card.type is not CardType.STORY
        ]
        return Schema.over(pool, stories + cards)

    @staticmethod
    def over(pool: Pool, entries: Sequence[CardActions]) -> Schema:
        """The table over these cards of a pool."""
        conspiracies = any(entry.type is CardType.CONSPIRACY for entry in entries)
        return Schema(entries, _names(pool, entries), ROW if conspiracies else ROW_OF_STORIES)

    def _numbered(self, roster: Roster) -> tuple[Refs, int]:
        """The cards of a roster with their places among all copies, and how many of those there are."""
        kinds = MEMBERS[roster]
        refs: Refs = {}
        copies = 0
        for entry in self.entries:
            if entry.type in kinds or (roster is DORMANT and entry.dormant):
                refs[entry.card] = (copies, entry.copies, entry.copies if entry.shared else 0)
                copies += entry.room
        return refs, copies

    def _about_cards(self, verb: str, shape: Shape) -> Block:
        return Block.about_cards(verb, self.size, shape, self._rosters, self.row)

    def _block(self, block: Block) -> Block:
        self.size += block.size
        return block

    def find_spot(self, verb: str, place: int, card: str) -> Spot | None:
        """Find where the numbers of a verb about a card in a place begin, and note it in `spots`."""
        span = self.carded[verb].places[place]
        if span is None or card not in span[2]:
            return None
        base, slots, refs = span
        first, copies, other = refs[card]
        spot = (base + first * slots, slots, copies, other)
        self.spots[verb][place][card] = spot
        return spot

    @property
    def blocks(self) -> list[Block]:
        """All verbs in the order of their numbers."""
        return [*self.plain.values(), *self.numbered.values(), self.named, *self.carded.values(), self.further]

    @property
    def hash(self) -> str:
        """A name for this table: equal for two tables if all their numbers mean the same."""
        if not self._hash:
            self._hash = self._find_hash()
        return self._hash

    def _find_hash(self) -> str:
        blocks = [
            [block.verb, block.base, block.size] for block in self.blocks if block.size or block.verb not in LATER
        ]
        entries = [[entry.card, str(entry.type), entry.copies, entry.shared] for entry in self.entries]
        text = json.dumps([VERSION, entries, self.names, self.row, blocks], separators=(",", ":"))
        return blake2b(text.encode(), digest_size=8).hexdigest()

    def require(self, pairs: Iterable[tuple[Sequence[str], Sequence[str]]], stories: Iterable[str]) -> None:
        """Raise if games between these decks need numbers that the table does not have."""
        wanted = set(stories)
        twice: set[str] = set()
        for first, second in pairs:
            wanted |= {*first, *second}
            twice |= set(first) & set(second)
        by_card = {entry.card: entry for entry in self.entries}
        missing = sorted(card for card in wanted if card not in by_card)
        missing += sorted(card for card in twice if card in by_card and not by_card[card].shared)
        if missing:
            few = ", ".join(missing[:5]) + (" ..." if len(missing) > 5 else "")
            raise EncodingError(
                f"The table of actions {self.hash} has no numbers for {few}, or not for both players: "
                "make it from all decks that take part, or of the whole pool."
            )

    def meaning(self, action: int) -> ActionMeaning:
        """What a number stands for."""
        if not 0 <= action < self.size:
            raise EncodingError(f"There is no action {action}: the table {self.hash} has {self.size}, from 0 on.")
        block = next(block for block in self.blocks if block.base <= action < block.base + block.size)
        if block.verb == "name":
            return ActionMeaning("name", name=self.names[action - block.base])
        if 0 <= block.hidden <= action:
            return ActionMeaning(block.verb, place="hiding", number=action - block.hidden)
        if 0 <= block.row <= action:
            at, detail = divmod(action - block.row, block.row_slots)
            return ActionMeaning(block.verb, place="row", copy=at, number=detail if block.row_slots > 1 else -1)
        for place in sorted(ActionPlace, key=block.begin, reverse=True):
            span = block.places[place]
            if span is not None and action >= span[0]:
                return _about_card(block.verb, place, action - span[0], span[1], span[2])
        return ActionMeaning(block.verb, number=-1 if block.size == 1 else action - block.base)


def _is_dormant(card: Card) -> bool:
    return Keyword.DORMANT in card.keywords


def _about_card(verb: str, place: ActionPlace, rest: int, slots: int, refs: Refs) -> ActionMeaning:
    ref, slot = divmod(rest, slots)
    card = next(card for card, (first, _, _) in reversed(refs.items()) if first <= ref)
    first, copies, other = refs[card]
    copy = ref - first
    side = "" if not other else SIDES[copy >= copies]
    return ActionMeaning(verb, card, side, place.name.lower(), copy % copies, slot if slots > 1 else -1)


def _names(pool: Pool, entries: Iterable[CardActions]) -> list[str]:
    """Everything that these cards let a player name, each once."""
    cards = {entry.card for entry in entries}
    named_kinds = {
        word.what
        for address, word in pool.words.items()
        if isinstance(word, Naming) and address.split("/", 1)[0] in cards
    }
    names: list[str] = []
    for kind in (FACTION, SUBTYPE, TITLE, ICON, TYPE):
        if kind in named_kinds:
            names += [str(name) for name in pool.names(kind)]
    return list(dict.fromkeys(names))
