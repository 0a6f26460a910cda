"""Measure the engine and print one JSON line a figure, then a table.

    python -m benchmarks [--seconds 5] [--json FILE]

Random play between two Core quick decks on one core. The calibration loop is plain Python that has nothing to do with
the engine: figures of different machines, or of a busy and an idle one, are compared as ratios to it.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks.cards import QUERY, whole_pool
from benchmarks.decks import core_game
from rlyeh.decks.search import search
from rlyeh.engine import Game
from rlyeh.engine.save import load, save


@dataclass
class Figure:
    """One measured figure."""

    name: str
    value: float
    unit: str
    ratio: float
    """The value in units of the calibration loop measured beside it (rounds a second, or their time)."""


def calibration(seconds: float = 0.5) -> float:
    """Rounds a second of a small loop with attribute access, calls and dictionary look-ups."""
    table = {number: number * 7 % 13 for number in range(64)}
    rounds = 0
    total = 0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for number in range(1000):
            total += table[(total + number) & 63]
        rounds += 1
    return rounds / seconds


def random_play(seconds: float) -> tuple[int, int, float]:
    """Play random games; returns games, decisions and the time taken."""
    games = decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        decisions += play_out(core_game(games), random.Random(games))
        games += 1
    return games, decisions, time.perf_counter() - start


def play_out(game: Game, chance: random.Random) -> int:
    """Play a game to its end with random answers; returns the number of decisions."""
    decisions = 0
    while (decision := game.decision) is not None:
        options = decision.options
        game.apply(options[int(chance.random() * len(options))])
        decisions += 1
    return decisions


def middle_of_a_game(seed: int = 5, answers: int = 150) -> Game:
    """A game after some random answers."""
    game = core_game(seed)
    chance = random.Random(seed)
    for _ in range(answers):
        decision = game.decision
        if decision is None:
            return middle_of_a_game(seed + 1, answers)
        game.apply(chance.choice(decision.options))
    assert game.decision is not None
    return game


def timed(action: Callable[[], object], seconds: float) -> float:
    """The mean time of an action in microseconds."""
    rounds = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        action()
        rounds += 1
    return (time.perf_counter() - start) / rounds * 1e6


def measure(seconds: float) -> list[Figure]:
    """All figures."""
    speed = calibration()
    games, decisions, took = random_play(seconds)
    game = middle_of_a_game()
    saved = save(game)
    pool = whole_pool()
    search(QUERY, pool)  # the texts of a pool are prepared once
    figures = [
        Figure("calibration", speed, "rounds/s", 1.0),
        Figure("random games", games / took, "games/s", games / took / speed),
        Figure("random decisions", decisions / took, "decisions/s", decisions / took / speed),
        Figure("decisions a game", decisions / games, "decisions", 0.0),
    ]
    actions: dict[str, Callable[[], object]] = {
        "clone": game.clone,
        "save": lambda: save(game),
        "load": lambda: load(saved, game.faces),
        "view": lambda: game.view(0),
        f"search {len(pool):,} cards": lambda: search(QUERY, pool),
    }
    for name, action in actions.items():
        took = timed(action, seconds / 5)
        figures.append(Figure(name, took, "µs", took * speed / 1e6))
    return figures


def show(figures: list[Figure]) -> None:
    """Print the lines and the table."""
    for figure in figures:
        print(json.dumps(asdict(figure)))
    table = Table(title="R'lyeh, one core")
    for column in ("figure", "value", "unit", "ratio to calibration"):
        table.add_column(column, justify="left" if column in ("figure", "unit") else "right")
    for figure in figures:
        ratio = f"{figure.ratio:.4f}" if figure.ratio else ""
        table.add_row(figure.name, f"{figure.value:,.1f}", figure.unit, ratio)
    Console(file=sys.stderr).print(table)


def main() -> None:
    """The command line."""
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--seconds", type=float, default=5.0, help="how long the random play is measured")
    ask.add_argument("--json", type=Path, help="also write the figures to this file")
    wanted = ask.parse_args()
    figures = measure(wanted.seconds)
    show(figures)
    if wanted.json:
        wanted.json.write_text(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
