"""Words for values and their changes: "3 printed, +1 Elder".

English is here, and other languages do it their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.explain import NAMES, UNTIL, Change, Names, Value
from rlyeh.model import Faction, Icon, Keyword

if TYPE_CHECKING:
    from rlyeh.engine import Game

SET = "→ {value}"
MINUS = "−"


class ValueWords:
    """The words for values and for what changes them, in English. Icons are marks, as in the text of cards."""

    none = "none"

    def value(self, of: str, value: Value, names: Names = NAMES) -> str:
        """A value: "3", "[terror][combat]", "Fast, Toughness +2"."""
        if isinstance(value, tuple):
            said = icons(value)
        elif isinstance(value, dict):
            said = ", ".join([self.keyword(word, number) for word, number in value.items()])
        elif isinstance(value, frozenset):
            said = ", ".join(sorted([self.subtype(name) for name in value]))
        elif isinstance(value, Faction):
            said = self.faction(value)
        elif of == "control" and value in NAMES:
            said = names[NAMES.index(str(value))]
        elif of == "type":
            said = self.type(str(value))
        else:
            said = "" if value is None else str(value)
        return said or self.none

    def difference(self, of: str, before: Value, after: Value, names: Names = NAMES) -> str:
        """What a change adds and takes away: "+1", "−[combat]", "+Fast"; or what it makes of the value."""
        if isinstance(before, int) and isinstance(after, int):
            return f"+{after - before}" if after > before else f"{MINUS}{before - after}"
        if isinstance(before, tuple) and isinstance(after, tuple):
            more = icons(tuple([max(0, new - old) for old, new in zip(before, after, strict=True)]))
            less = icons(tuple([max(0, old - new) for old, new in zip(before, after, strict=True)]))
            return signed([more] if more else [], [less] if less else [])
        if isinstance(before, dict) and isinstance(after, dict):
            changed = [word for word in after if word in before and before[word] != after[word]]
            more_words = [self.keyword(word, each) for word, each in after.items() if word not in before]
            less_words = [self.keyword(word, 0) for word in before if word not in after]
            said = [self.keyword(word, after[word] - before[word]) for word in changed]
            return ", ".join([*said, *filter(None, [signed(more_words, less_words)])])
        if isinstance(before, frozenset) and isinstance(after, frozenset):
            return signed(
                sorted([self.subtype(name) for name in after - before]),
                sorted([self.subtype(name) for name in before - after]),
            )
        return SET.format(value=self.value(of, after, names))

    def change(self, game: Game, change: Change) -> str:
        """The text or the rule behind a change, and how long it lasts."""
        lasts = "" if change.until is None else UNTIL[change.until]
        return f"{change.text.rstrip('.')}{', ' if lasts else ''}{lasts}"

    def keyword(self, word: Keyword, number: int) -> str:
        """A keyword, with its number where it has one."""
        return f"{word} {number:+d}" if word is Keyword.TOUGHNESS and number else str(word)

    def subtype(self, name: str) -> str:
        """A subtype."""
        return name

    def faction(self, faction: Faction) -> str:
        """A faction."""
        return faction.title

    def type(self, name: str) -> str:
        """A type of card."""
        return name


def icons(value: tuple[int, ...]) -> str:
    """Icons as marks."""
    return "".join([f"[{icon.slug}]" * value[icon] for icon in Icon])


def signed(more: list[str], less: list[str]) -> str:
    """What comes and what goes, each with its sign."""
    return ", ".join([*[f"+{each}" for each in more], *[f"{MINUS}{each}" for each in less]])
