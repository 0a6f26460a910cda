"""Position evaluation: the chance to win, without looking further, that positions like it had in many games.

A small neural network judges where turns begin, from the side of the player whose turn it is. It was fitted to games of
acolytes; `python -m tools.fit_evaluation` does it again.
"""

from __future__ import annotations

import json
from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, Final

from rlyeh.bots.sorcerer import sides

if TYPE_CHECKING:
    from rlyeh.engine import Game

WEIGHTS: Final = "evaluation.json"


class Neuron:
    """Looks at both sides, and speaks up for one of them when it sees what it looks for."""

    __slots__ = ("bias", "says", "weights")

    def __init__(self, bias: float, weights: list[float], says: float) -> None:
        self.bias = bias
        self.weights = weights
        """By how much each number of the one whose turn it is, then of the other, stirs it."""
        self.says = says
        """How much it speaks for the one whose turn it is."""


class Network:
    """The neural network that judges positions: its neurons, and what is said before any of them speaks."""

    __slots__ = ("bias", "neurons")

    def __init__(self, bias: float, neurons: list[Neuron]) -> None:
        self.bias = bias
        self.neurons = neurons

    def chance(self, numbers: list[float]) -> float:
        """The chance to win of the player whose turn begins, from both sides' numbers, that player's first."""
        balance = self.bias
        for neuron in self.neurons:
            activation = neuron.bias
            weights = neuron.weights
            for at, number in enumerate(numbers):
                activation += weights[at] * number
            if activation > 0.0:
                balance += activation * neuron.says
        return 1.0 / (1.0 + exp(-balance))


def read(text: str) -> Network:
    """A network as the file has it."""
    data = json.loads(text)
    neurons = [Neuron(neuron["bias"], neuron["weights"], neuron["says"]) for neuron in data["neurons"]]
    return Network(data["bias"], neurons)


_NETWORK: Final = read((files(__package__) / WEIGHTS).read_text(encoding="utf-8"))


def evaluate(game: Game, seat: int) -> float:
    """The seat's chance to win."""
    state = game.state
    if state.winner >= 0:
        return 1.0 if state.winner == seat else 0.0
    active = state.active
    chance = _NETWORK.chance([*sides.numbers(game, active), *sides.numbers(game, 1 - active)])
    return chance if active == seat else 1.0 - chance
