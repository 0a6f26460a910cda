"""Fuzzer, `make fuzz`: random games with random decks under every rule set, checking what holds in any position.

    python -m tools.fuzz [--games 2000] [--seed 0] [--jobs 2] [--every 25] [--keep fuzz-failures]

A game that fails is written as a game file and does not stop the others; Ctrl-C stops and reports what was played.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rlyeh.cards import POOL
from rlyeh.engine import RULE_SETS, Faces
from rlyeh.engine.files import GameRecord
from rlyeh.testing.invariants import play_checked, random_game

NAMES = ("one", "two")


@cache
def faces(rules: str) -> Faces:
    """The pool as a rule set reads it, prepared once in each process."""
    return Faces(POOL.under(RULE_SETS[rules].errata))


def play(seed: int, every: int, keep: str) -> str:
    """Play one game; returns what went wrong, or nothing."""
    rules = list(RULE_SETS)[seed % len(RULE_SETS)]
    game = random_game(POOL, RULE_SETS[rules], seed, faces(rules))
    try:
        play_checked(game, seed, every)
    except Exception:
        folder = Path(keep)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"game-{seed}.json"
        GameRecord.of(game, names=NAMES).write(path)
        return f"seed {seed} ({rules}), kept as {path}:\n{traceback.format_exc(limit=-6)}"
    return ""


def run(games: int, first: int, jobs: int, every: int, keep: str) -> list[str]:
    """Play the games in processes of their own; returns the failures."""
    failures: list[str] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress, ProcessPoolExecutor(jobs) as workers:
        task = progress.add_task("random games", total=games)
        waiting = [workers.submit(play, seed, every, keep) for seed in range(first, first + games)]
        try:
            for done in as_completed(waiting):
                if done.result():
                    failures.append(done.result())
                    progress.console.print(done.result(), markup=False)
                progress.update(task, advance=1, description=f"random games, {len(failures)} failed")
        except KeyboardInterrupt:
            for future in waiting:
                future.cancel()
            progress.console.print("stopped")
    return failures


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--every", type=int, default=25, help="check every n-th position thoroughly")
    parser.add_argument("--keep", default="fuzz-failures", help="where failed games are written")
    options = parser.parse_args()
    failures = run(options.games, options.seed, options.jobs, options.every, options.keep)
    print(f"{options.games} random games, {len(failures)} failures")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
