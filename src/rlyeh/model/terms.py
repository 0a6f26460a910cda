"""Terms that every layer shares: factions, icons, card types, zones, keywords, phases."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Final


class Faction(StrEnum):
    """A card's allegiance. Neutral cards have none of the eight and are no faction of their own (GEN-7)."""

    AGENCY = "agency"
    MISKATONIC = "miskatonic"
    SYNDICATE = "syndicate"
    CTHULHU = "cthulhu"
    HASTUR = "hastur"
    YOG_SOTHOTH = "yog-sothoth"
    SHUB_NIGGURATH = "shub-niggurath"
    SILVER_TWILIGHT = "silver-twilight"
    NEUTRAL = "neutral"

    @property
    def title(self) -> str:  # type: ignore[override]
        """The faction's name as players say it."""
        return FACTION_TITLES[self]


FACTION_TITLES: Final[dict[Faction, str]] = {
    Faction.AGENCY: "The Agency",
    Faction.MISKATONIC: "Miskatonic University",
    Faction.SYNDICATE: "The Syndicate",
    Faction.CTHULHU: "Cthulhu",
    Faction.HASTUR: "Hastur",
    Faction.YOG_SOTHOTH: "Yog-Sothoth",
    Faction.SHUB_NIGGURATH: "Shub-Niggurath",
    Faction.SILVER_TWILIGHT: "The Order of the Silver Twilight",
    Faction.NEUTRAL: "Neutral",
}


class Icon(IntEnum):
    """A struggle icon; the value is its place in the default order of struggles (STORY-12)."""

    TERROR = 0
    COMBAT = 1
    ARCANE = 2
    INVESTIGATION = 3

    @property
    def slug(self) -> str:
        """The icon's name in card data and card text."""
        return self.name.lower()


ICON_LETTERS: Final[dict[str, Icon]] = {icon.name[0]: icon for icon in Icon}

Icons = tuple[int, int, int, int]
"""How many icons of each kind, indexed by `Icon`."""

NO_ICONS: Final[Icons] = (0, 0, 0, 0)


class CardType(StrEnum):
    """The five printed card types (CARD-1)."""

    CHARACTER = "character"
    SUPPORT = "support"
    EVENT = "event"
    CONSPIRACY = "conspiracy"
    STORY = "story"


class Keyword(StrEnum):
    """Keywords with rules of their own (chapter KEY), named as they are printed."""

    FAST = "Fast"
    HEROIC = "Heroic"
    VILLAINOUS = "Villainous"
    INVULNERABILITY = "Invulnerability"
    LOYAL = "Loyal"
    TOUGHNESS = "Toughness"
    WILLPOWER = "Willpower"
    DAY = "Day"
    NIGHT = "Night"
    FATED = "Fated"
    RESILIENT = "Resilient"
    DORMANT = "Dormant"
    PROPHECY = "Prophecy"


class Zone(IntEnum):
    """Where a card is. Only PLAY is in play: the play areas and the stories on the board (STATE-1, STATE-2)."""

    DECK = 0
    HAND = 1
    DISCARD = 2
    PLAY = 3
    RESOURCE = 4
    """Attached to a domain as a resource."""
    DOMAIN = 5
    """Face down, as a domain that was added from a deck (RES-10)."""
    STORY_DECK = 6
    WON = 7
    LIMBO = 8
    """Being played: an event lies in no pile while it resolves (TIME-29)."""
    REMOVED = 9
    """Removed from the game."""
    UNDER = 10
    """Stored on another card."""


class Position(IntEnum):
    """How a card in play lies; exactly one of the three (STATE-6)."""

    READY = 0
    EXHAUSTED = 1
    INSANE = 2


class Phase(IntEnum):
    """The phases of a turn in order; END is the separate End of Turn phase (TURN-2)."""

    SETUP = 0
    START = 1
    REFRESH = 2
    DRAW = 3
    RESOURCE = 4
    OPERATIONS = 5
    STORY = 6
    END = 7

    @property
    def english(self) -> str:
        """The phase's name in a sentence."""
        names = {Phase.SETUP: "setup", Phase.START: "start of turn", Phase.END: "end of turn"}
        return names.get(self, f"{self.name.lower()} phase")


class Label(IntEnum):
    """The trigger word of an ability; PASSIVE text has none (TIME-23, TIME-26)."""

    PASSIVE = 0
    ACTION = 1
    DISRUPT = 2
    RESPONSE = 3
    FORCED = 4

    @property
    def english(self) -> str:
        """The bold word on the card."""
        return "Forced Response" if self is Label.FORCED else self.name.capitalize()
