"""The colours of the page: dark woods and paper, brass lines, and one sickly green."""

from __future__ import annotations

from rlyeh.model import CardType, Faction

NIGHT = "#17100b"
WOOD = "#231811"
PLANK = "#2c2017"
EDGE = "#4a3725"
BRASS = "#b8945a"
PAPER = "#e4d6b4"
DUST = "#a3957c"
GREEN = "#8fd14f"

FACTION_COLOURS: dict[Faction, str] = {
    Faction.AGENCY: "#7f9cc0",
    Faction.MISKATONIC: "#c9a14a",
    Faction.SYNDICATE: "#c4707a",
    Faction.CTHULHU: "#4fa58a",
    Faction.HASTUR: "#e0c23c",
    Faction.YOG_SOTHOTH: "#a886c9",
    Faction.SHUB_NIGGURATH: "#c46a3c",
    Faction.SILVER_TWILIGHT: "#c3cbd2",
    Faction.NEUTRAL: "#8b7c66",
}

TYPE_COLOURS: dict[CardType, str] = {
    CardType.CHARACTER: "#d9c59a",
    CardType.SUPPORT: "#a9763f",
    CardType.EVENT: "#7d8f86",
    CardType.CONSPIRACY: "#8f5a5a",
    CardType.STORY: "#6b6f86",
}
