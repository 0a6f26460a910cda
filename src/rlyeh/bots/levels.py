"""Levels for people: how good the other player is, by a name, and which bot that is."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """A level: the bot that plays it, as `make` writes bots, and what to expect."""

    name: str
    bot: str
    says: str

    @property
    def title(self) -> str:
        """What the player across the table is called."""
        return "The " + " ".join(word.capitalize() for word in self.name.split())


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("novice", "careless", "knows the rules and the cards, and makes mistakes"),
        Level("adept", "acolyte", "plays by rules of thumb, and plays them well"),
        Level("master", "sorcerer:150", "thinks a turn ahead in 150 games that it imagines"),
        Level("great old one", "sorcerer:1500", "the same for 1500 games, on all cores"),
    )
}
"""From the weakest to the strongest."""

DEFAULT = "novice"
"""Whom one meets who names no level."""
