"""The network: it looks at the position once and at every option, and gives each option a score.

The same network exists twice. PyTorch trains it; `Player` computes its scores with NumPy, which is quicker for one
position at a time and lets the processes that play go without PyTorch.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from rlyeh.encoding import FEATURES, Features
from rlyeh.encoding.features import card_places

STATE, OPTION = FEATURES
CARDS = len(card_places()) + 1
EMBEDDING, HIDDEN, SECOND, VALUE = 12, 96, 48, 64

Weights = dict[str, npt.NDArray[np.float32]]


class Policy(nn.Module):
    """Scores for options, and how good the position is for whoever is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.card = nn.Embedding(CARDS, EMBEDDING)
        nn.init.normal_(self.card.weight, std=0.1)
        self.state = nn.Linear(STATE, HIDDEN)
        self.option = nn.Linear(OPTION, HIDDEN, bias=False)
        self.about = nn.Linear(2 * EMBEDDING, HIDDEN, bias=False)
        self.second = nn.Linear(HIDDEN, SECOND)
        self.score = nn.Linear(SECOND, 1)
        self.value_hidden = nn.Linear(STATE, VALUE)
        self.value_out = nn.Linear(VALUE, 1)
        nn.init.zeros_(self.score.weight)

    def scores(self, state: Tensor, options: Tensor, cards: Tensor) -> Tensor:
        """A score for each option; `state` has one row, or one row for each option."""
        about = self.card(cards).flatten(1)
        first = torch.relu(self.state(state) + self.option(options) + self.about(about))
        return self.score(torch.relu(self.second(first))).squeeze(-1)

    def value(self, state: Tensor) -> Tensor:
        """What whoever is asked may expect: from -1 to 1."""
        return torch.tanh(self.value_out(torch.relu(self.value_hidden(state)))).squeeze(-1)

    def forward(self, state: Tensor, options: Tensor, cards: Tensor) -> tuple[Tensor, Tensor]:
        """What the exported model computes."""
        return self.scores(state, options, cards), self.value(state)

    def weights(self) -> Weights:
        """All numbers of the network, by name."""
        return {name: tensor.detach().numpy().copy() for name, tensor in self.state_dict().items()}


class Player:
    """The network in play."""

    def __init__(self, weights: Weights) -> None:
        self.w = weights

    def scores(self, features: Features) -> npt.NDArray[np.float32]:
        """A score for each option."""
        w = self.w
        about = w["card.weight"][features.cards].reshape(len(features.cards), -1)
        first = features.options @ w["option.weight"].T
        first += about @ w["about.weight"].T
        first += features.state @ w["state.weight"].T + w["state.bias"]
        np.maximum(first, 0, out=first)
        second = np.maximum(first @ w["second.weight"].T + w["second.bias"], 0)
        scores: npt.NDArray[np.float32] = second @ w["score.weight"][0]
        return scores

    def value(self, features: Features) -> float:
        """What whoever is asked may expect."""
        w = self.w
        hidden = np.maximum(features.state @ w["value_hidden.weight"].T + w["value_hidden.bias"], 0)
        return float(np.tanh(hidden @ w["value_out.weight"][0] + w["value_out.bias"][0]))
