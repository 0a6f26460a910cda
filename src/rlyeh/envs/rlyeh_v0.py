"""The game as a PettingZoo environment: two agents who are asked in turn, as the rules want it.

    from rlyeh.envs import rlyeh_v0

    env = rlyeh_v0.env(decks=("agency+miskatonic", "cthulhu+hastur"))
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import repeat
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv

from rlyeh.encoding import ActionMeaning, Schema
from rlyeh.envs import rendering
from rlyeh.envs.asking import AGENTS, SEATS, Asking
from rlyeh.envs.duel import Duel
from rlyeh.envs.setting import SEEDS, DecksSaid, Setting

if TYPE_CHECKING:
    from rlyeh.encoding import Features
    from rlyeh.engine.visibility import View


def env(**wishes: Any) -> raw_env:
    """The environment as tournaments want it: an illegal action ends the game and loses it.

    What PettingZoo's usual wrappers check, the environment checks itself: they would cost a third of its speed.
    """
    return raw_env(**wishes, forgiving=False)


class raw_env(EzPickle, Asking, AECEnv):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo gives it
    """The environment. Illegal actions raise and change nothing, unless it is not forgiving: then they lose.

    How it is pickled comes first, since compiled classes bring a way of their own.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "rlyeh_v0",
        "render_modes": ["human", "ansi", "rgb_array"],
        "render_fps": 2,
        "is_parallelizable": False,
    }

    def __init__(
        self,
        decks: DecksSaid | None = None,
        rules: str = "lcg",
        seed: int | None = None,
        render_mode: str | None = None,
        schema: Schema | str | None = None,
        views: bool = False,
        forgiving: bool = True,
    ) -> None:
        """`decks` are two decks or "quick"; `seed` deals the first games for whom resets without one; with `views`
        the structured view is in the info of whoever is asked."""
        EzPickle.__init__(self, decks, rules, seed, render_mode, schema, views, forgiving)
        Asking.__init__(self, forgiving, shows=views or render_mode == "human")
        rendering.check_mode(render_mode, self.metadata["render_modes"])
        self.setting = Setting(decks, rules, schema)
        self.render_mode = render_mode
        self.views = views
        self.possible_agents = list(AGENTS)
        actions = self.setting.schema.size
        self.observation_spaces = {agent: _space(self.setting) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in AGENTS}
        self._random, _ = seeding.np_random(seed)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for both agents, and always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for both agents, and always the same object."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The same seed gives the same game; without one, games go on differing."""
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self.begin(Duel.deal(self.setting, dealt(self._random)))

    def leave(self, action: Any) -> None:
        """An agent for whom the game is over goes; the other one goes next."""
        self._was_dead_step(action)

    def show(self) -> None:
        """Show what is wanted besides: the view of whoever is asked, and the table."""
        duel = self.playing()
        if self.views and not duel.is_over:
            self.infos[self.agent_selection]["view"] = duel.view(duel.seat).to_json()
        if self.render_mode == "human":
            self.render()

    def agent_iter(self, max_iter: int = sys.maxsize) -> Iterator[str]:
        """Whoever is asked, again and again, for a loop that steps."""
        for _ in repeat(None, min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def render(self) -> Any:
        """The table as who is asked sees it: printed, as text, or as an image."""
        duel = self.playing()
        seat = SEATS[self.agent_selection]
        return rendering.render(duel.view(seat), self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""

    # -- beyond what PettingZoo asks for -------------------------------------------------------------------------------

    def view(self, agent: str) -> View:
        """What an agent sees, as structured data."""
        return self.playing().view(SEATS[agent])

    def features(self) -> Features:
        """The features of the open question, for policies that score options."""
        return self.playing().features()

    def meaning(self, action: int) -> ActionMeaning:
        """What an action means."""
        return self.setting.schema.meaning(action)

    def digest(self) -> str:
        """A hash of the whole position."""
        return self.playing().digest()

    def clone(self) -> raw_env:
        """An independent copy of the environment at this very point; both deal the same games afterwards."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.follow(self, self.playing().clone())
        twin._random = np.random.Generator(type(self._random.bit_generator)())
        twin._random.bit_generator.state = self._random.bit_generator.state
        return twin

    def fork(self, seed: int) -> raw_env:
        """A copy in which the chance to come falls anew."""
        twin = self.clone()
        twin.duel = self.playing().fork(seed)
        return twin

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Make it anew with the same arguments. The usual way would copy `__dict__`, which lacks what compiled classes
        keep."""
        self.__init__(*state["_ezpickle_args"], **state["_ezpickle_kwargs"])  # type: ignore[misc]


def dealt(chance: np.random.Generator) -> int:
    """The seed of the next game that is dealt."""
    return int(chance.integers(SEEDS))


def _space(setting: Setting) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (setting.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (setting.schema.size,), np.int8),
        }
    )
