"""The game's terms in German, as docs/german.md lists them."""

from __future__ import annotations

from rlyeh.model import CardType, Faction, Icon, Keyword, Label, Phase, Position, Zone
from rlyeh.translation.german.grammar import F, M, N, Noun

CARD = Noun("Karte", "Karten", F)
CHARACTER = Noun("Charakter", "Charaktere", M, "Charakters", "Charakteren")
STORY = Noun("Geschichte", "Geschichten", F)
RESOURCE = Noun("Ressource", "Ressourcen", F)
DOMAIN = Noun("Domäne", "Domänen", F)
ICON = Noun("Symbol", "Symbole", N, "Symbols", "Symbolen")
STRUGGLE = Noun("Konflikt", "Konflikte", M, "Konflikts", "Konflikten")
TOKEN = Noun("Erfolgsmarker", "Erfolgsmarker", M, "Erfolgsmarkers", "Erfolgsmarkern")
WOUND = Noun("Wunde", "Wunden", F)
SKILL = Noun("Fertigkeit", "Fertigkeiten", F)
SUBTYPE = Noun("Merkmal", "Merkmale", N, "Merkmals", "Merkmalen")
PLAYER = Noun("Spieler", "Spieler", M, "Spielers", "Spielern")
OPPONENT = Noun("Gegner", "Gegner", M, "Gegners", "Gegnern")
OWNER = Noun("Besitzer", "Besitzer", M, "Besitzers", "Besitzern")
HAND = Noun("Hand", "Hände", F, "", "Händen")
DECK = Noun("Deck", "Decks", N, "Decks")
DISCARD = Noun("Ablagestapel", "Ablagestapel", M, "Ablagestapels", "Ablagestapeln")
STORY_DECK = Noun("Geschichtendeck", "Geschichtendecks", N, "Geschichtendecks")
TURN = Noun("Zug", "Züge", M, "Zuges", "Zügen")
EFFECT = Noun("Effekt", "Effekte", M, "Effekts", "Effekten")
ABILITY = Noun("Fähigkeit", "Fähigkeiten", F)

NOUNS: dict[str, Noun] = {
    "card": CARD,
    "character": CHARACTER,
    "story": STORY,
    "story card": Noun("Geschichtenkarte", "Geschichtenkarten", F),
    "non-conspiracy story card": Noun("Karte des Geschichtendecks", "Karten des Geschichtendecks", F),
    "support card": Noun("Unterstützungskarte", "Unterstützungskarten", F),
    "event card": Noun("Ereigniskarte", "Ereigniskarten", F),
    "Attachment card": Noun("Verstärkungskarte", "Verstärkungskarten", F),
    "character or support card": Noun("Charakter- oder Unterstützungskarte", "Charakter- oder Unterstützungskarten", F),
    "conspiracy": Noun("Verschwörung", "Verschwörungen", F),
    "resource": RESOURCE,
    "domain": DOMAIN,
    "struggle": STRUGGLE,
    "player": PLAYER,
}
"""What cards are called, by the English noun of the declaration."""


def noun(name: str) -> Noun:
    """The noun for an English one; what nobody has named is a card."""
    return NOUNS.get(name, CARD)


FACTIONS: dict[Faction, str] = {
    Faction.AGENCY: "Die Agentur",
    Faction.MISKATONIC: "Miskatonic-Universität",
    Faction.SYNDICATE: "Das Syndikat",
    Faction.CTHULHU: "Cthulhu",
    Faction.HASTUR: "Hastur",
    Faction.YOG_SOTHOTH: "Yog-Sothoth",
    Faction.SHUB_NIGGURATH: "Shub-Niggurath",
    Faction.SILVER_TWILIGHT: "Der Orden des Silbernen Zwielichts",
    Faction.NEUTRAL: "Neutral",
}

