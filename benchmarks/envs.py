"""Measure the laboratory beside the card games of others, in one run.

    python -m benchmarks.envs [--seconds 4] [--json FILE]

Everything plays random legal actions and is shown all that there is, observation and mask. Where the info has a list of
the legal actions, which ours has and RLCard's own games have, one of these is taken; else the mask is searched. Figures
are steps per second of processor time on one core, so a busy machine spoils them less; all take their turns several
times, each in a process of its own, and the middle one of the rounds counts. Ours is measured interpreted and compiled,
which is what the wheel of a release brings; the engine alone and the environment play the very same games, one after
the other, so that what is between them is the environment and nothing else. The vectorised environment is measured by
the clock: with one process, all on one core; with one process beside whoever takes the actions; and with two processes
on two cores. These take turns as well, and mean something on two idle cores only.
`make bench-envs` compiles, and runs this in an environment of its own, with PettingZoo's classic games and RLCard.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.utils import seeding
from rich.console import Console
from rich.table import Table

from rlyeh.envs import DuelVectorEnv, Setting, any_listed, rlyeh_v0

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / "build" / "native"
LONG = 60
"""Steps from which on a game is of similar length: ours takes some 300, a hand of poker under ten."""
ROUNDS = 5
"""How often all games take their turn."""

BOOL = np.dtype(np.bool_)

PER_WORKER = 64
"""Environments of each process of the vectorised environment."""

ONE_CORE, BESIDE, TWO = "one process, all on one core", "one process, the learner on the other core", "two processes"
BOUND = {ONE_CORE: (1, 1), BESIDE: (1, 2), TWO: (2, 2)}
"""How the vectorised environment is measured: with how many processes, on how many cores."""

PETTINGZOO = ("hanabi_v5", "texas_holdem_v4", "texas_holdem_no_limit_v6", "leduc_holdem_v4")
RLCARD = ("gin-rummy", "bridge", "mahjong", "doudizhu", "uno", "limit-holdem")
ENGINE, ZOO = "engine alone", "PettingZoo"

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
    """The engine alone, in the games that the environment deals for the same seeds."""
    setting = Setting()

    def play(seed: int) -> int:
        game = setting.deal(rlyeh_v0.dealt(seeding.np_random(seed)[0]))
        chance = random.Random(seed)
        steps = 0
        while (decision := game.decision) is not None:
            game.apply(any_of(decision.options, chance))
            steps += 1
        return steps

    return play


def any_of(options: list[Any], chance: random.Random) -> Any:
    """One of them."""
    return options[int(chance.random() * len(options))]


def legal(observation: Any, info: dict[str, Any]) -> list[int]:
    """The legal actions by the mask, in which NumPy looks through truth values several times as fast as through
    numbers."""
    mask: npt.NDArray[Any] = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
    actions: list[int] = (mask.view(BOOL) if mask.itemsize == 1 else mask).nonzero()[0].tolist()
    return actions


def zoo(env: Any) -> Game:
    """An environment of PettingZoo, played as its own benchmark does it."""

    def play(seed: int) -> int:
        chance = random.Random(seed)
        env.reset(seed=seed)
        steps = 0
        for _ in env.agent_iter():
            observation, _, over, cut, info = env.last()
            if over or cut:
                break
            actions = info["legal_actions"] if "legal_actions" in info else legal(observation, info)
            env.step(any_of(actions, chance))
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
            state, _ = env.step(any_of(list(state["legal_actions"]), chance))
            steps += 1
        return steps

    return play


def others() -> Iterator[tuple[str, Game]]:
    """The games of others that can be played here."""
    for name in PETTINGZOO:
        yield f"PettingZoo, {name}", zoo(import_module(f"pettingzoo.classic.{name}").env())
    for name in RLCARD:
        yield f"RLCard, {name}", rlcard_game(name)


def measure_ours(seconds: float, first: int) -> list[Figure]:
    """The engine and the environment around it, which play each game one after the other."""
    games = {ENGINE: engine(), ZOO: zoo(rlyeh_v0.env())}
    steps, spent = dict.fromkeys(games, 0), dict.fromkeys(games, 0.0)
    for play in games.values():
        play(0)
    seed = first
    while sum(spent.values()) < seconds * len(games):
        for name, play in games.items():
            since = time.process_time()
            steps[name] += play(seed)
            spent[name] += time.process_time() - since
        seed += 1
    return [Figure(name, steps[name] / spent[name], steps[name] / (seed - first)) for name in games]


def measure(entrants: Iterator[tuple[str, Game]], seconds: float, first: int) -> list[Figure]:
    """Some games, one after the other."""
    figures = []
    for name, play in entrants:
        play(0)
        steps = played = 0
        since = time.process_time()
        while (spent := time.process_time() - since) < seconds:
            steps += play(first + played)
            played += 1
        figures.append(Figure(name, steps / spent, steps / played))
    return figures


def vectorised(workers: int, cores: int, steps: int) -> dict[str, float]:
    """Steps per second of many environments at once, by the clock: all in step, and share by share. Processes stay on
    the cores of who starts them."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])
    chance = np.random.default_rng(0)
    number = workers * PER_WORKER
    many = DuelVectorEnv(number, workers=workers)
    try:
        _, infos = many.reset(seed=0)
        since = time.perf_counter()
        for _ in range(steps):
            *_, infos = many.step(any_listed(infos, chance))
        in_step = number * steps / (time.perf_counter() - since)
        many.send_reset(seed=0)
        done = -number
        while done < number * steps:
            if done == 0:
                since = time.perf_counter()
            *_, infos = many.receive()
            many.send(any_listed(infos, chance), infos["place"])
            done += len(infos["place"])
        return {"in step": in_step, "share by share": done / (time.perf_counter() - since)}
    finally:
        many.close()


