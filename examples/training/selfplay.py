"""Games for learning: played by several processes, against oneself, earlier selves and whoever takes any option."""

from __future__ import annotations

from dataclasses import dataclass, field
from time import process_time

import numpy as np
import numpy.typing as npt

from examples.training.policy import Player, Weights
from rlyeh.encoding import Features
from rlyeh.envs import Duel, Setting
from rlyeh.envs.shaping import potential

DISCOUNT, TRACE = 0.999, 0.95
"""How much later rewards count, and how far an advantage looks ahead (GAE)."""
RANDOM = None
"""The weights of a player who takes any option."""

_SETTING: list[Setting] = []


def setting() -> Setting:
    """All match-ups of quick decks; made once in each process."""
    if not _SETTING:
        _SETTING.append(Setting("quick"))
    return _SETTING[0]


@dataclass
class Steps:
    """What one seat did in one game, ready for learning."""

    seen: list[Features] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)
    """The logarithm of the probability with which each answer was given."""
    values: list[float] = field(default_factory=list)
    potentials: list[float] = field(default_factory=list)
    advantages: npt.NDArray[np.float32] = field(default_factory=lambda: np.zeros(0, np.float32))
    returns: npt.NDArray[np.float32] = field(default_factory=lambda: np.zeros(0, np.float32))

    def finish(self, reward: float) -> None:
        """Work out advantages: the outcome, and on the way what tokens and stories promised."""
        steps = len(self.taken)
        values = np.array([*self.values, 0.0])
        potentials = np.array([*self.potentials, 0.0])
        rewards = DISCOUNT * potentials[1:] - potentials[:-1]
        rewards[-1] += reward
        deltas = rewards + DISCOUNT * values[1:] - values[:-1]
        advantages = np.zeros(steps, np.float32)
        ahead = 0.0
        for at in range(steps - 1, -1, -1):
            ahead = deltas[at] + DISCOUNT * TRACE * ahead
            advantages[at] = ahead
        self.advantages = advantages
        self.returns = (advantages + values[:-1]).astype(np.float32)


@dataclass
class Order:
    """Games that a process is to play."""

    learner: Weights
    opponents: list[Weights | None]
    """One for each game; the learner's own weights mean that both seats learn."""
    own: list[bool]
    """Which of the games are against oneself."""
    seed: int


@dataclass
class Played:
    """What came of an order."""

    steps: list[Steps]
    """What the learner did."""
    decisions: int
    """How many decisions were made by anybody."""
    seconds: float
    """How long it took to compute."""


def collect(order: Order) -> Played:
    """Play the games of an order."""
    since = process_time()
    chance = np.random.default_rng(order.seed)
    learner = Player(order.learner)
    kept_steps: list[Steps] = []
    decisions = 0
    for number, (weights, own) in enumerate(zip(order.opponents, order.own, strict=True)):
        seat = number % 2
        players: list[Player | None] = [learner, learner]
        if not own:
            players[1 - seat] = None if weights is RANDOM else Player(weights)
        duel = Duel.deal(setting(), int(chance.integers(1 << 62)))
        steps = {side: Steps() for side in ((0, 1) if own else (seat,))}
        decisions += play(duel, players, steps, chance)
        for side, kept in steps.items():
            if kept.taken:
                kept.finish(duel.reward(side))
                kept_steps.append(kept)
    return Played(kept_steps, decisions, process_time() - since)


def play(duel: Duel, players: list[Player | None], steps: dict[int, Steps], chance: np.random.Generator) -> int:
    """Play a game to its end, noting what the seats in `steps` do."""
    decisions = 0
    while not duel.is_over:
        decisions += 1
        seat = duel.seat
        player = players[seat]
        options = list(duel.game.decision.options)  # type: ignore[union-attr]
        if player is None:
            duel.answer(options[int(chance.integers(len(options)))])
            continue
        seen = duel.features()
        scores = player.scores(seen)
        odds = np.exp(scores - scores.max())
        odds /= odds.sum()
        taken = min(int(np.searchsorted(np.cumsum(odds), chance.random())), len(options) - 1)
        kept = steps.get(seat)
        if kept is not None:
            kept.seen.append(seen)
            kept.taken.append(taken)
            kept.chance.append(float(np.log(odds[taken])))
            kept.values.append(player.value(seen))
            kept.potentials.append(potential(duel.sight(seat)))
        duel.answer(options[taken])
    return decisions


def measure(job: tuple[Weights, int, int]) -> tuple[int, int, float]:
    """Wins in pairs of games against a player who takes any option, games, and seconds of computing. Each deal is
    played from both sides."""
    since = process_time()
    weights, pairs, seed = job
    best = Player(weights)
    wins = 0
    for pair in range(pairs):
        for seat in (0, 1):
            duel = Duel.deal(setting(), seed * 1_000_003 + pair)
            chance = np.random.default_rng((seed, pair))
            while not duel.is_over:
                options = duel.game.decision.options  # type: ignore[union-attr]
                if duel.seat == seat:
                    duel.answer(options[int(np.argmax(best.scores(duel.features())))])
                else:
                    duel.answer(options[int(chance.integers(len(options)))])
            wins += duel.winner == seat
    return wins, 2 * pairs, process_time() - since
