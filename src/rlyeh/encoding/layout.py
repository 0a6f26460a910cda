"""The layout of an observation: what each of its numbers is."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final

from rlyeh.encoding.schema import DOMAINS, SIDES, VERSION, Schema
from rlyeh.model import Faction, Icon, Phase

KINDS: Final = (
    "mulligan", "setup-resource", "restore", "resource", "action", "disrupt", "response", "commit", "pick-story",
    "struggle", "victim", "arcane", "token", "story", "choose", "may", "effect", "domain", "x", "order", "clash",
    "remove-token", "other",
)  # fmt: skip
"""The kinds of questions; "other" is any that is not listed."""
KIND_PLACES: Final = {kind: at for at, kind in enumerate(KINDS)}
FACTIONS: Final = tuple(faction for faction in Faction if faction is not Faction.NEUTRAL)
ICONS: Final = tuple(icon.slug for icon in Icon)
ZONES: Final = ("hand", "deck", "discard", "won", "resource")
"""Where cards are counted; those in hand and deck as far as they are known."""
STANDING: Final = (
    "there", "own control", "exhausted", "insane", "wounds", "tokens", "committed to", "attached", "picked", "skill",
    *ICONS,
)  # fmt: skip
"""What is told of a copy in play; "committed to" counts the places of the row from 1."""
STORY: Final = (
    "there", "resolved", "own tokens", "other tokens", *[f"{icon} struggles" for icon in ICONS],
    "own skill", *[f"own {icon}" for icon in ICONS], "other skill", *[f"other {icon}" for icon in ICONS],
)  # fmt: skip
"""What is told of a place in the row: the story, and the sums over the cards committed to it."""
DOMAIN: Final = ("resources", "drained", *[str(faction) for faction in FACTIONS])
PILES: Final = ("hand size", "deck size", "discard size", "domains", "stories won")
TABLE: Final = ("turn", *[phase.name.lower() for phase in Phase], "own turn", "went first", "asked")

FACTION_PLACES: Final[dict[Faction | None, int]] = {faction: 2 + at for at, faction in enumerate(FACTIONS)}
OWN_TURN: Final = TABLE.index("own turn")
OTHER_KIND: Final = KIND_PLACES["other"]
HAND: Final = 0
DECK: Final = 1
DISCARD: Final = 2
WON: Final = 3
RESOURCE: Final = 4
"""The places of `ZONES`."""
WON_SIZE: Final = PILES.index("stories won")
SIDE_WIDTH: Final = len(PILES)
"""How far the piles of the other seat are from one's own."""
ZONE_WIDTH: Final = len(ZONES)
DOMAIN_WIDTH: Final = len(DOMAIN)
STORY_WIDTH: Final = len(STORY)
WIDTH: Final = len(STANDING)
"""How many numbers tell of a card in play."""
COMMITTED_TO: Final = STANDING.index("committed to")
PICKED: Final = STANDING.index("picked")
MOST: Final = 255
"""The largest number; what is larger is told as this."""


class Layout:
    """What each number of an observation is, for a table of actions."""

    def __init__(self, schema: Schema) -> None:
        self.schema = schema
        self.kinds = len(TABLE)
        self.piles = self.kinds + len(KINDS)
        self._names: list[str] = []
        self._hash = ""
        self.domains = self.piles + 2 * len(PILES)
        self.row = self.domains + 2 * DOMAINS * len(DOMAIN)
        self.asking = self.row + schema.row * len(STORY)
        """One number for each card: whether it is the one that asks."""
        self.cards = len(schema.entries)
        self.counts = self.asking + self.cards
        self.in_row = self.counts + 2 * self.cards * len(ZONES)
        """One number for each card: its place in the row, counted from 1."""
        self.standing = self.in_row + self.cards
        self.size = self.standing + schema.copies * len(STANDING)

    @property
    def names(self) -> list[str]:
        """A name for each number."""
        if not self._names:
            self._names = self._name_all()
        return self._names

    def _name_all(self) -> list[str]:
        schema = self.schema
        cards = [entry.card for entry in schema.entries]
        copies = [
            f"{side}{entry.card} copy {copy + 1}"
            for entry in schema.entries
            if entry.card in schema.refs
            for side in ([f"{side} " for side in SIDES] if entry.shared else [""])
            for copy in range(entry.copies)
        ]
        return [
            *TABLE,
            *[f"question {kind}" for kind in KINDS],
            *[f"{side} {pile}" for side in SIDES for pile in PILES],
            *[f"{side} domain {at}: {feature}" for side in SIDES for at in range(DOMAINS) for feature in DOMAIN],
            *[f"row {at}: {feature}" for at in range(schema.row) for feature in STORY],
            *[f"{card} asks" for card in cards],
            *[f"{side} {card}: in {zone}" for side in SIDES for card in cards for zone in ZONES],
            *[f"{card}: place in row" for card in cards],
            *[f"{copy}: {feature}" for copy in copies for feature in STANDING],
        ]

    @property
    def hash(self) -> str:
        """A name for this layout."""
        if not self._hash:
            text = json.dumps([VERSION, self.names], separators=(",", ":"))
            self._hash = blake2b(text.encode(), digest_size=8).hexdigest()
        return self._hash