# -- the rounds ------------------------------------------------------------------------------------------------------


def part(name: str, path: Path, *arguments: str) -> Any:
    """Measure something in a process of its own, with the interpreted or the compiled build."""
    command = [sys.executable, "-m", "benchmarks.envs", "--part", name, *arguments]
    where = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}", "PYTHONWARNINGS": "ignore"}
    process = subprocess.run(command, check=True, capture_output=True, text=True, cwd=ROOT, env=where)
    return json.loads(process.stdout.splitlines()[-1])


def run_part(name: str, seconds: float, steps: int, first: int) -> Any:
    """What such a process prints."""
    if name in BOUND:
        return vectorised(*BOUND[name], steps)
    figures = measure_ours(seconds, first) if name == "ours" else measure(others(), seconds, first)
    return [asdict(figure) for figure in figures]


def builds() -> dict[str, Path]:
    """The builds of ours that there are, by their names."""
    paths = {"interpreted": ROOT / "src"}
    if (COMPILED / "stamp").exists():
        paths["compiled"] = COMPILED
    else:
        print("There is no compiled build: python -m tools.native copy makes it.")
    return paths


def measure_all(seconds: float, steps: int) -> dict[str, Any]:
    """All games, by turns; then the vectorised environments."""
    rounds: dict[tuple[str, str], list[dict[str, Any]]] = {}
    ratios: dict[str, list[float]] = {}
    ours_in = builds()
    rivals = find_spec("rlcard") is not None
    if not rivals:
        print("Other people's card games are not installed here: make bench-envs brings them.")
    for number in range(ROUNDS):
        arguments = ("--seconds", str(seconds / ROUNDS), "--first", str(1 + number * 100_000))
        for build, path in ours_in.items():
            measured = part("ours", path, *arguments)
            ratios.setdefault(build, []).append(measured[1]["steps_per_second"] / measured[0]["steps_per_second"])
            for figure in measured:
                rounds.setdefault((build, figure["name"]), []).append(figure)
        for figure in part("others", ROOT / "src", *arguments) if rivals else ():
            rounds.setdefault(("", figure["name"]), []).append(figure)
    return {
        "games": [
            {"build": build, "name": name}
            | {key: median(figure[key] for figure in figures) for key in ("steps_per_second", "steps_per_game")}
            for (build, name), figures in rounds.items()
        ],
        "pettingzoo to engine": {build: median(values) for build, values in ratios.items()},
        "vectorised": {build: vectorised_by_turns(path, steps) for build, path in ours_in.items()},
    }


def vectorised_by_turns(path: Path, steps: int) -> dict[str, dict[str, float]]:
    """For each way of stepping the middle figure of each measurement, and how many times as much two processes do."""
    rounds = [{name: part(name, path, "--steps", str(steps)) for name in BOUND} for _ in range(ROUNDS)]
    return {
        way: {name: median(turn[name][way] for turn in rounds) for name in BOUND}
        | {
            f"{TWO} to {single}": median(turn[TWO][way] / turn[single][way] for turn in rounds)
            for single in (ONE_CORE, BESIDE)
        }
        for way in rounds[0][TWO]
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4, help="processor time for each game")
    parser.add_argument("--steps", type=int, default=100, help="steps of the vectorised environments")
    parser.add_argument("--json", type=Path, help="write the figures to this file, too")
    parser.add_argument("--part", choices=("ours", "others", *BOUND), help="measure only this, in this process")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    arguments = parser.parse_args()
    warnings.simplefilter("ignore")
    if arguments.part is not None:
        print(json.dumps(run_part(arguments.part, arguments.seconds, arguments.steps, arguments.first)))
        return
    results = measure_all(arguments.seconds, arguments.steps)
    show(results, Console(highlight=False))
    if arguments.json is not None:
        arguments.json.write_text(json.dumps(results, indent=1), encoding="utf-8")


def show(results: dict[str, Any], console: Console) -> None:
    """The figures as a table, and what they come to."""
    table = Table("game", "steps/s", "steps a game", title="Random play on one core")
    figures = {
        (game["build"], game["name"]): Figure(game["name"], game["steps_per_second"], game["steps_per_game"])
        for game in results["games"]
    }
    for (build, name), figure in figures.items():
        style = None if figure.is_long else "dim"
        label = f"R'lyeh {build}, {name}" if build else name
        table.add_row(label, f"{figure.steps_per_second:,.0f}", f"{figure.steps_per_game:.0f}", style=style)
    console.print(table)
    rivals = [figure for (build, _), figure in figures.items() if not build and figure.is_long]
    for build, ratio in results["pettingzoo to engine"].items():
        console.print(f"{build}: PettingZoo to engine {ratio:.2f} (at least 0.50)")
        mine = figures[build, ZOO].steps_per_second
        ahead = [rival.name for rival in rivals if mine > rival.steps_per_second]
        behind = [rival.name for rival in rivals if mine <= rival.steps_per_second]
        console.print(f"  of the games of similar length ahead of: {', '.join(ahead) or 'none'}")
        console.print(f"  behind: {', '.join(behind) or 'none'}")
        for way, many in results["vectorised"][build].items():
            console.print(f"  vectorised {way}, steps/s by the clock:")
            for bound in BOUND:
                console.print(f"    {bound}: {many[bound]:,.0f}")
            console.print(
                f"    two cores to one {many[f'{TWO} to {ONE_CORE}']:.2f} (at least 1.80 on two idle cores), "
                f"two processes to one beside the learner {many[f'{TWO} to {BESIDE}']:.2f}"
            )


if __name__ == "__main__":
    main()
