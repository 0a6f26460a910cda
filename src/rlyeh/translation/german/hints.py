"""Hints in German."""

from __future__ import annotations

from rlyeh.model import Faction, Icon, Icons
from rlyeh.translation.german import terms
from rlyeh.translation.german.log import listed
from rlyeh.translation.hints import HintWords


def percent(share: float) -> str:
    """A share as Germans write it."""
    return f"{share * 100:.0f} %"


class GermanHints(HintWords):
    """The sentences of hints, in German."""

    no_reason = "Keine andere Antwort sieht besser aus."

    def starting(self, titles: list[str]) -> str:
        return f"Beginne mit {listed(titles)}."

    def starting_because(self, factions: list[Faction], unsupplied: list[Faction]) -> str:
        supplied, lacking = (sorted(terms.FACTIONS[faction] for faction in group) for group in (factions, unsupplied))
        supplies = f" und liefern {listed(supplied)}." if supplied else "."
        lacks = f" Nicht auch noch liefern kann deine Hand: {listed(lacking)}." if lacking else ""
        return f"Sie sind in den ersten Zügen entbehrlich{supplies}{lacks}"

    def shares(self, games: int, share: float, next_best: str, next_share: float) -> str:
        text = f"In {games} erdachten Spielen führte das zu Stellungen, die zu etwa {percent(share)} gewonnen werden"
        return text + (f"; das Nächstbeste, „{next_best}“, zu {percent(next_share)}." if next_best else ".")

    def mulligan(self, keep: bool, early: int) -> str:
        people = f"{early} Charakter{'' if early == 1 else 'e'} für die ersten Züge"
        return f"Deine Hand hat {people}." if keep else f"Deine Hand hat nur {people}."

    def no_resource(self) -> str:
        return "Deine Domänen sind groß genug; jede Karte auf der Hand ist dir jetzt mehr wert."

    def resource(self, title: str, cost: int, faction: Faction | None) -> str:
        supply = "" if faction is None else f" und liefert {terms.FACTIONS[faction]}"
        missed = f"sie kostet {cost}" if cost > 3 else "sie fehlt dir am wenigsten"
        return f"{title} ist entbehrlich: {missed}{supply}."

    def passing(self) -> str:
        return "Nichts, was du jetzt tun könntest, ist seinen Preis wert."

    def playing(self, title: str, skill: int, icons: Icons, cost: int) -> str:
        words = [f"{number}-mal {terms.ICONS[icon]}" for icon, number in zip(Icon, icons, strict=True) if number]
        strong = listed([f"{skill} Fertigkeit", *words])
        return f"{title} ist das Beste, was du bezahlen kannst: {strong} für {cost}."

    def using(self, title: str) -> str:
        return f"{title} ist jetzt mehr wert, als es kostet."

    def domain(self, size: int) -> str:
        return f"Sie ist {size} wert: Mit der kleinsten, die reicht, bleiben die größeren für teurere Karten."

    def choosing(self, title: str, mine: bool | None) -> str:
        owners = "den Geschichten" if mine is None else "deinen Karten" if mine else "den Karten deines Gegners"
        return f"Von {owners} ist {title} die, bei der dir das am meisten hilft."

    def victim(self, title: str) -> str:
        return f"{title} fehlt dir am wenigsten."

    def token(self) -> str:
        return "Fünf Erfolgsmarker gewinnen eine Geschichte, und es bringt nichts, einen auszulassen."

    def arcane(self, title: str) -> str:
        return f"Bereit kann {title} im Zug deines Gegners verteidigen."

    def story(self, mine: bool) -> str:
        return f"So wie es steht, hilft der Effekt {'dir' if mine else 'deinem Gegner'} mehr."

    def first_story(self) -> str:
        return "Dort ist am meisten zu holen, und was früh gewonnen ist, kann später niemand mehr nehmen."

    def restoring(self, title: str) -> str:
        return f"{title} ist der beste Charakter, der wahnsinnig geworden ist."

    def staying(self, active: bool) -> str:
        if active:
            return "Es gibt wenig zu holen, und wen du zuweist, der könnte verloren gehen oder nicht verteidigen."
        return "Niemand, den du zuweisen könntest, würde dort genug ändern, um das Wagnis wert zu sein."

    def sending(self, stories: list[tuple[str, list[str]]]) -> str:
        if not stories:
            return "Weise niemanden zu."
        return "Weise " + listed([f"{listed(titles)} der Geschichte {story}" for story, titles in stories]) + " zu."

    def unopposed(self, story: str, tokens: int) -> str:
        gains = f"{tokens} Erfolgsmarker" if tokens else "keinen Erfolgsmarker, aber einen Konflikt"
        return f"Ohne Gegenwehr bringt das {gains} bei {story}."

    def defended(self, story: str, averted: int, all_: int) -> str:
        return f"Bei {story} bringt das den Angreifer um {averted} von {all_} Erfolgsmarkern."

    def risked(self, story: str, lost: float) -> str:
        return f"Bei {story} setzt der Angreifer in den Konflikten Charaktere mit {lost:.0f} Fertigkeit aufs Spiel."
