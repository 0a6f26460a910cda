"""The game as a Gymnasium environment: one agent against a bot of ours, or anybody's.

    import gymnasium
    import rlyeh.envs

    env = gymnasium.make("rlyeh/Duel-v0", opponent="acolyte")
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from rlyeh.arena.players import seated
from rlyeh.bots import Bot, Chair
from rlyeh.encoding import ActionMeaning, Schema
from rlyeh.envs import rendering
from rlyeh.envs.duel import Duel
from rlyeh.envs.setting import SEEDS, DecksSaid, Setting
from rlyeh.errors import EncodingError

if TYPE_CHECKING:
    from rlyeh.encoding import Features
    from rlyeh.engine.visibility import View

Seen = dict[str, Any]
Opponent = str | Callable[[int], Bot]
"""A bot by its name ("acolyte", "sorcerer:200", "policy.onnx", "package.module:Maker"), or what makes one of a seed."""


def space(setting: Setting) -> spaces.Dict:
    """What is seen: the observation, and which actions are legal."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (setting.layout.size,), np.uint8),
            "action_mask": spaces.Box(0, 1, (setting.schema.size,), np.int8),
        }
    )


class DuelEnv(gymnasium.Env[Seen, Any]):
    """One agent against a bot. An illegal action loses the game, unless it is to raise."""

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        opponent: Opponent = "random",
        decks: DecksSaid | None = None,
        rules: str = "lcg",
        seat: int | None = None,
        render_mode: str | None = None,
        schema: Schema | str | None = None,
        views: bool = False,
        forgiving: bool = False,
    ) -> None:
        """`seat` is 0 or 1 (the first or the second deck), or drawn anew for every game; with `views` the structured
        view is in the info; a forgiving environment raises for an illegal action and changes nothing."""
        rendering.check_mode(render_mode, self.metadata["render_modes"])
        if seat not in (None, 0, 1):
            raise EncodingError(f"There is no seat {seat}: say 0 or 1, or leave it out for either.")
        self.setting = Setting(decks, rules, schema)
        self.opponent = opponent
        self.wanted_seat = seat
        self.render_mode = render_mode
        self.views = views
        self.forgiving = forgiving
        self.observation_space = space(self.setting)
        self.action_space = spaces.Discrete(self.setting.schema.size)
        self.seat = 0
        self.duel: Duel | None = None
        self._bot = self._seated(0)
        self._over = True

    def _seated(self, seed: int) -> Bot:
        return seated(self.opponent, seed) if isinstance(self.opponent, str) else self.opponent(seed)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new game and play on to the agent's first question."""
        self.begin(seed)
        self._show()
        return self._seen()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Answer the open question; the opponent plays on to the agent's next one."""
        over, reward, illegal = self.advance(int(action))
        if not illegal:
            self._show()
        observation, info = self._seen()
        return observation, reward, over, False, {**info, "illegal": True} if illegal else info

    # -- the same without arrays ---------------------------------------------------------------------------------------

    def begin(self, seed: int | None = None) -> None:
        """Deal a new game, as `reset` does."""
        super().reset(seed=seed)
        self.seat = int(self.np_random.integers(2)) if self.wanted_seat is None else self.wanted_seat
        self._over = True
        while self._over:
            # A game that the opponent wins before the agent was asked anything is dealt anew: nothing can be learned.
            self.duel = Duel.deal(self.setting, int(self.np_random.integers(SEEDS)))
            self._bot = self._seated(int(self.np_random.integers(SEEDS)))
            self._over = self._play_on()

    def advance(self, action: int) -> tuple[bool, float, bool]:
        """Answer, as `step` does; returns whether the game is over, the reward, and whether the action was illegal."""
        duel = self._playing()
        if self._over:
            raise EncodingError("The game is over: reset() deals the next one.")
        if duel.attempt(action):
            self._over = self._play_on()
            return self._over, duel.reward(self.seat), False
        if self.forgiving:
            duel.refuse(action)
        self._over = True
        return True, -1.0, True

    def legal(self) -> list[int]:
        """The legal actions; none when the game is over."""
        return [] if self._over else self._playing().numbers()

    def row(self) -> bytearray:
        """The numbers of the observation, in a row that changes with the next look."""
        return self._playing().row(self.seat)

    def _play_on(self) -> bool:
        """Let the bot answer until the agent is asked; returns whether the game is over."""
        duel = self._playing()
        while (seat := duel.seat) == 1 - self.seat:
            duel.answer(self._bot.choose(Chair(duel.game)))
        return seat != self.seat

    def _seen(self) -> tuple[Seen, dict[str, Any]]:
        """The observation and the info; each has a mask of its own."""
        duel = self._playing()
        mask = np.zeros(self.setting.schema.size, dtype=np.int8) if self._over else duel.mask()
        info: dict[str, Any] = {"action_mask": mask.copy(), "seat": self.seat}
        if self.views:
            info["view"] = duel.view(self.seat).to_json()
        return {"observation": duel.observation(self.seat), "action_mask": mask}, info

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """The table as the agent sees it: printed, as text, or as an image."""
        return rendering.render(self._playing().view(self.seat), self.render_mode)

    # -- beyond what Gymnasium asks for --------------------------------------------------------------------------------

    def _playing(self) -> Duel:
        assert self.duel is not None, "reset() comes first"
        return self.duel

    def view(self) -> View:
        """What the agent sees, as structured data."""
        return self._playing().view(self.seat)

    def features(self) -> Features:
        """The features of the open question, for policies that score options."""
        return self._playing().features()

    def meaning(self, action: int) -> ActionMeaning:
        """What an action means."""
        return self.setting.schema.meaning(action)

    def digest(self) -> str:
        """A hash of the whole position."""
        return self._playing().digest()
