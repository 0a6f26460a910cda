"""Whoever reads an occurrence names parts that its kind has: games are played with slots that look who reads them."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from rlyeh.asking import stops
from rlyeh.bots.acolyte import Acolyte
from rlyeh.bots.bot import Chair
from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS, Chance, Game
from rlyeh.engine.explain import events
from rlyeh.engine.state.kind_facts import PARTS
from rlyeh.engine.state.kind_table import FACTS
from rlyeh.engine.state.occurrence import Occurrence, happening
from rlyeh.engine.state.occurrence_kinds import KINDS, Kind
from rlyeh.testing.invariants import random_game
from rlyeh.translation import LANGUAGES
from tests.random_play import play

OF_SOME_KINDS = {part for part, (slot, _) in PARTS.items() if part != slot} | {"loser", "there"}
"""Parts that only some kinds have. The others mean the same for every kind, and are empty where there is nothing."""
RAW = ("amount", "other", "place", "via")
"""Slots that hold other parts for other kinds."""
WHOLE = {
    "twin", "registers", "_record", "_mark", "answered_at_once", "_concerns",
}  # fmt: skip
"""Functions that copy, show, save or compare whole occurrences, of whatever kind."""


class Watched:
    """A slot or a part that notes who reads it of a kind that does not have it."""

    def __init__(self, name: str, inner: Any, offences: set[str]) -> None:
        self.name = name
        self.inner = inner
        self.offences = offences

    def __get__(self, one: Occurrence | None, owner: type) -> Any:
        if one is None:
            return self
        code = sys._getframe(1).f_code
        if code.co_name not in WHOLE and not code.co_filename.endswith("state/occurrence.py"):
            parts = FACTS[KINDS[one.kind]].parts
            if self.name in RAW or (self.name in OF_SOME_KINDS and self.name not in parts):
                self.offences.add(f"{code.co_filename}, {code.co_name}: {self.name} of {KINDS[one.kind].name}")
        return self.inner.__get__(one, owner)

    def __set__(self, one: Occurrence, value: Any) -> None:
        self.inner.__set__(one, value)


@pytest.fixture
def offences(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    found: set[str] = set()
    for name in (*RAW, *sorted(OF_SOME_KINDS)):
        monkeypatch.setattr(Occurrence, name, Watched(name, vars(Occurrence)[name], found))
    return found


def test_the_watch_sees_who_reads_what_a_kind_does_not_have(offences: set[str]) -> None:
    drain = happening(Kind.DRAIN, seat=0, place=1)
    assert drain.domain == 1
    assert offences == set()
    assert drain.host == drain.other == -1
    assert sorted(one.rpartition(": ")[2] for one in offences) == ["host of DRAIN", "other of DRAIN"]


@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_and_its_log_read_only_parts_that_there_are(seed: int, offences: set[str]) -> None:
    game = begin(seed)
    chance = Chance(seed)
    while (decision := game.decision) is not None:
        if game.topic.answered:
            stops.touches(game, decision)
        play(game, chance)
    for teller in [language.teller for language in LANGUAGES.values()]:
        assert events(game, 0, ("You", "Ada"), teller)
    assert [repr(entry) for entry in game.journal or ()]
    assert offences == set()


@pytest.mark.parametrize("seed", range(3))
def test_a_game_of_the_acolyte_reads_only_parts_that_there_are(seed: int, offences: set[str]) -> None:
    game = begin(seed)
    bot = Acolyte()
    while game.decision is not None:
        game.apply(bot.choose(Chair(game)))
    assert offences == set()


def begin(seed: int) -> Game:
    game = random_game(POOL, list(RULE_SETS.values())[seed % len(RULE_SETS)], seed)
    game.keep_journal()
    return game
