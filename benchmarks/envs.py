"""Measure the laboratory beside the card games of others, in one run and on one core.

    python -m benchmarks.envs [--seconds 4] [--json FILE]

Everything plays random legal actions. Figures are steps per second of processor time, so a busy machine spoils them
less; the rounds of all games alternate. `make bench-envs` runs this in an environment of its own, with PettingZoo's
classic games and RLCard.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from rlyeh.envs import DuelVectorEnv, Setting, rlyeh_v0

LONG = 60
"""Steps from which on a game is of similar length: ours takes some 300, a hand of poker under ten."""
ROUNDS = 5
"""How often all games take their turn."""

PETTINGZOO = ("hanabi_v5", "texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
RLCARD = ("gin-rummy", "bridge", "mahjong", "doudizhu", "uno", "limit-holdem")

Game = Callable[[int], int]
"""Plays a whole game with a seed; returns its steps."""


@dataclass
class Figure:
    """One measured game."""

    name: str
    steps_per_second: float
    steps_per_game: float

    @property
    def is_long(self) -> bool:
        """Whether its length is similar to ours."""
        return self.steps_per_game >= LONG


def engine() -> Game:
    """The engine alone."""
    setting = Setting()

    def play(seed: int) -> int:
        game = setting.deal(seed)
        chance = random.Random(seed)
        steps = 0
        while (decision := game.decision) is not None:
            game.apply(decision.options[int(chance.random() * len(decision.options))])
            steps += 1
        return steps

    return play


def zoo(env: Any) -> Game:
    """An environment of PettingZoo, played as its own benchmark does it."""

    def play(seed: int) -> int:
        chance = random.Random(seed)
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                break
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(chance.choice(np.flatnonzero(mask).tolist()))
            steps += 1
        return steps

    return play


def rlcard_game(name: str) -> Game:
    """A game of RLCard with its own random agents."""
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def play(seed: int) -> int:
        chance = random.Random(seed)
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def games() -> Iterator[tuple[str, Game]]:
    """All games that can be played here."""
    yield "R'lyeh, engine alone", engine()
    yield "R'lyeh, PettingZoo", zoo(rlyeh_v0.env())
    if find_spec("rlcard") is None:
        print("Other people's card games are not installed here: make bench-envs brings them.")
        return
    for name in PETTINGZOO:
        yield f"PettingZoo, {name}", zoo(import_module(f"pettingzoo.classic.{name}").env())
    for name in RLCARD:
        yield f"RLCard, {name}", rlcard_game(name)


def measure(seconds: float) -> list[Figure]:
    """All games in turn, several times."""
    found = list(games())
    spent = [0.0] * len(found)
    steps, played = [0] * len(found), [0] * len(found)
    for _, play in found:
        play(0)
    for turn in range(ROUNDS):
        for place, (_, play) in enumerate(found):
            since = time.process_time()
            while time.process_time() - since < seconds / ROUNDS:
                steps[place] += play(1 + turn * 100_000 + played[place])
                played[place] += 1
            spent[place] += time.process_time() - since
    return [
        Figure(name, steps[place] / spent[place], steps[place] / played[place])
        for place, (name, _) in enumerate(found)
    ]


def vectorised(workers: int, steps: int, envs: int = 32) -> float:
    """Steps per second of many environments at once, by the clock."""
    chance = np.random.default_rng(0)
    many = DuelVectorEnv(envs, workers=workers)
    try:
        seen, _ = many.reset(seed=0)
        since = time.perf_counter()
        for _ in range(steps):
            actions = [int(chance.choice(np.flatnonzero(mask))) if mask.any() else 0 for mask in seen["action_mask"]]
            seen, *_ = many.step(np.array(actions))
        return envs * steps / (time.perf_counter() - since)
    finally:
        many.close()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=4, help="processor time for each game")
    asked.add_argument("--steps", type=int, default=100, help="steps of the vectorised environments")
    asked.add_argument("--json", type=Path, help="write the figures to this file, too")
    wishes = asked.parse_args()
    warnings.simplefilter("ignore")
    figures = measure(wishes.seconds)
    one, two = vectorised(1, wishes.steps), vectorised(2, wishes.steps)
    raw, ours, *others = figures
    rivals = [figure for figure in others if figure.is_long]
    told = {
        "games": [asdict(figure) for figure in figures],
        "pettingzoo to engine": ours.steps_per_second / raw.steps_per_second,
        "ahead of": [each.name for each in rivals if ours.steps_per_second > each.steps_per_second],
        "behind": [each.name for each in rivals if ours.steps_per_second <= each.steps_per_second],
        "vectorised": {"one process": one, "two processes": two, "ratio": two / one},
    }
    show(figures, told, Console(highlight=False))
    if wishes.json is not None:
        wishes.json.write_text(json.dumps(told, indent=1), encoding="utf-8")


def show(figures: list[Figure], told: dict[str, Any], console: Console) -> None:
    """The figures as a table."""
    table = Table("game", "steps/s", "steps a game", title="Random play on one core")
    for figure in figures:
        style = None if figure.is_long else "dim"
        table.add_row(figure.name, f"{figure.steps_per_second:,.0f}", f"{figure.steps_per_game:.0f}", style=style)
    console.print(table)
    console.print(f"PettingZoo to engine: {told['pettingzoo to engine']:.2f} (at least 0.50)")
    console.print(f"Of the games of similar length, ahead of: {', '.join(told['ahead of']) or 'none'}")
    console.print(f"behind: {', '.join(told['behind']) or 'none'}")
    many = told["vectorised"]
    console.print(
        f"Vectorised, by the clock: {many['one process']:,.0f} steps/s on one core, {many['two processes']:,.0f} on "
        f"two: {many['ratio']:.2f} times (at least 1.80 on two idle cores)"
    )


if __name__ == "__main__":
    main()
