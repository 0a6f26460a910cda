"""Bots think in processes of their own, with a budget, and a table never waits for them for ever."""

from __future__ import annotations

import os
import signal

import pytest

from rlyeh.bots import Chair, make
from rlyeh.engine.state.random import Chance
from rlyeh.server.thinking import Thinkers
from tests.server.at_tables import ByHand, setup

pytestmark = pytest.mark.anyio


async def test_a_bot_elsewhere_answers_as_it_would_here() -> None:
    table = ByHand(setup(6))
    thinkers = Thinkers(1, seconds=60)
    try:
        for number in range(5):
            game = table.fold.game.clone()
            here = make("acolyte", 7).choose(Chair(game)).key
            assert await thinkers.choose("t", table.fold.setup, game, "acolyte", 7) == here
            table.plays(Chance(number), 3)
        assert (thinkers.hurried, thinkers.waiting) == (0, 0)
    finally:
        thinkers.close()


async def test_a_thinking_process_that_dies_is_replaced() -> None:
    table = ByHand(setup(6))
    thinkers = Thinkers(1, seconds=60)
    try:
        first = await thinkers.choose("t", table.fold.setup, table.fold.game.clone(), "random", 7)
        assert thinkers._pool is not None
        for pid in list(thinkers._pool._processes):
            os.kill(pid, signal.SIGKILL)
        again = await thinkers.choose("t", table.fold.setup, table.fold.game.clone(), "random", 7)
        assert again == first
    finally:
        thinkers.close()


async def test_a_bot_that_takes_too_long_gets_a_simple_answer() -> None:
    table = ByHand(setup(6))
    thinkers = Thinkers(1, seconds=0)
    try:
        key = await thinkers.choose("t", table.fold.setup, table.fold.game.clone(), "acolyte", 7)
        decision = table.fold.game.decision
        assert decision is not None
        assert key in decision.keys()  # noqa: SIM118
        assert thinkers.hurried == 1
    finally:
        thinkers.close()