OF_FACTIONS: dict[Faction, str] = FACTIONS | {
    Faction.AGENCY: "der Agentur",
    Faction.MISKATONIC: "der Miskatonic-Universität",
    Faction.SYNDICATE: "dem Syndikat",
    Faction.SILVER_TWILIGHT: "dem Orden des Silbernen Zwielichts",
}
"""The factions after "von"."""

TYPES: dict[CardType, str] = {
    CardType.CHARACTER: "Charakter",
    CardType.SUPPORT: "Unterstützung",
    CardType.EVENT: "Ereignis",
    CardType.CONSPIRACY: "Verschwörung",
    CardType.STORY: "Geschichte",
}

TYPE_CARDS: dict[CardType, str] = {
    CardType.CHARACTER: "Charakterkarte",
    CardType.SUPPORT: "Unterstützungskarte",
    CardType.EVENT: "Ereigniskarte",
    CardType.CONSPIRACY: "Verschwörungskarte",
    CardType.STORY: "Geschichtenkarte",
}

ICONS: dict[Icon, str] = {
    Icon.TERROR: "Terror",
    Icon.COMBAT: "Kampf",
    Icon.ARCANE: "Arkan",
    Icon.INVESTIGATION: "Ermittlung",
}

STRUGGLES: dict[Icon, str] = {
    Icon.TERROR: "Terrorkonflikt",
    Icon.COMBAT: "Kampfkonflikt",
    Icon.ARCANE: "Arkankonflikt",
    Icon.INVESTIGATION: "Ermittlungskonflikt",
}

KEYWORDS: dict[Keyword, str] = {
    Keyword.FAST: "Schnell",
    Keyword.HEROIC: "Heroisch",
    Keyword.VILLAINOUS: "Schurkisch",
    Keyword.INVULNERABILITY: "Unverwundbarkeit",
    Keyword.LOYAL: "Loyal",
    Keyword.TOUGHNESS: "Zähigkeit",
    Keyword.WILLPOWER: "Willenskraft",
    Keyword.DAY: "Tag",
    Keyword.NIGHT: "Nacht",
    Keyword.FATED: "Schicksalhaft",
    Keyword.RESILIENT: "Unverwüstlich",
    Keyword.DORMANT: "Schlummernd",
    Keyword.PROPHECY: "Prophezeiung",
}

KEYWORD_ADJECTIVES: dict[Keyword, str] = {
    Keyword.FAST: "schnell",
    Keyword.HEROIC: "heroisch",
    Keyword.VILLAINOUS: "schurkisch",
    Keyword.LOYAL: "loyal",
    Keyword.FATED: "schicksalhaft",
    Keyword.RESILIENT: "unverwüstlich",
    Keyword.DORMANT: "schlummernd",
}
"""Keywords that can stand before a noun; others are put together with it: "Tag-Karte"."""

STEADFAST, TRANSIENT, ZOOG = "Standhaft", "Flüchtig", "Zoog"

LABELS: dict[Label, str] = {
    Label.PASSIVE: "",
    Label.ACTION: "Aktion",
    Label.DISRUPT: "Unterbrechung",
    Label.RESPONSE: "Reaktion",
    Label.FORCED: "Erzwungene Reaktion",
}

POSITIONS: dict[Position, str] = {
    Position.READY: "bereit",
    Position.EXHAUSTED: "erschöpft",
    Position.INSANE: "wahnsinnig",
}

PHASES: dict[Phase, Noun] = {
    Phase.SETUP: Noun("Spielvorbereitung", "Spielvorbereitungen", F),
    Phase.START: Noun("Zugbeginn", "Zugbeginne", M, "Zugbeginns"),
    Phase.REFRESH: Noun("Auffrischungsphase", "Auffrischungsphasen", F),
    Phase.DRAW: Noun("Ziehphase", "Ziehphasen", F),
    Phase.RESOURCE: Noun("Ressourcenphase", "Ressourcenphasen", F),
    Phase.OPERATIONS: Noun("Operationsphase", "Operationsphasen", F),
    Phase.STORY: Noun("Geschichtenphase", "Geschichtenphasen", F),
    Phase.END: Noun("Zugende", "Zugenden", N, "Zugendes"),
}

