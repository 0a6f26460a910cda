"""What R'lyeh raises when it is asked for something it cannot do.

Every exception is a `RlyehError` whose text is one sentence saying what is wrong and where. Whoever catches one can
show it to a person as it is, and can rely on nothing having been changed.
"""

from collections.abc import Iterable
from difflib import get_close_matches

_SIMILAR = 0.6
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


class ScenarioError(RlyehError):
    """A position that the rules do not allow, or a scenario that did not go as written."""


class GameFileError(RlyehError):
    """A game file that is damaged, edited, of an unknown version, or does not replay to the same game."""


class ArenaError(RlyehError):
    """Games that cannot be played in the arena as asked: no such bot, a folder of another run, no cluster."""


class DeclarationError(RlyehError):
    """A card declaration that the language cannot read: it names the card and the word."""


class GameOver(RlyehError):
    """The game has ended, so there is nothing left to decide."""


class UnknownBot(RlyehError):
    """No bot or level has this name, or it cannot think for the budget that was named."""


class UnknownRule(RlyehError):
    """No rule has this id."""


def nearest(name: str, candidates: Iterable[str], n: int = 3) -> list[str]:
    """Up to `n` candidates that `name` may have meant, best first; upper and lower case are the same.

    Names that are spelt alike come first, then those that contain `name`, so that "gug" finds "Slavering Gug".
    """
    wanted = name.casefold()
    spelt = {candidate.casefold(): candidate for candidate in candidates}
    alike = get_close_matches(wanted, spelt, n=n, cutoff=_SIMILAR)
    if len(wanted) >= _SHORTEST_FRAGMENT:
        alike += [other for other in spelt if wanted in other and other not in alike]
    return [spelt[key] for key in alike[:n]]


def did_you_mean(name: str, candidates: Iterable[str], n: int = 3) -> str:
    """A question to put behind a sentence, ' Did you mean "X" or "Y"?', or nothing if no candidate is near."""
    names = [f'"{candidate}"' for candidate in nearest(name, candidates, n)]
    if not names:
        return ""
    *others, last = names
    listed = f"{', '.join(others)} or {last}" if others else last
    return f" Did you mean {listed}?"
