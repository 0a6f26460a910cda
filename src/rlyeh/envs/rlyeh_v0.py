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

from rlyeh.encoding import Meaning, Schema
from rlyeh.engine.pieces import NOBODY
from rlyeh.envs import rendering
from rlyeh.envs.duel import Duel
from rlyeh.envs.setting import SEEDS, DecksSaid, Setting

if TYPE_CHECKING:
    from rlyeh.encoding import Features
    from rlyeh.engine.views import View

AGENTS = ("player_0", "player_1")
SEATS = {agent: seat for seat, agent in enumerate(AGENTS)}


def env(**wishes: Any) -> raw_env:
    """The environment as tournaments want it: an illegal action ends the game and loses it.

    What PettingZoo's usual wrappers check, the environment checks itself: they would cost a third of its speed.
    """
    return raw_env(**wishes, forgiving=False)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801 - the name PettingZoo gives it
    """The environment. Illegal actions raise and change nothing, unless it is not forgiving: then they lose."""

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
        super().__init__()
        rendering.check_mode(render_mode, self.metadata["render_modes"])
        self.setting = Setting(decks, rules, schema)
        self.render_mode = render_mode
        self.views = views
        self._shows = views or render_mode == "human"
        """Whether there is anything to show besides."""
        self.forgiving = forgiving
        self.possible_agents = list(AGENTS)
        self.agents = list(AGENTS)
        actions = self.setting.schema.size
        self.observation_spaces = {agent: _space(self.setting) for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in AGENTS}
        self._random, _ = seeding.np_random(seed)
        self.duel: Duel | None = None
        self.infos: dict[str, dict[str, Any]] = {}
        self.agent_selection = AGENTS[0]

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
        self.duel = Duel.deal(self.setting, int(self._random.integers(SEEDS)))
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.duel.seat]
        self.infos[self.agent_selection]["legal_actions"] = self.duel.numbers()
        self._show(self.duel)

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees. Only who is asked has legal actions."""
        duel = self.duel
        assert duel is not None, "reset() comes first"
        return duel.seen(SEATS[agent])

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What `observe` shows the agent that is asked, and what it is told besides, as PettingZoo has it: this is
        asked at every step, and costs less without a call in between."""
        agent = self.agent_selection
        duel = self.duel
        assert duel is not None, "reset() comes first"
        return (
            duel.seen(SEATS[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        duel = self.duel
        assert duel is not None, "reset() comes first"
        seat = duel.play(action)
        if seat >= 0:
            asked = AGENTS[seat]
            if asked != agent:
                self.infos[agent] = {}
                self.agent_selection = asked
            self.infos[asked] = {"legal_actions": duel.numbers()}
            if self._shows:
                self._show(duel)
        elif seat == NOBODY:
            self._end({each: duel.reward(SEATS[each]) for each in AGENTS})
            self._show(duel)
        elif self.forgiving:
            duel.refuse(NOBODY if action is None else action)
        else:
            self._end({each: -1.0 if each == agent else 0.0 for each in AGENTS})
            self._show(duel)

    def _end(self, rewards: dict[str, float]) -> None:
        """The game is over for both; the other one learns of it first. There were no rewards before."""
        self.rewards = rewards
        self._cumulative_rewards = dict(rewards)
        self.terminations = dict.fromkeys(AGENTS, True)
        self.infos = {each: {} for each in AGENTS}
        self.agent_selection = AGENTS[1 - SEATS[self.agent_selection]]

    def _show(self, duel: Duel) -> None:
        """Show what is wanted besides: the view of whoever is asked, and the table."""
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
        duel = self._playing()
        seat = SEATS[self.agent_selection]
        return rendering.render(duel.view(seat), self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""

    # -- beyond what PettingZoo asks for -------------------------------------------------------------------------------

    def _playing(self) -> Duel:
        assert self.duel is not None, "reset() comes first"
        return self.duel

    def view(self, agent: str) -> View:
        """What an agent sees, as structured data."""
        return self._playing().view(SEATS[agent])

    def features(self) -> Features:
        """The features of the open question, for policies that score options."""
        return self._playing().features()

    def meaning(self, action: int) -> Meaning:
        """What an action means."""
        return self.setting.schema.meaning(action)

    def digest(self) -> str:
        """A hash of the whole position."""
        return self._playing().digest()

    def clone(self) -> raw_env:
        """An independent copy of the environment at this very point; both deal the same games afterwards."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.duel = self._playing().clone()
        twin.agents = list(self.agents)
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations"):
            setattr(twin, name, dict(getattr(self, name)))
        twin.infos = {agent: dict(info) for agent, info in self.infos.items()}
        twin._random = np.random.Generator(type(self._random.bit_generator)())
        twin._random.bit_generator.state = self._random.bit_generator.state
        return twin

    def fork(self, seed: int) -> raw_env:
        """A copy in which the chance to come falls anew."""
        twin = self.clone()
        twin.duel = self._playing().fork(seed)
        return twin


def _space(setting: Setting) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (setting.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (setting.schema.size,), np.int8),
        }
    )
