"""Measures one game of one library in the environment where that library is installed: `benchmarks.peers` starts it.

    python benchmarks/contest.py NAME SECONDS

It imports nothing of R'lyeh unless R'lyeh is what is measured, and prints one line of JSON. All play at random: the
legal answers are listed, one is drawn with the same generator, and it is given. Time is the processor time of this
process.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from collections.abc import Callable
from importlib.metadata import version
from time import process_time
from typing import Any

Played = tuple[int, Callable[[], object] | None]
"""Decisions of one game, and what copies a position in the middle of it."""


def rlyeh(seed: int) -> Played:
    """A whole game between two Core quick decks."""
    from benchmarks.decks import core_game

    game, chance, decisions, middle = core_game(seed), random.Random(seed), 0, None
    while (decision := game.decision) is not None:
        options = decision.options
        game.apply(options[int(chance.random() * len(options))])
        decisions += 1
        if decisions == 150:
            middle = game.clone()
    return decisions, None if middle is None else middle.clone


def rlcard(name: str) -> Callable[[int], Played]:
    """A game of RLCard as an environment."""

    def play(seed: int) -> Played:
        import rlcard as library  # type: ignore[import-not-found]

        environment = ENVIRONMENTS.get(name) or ENVIRONMENTS.setdefault(name, library.make(name, config={"seed": 1}))
        chance, decisions = random.Random(seed), 0
        state, _ = environment.reset()
        middle: Any = None
        while not environment.is_over():
            legal = list(state["legal_actions"])
            state, _ = environment.step(legal[int(chance.random() * len(legal))])
            decisions += 1
            if decisions == 10:
                middle = copy.deepcopy(environment.game)
        return decisions, None if middle is None else lambda: copy.deepcopy(middle)

    return play


def pettingzoo(name: str) -> Callable[[int], Played]:
    """A game of PettingZoo's classic environments."""

    def play(seed: int) -> Played:
        from importlib import import_module

        if name not in ENVIRONMENTS:
            ENVIRONMENTS[name] = import_module(f"pettingzoo.classic.{name}").env()
        environment = ENVIRONMENTS[name]
        chance, decisions = random.Random(seed), 0
        environment.reset(seed=seed)
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            environment.step(int(legal[int(chance.random() * len(legal))]))
            decisions += 1
        return decisions, None

    return play


def open_spiel(name: str) -> Callable[[int], Played]:
    """A game of OpenSpiel; what chance does is drawn as well, but is no decision."""

    def play(seed: int) -> Played:
        import pyspiel  # type: ignore[import-not-found]

        game = ENVIRONMENTS.get(name) or ENVIRONMENTS.setdefault(name, pyspiel.load_game(name))
        state, chance, decisions = game.new_initial_state(), random.Random(seed), 0
        middle: Any = None
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            if not state.is_chance_node():
                decisions += 1
                if decisions == 20:
                    middle = state.clone()
        return decisions, None if middle is None else middle.clone

    return play


ENVIRONMENTS: dict[str, Any] = {}
CONTESTS: dict[str, tuple[str, str, Callable[[int], Played], str]] = {
    "rlyeh": ("rlyeh", "Core quick decks", rlyeh, "one answer of a player: an action, a target, a payment, a character "
              "to commit; what has one legal answer is not asked"),
    "rlcard-uno": ("rlcard", "UNO", rlcard("uno"), "a card to play, or to draw"),
    "rlcard-gin": ("rlcard", "gin rummy", rlcard("gin-rummy"), "draw, discard, knock; also where only one is legal"),
    "rlcard-doudizhu": ("rlcard", "dou dizhu", rlcard("doudizhu"), "a combination of cards to play, or to pass"),
    "pettingzoo-holdem": ("pettingzoo", "limit hold'em", pettingzoo("texas_holdem_v4"), "call, raise, fold or check; "
                          "rules of RLCard"),
    "open_spiel-gin": ("open_spiel", "gin rummy", open_spiel("gin_rummy"), "draw, discard, knock, lay off"),
    "open_spiel-hearts": ("open_spiel", "hearts", open_spiel("hearts"), "a card to pass or to play"),
    "open_spiel-spades": ("open_spiel", "spades", open_spiel("spades"), "a bid or a card to play"),
}  # fmt: skip
"""By name: library, game, how it is played, and what a decision of it is."""


def measure(name: str, seconds: float) -> dict[str, Any]:
    """Play for so many seconds of processor time."""
    library, game, play, decision = CONTESTS[name]
    play(0)
    games = decisions = 0
    middle: Callable[[], object] | None = None
    start = process_time()
    while process_time() - start < seconds:
        count, clone = play(games + 1)
        games += 1
        decisions += count
        middle = clone or middle
    took = process_time() - start
    return {
        "library": library,
        "version": _version(library),
        "game": game,
        "decision": decision,
        "games_s": games / took,
        "decisions_s": decisions / took,
        "decisions_a_game": decisions / games,
        "clone_us": None if middle is None else _microseconds(middle, seconds / 4),
    }


def _microseconds(action: Callable[[], object], seconds: float) -> float:
    count, start = 0, process_time()
    while process_time() - start < seconds:
        action()
        count += 1
    return (process_time() - start) / count * 1e6


def _version(library: str) -> str:
    if library != "rlyeh":
        return version(library)
    from rlyeh import __version__
    from rlyeh.engine import Game
    from rlyeh.model.declaring import is_compiled

    return f"{__version__} {'compiled' if is_compiled(Game) else 'interpreted'}"


if __name__ == "__main__":
    print(json.dumps(measure(sys.argv[1], float(sys.argv[2]))))
