"""Names to choose from, and how people write them: in part, without hyphens, with or without accents."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rlyeh.decks.spelling import key
from rlyeh.errors import did_you_mean

_FEW = 16
"""So many names can be listed in a sentence."""
_DROPPED = str.maketrans("", "", "\"'’‘`´")  # noqa: RUF001
_HYPHEN = re.compile(r"(?<=[^\W\d_])-(?=[^\W\d_])")


def folded(text: str) -> str:
    """Text as it is compared: small letters, no accents, apostrophes and double quotes, no hyphens inside words."""
    plain = text.casefold().translate(_DROPPED)
    if not plain.isascii():
        plain = "".join(sign for sign in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(sign))
    return _HYPHEN.sub(" ", plain)


def _squeezed(text: str) -> str:
    """Letters and digits alone, so that "deep-one", "Deep One" and "deepone" are the same."""
    return key(text).replace(" ", "")


@dataclass(frozen=True)
class NamedValue:
    """One of the names: the key it is stored under, how it is printed, and other names for it."""

    key: str
    title: str
    others: tuple[str, ...] = ()


class NotAChoice(Exception):  # noqa: N818
    """No name, or no single name, is meant: `unclear` says which; the text names the ones that might be."""

    def __init__(self, hint: str, unclear: bool = False) -> None:
        super().__init__(hint)
        self.unclear = unclear


class Choices:
    """Names of which one is meant."""

    def __init__(self, choices: Iterable[NamedValue]) -> None:
        self._choices = tuple(choices)
        self._names = [(choice, _names(choice)) for choice in self._choices]
        self._exact = {_squeezed(name): choice for choice, names in self._names for name in names}

    def __iter__(self) -> Iterator[NamedValue]:
        return iter(self._choices)

    def find(self, name_part: str) -> NamedValue:
        """The name that is meant: as it is written, or the only one that starts so, or has a word that starts so."""
        squeezed = _squeezed(name_part)
        if not squeezed:
            raise NotAChoice(self._all())
        if squeezed in self._exact:
            return self._exact[squeezed]
        for starts in (_whole_starts, _word_starts):
            candidates = [choice for choice, names in self._names if any(starts(name, squeezed) for name in names)]
            if len(candidates) == 1:
                return candidates[0]
            if candidates:
                raise NotAChoice(f"It could be {_listed([choice.title for choice in candidates])}.", unclear=True)
        names = [name for _, names in self._names for name in names]
        raise NotAChoice(did_you_mean(name_part, names).strip() or self._all())

    def _all(self) -> str:
        titles = [choice.title for choice in self._choices]
        return f"There are {_listed(titles, 'and')}." if 0 < len(titles) <= _FEW else ""


def _names(choice: NamedValue) -> tuple[str, ...]:
    return (choice.title, *(name for name in (choice.key, *choice.others) if folded(name) != folded(choice.title)))


def _whole_starts(name: str, beginning: str) -> bool:
    return _squeezed(name).startswith(beginning)


def _word_starts(name: str, beginning: str) -> bool:
    words = key(name).split()
    return any("".join(words[start:]).startswith(beginning) for start in range(len(words)))


def _listed(titles: list[str], joint: str = "or") -> str:
    shown = titles[:_FEW]
    if len(titles) > _FEW:
        return f"{', '.join(shown)} and others"
    *others, last = shown
    return f"{', '.join(others)} {joint} {last}" if others else last
