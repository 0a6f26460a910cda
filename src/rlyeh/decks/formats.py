"""The formats decks are built for, as data. A new format is one more entry here."""

from __future__ import annotations

from dataclasses import dataclass

from rlyeh.decks.story_decks import STORY_DECKS
from rlyeh.engine import CCG, FIRST_SIX, LCG, LCG_FINAL, RuleSet
from rlyeh.errors import DeckError, one_of

ALL_SETS = (*FIRST_SIX, "ost", "roto", "ar", "rev", "sok", "katg", "tiv", "dotu", "tsb", "ftgg", "tty", "tmom")

BANNED_2010 = ("fl-112", "sotd-082", "dl-110")
"""DECK-9."""

RESTRICTED_2015 = (
    "core-030", "core-046", "core-140", "soa-044", "fl-059", "sotd-051", "dl-012", "dl-047", "dl-078", "dl-024",
    "dl-117", "yc-020", "yc-070", "yc-079", "ar-016", "ar-073", "ar-096", "ar-101", "rev-029", "rev-011", "rev-040",
    "sok-007", "sok-015", "sok-044", "katg-004", "katg-009", "katg-015", "katg-025", "katg-035", "katg-037", "katg-051",
    "dotu-052",
)  # fmt: skip
"""The restricted list of the last FAQ."""

SETUP_DECK = 9
"""The smallest deck that can be played: setup draws eight cards and must leave one (SET-5)."""


@dataclass(frozen=True)
class Format:
    """What a deck may be, and the rule set it is meant for."""

    id: str
    name: str
    rules: RuleSet
    sets: tuple[str, ...] = ALL_SETS
    packs: bool = False
    """Whether packs that people made are allowed besides."""
    minimum: int = 50
    minimum_rule: str = "DECK-1"
    copies: int | None = 3
    """Copies of a title; None where any number will do."""
    copies_rule: str = "DECK-2"
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()
    """Cards of which a deck may have one title."""
    out_of_the_box: bool = False
    """Whether a deck is two factions and one packet of the Core Set, card for card (DECK-7)."""
    playable_only: bool = False
    """Whether every card must be one that this program can play."""
    story_decks: tuple[str, ...] = ()
    """The story decks to choose from, where they are fixed; otherwise any ten stories."""
    stories_rule: str = "DECK-5"

    def allows(self, code: str) -> bool:
        """Whether cards of this set are allowed."""
        return code in self.sets or (self.packs and code not in ALL_SETS)


FORMATS: dict[str, Format] = {
    format.id: format
    for format in (
        Format(
            "core", "Core Set, first games", LCG, ("core",), minimum=0, copies=1, copies_rule="DECK-8",
            out_of_the_box=True, story_decks=("core",),
        ),
        Format("lcg-2010", "Tournament rules of FAQ 1.3", LCG, FIRST_SIX, banned=BANNED_2010, story_decks=("core",)),
        Format(
            "lcg-final", "Tournament rules of FAQ 4.1", LCG_FINAL, restricted=RESTRICTED_2015,
            story_decks=tuple(STORY_DECKS),
        ),
        Format(
            "ccg", "Eldritch Edition tournament", CCG, minimum_rule="CCG-25", copies=4, copies_rule="CCG-25",
            story_decks=tuple(STORY_DECKS), stories_rule="CCG-4",
        ),
        Format(
            "casual", "Anything that can be played", LCG_FINAL, minimum=SETUP_DECK, minimum_rule="SET-5", copies=None,
            playable_only=True, packs=True,
        ),
    )
}  # fmt: skip


def deck_format(id: str) -> Format:
    """The format of this id."""
    format = FORMATS.get(id)
    if format is None:
        raise DeckError(f'There is no format "{id}".{one_of(id, FORMATS)}')
    return format
