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
            text = icons(value)
        elif isinstance(value, dict):
            text = ", ".join([self.keyword(word, number) for word, number in value.items()])
        elif isinstance(value, frozenset):
            text = ", ".join(sorted([self.subtype(name) for name in value]))
        elif isinstance(value, Faction):
            text = self.faction(value)
        elif of == "control" and value in NAMES:
            text = names[NAMES.index(str(value))]
        elif of == "type":
            text = self.type(str(value))
        else:
            text = "" if value is None else str(value)
        return text or self.none

    def difference(self, of: str, before: Value, after: Value, names: Names = NAMES) -> str:
        """What a change adds and takes away: "+1", "−[combat]", "+Fast"; or what it makes of the value."""
        if isinstance(before, int) and isinstance(after, int):
            return f"+{after - before}" if after > before else f"{MINUS}{before - after}"
        if isinstance(before, tuple) and isinstance(after, tuple):
            gained = icons(tuple([max(0, new - old) for old, new in zip(before, after, strict=True)]))
            lost = icons(tuple([max(0, old - new) for old, new in zip(before, after, strict=True)]))
            return signed([gained] if gained else [], [lost] if lost else [])
        if isinstance(before, dict) and isinstance(after, dict):
            changed = [word for word in after if word in before and before[word] != after[word]]
            gained_words = [self.keyword(word, number) for word, number in after.items() if word not in before]
            lost_words = [self.keyword(word, 0) for word in before if word not in after]
            changed_words = [self.keyword(word, after[word] - before[word]) for word in changed]
            return ", ".join([*changed_words, *filter(None, [signed(gained_words, lost_words)])])
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


def signed(gained: list[str], lost: list[str]) -> str:
    """What comes and what goes, each with its sign."""
    return ", ".join([*[f"+{item}" for item in gained], *[f"{MINUS}{item}" for item in lost]])
