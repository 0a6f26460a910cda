"""Nothing in a game refers to itself by a detour: what is over is freed at once. Compiled classes that are declared
`acyclic` rely on it, for Python would never find such a cycle there."""

import gc
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS
from rlyeh.engine.state.random import Chance
from rlyeh.engine.words.printed_card import Faces
from rlyeh.envs.duel import Duel
from rlyeh.envs.setting import Setting
from rlyeh.model import Word
from rlyeh.testing.invariants import random_game

GAMES = 20
LONGEST = 1_500
IMAGINED = 50
"""Every so many decisions a game is imagined and played on for a while."""


@cache
def faces(rules: str) -> Faces:
    return Faces(POOL.under(RULE_SETS[rules].errata))


@pytest.fixture
def kept() -> Iterator[None]:
    """What Python finds in cycles is kept in `gc.garbage`."""
    gc.collect()
    gc.disable()
    gc.set_debug(gc.DEBUG_SAVEALL)
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.enable()


def in_cycles() -> dict[str, int]:
    """Our objects that only cycles have kept until now. Words are none of the game: they keep what was found out about
    them, themselves included, and live as long as their pool, which may be that of an earlier test."""
    gc.collect()
    ours = [each for each in gc.garbage if type(each).__module__.startswith("rlyeh") and not isinstance(each, Word)]
    return Counter(type(each).__name__ for each in ours)


@pytest.mark.usefixtures("kept")
@pytest.mark.parametrize("rules", sorted(RULE_SETS))
def test_games_that_are_over_leave_nothing_behind(rules: str) -> None:
    for seed in range(GAMES):
        play(rules, seed)
    assert in_cycles() == {}


def play(rules: str, seed: int) -> None:
    """A random game with imagined ones on the way."""
    game = random_game(POOL, RULE_SETS[rules], seed, faces(rules))
    chance = random.Random(seed)
    for number in range(LONGEST):
        if game.decision is None:
            break
        if number % IMAGINED == 0:
            twin = game.imagine(number // IMAGINED % 2, Chance(seed))
            while twin.decision is not None and twin.state.turn < game.state.turn + 2:
                twin.apply(chance.choice(twin.decision.options))
        game.apply(chance.choice(game.decision.options))


@pytest.mark.usefixtures("kept")
def test_who_looks_at_every_decision_leaves_nothing_behind() -> None:
    chance = random.Random(1)
    duel = Duel.deal(Setting(), 1)
    while not duel.is_over:
        duel.seen(duel.seat)
        duel.act(chance.choice(duel.numbers()))
    del duel
    assert in_cycles() == {}
