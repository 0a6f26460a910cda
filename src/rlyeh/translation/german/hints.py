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
        return f"Lege {listed(titles)} aus."

    def starting_because(self, factions: list[Faction]) -> str:
        supplied = sorted(terms.FACTIONS[faction] for faction in factions)
        more = f" und liefern {listed(supplied)}." if supplied else "."
        return "Sie sind in den ersten Zügen entbehrlich" + more

    def shares(self, games: int, share: float, other: str, other_share: float) -> str:
        said = f"In {games} erdachten Spielen führte das zu Stellungen, die in etwa {percent(share)} gewonnen werden"
        return said + (f"; das Nächstbeste, „{other}“, zu {percent(other_share)}." if other else ".")

    def mulligan(self, keep: bool, early: int) -> str:
        people = f"{early} Charakter{'' if early == 1 else 'e'} für die ersten Züge"
        return f"Die Hand hat {people}." if keep else f"Die Hand hat nur {people}."

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
        strong = f"{skill} Fertigkeit" + (f" und {listed(words)}" if words else "")
        return f"Von dem, was du bezahlen kannst, bringt {title} am meisten: {strong} für {cost}."

    def using(self, title: str) -> str:
        return f"{title} ist jetzt mehr wert, als es kostet."

    def domain(self, size: int) -> str:
        return f"Sie ist {size} wert: Mit der kleinsten, die reicht, bleiben die größeren für teurere Karten."

    def choosing(self, title: str, mine: bool) -> str:
        whose = "deiner Karten" if mine else "Karten des anderen Spielers"
        return f"{title} ist diejenige {whose}, bei der das für dich am meisten ändert."

    def victim(self, title: str) -> str:
        return f"{title} fehlt dir am wenigsten."

    def token(self) -> str:
        return "Fünf Erfolgsmarker gewinnen eine Geschichte, und es bringt nichts, einen auszulassen."

    def arcane(self, title: str) -> str:
        return f"Bereit kann {title} im Zug des anderen Spielers verteidigen."

    def story(self, mine: bool) -> str:
        return f"So wie es steht, hilft der Effekt {'dir' if mine else 'dem anderen Spieler'} mehr."

    def first_story(self) -> str:
        return "Dort ist am meisten zu holen, und was früh gewonnen ist, kann später niemand mehr nehmen."

    def restoring(self, title: str) -> str:
        return f"{title} ist der beste Charakter, der wahnsinnig geworden ist."

    def staying(self, active: bool) -> str:
        if active:
            return "Wen du schickst, der könnte verloren gehen oder in der Verteidigung fehlen, und wenig ist zu holen."
        return "Niemand, den du schicken könntest, würde dort genug ändern, um das Wagnis wert zu sein."

    def sending(self, stories: list[tuple[str, list[str]]]) -> str:
        if not stories:
            return "Weise niemanden zu."
        return "Schicke " + listed([f"{listed(who)} zu {story}" for story, who in stories]) + "."

    def unopposed(self, story: str, tokens: int) -> str:
        gains = f"{tokens} Erfolgsmarker" if tokens else "keinen Erfolgsmarker, aber einen Konflikt"
        return f"Ohne Gegenwehr bringt das {gains} bei {story}."

    def defended(self, story: str, kept: int, all_: int) -> str:
        return f"Bei {story} bringt das den Angreifer um {kept} von {all_} Erfolgsmarkern."

    def risked(self, story: str, lost: float) -> str:
        return f"Bei {story} setzt der Angreifer in den Konflikten Charaktere mit {lost:.0f} Fertigkeit aufs Spiel."
