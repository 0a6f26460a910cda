"""Training of the sorcerer's evaluation: it is fitted to games of acolytes, and its weights are written. Needs NumPy.

    python -m tools.fit_evaluation [--games 18000] [--jobs 2] [--neurons 24]

Positions are taken where a turn begins. Some games are played against reference-1, and in half of them an answer is
random now and then, so that they differ. Every game counts the same, however long it was.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from rich.progress import track

from rlyeh.bots import acolyte, reference_1
from rlyeh.bots.sorcerer import evaluation, sides
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import Chance, Game, Option, new_game

NOISE = (0, 0, 20, 50)
"""Random answers in a thousand, one of these for each game."""
CHUNK = 50
ROUNDS = 12
BATCH = 512
RATE = 3e-3
DECAY = 1e-2
MEMORY = (0.9, 0.999)
KEPT = 20
"""One game in so many is not learnt from, but tells how good the fit is."""

Numbers = NDArray[np.float64]
Row = tuple[int, list[float], float]
"""The number of a game, both sides' numbers, those of the player whose turn begins first, and whether that one won."""


def rows(number: int) -> list[Row]:
    """The positions of one game."""
    chance = Chance(number)
    decks = matchup_decks(MATCHUPS[number * 37 % len(MATCHUPS)])
    game = new_game(POOL, [deck.card_ids() for deck in decks], STORIES, number)
    players: list[Callable[[Game], Option]] = [acolyte.advise, acolyte.advise]
    if number % 3 == 0:
        players[chance.below(2)] = reference_1.advise
    noise = NOISE[chance.below(len(NOISE))]
    turn = 1
    positions: list[tuple[int, list[float]]] = []
    while (decision := game.decision) is not None:
        if game.state.turn != turn:
            turn, active = game.state.turn, game.state.active
            positions.append((active, [*sides.numbers(game, active), *sides.numbers(game, 1 - active)]))
        random = chance.below(1000) < noise
        options = decision.options
        game.apply(options[chance.below(len(options))] if random else players[decision.seat](game))
    return [(number, numbers, float(game.winner == active)) for active, numbers in positions]


class Fit:
    """A network in the making: a hidden layer, learnt with AdamW from numbers that are brought to one scale."""

    def __init__(self, inputs: int, neurons: int, steps: int) -> None:
        random = np.random.default_rng(0)
        reach = [inputs**-0.5, inputs**-0.5, neurons**-0.5, neurons**-0.5]
        shapes = [(inputs, neurons), (neurons,), (neurons,), (1,)]
        self.values = [random.uniform(-far, far, shape) for far, shape in zip(reach, shapes, strict=True)]
        self.means = [np.zeros(shape) for shape in shapes]
        self.squares = [np.zeros(shape) for shape in shapes]
        self.steps = steps
        self.step = 0

    def balance(self, positions: Numbers) -> Numbers:
        """What it says for the player whose turn it is, in each position."""
        weights, bias, says, start = self.values
        balance: Numbers = np.maximum(0.0, positions @ weights + bias) @ says + start
        return balance

    def learn(self, positions: Numbers, won: Numbers, weight: Numbers) -> None:
        """One step towards what these positions say."""
        weights, bias, says, start = self.values
        stirred = np.maximum(0.0, positions @ weights + bias)
        wrong = (_chance(stirred @ says + start) - won) * weight / len(won)
        back = np.outer(wrong, says) * (stirred > 0)
        self._move([positions.T @ back, back.sum(0), stirred.T @ wrong, wrong.sum(keepdims=True)])

    def _move(self, slopes: list[Numbers]) -> None:
        self.step += 1
        rate = RATE * 0.5 * (1 + np.cos(np.pi * self.step / self.steps))
        for at, slope in enumerate(slopes):
            self.means[at] += (1 - MEMORY[0]) * (slope - self.means[at])
            self.squares[at] += (1 - MEMORY[1]) * (slope * slope - self.squares[at])
            mean = self.means[at] / (1 - MEMORY[0] ** self.step)
            square = self.squares[at] / (1 - MEMORY[1] ** self.step)
            self.values[at] -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.values[at])


def _chance(balance: Numbers) -> Numbers:
    chance: Numbers = 1.0 / (1.0 + np.exp(-balance))
    return chance


def fit(positions: list[Row], neurons: int) -> evaluation.Network:
    """A network that tells who wins from these positions; how well, is printed after each round."""
    numbers = np.array([features for _, features, _ in positions])
    won = np.array([result for _, _, result in positions])
    games = np.array([game for game, _, _ in positions])
    _, place, length = np.unique(games, return_inverse=True, return_counts=True)
    weight = 1.0 / length[place]
    weight /= weight.mean()
    held_out = games % KEPT == 0
    learnt = np.flatnonzero(~held_out)
    mean, spread = numbers[learnt].mean(0), numbers[learnt].std(0) + 1e-6
    scaled = (numbers - mean) / spread
    net = Fit(numbers.shape[1], neurons, ROUNDS * (1 + (len(learnt) - 1) // BATCH))
    random = np.random.default_rng(1)
    for number in range(ROUNDS):
        order = random.permutation(learnt)
        for start in range(0, len(order), BATCH):
            batch = order[start : start + BATCH]
            net.learn(scaled[batch], won[batch], weight[batch])
        chance = _chance(net.balance(scaled[held_out]))
        loss = -np.log(np.where(won[held_out] > 0, chance, 1 - chance)) @ weight[held_out] / weight[held_out].sum()
        print(f"round {number + 1}: log loss of games that were not learnt from {loss:.4f}")
    return _network(net, mean, spread)


def _network(net: Fit, mean: Numbers, spread: Numbers) -> evaluation.Network:
    """The same network for numbers as they are."""
    weights = net.values[0].T / spread
    biases = net.values[1] - weights @ mean
    neurons = [
        evaluation.Neuron(_short(bias), [_short(weight) for weight in row], _short(says))
        for bias, row, says in zip(biases.tolist(), weights.tolist(), net.values[2].tolist(), strict=True)
    ]
    return evaluation.Network(_short(net.values[3].item()), neurons)


def _short(number: float) -> float:
    return float(f"{number:.4g}")


def written(network: evaluation.Network) -> str:
    """A network as `evaluation.read` reads it, a neuron a line."""
    neurons = [json.dumps({"bias": unit.bias, "says": unit.says, "weights": unit.weights}) for unit in network.neurons]
    return f'{{"bias": {network.bias}, "neurons": [\n' + ",\n".join(neurons) + "\n]}\n"


def main() -> None:
    """Play, fit, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=18_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--neurons", type=int, default=24)
    wishes = parser.parse_args()
    positions: list[Row] = []
    with ProcessPoolExecutor(wishes.jobs) as pool:
        played = pool.map(rows, range(wishes.games), chunksize=CHUNK)
        for game_rows in track(played, "playing", total=wishes.games):
            positions += game_rows
    print(f"{len(positions)} positions")
    weights = Path(str(files(evaluation.__package__))) / evaluation.WEIGHTS
    weights.write_text(written(fit(positions, wishes.neurons)), encoding="utf-8")
    print(f"{weights} is written.")


if __name__ == "__main__":
    main()
