"""The coach in English: what is said about a decision.

The arena finds out what it cost and why; here it is put into English, and other languages do it their way.
"""

from __future__ import annotations

from typing import ClassVar

from rlyeh.engine.explain import listed

Difference = tuple[str, float]
"""Something that is counted on one side of the table, and how much more of it there is."""


class CoachWords:
    """The sentences of the coach, in English."""

    nobody = "Commit nobody"
    alike = "When the turn is over, both ways look alike; what is better about this one comes later."
    later = "When the turn is over, there is nothing to show for it yet; it pays off later in the game."
    counted: ClassVar[dict[str, str]] = {
        "stories": "stories won",
        "tokens": "success tokens",
        "characters": "sane characters",
        "insane": "insane characters",
        "hand": "cards in hand",
        "resources": "resources",
    }

    def starting(self, titles: list[str]) -> str:
        """Which cards became the first resources."""
        return f"Start with {listed(titles)}"

    def reasons(self, own: list[Difference], other: list[Difference], price: Difference | None) -> str:
        """What the better answer brings to whoever decides and to the opponent by the end of the turn, and what whoever
        decides pays for it."""
        sides = [
            f"{side} has {listed([self.difference(*difference) for difference in differences])}"
            for side, differences in (("the player", own), ("the opponent", other))
            if differences
        ]
        paid = "" if price is None else f", at the price of {self.difference(*price)}"
        return f"When the turn is over, {' and '.join(sides)} on average{paid}."

    def difference(self, what: str, surplus: float) -> str:
        """How much more there is of something."""
        return f"{abs(surplus):.1f} {'more' if surplus > 0 else 'fewer'} {self.counted[what]}"
