"""English that must not be left in a German sentence."""

from __future__ import annotations

import re
from functools import cache

from rlyeh.cards import POOL
from tests.cards_for_tests import POOL as TEST_POOL

ENGLISH = (
    "the a of you your is are and or to with that this it not card cards character characters story stories "
    "choose discard play by each for when after if from its gains gain loses lose controlled committed until "
    "while would exhaust ready wound wounds insane draw pile hands domain domains resource resources "
    "token tokens icon icons skill cost costs struggle player players opponent instead must may can cannot "
    "does do have has than more lower higher turn they their them other another any one two these those which "
    "who whose on at as be been into out over under then yes no none nothing something "
)
"""Function words and terms of the game that are no German words, alone or by chance."""
_ENGLISH = re.compile(rf"\b({ENGLISH.strip().replace(' ', '|')})\b", re.IGNORECASE)
_MARK = re.compile(r"\[[a-z]+[:.@\w-]*\]")


@cache
def _titles() -> re.Pattern[str]:
    return _any_of({card.title for pool in (POOL, TEST_POOL) for card in pool})


@cache
def _names() -> re.Pattern[str]:
    """Titles, and those of cards that can only be named (GEN-10)."""
    return _any_of({card.title for pool in (POOL, TEST_POOL) for card in pool} | set(POOL.names("title")))


def _any_of(titles: set[str]) -> re.Pattern[str]:
    return re.compile("|".join(re.escape(title) for title in sorted(titles, key=len, reverse=True)))


def english_in(said: str) -> list[str]:
    """The English words in a German sentence, apart from titles and the marks of icons, factions and options. A title
    may be one that can only be named."""
    return _ENGLISH.findall(_MARK.sub("", _names().sub("", said)))


def titles_in(said: str) -> list[str]:
    """The card titles that a sentence names, sorted."""
    return sorted(set(_titles().findall(said)))


def without_titles(said: str) -> str:
    """A sentence without the titles of cards, whether they can be played here or only be named."""
    return _names().sub("~", said)
