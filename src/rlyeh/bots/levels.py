"""Levels for people: how good the opponent is, by a name, and which bot that is."""

from __future__ import annotations

from dataclasses import dataclass

from rlyeh.bots.learned import is_model
from rlyeh.errors import UnknownBot, did_you_mean


@dataclass(frozen=True)
class Level:
    """A level: the bot that plays it, as `make` writes bots, and what to expect."""

    name: str
    bot: str
    says: str

    @property
    def title(self) -> str:
        """What the player across the table is called."""
        if is_model(self.name):
            return MODEL + self.name
        return "The " + " ".join(word.capitalize() for word in self.name.split())


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("novice", "careless", "knows the rules and the cards, and makes mistakes"),
        Level("adept", "acolyte", "plays by rules of thumb, and plays well"),
        Level("master", "sorcerer:25", "thinks every turn through, in 25 imagined games for each answer"),
        Level("great old one", "sorcerer:400", "thinks four turns ahead, in up to 400 imagined games, on all cores"),
    )
}
"""From the weakest to the strongest."""

MODEL = "The Model "
"""How whoever plays by a model in a file is called, before the file."""

DEFAULT = "novice"
"""Whom one meets who names no level."""

MACHINE = "The Machine"
"""What the player across the table was called before there were levels; game files of that time still say so."""


def level(name: str) -> Level:
    """The level of this name; case does not matter, nor whether its words are parted by spaces or hyphens. The file
    of a model is a level of its own."""
    if is_model(name):
        return Level(name.strip(), name.strip(), "plays by a trained model")
    wanted = " ".join(name.casefold().replace("-", " ").replace("_", " ").split())
    found = LEVELS.get(wanted)
    if found is None:
        meant = did_you_mean(wanted, LEVELS) or f" There are {', '.join(LEVELS)}."
        raise UnknownBot(f'There is no level "{name}".{meant}')
    return found


def seated(title: str) -> Level | None:
    """The level that a name at the table stands for; None for a person."""
    if title == MACHINE:
        return LEVELS[DEFAULT]
    if title.startswith(MODEL) and is_model(title):
        return level(title.removeprefix(MODEL))
    return next((level for level in LEVELS.values() if level.title == title), None)
