"""Proximal policy optimisation over options: a softmax over the options of each question, however many there are."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from examples.training.policy import Policy
from examples.training.selfplay import Steps

EPOCHS, PIECES = 3, 2048
"""How often a round is gone through, and how many decisions are learned from at once."""
CLIP, ENTROPY, VALUE, GRADIENT = 0.2, 0.01, 0.5, 0.5


@dataclass
class Batch:
    """The decisions of one round, their options one after the other."""

    states: Tensor
    options: Tensor
    cards: Tensor
    starts: Tensor
    """Where the options of each decision begin, with the end of the last."""
    taken: Tensor
    """The option taken, counted over all decisions."""
    chance: Tensor
    advantages: Tensor
    returns: Tensor

    @staticmethod
    def of(steps: list[Steps]) -> Batch:
        """All steps of a round."""
        seen = [features for game in steps for features in game.seen]
        lengths = np.array([len(features.options) for features in seen])
        starts = np.concatenate([[0], np.cumsum(lengths)])
        taken = np.array([at for game in steps for at in game.taken])
        advantages = np.concatenate([game.advantages for game in steps])
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        return Batch(
            torch.from_numpy(np.stack([features.state for features in seen])),
            torch.from_numpy(np.concatenate([features.options for features in seen])),
            torch.from_numpy(np.concatenate([features.cards for features in seen])),
            torch.from_numpy(starts),
            torch.from_numpy(starts[:-1] + taken),
            torch.tensor([chance for game in steps for chance in game.chance], dtype=torch.float32),
            torch.from_numpy(advantages),
            torch.from_numpy(np.concatenate([game.returns for game in steps])),
        )


def update(policy: Policy, optimizer: torch.optim.Optimizer, batch: Batch, chance: np.random.Generator) -> None:
    """Learn from one round."""
    decisions = len(batch.states)
    for _ in range(EPOCHS):
        order = torch.from_numpy(chance.permutation(decisions))
        for piece in order.split(PIECES):
            loss = _loss(policy, batch, piece)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), GRADIENT)
            optimizer.step()


def _loss(policy: Policy, batch: Batch, piece: Tensor) -> Tensor:
    lengths = batch.starts[piece + 1] - batch.starts[piece]
    question = torch.repeat_interleave(torch.arange(len(piece)), lengths)
    firsts = torch.cumsum(lengths, 0) - lengths
    rows = torch.arange(int(lengths.sum())) - firsts[question] + batch.starts[piece][question]
    states = batch.states[piece]
    scores = policy.scores(states[question], batch.options[rows], batch.cards[rows])
    logs = _log_softmax(scores, question, len(piece))
    taken = logs[firsts + batch.taken[piece] - batch.starts[piece]]
    ratio = torch.exp(taken - batch.chance[piece])
    advantage = batch.advantages[piece]
    gain = torch.minimum(ratio * advantage, ratio.clamp(1 - CLIP, 1 + CLIP) * advantage).mean()
    entropy = -(logs.exp() * logs).sum() / len(piece)
    error = nn.functional.mse_loss(policy.value(states), batch.returns[piece])
    return -gain - ENTROPY * entropy + VALUE * error


def _log_softmax(scores: Tensor, question: Tensor, number: int) -> Tensor:
    """The logarithms of the probabilities of options, each among those of its own question."""
    highest = torch.full((number,), -torch.inf).scatter_reduce(0, question, scores.detach(), "amax")
    lifted = scores - highest[question]
    sums = torch.zeros(number).index_add(0, question, lifted.exp())
    return lifted - sums.log()[question]
