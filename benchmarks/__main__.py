"""Measure the engine and print one JSON line a figure, then a table; warn of what has become slower.

    python -m benchmarks [--seconds 5] [--json FILE] [--update]

Random play between two Core quick decks on one core, in the processor time of this process. The calibration loop is
plain Python that has nothing to do with the engine: figures of different machines, or of a busy and an idle one, are
compared as ratios to it. Both are measured by turns, several times, and the middle one of the ratios counts.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from statistics import median
from time import process_time

from rich.console import Console
from rich.table import Table

from benchmarks.cards import QUERY, whole_pool
from benchmarks.decks import core_game
from benchmarks.guard import Figure, update, warnings
from rlyeh.decks.search import search
from rlyeh.engine import Chance, Game
from rlyeh.engine.files import load, save
from rlyeh.model.declaring import is_compiled

ROUNDS = 5
"""How often each figure is measured."""


def calibration(seconds: float = 0.2) -> float:
    """Rounds a second of a small loop with additions and dictionary look-ups."""
    table = {number: number * 7 % 13 for number in range(64)}
    rounds = 0
    total = 0
    start = process_time()
    while process_time() - start < seconds:
        for number in range(1000):
            total += table[(total + number) & 63]
        rounds += 1
    return rounds / (process_time() - start)


def random_play(seconds: float, first: int = 0) -> tuple[int, int, float]:
    """Play random games; returns games, decisions and the time taken."""
    games = decisions = 0
    start = process_time()
    while process_time() - start < seconds:
        decisions += play_out(core_game(first + games), random.Random(first + games))
        games += 1
    return games, decisions, process_time() - start


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
    start = process_time()
    while process_time() - start < seconds:
        action()
        rounds += 1
    return (process_time() - start) / rounds * 1e6


def measure(seconds: float) -> list[Figure]:
    """All figures."""
    speeds: list[float] = []
    played: list[tuple[int, int, float]] = []
    for number in range(ROUNDS):
        speeds.append(calibration())
        played.append(random_play(seconds / ROUNDS, 1000 * number))
    games = [count / took for count, _, took in played]
    decisions = [count / took for _, count, took in played]
    figures = [
        Figure("calibration", median(speeds), "rounds/s", 1.0),
        Figure("random games", median(games), "games/s", median(map(_ratio, games, speeds))),
        Figure("random decisions", median(decisions), "decisions/s", median(map(_ratio, decisions, speeds))),
        Figure("decisions a game", sum(game[1] for game in played) / sum(game[0] for game in played), "decisions", 0.0),
    ]
    return figures + [_timed_figure(name, action, seconds / 5) for name, action in _actions().items()]


def _ratio(rate: float, speed: float) -> float:
    return rate / speed


def _actions() -> dict[str, Callable[[], object]]:
    """What is timed by itself."""
    game = middle_of_a_game()
    decision = game.decision
    assert decision is not None
    seat = decision.seat
    saved = save(game)
    chance = Chance(1)
    pool = whole_pool()
    search(QUERY, pool)  # the texts of a pool are prepared once
    return {
        "clone": game.clone,
        "imagine": lambda: game.imagine(seat, chance),
        "save": lambda: save(game),
        "load": lambda: load(saved, game.faces),
        "view": lambda: game.view(0),
        f"search {len(pool):,} cards": lambda: search(QUERY, pool),
    }


def _timed_figure(name: str, action: Callable[[], object], seconds: float) -> Figure:
    times: list[float] = []
    ratios: list[float] = []
    for _ in range(ROUNDS):
        speed = calibration(seconds / ROUNDS / 4)
        times.append(timed(action, seconds / ROUNDS))
        ratios.append(times[-1] * speed / 1e6)
    return Figure(name, median(times), "µs", median(ratios))


def show(figures: list[Figure], build: str) -> None:
    """Print the lines and the table."""
    for figure in figures:
        print(json.dumps(asdict(figure)))
    table = Table(title=f"R'lyeh, {build}, one core")
    for column in ("figure", "value", "unit", "ratio to calibration"):
        table.add_column(column, justify="left" if column in ("figure", "unit") else "right")
    for figure in figures:
        ratio = f"{figure.ratio:.4f}" if figure.ratio else ""
        table.add_row(figure.name, f"{figure.value:,.1f}", figure.unit, ratio)
    Console(file=sys.stderr).print(table)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long the random play is measured")
    parser.add_argument("--json", type=Path, help="also write the figures to this file")
    parser.add_argument("--update", action="store_true", help="make these the figures that others are compared with")
    arguments = parser.parse_args()
    build = "compiled" if is_compiled(Game) else "interpreted"
    figures = measure(arguments.seconds)
    show(figures, build)
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n", encoding="utf-8")
    if arguments.update:
        update(figures, build)
    for warning in warnings(figures, build):
        print(f"warning: {warning}", file=sys.stderr)


if __name__ == "__main__":
    main()
