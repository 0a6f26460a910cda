"""The cache of characteristics: what cards were found to be, kept until the state changes.

Texts may refer to each other: one gives icons by skill, another skill by icons. While a value is being worked out,
whoever asks for it is told what is known so far; what was found with the help of that holds no longer than the working
out.
"""

from __future__ import annotations

from typing import Final

from rlyeh.model import Icons, Keyword

OF_ICONS: Final = 0
OF_KEYWORDS: Final = 1
OF_SKILL: Final = 2
"""What is worked out of a card. A value is named by its card times `KINDS`, plus one of these."""
KINDS: Final = 3


class Memo:
    """The cache of computed values: what was found since the last change of the state."""

    __slots__ = (
        "_depth", "_used_unfinished", "asked_for_subtypes", "icons", "keywords", "skill", "subtypes_so_far",
        "unfinished",
    )  # fmt: skip

    def __init__(self) -> None:
        self.icons: dict[int, Icons] = {}
        self.keywords: dict[int, dict[Keyword, int]] = {}
        self.skill: dict[int, int] = {}
        self.subtypes_so_far: dict[int, frozenset[str]] = {}
        """The subtypes that are known of cards whose subtypes are being worked out."""
        self.asked_for_subtypes = False
        """Whether any of these were asked for meanwhile."""
        self.unfinished: set[int] = set()
        """The values that are being worked out, and those that were found with the help of such."""
        self._depth = 0
        self._used_unfinished = False
        """Whether the one that was begun last has asked for an unfinished one."""

    def forget(self) -> None:
        """The state has changed: nothing holds any more."""
        if self.icons:
            self.icons = {}
        if self.keywords:
            self.keywords = {}
        if self.skill:
            self.skill = {}
        if self.unfinished:
            self.unfinished = set()
        self._depth = 0
        self._used_unfinished = False

    def note_use(self, value: int) -> None:
        """A value is used that is there already: if it is unfinished, so is what is worked out with it."""
        if value in self.unfinished:
            self._used_unfinished = True

    def begin(self, value: int) -> bool:
        """A value is being worked out; what this returns is handed to `end`."""
        before = self._used_unfinished
        self._used_unfinished = False
        self._depth += 1
        self.unfinished.add(value)
        return before

    def end(self, value: int, before: bool) -> None:
        """It has been worked out."""
        self._depth -= 1
        # The outermost value is whole now; what used it while it was not is forgotten.
        if not self._depth:
            self.unfinished.remove(value)
            if self.unfinished:
                self._forget_unfinished()
            self._used_unfinished = False
        # It asked for nothing unfinished, so it holds by itself.
        elif not self._used_unfinished:
            self.unfinished.remove(value)
            self._used_unfinished = before

    def _forget_unfinished(self) -> None:
        for value in self.unfinished:
            card, kind = divmod(value, KINDS)
            if kind == OF_ICONS:
                del self.icons[card]
            elif kind == OF_KEYWORDS:
                del self.keywords[card]
            else:
                del self.skill[card]
        self.unfinished.clear()
