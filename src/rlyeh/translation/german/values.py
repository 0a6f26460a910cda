"""Words for values and their changes, in German."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.explain import Change
from rlyeh.engine.reading import Until
from rlyeh.model import CardType, Faction, Keyword
from rlyeh.translation.german import terms
from rlyeh.translation.german.in_words import in_words, voice_in_force
from rlyeh.translation.values import ValueWords

if TYPE_CHECKING:
    from rlyeh.engine import Game

RULES = {
    "It is insane.": "Die Karte ist wahnsinnig.",
    "Whatever is insane counts as a character.": "Was wahnsinnig ist, zählt als Charakter.",
    "It brings struggles along.": "Die Karte bringt Konflikte mit.",
    "A card that you do not know makes it so.": "Eine Karte, die du nicht kennst, macht das.",
    "Less than 0 counts as 0.": "Weniger als 0 zählt als 0.",
    "It is a resource.": "Die Karte ist eine Ressource.",
    "It entered play as a copy of another card.": "Die Karte kam als Kopie einer anderen ins Spiel.",
    "It came into play, or was given for good, to that player.":
        "Die Karte kam bei diesem Spieler ins Spiel oder wurde ihm für immer gegeben.",
}  # fmt: skip
"""The sentences of rules, by the English ones."""
UNTIL = {
    Until.PHASE: "bis zum Ende der Phase",
    Until.TURN: "bis zum Ende des Zuges",
    Until.NEXT_TURN: "bis zum nächsten Zug des Spielers",
    Until.NEXT_ACTION: "bis zur nächsten Aktion des Spielers",
    Until.WHILE_SOURCE: "solange jene Karte im Spiel ist",
    Until.PERMANENT: "",
    Until.NEXT_REFRESH: "bis zum Ende der nächsten Auffrischungsphase",
    Until.WHILE_EXHAUSTED: "solange jene Karte erschöpft ist",
    Until.RESOLVES_AGAIN: "bis jene Geschichte wieder abgehandelt wird",
    Until.NEXT_TURN_END: "bis zum Ende des nächsten Zuges des Spielers",
    Until.USED: "einmal",
}


class GermanValues(ValueWords):
    """The words for values and for what changes them, in German."""

    none = "nichts"

    def change(self, game: Game, change: Change) -> str:
        if change.word is None:
            sentence = RULES.get(change.text, change.text)
        else:
            sentence = in_words(change.word, voice_in_force(game, change.source, change.word))
        lasts = "" if change.until is None else UNTIL[change.until]
        return f"{sentence.rstrip('.')}{', ' if lasts else ''}{lasts}"

    def keyword(self, word: Keyword, number: int) -> str:
        name = terms.KEYWORDS[word]
        return f"{name} {number:+d}" if word is Keyword.TOUGHNESS and number else name

    def subtype(self, name: str) -> str:
        return terms.subtype(name)

    def faction(self, faction: Faction) -> str:
        return terms.FACTIONS[faction]

    def type(self, name: str) -> str:
        return terms.TYPES[CardType(name)]
