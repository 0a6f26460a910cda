"""The coach in German."""

from __future__ import annotations

from typing import ClassVar

from rlyeh.translation.coaching import CoachWords, Difference
from rlyeh.translation.german.log import listed


class GermanCoach(CoachWords):
    """The sentences of the coach, in German."""

    nobody = "Niemanden zuweisen"
    alike = "Am Ende des Zuges sehen beide Wege gleich aus; was an diesem besser ist, zeigt sich später."
    later = "Am Ende des Zuges ist davon noch nichts zu sehen; es zahlt sich später im Spiel aus."
    counted: ClassVar[dict[str, str]] = {
        "stories": "gewonnene Geschichten",
        "tokens": "Erfolgsmarker",
        "characters": "Charaktere bei Verstand",
        "insane": "wahnsinnige Charaktere",
        "hand": "Karten auf der Hand",
        "resources": "Ressourcen",
    }

    def starting(self, titles: list[str]) -> str:
        return f"Mit {listed(titles)} beginnen"

    def reasons(self, own: list[Difference], other: list[Difference], price: Difference | None) -> str:
        sides = [
            f"{side} {listed([self.difference(*difference) for difference in differences])}"
            for side, differences in (("der Spieler", own), ("sein Gegner", other))
            if differences
        ]
        paid = "" if price is None else f"; dafür {self.difference(*price)}"
        return f"Am Ende des Zuges hat im Schnitt {' und '.join(sides)}{paid}."

    def difference(self, what: str, surplus: float) -> str:
        number = f"{abs(surplus):.1f}".replace(".", ",")
        return f"{number} {self.counted[what]} {'mehr' if surplus > 0 else 'weniger'}"