ZONES: dict[Zone, str] = {
    Zone.DECK: "Deck",
    Zone.HAND: "Hand",
    Zone.DISCARD: "Ablagestapel",
    Zone.PLAY: "Spiel",
    Zone.RESOURCE: "Ressourcen",
    Zone.DOMAIN: "Domäne",
    Zone.STORY_DECK: "Geschichtendeck",
    Zone.WON: "gewonnene Geschichten",
    Zone.LIMBO: "wird gerade gespielt",
    Zone.REMOVED: "aus dem Spiel entfernt",
    Zone.UNDER: "auf einer anderen Karte",
}

SUBTYPES: dict[str, str] = {
    "Ancient One": "Großer Alter",
    "Artifact": "Artefakt",
    "Artist": "Künstler",
    "Attachment": "Verstärkung",
    "Avatar": "Avatar",
    "Blessing": "Segen",
    "Chthonian": "Chthonier",
    "Condition": "Zustand",
    "Conspirator": "Verschwörer",
    "Construct": "Konstrukt",
    "Creature": "Kreatur",
    "Criminal": "Verbrecher",
    "Cultist": "Kultist",
    "Curse": "Fluch",
    "Dark Young": "Dunkles Junges",
    "Deep One": "Tiefes Wesen",
    "Disaster": "Katastrophe",
    "Dreamer": "Träumer",
    "Dreamlands": "Traumlande",
    "Elixir": "Elixier",
    "Encounter": "Begegnung",
    "Environment": "Umgebung",
    "Explorer": "Entdecker",
    "Faculty": "Fakultät",
    "Ghoul": "Ghul",
    "Government": "Regierung",
    "Gug": "Gug",
    "High Priest": "Hohepriester",
    "Hunter": "Jäger",
    "Independent": "Einzelgänger",
    "Initiate": "Eingeweihter",
    "Investigator": "Ermittler",
    "Item": "Gegenstand",
    "Library": "Bibliothek",
    "Location": "Ort",
    "Lodge": "Loge",
    "Lost Civilization": "Verlorene Zivilisation",
    "Lunatic": "Irrer",
    "Madness": "Wahn",
    "Mask": "Maske",
    "Messenger": "Bote",
    "Mi-Go": "Mi-Go",
    "Monster": "Monster",
    "Musician": "Musiker",
    "Mutable": "Wandelbar",
    "Phantom": "Phantom",
    "Polar": "Polar",
    "Relic": "Relikt",
    "Relic Hunter": "Reliktjäger",
    "Research": "Forschung",
    "Ritual": "Ritual",
    "Scientist": "Wissenschaftler",
    "Serpent": "Schlange",
    "Servitor": "Diener",
    "Society": "Gesellschaft",
    "Sorcerer": "Hexer",
    "Spell": "Zauber",
    "Student": "Student",
    "Tactic": "Taktik",
    "Tome": "Foliant",
    "Undead": "Untoter",
    "Vehicle": "Fahrzeug",
    "Weapon": "Waffe",
    "Yeti": "Yeti",
    "Yithian": "Yithianer",
    "Zoog": "Zoog",
}
"""All subtypes that were printed: any of them may be named (EFF-34)."""


def subtype(name: str) -> str:
    """A subtype as it stands on the card."""
    return SUBTYPES.get(name, name)


def joined_subtype(name: str) -> str:
    """A subtype as the first part of a noun: "Tiefes-Wesen-"."""
    return f"{subtype(name).replace(' ', '-')}-"


def icon_row(icons: tuple[int, ...]) -> str:
    """Icons as card text writes them; the marks are the same in every language."""
    return " ".join(f"[{icon.slug}]" for icon in Icon for _ in range(icons[icon]))
