"""The cast: plain cards that tests put on their tables again and again. Every scenario knows them.

They have no text. Their names say what matters about them; none is of a faction unless its name says so.
"""

from __future__ import annotations

from typing import Final

from rlyeh.language.declare import character, event, support
from rlyeh.language.nouns.cards import CHARACTER
from rlyeh.model import Card, Faction, Keyword

MAN: Final = character("test-930", "Plain Man", Faction.NEUTRAL, cost=1, skill=2, icons="TCAI")
"""A character with one icon of each kind and skill 2, whom everything happens to."""

CHILD: Final = character("test-931", "Plain Child", Faction.NEUTRAL, cost=0, skill=0)
"""A character with nothing at all."""

BRUTE: Final = character("test-932", "Plain Brute", Faction.NEUTRAL, cost=4, skill=5, icons="CC")
"""Skill 5 and two combat icons: above most thresholds."""

COP: Final = character("test-933", "Plain Cop", Faction.AGENCY, cost=2, skill=2, icons="C", subtypes="Government")
SCHOLAR: Final = character(
    "test-934", "Plain Scholar", Faction.MISKATONIC, cost=2, skill=2, icons="AI", subtypes="Investigator"
)  # fmt: skip
CROOK: Final = character("test-935", "Plain Crook", Faction.SYNDICATE, cost=2, skill=2, icons="C", subtypes="Criminal")
BROTHER: Final = character("test-936", "Plain Brother", Faction.SILVER_TWILIGHT, cost=2, skill=2, icons="A")
CULTIST: Final = character("test-937", "Plain Cultist", Faction.CTHULHU, cost=2, skill=2, icons="T", subtypes="Cultist")
ARTIST: Final = character("test-938", "Plain Artist", Faction.HASTUR, cost=2, skill=2, icons="T", subtypes="Artist")
SORCERER: Final = character(
    "test-939", "Plain Sorcerer", Faction.YOG_SOTHOTH, cost=2, skill=2, icons="A", subtypes="Sorcerer"
)  # fmt: skip
MONSTER: Final = character(
    "test-940", "Plain Monster", Faction.SHUB_NIGGURATH, cost=3, skill=3, icons="TC", subtypes="Monster"
)  # fmt: skip
"""One of each faction, with a subtype of the first sets: what stands on a card of the table exists, and may be
named."""

STALWART: Final = character(
    "test-941", "Plain Stalwart", Faction.NEUTRAL, cost=3, skill=3, icons="C", keywords={Keyword.WILLPOWER: 1}
)  # fmt: skip
"""Cannot go insane."""
GIANT: Final = character(
    "test-942", "Plain Giant", Faction.NEUTRAL, cost=3, skill=3, keywords={Keyword.TOUGHNESS: 2}
)  # fmt: skip
"""Survives two wounds."""
TWIN: Final = character("test-943", "Plain Twin", Faction.NEUTRAL, unique=True, cost=2, skill=2, icons="I")
"""Unique."""

SHED: Final = support("test-944", "Plain Shed", Faction.NEUTRAL, cost=1, subtypes="Location")
BOOK: Final = support("test-945", "Plain Book", Faction.NEUTRAL, cost=2, subtypes="Tome")
KNIFE: Final = support(
    "test-946", "Plain Knife", Faction.NEUTRAL, cost=1, subtypes="Attachment, Weapon", attach_to=CHARACTER
)  # fmt: skip
"""Supports; the knife is attached to a character."""

NEWS: Final = event("test-947", "Plain News", Faction.NEUTRAL, cost=0)
"""An event that does nothing, to lie in hands, decks and piles."""

CAST: Final[list[Card]] = [
    MAN, CHILD, BRUTE, COP, SCHOLAR, CROOK, BROTHER, CULTIST, ARTIST, SORCERER, MONSTER, STALWART, GIANT, TWIN, SHED,
    BOOK, KNIFE, NEWS,
]  # fmt: skip
"""All of them."""
