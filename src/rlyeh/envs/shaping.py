"""Rewards on the way, for those who want them: what tokens and won stories promise.

The shaping is a potential (Ng, Harada and Russell 1999): over a whole game it adds up to nothing, so the best policy
stays the best.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium

if TYPE_CHECKING:
    from rlyeh.engine.visibility import Sight
    from rlyeh.envs.duel_env import DuelEnv

STORY = 0.25
"""What a won story promises of the whole game; three win it."""
TOKEN = 0.03
"""What a success token promises; five win a story."""


def potential(sight: Sight) -> float:
    """How far ahead a seat is, from -1 to 1, by stories won and success tokens."""
    seat = sight.seat
    stories = len(sight.won[seat]) - len(sight.won[1 - seat])
    tokens = sum(piece.tokens[seat] - piece.tokens[1 - seat] for piece, _ in sight.row)
    return max(-1.0, min(1.0, STORY * stories + TOKEN * tokens))


class Shaped(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A Gymnasium environment with rewards on the way: how much further ahead the agent is than before its answer."""

    def __init__(self, env: gymnasium.Env[Any, Any], discount: float = 1.0) -> None:
        super().__init__(env)
        self.discount = discount
        self._before = 0.0

    def _potential(self) -> float:
        duel_env: DuelEnv = self.unwrapped  # type: ignore[assignment]
        assert duel_env.duel is not None
        return potential(duel_env.duel.sight(duel_env.seat))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game."""
        first_look = super().reset(seed=seed, options=options)
        self._before = self._potential()
        return first_look

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer, with the shaped reward; the plain one is in the info."""
        observation, reward, over, cut, info = super().step(action)
        after = 0.0 if over else self._potential()
        shaped = float(reward) + self.discount * after - self._before
        self._before = after
        return observation, shaped, over, cut, {**info, "reward": float(reward)}
