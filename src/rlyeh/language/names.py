"""The game's proper names, short enough for declarations."""

from __future__ import annotations

from typing import Final

from rlyeh.model import Faction, Icon, Keyword, Label, Phase, Position, Zone

AGENCY = Faction.AGENCY
MISKATONIC = Faction.MISKATONIC
SYNDICATE = Faction.SYNDICATE
CTHULHU = Faction.CTHULHU
HASTUR = Faction.HASTUR
YOG_SOTHOTH = Faction.YOG_SOTHOTH
SHUB_NIGGURATH = Faction.SHUB_NIGGURATH
SILVER_TWILIGHT = Faction.SILVER_TWILIGHT
NEUTRAL: Final = Faction.NEUTRAL

TERROR: Final = Icon.TERROR
COMBAT = Icon.COMBAT
ARCANE = Icon.ARCANE
INVESTIGATION = Icon.INVESTIGATION

FAST = Keyword.FAST
HEROIC: Final = Keyword.HEROIC
VILLAINOUS: Final = Keyword.VILLAINOUS
INVULNERABILITY = Keyword.INVULNERABILITY
LOYAL: Final = Keyword.LOYAL
ALL_TOUGHNESS = Keyword.TOUGHNESS
WILLPOWER: Final = Keyword.WILLPOWER
DAY = Keyword.DAY
NIGHT = Keyword.NIGHT
RESILIENT = Keyword.RESILIENT
DORMANT = Keyword.DORMANT
PROPHECY = Keyword.PROPHECY

ACTION = Label.ACTION
DISRUPT: Final = Label.DISRUPT
RESPONSE = Label.RESPONSE
FORCED_RESPONSE = Label.FORCED

READY: Final = Position.READY
EXHAUSTED: Final = Position.EXHAUSTED
INSANE: Final = Position.INSANE

PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND
DECK: Final = Zone.DECK
DISCARD: Final = Zone.DISCARD
WON: Final = Zone.WON
RESOURCE: Final = Zone.RESOURCE
STORY_DECK = Zone.STORY_DECK

REFRESH_PHASE = Phase.REFRESH
DRAW_PHASE = Phase.DRAW
RESOURCE_PHASE = Phase.RESOURCE
OPERATIONS: Final = Phase.OPERATIONS
STORY_PHASE = Phase.STORY
