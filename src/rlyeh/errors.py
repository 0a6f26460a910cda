"""Errors: what R'lyeh raises when it is asked for something it cannot do.

Every exception is a `RlyehError` whose text is one sentence saying what is wrong and where. Whoever catches one can
show it to a person as it is, and can rely on nothing having been changed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

SIMILAR = 60
"""How alike two names must be, in per cent, so that one may be meant by the other."""
_BEHIND = 15
"""How far another name may be behind the most similar one."""
_SHORTEST_FRAGMENT = 3


class RlyehError(Exception):
    """The base of the family: `source` is the id of the rule or card that says no, where there is one."""

    def __init__(self, sentence: str, *, source: str = "") -> None:
        super().__init__(sentence)
        self.source = source


class IllegalOption(RlyehError):
    """An answer that the open decision does not offer, or no longer offers."""


class WrongSeat(RlyehError):
    """Somebody answered or asked for a seat that is not theirs to speak for."""


class UnknownCard(RlyehError):
    """No card has this title or id."""


class DeckError(RlyehError):
    """A deck list that cannot be read or is not legal in its format."""


class UnreadableDeck(DeckError):
    """A deck file, list or code that cannot be read: `problems` says what is wrong in which line, all at once."""

    def __init__(self, problems: Iterable[tuple[int, str]], where: str = "") -> None:
        self.problems = tuple(problems)
        self.where = where
        """Line and sentence; line 0 is the whole file."""
        sentences = [f"line {line}: {sentence}" if line else sentence for line, sentence in self.problems]
        lead = [f"{where}:"] if where else []
        super().__init__("\n".join([*lead, *sentences]) if len(sentences) > 1 else " ".join([*lead, *sentences]))

    def __reduce__(self) -> tuple[type[UnreadableDeck], tuple[object, ...]]:
        return type(self), (self.problems, self.where)


class ScenarioError(RlyehError):
    """A position that the rules do not allow, or a scenario that did not go as written."""


class GameFileError(RlyehError):
    """A game file that is damaged, edited, of an unknown version, or does not replay to the same game."""


class ArenaError(RlyehError):
    """Games that cannot be played in the arena as asked: no such bot, a folder of another run, no cluster."""


class EncodingError(RlyehError):
    """A position or an answer that the numbers in use cannot stand for: another table of actions, a foreign model."""


class DeclarationError(RlyehError):
    """A card declaration that the language cannot read: it names the card and the word."""


class GameOver(RlyehError):
    """The game has ended, so there is nothing left to decide."""


class UnknownLanguage(RlyehError):
    """No language of the program has this code."""


class UnknownBot(RlyehError):
    """No bot or level has this name, or it cannot think for the budget that was named."""


class UnknownRule(RlyehError):
    """No rule has this id."""


class SearchError(RlyehError):
    """A card search that cannot be read: `query[at:at + width]` is where it goes wrong."""

    def __init__(self, sentence: str, query: str, at: int, width: int = 1) -> None:
        super().__init__(sentence)
        self.query = query
        self.at = at
        self.width = max(1, width)

    def __reduce__(self) -> tuple[type[SearchError], tuple[object, ...]]:
        return type(self), (str(self), self.query, self.at, self.width)

    def pointer(self) -> str:
        """The query and, under it, carets at the place; both are lines of a terminal."""
        line = "".join(sign if sign.isprintable() else " " for sign in self.query)
        place = line[self.at : self.at + self.width]
        return f"{line}\n{' ' * _columns(line[: self.at])}{'^' * max(1, _columns(place))}"


def _columns(text: str) -> int:
    """How many columns of a terminal a text fills: signs of East Asia take two, combining marks none."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else not unicodedata.combining(sign) for sign in text)


def nearest(name: str, candidates: Iterable[str], n: int = 3, similar: int = SIMILAR) -> list[str]:
    """Up to `n` candidates that `name` may have meant, best first; upper and lower case are the same.

    Names that are spelt alike come first, then those that contain `name`, so that "gug" finds "Slavering Gug". A name
    that is hardly misspelt is found alone.
    """
    # Imported here, because whoever makes no mistake never needs it.
    from rapidfuzz import fuzz, process

    folded = name.casefold()
    spelt = {candidate.casefold(): candidate for candidate in candidates}
    scored = process.extract(folded, spelt.keys(), scorer=fuzz.ratio, score_cutoff=similar, limit=n)
    alike = [candidate for candidate, score, _ in scored if score >= scored[0][1] - _BEHIND]
    if len(folded) >= _SHORTEST_FRAGMENT:
        alike += [candidate for candidate in spelt if folded in candidate and candidate not in alike]
    return [spelt[key] for key in alike[:n]]


def did_you_mean(name: str, candidates: Iterable[str], n: int = 3, similar: int = SIMILAR) -> str:
    """A question to put behind a sentence, ' Did you mean "X" or "Y"?', or nothing if no candidate is near."""
    names = [f'"{candidate}"' for candidate in nearest(name, candidates, n, similar)]
    if not names:
        return ""
    *others, last = names
    listed = f"{', '.join(others)} or {last}" if others else last
    return f" Did you mean {listed}?"


def one_of(name: str, candidates: Iterable[str]) -> str:
    """Like `did_you_mean`, but where nothing is near, all of a few candidates are listed."""
    names = list(candidates)
    return did_you_mean(name, names) or f" There are {', '.join(names)}."
