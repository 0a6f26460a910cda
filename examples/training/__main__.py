"""Train a policy from nothing by playing against itself, and write it as a file that plays.

    python -m examples.training --out build/training

leaves checkpoint.pt, curve.png, curve.csv, policy.onnx and evaluation.txt in the folder. Then, for example:

    rlyeh ladder build/training/policy.onnx random acolyte --games 200
    rlyeh play --terminal --level build/training/policy.onnx
"""

from __future__ import annotations

import argparse
import csv
import multiprocessing
import os
import time
from dataclasses import astuple, dataclass
from pathlib import Path

import numpy as np
import torch

from examples.training import selfplay
from examples.training.evaluation import evaluate
from examples.training.policy import Policy, Weights
from examples.training.ppo import Batch, update
from examples.training.writing import export, picture

ROUNDS = 30
"""How often it plays and learns, unless said otherwise."""
GAMES = 48
"""Games of one round, shared out to the processes."""
PAST, ANY = 0.3, 0.15
"""How many games are against earlier selves, and against whoever takes any option."""
KEEP = 8
"""Rounds between two selves that are kept as opponents."""
SELVES = 12
"""How many of them."""
LOOK = 5
"""Rounds between two measurements for the curve."""
PAIRS = 30
"""Pairs of games in a measurement, shared out as well."""
RATE = 1e-3
"""How quickly it learns in the beginning; it slows down to a tenth."""


@dataclass
class Point:
    """A point of the learning curve."""

    minutes: float
    cpu_minutes: float
    games: int
    decisions: int
    score: float

    def __str__(self) -> str:
        spent = f"{self.minutes:5.1f} min, {self.cpu_minutes:5.1f} min of computing"
        return f"{spent}, {self.games:6,d} games, {self.decisions:9,d} decisions: {self.score:.0%} against random"


def orders(learner: Weights, pool: list[Weights], processes: int, chance: np.random.Generator) -> list[selfplay.Order]:
    """Who plays whom in the next round."""
    next_orders = []
    for _ in range(processes):
        opponents: list[Weights | None] = []
        own: list[bool] = []
        for _ in range(GAMES // processes):
            throw = chance.random()
            against_past = bool(pool) and throw < PAST
            against_any = not against_past and throw > 1 - ANY
            own.append(not (against_past or against_any))
            opponents.append(pool[int(chance.integers(len(pool)))] if against_past else selfplay.RANDOM)
        next_orders.append(selfplay.Order(learner, opponents, own, int(chance.integers(1 << 62))))
    return next_orders


def train(out: Path, rounds: int, processes: int, seed: int) -> list[Point]:
    """Learn for so many rounds; returns the curve."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    chance = np.random.default_rng(seed)
    policy = Policy()
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
    pool: list[Weights] = []
    curve: list[Point] = []
    games = decisions = 0
    elsewhere = 0.0
    since = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(processes) as workers:
        for number in range(rounds + 1):
            if number % LOOK == 0 or number == rounds:
                seeds = [seed + 1000 * number + worker for worker in range(processes)]
                jobs = [(policy.weights(), PAIRS // processes, own_seed) for own_seed in seeds]
                measured = workers.map(selfplay.measure, jobs)
                score = sum(wins for wins, _, _ in measured) / sum(played for _, played, _ in measured)
                elsewhere += sum(seconds for _, _, seconds in measured)
                spent = (time.monotonic() - since) / 60
                curve.append(Point(spent, (time.process_time() + elsewhere) / 60, games, decisions, score))
                print(f"{curve[-1]}", flush=True)
                torch.save({"policy": policy.state_dict(), "round": number, "seed": seed}, out / "checkpoint.pt")
            if number == rounds:
                break
            todo = orders(policy.weights(), pool, processes, chance)
            results = workers.map(selfplay.collect, todo)
            games += sum(len(order.own) for order in todo)
            decisions += sum(played.decisions for played in results)
            elsewhere += sum(played.seconds for played in results)
            for group in optimizer.param_groups:
                group["lr"] = RATE * max(0.1, 1 - number / rounds)
            update(policy, optimizer, Batch.of([steps for played in results for steps in played.steps]), chance)
            if number % KEEP == KEEP - 1:
                pool = [*pool, policy.weights()][-SELVES:]
    export(policy, out / "policy.onnx")
    return curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("build/training"), help="the folder for everything it leaves")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often it plays and learns from it")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1, help="how many processes play")
    parser.add_argument("--games", type=int, default=200, help="games against each bot of the ladder afterwards")
    parser.add_argument("--seed", type=int, default=0)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    curve = train(arguments.out, arguments.rounds, arguments.processes, arguments.seed)
    with (arguments.out / "curve.csv").open("w", newline="") as file:
        table = csv.writer(file)
        table.writerow(["minutes", "cpu minutes", "games", "decisions", "score against random"])
        table.writerows(astuple(point) for point in curve)
    picture(curve, arguments.out / "curve.png")
    lines = evaluate(str(arguments.out / "policy.onnx"), arguments.games, arguments.processes)
    (arguments.out / "evaluation.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))
    print(f"{arguments.out / 'policy.onnx'} is ready: rlyeh play --terminal --level {arguments.out / 'policy.onnx'}")


if __name__ == "__main__":
    main()
