"""The cache of what effects say: choices, effects inside, names of choices. A word never changes, so each is read once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.words import Choice, Effect, Standing
from rlyeh.language.effects.attach import Attach
from rlyeh.language.effects.hands import ExchangeHand
from rlyeh.language.effects.look import PutThose
from rlyeh.model.word import word_fields

if TYPE_CHECKING:
    from rlyeh.model import Word


class Chosen:
    """A choice that an effect needs, with the name under which it is kept and the effect that asks for it."""

    __slots__ = ("choice", "owner", "slot")

    def __init__(self, choice: Choice, owner: Effect) -> None:
        self.choice = choice
        self.owner = owner
        self.slot = choice.slot()


class Reading:
    """What there is to know about an effect without looking at a game."""

    __slots__ = ("_hangs", "_names", "choices", "effect", "inner_effects", "standing")

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        """Kept as long as its reading, which is found by the effect's identity."""
        if isinstance(effect, (PutThose, ExchangeHand)):
            self.choices = [Chosen(choice, effect) for choice in effect.own_choices()]
        else:
            self.choices = [Chosen(choice, owner) for choice, owner in effect.announced()]
        self.inner_effects = tuple([child for _, child in effect.children() if isinstance(child, Effect)])
        """The effects directly inside it."""
        self.standing = _standing_as_attachment(effect)
        self._names: list[str] | None = None
        self._hangs: dict[str, bool] = {}

    def hangs_on(self, slot: str) -> bool:
        """Whether it may matter to the effect what was chosen under this name. Names are made of names, so whatever
        has one within the other is taken to speak of it."""
        hangs = self._hangs.get(slot)
        if hangs is None:
            if self._names is None:
                self._names = _names(self.effect)
            hangs = False
            for name in self._names:
                if name in slot or slot in name:
                    hangs = True
            self._hangs[slot] = hangs
        return hangs


_READ: Final[dict[int, Reading]] = {}


def read(effect: Effect) -> Reading:
    """The reading of an effect."""
    reading = _READ.get(id(effect))
    if reading is None:
        reading = _READ[id(effect)] = Reading(effect)
    return reading


def _standing_as_attachment(effect: Effect) -> list[Standing]:
    """The standing texts of what a card becomes as an attachment."""
    if not isinstance(effect, Attach) or effect.becomes is None:
        return []
    return [word for word in effect.becomes.walk() if isinstance(word, Standing)]


def _names(effect: Effect) -> list[str]:
    """Every string in an effect, and the names of the choices in it: what it asks its context for is among them."""
    names: list[str] = []
    for word in effect.walk():
        names += _strings(word)
        if isinstance(word, Choice):
            names.append(word.slot())
    return names


def _strings(word: Word) -> list[str]:
    strings: list[str] = []
    for field in word_fields(type(word)):
        value = getattr(word, field.name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, str) and part:
                strings.append(part)
    return strings
