"""Many Gymnasium environments at once, shared out to processes.

Each process steps a share of the environments and writes what they see into memory that all share, so that one message
a step passes between processes, however many environments there are.

    envs = gymnasium.make_vec("rlyeh/Duel-v0", num_envs=64, vectorization_mode="vector_entry_point", workers=2)
"""

from __future__ import annotations

import ctypes
import multiprocessing
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rlyeh.arena.running import cores
from rlyeh.envs.duel_env import DuelEnv
from rlyeh.envs.setting import SEEDS
from rlyeh.errors import EncodingError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Array = npt.NDArray[Any]
CLOSE = None
"""The message that ends a process."""


class Board:
    """The memory that all processes share: what every environment shows, and what is to be done next."""

    def __init__(self, context: Any, number: int, observation: int, actions: int) -> None:
        self._raw = {
            "observation": (context.RawArray(ctypes.c_uint8, number * observation), np.uint8, (number, observation)),
            "action_mask": (context.RawArray(ctypes.c_int8, number * actions), np.int8, (number, actions)),
            "reward": (context.RawArray(ctypes.c_double, number), np.float64, (number,)),
            "over": (context.RawArray(ctypes.c_int8, number), np.int8, (number,)),
            "seat": (context.RawArray(ctypes.c_int8, number), np.int8, (number,)),
            "action": (context.RawArray(ctypes.c_int64, number), np.int64, (number,)),
        }

    def arrays(self) -> dict[str, Array]:
        """The memory as arrays."""
        return {
            name: np.frombuffer(memory, dtype=kind).reshape(shape) for name, (memory, kind, shape) in self._raw.items()
        }


def _work(messages: Connection, board: Board, places: Sequence[int], wishes: dict[str, Any]) -> None:
    """A process: it steps its share of the environments whenever it is told to, or resets them."""
    arrays = board.arrays()
    envs = {place: DuelEnv(**wishes) for place in places}
    while (said := messages.recv()) is not CLOSE:
        try:
            for place, env in envs.items():
                if isinstance(said, dict):
                    _reset(env, place, arrays, said[place])
                elif arrays["over"][place]:
                    _reset(env, place, arrays, None)
                else:
                    _step(env, place, arrays)
            messages.send(None)
        except Exception as problem:  # whatever it is, whoever waits must hear of it
            messages.send(problem)


def _reset(env: DuelEnv, place: int, arrays: dict[str, Array], seed: int | None) -> None:
    seen, _ = env.reset(seed=seed)
    arrays["seat"][place] = env.seat
    _show(place, arrays, seen, 0.0, False)


def _step(env: DuelEnv, place: int, arrays: dict[str, Array]) -> None:
    seen, reward, over, _, _ = env.step(arrays["action"][place])
    _show(place, arrays, seen, reward, over)


def _show(place: int, arrays: dict[str, Array], seen: dict[str, Any], reward: float, over: bool) -> None:
    arrays["observation"][place] = seen["observation"]
    arrays["action_mask"][place] = seen["action_mask"]
    arrays["reward"][place] = reward
    arrays["over"][place] = over


class DuelVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games against bots. A game that is over is dealt anew by the next step, which ignores the action."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, num_envs: int = 1, workers: int | None = None, **wishes: Any) -> None:
        """`workers` processes, one for each core if left out; all else is for each `DuelEnv`."""
        if num_envs < 1:
            raise EncodingError(f"{num_envs} environments cannot be made: ask for one or more.")
        self.num_envs = num_envs
        single = DuelEnv(**wishes)
        self.single_observation_space = single.observation_space
        self.single_action_space = single.action_space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        context = multiprocessing.get_context("spawn")
        board = Board(context, num_envs, single.setting.layout.size, single.setting.schema.size)
        self._arrays = board.arrays()
        self._messages: list[Connection] = []
        self._processes = []
        number = min(workers or cores(), num_envs)
        for worker in range(number):
            mine, theirs = context.Pipe()
            places = range(worker, num_envs, number)
            process = context.Process(target=_work, args=(theirs, board, places, wishes), daemon=True)
            process.start()
            theirs.close()
            self._messages.append(mine)
            self._processes.append(process)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games. One seed stands for itself and the numbers after it."""
        self._tell(self._seeds(seed))
        return self._seen(), self._infos()

    def _seeds(self, seed: int | Sequence[int | None] | None) -> dict[int, int | None]:
        if seed is None:
            return {place: int(self.np_random.integers(SEEDS)) for place in range(self.num_envs)}
        if isinstance(seed, int):
            return {place: seed + place for place in range(self.num_envs)}
        if len(seed) != self.num_envs:
            raise EncodingError(f"{self.num_envs} environments need as many seeds, not {len(seed)}.")
        return dict(enumerate(seed))

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Answer everywhere at once."""
        self._arrays["action"][:] = actions
        self._tell("step")
        over = self._arrays["over"].astype(np.bool_)
        return self._seen(), self._arrays["reward"].copy(), over, np.zeros(self.num_envs, np.bool_), self._infos()

    def _seen(self) -> dict[str, Array]:
        return {name: self._arrays[name].copy() for name in ("observation", "action_mask")}

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._arrays["seat"].copy()}

    def _tell(self, said: object) -> None:
        """Let all processes do something, and wait until all have."""
        for messages in self._messages:
            messages.send(said)
        problems = [messages.recv() for messages in self._messages]
        for problem in problems:
            if problem is not None:
                raise problem

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for messages in self._messages:
            messages.send(CLOSE)
            messages.close()
        for process in self._processes:
            process.join()
        self._messages, self._processes = [], []


def register() -> None:
    """Make the environment known to Gymnasium."""
    if "rlyeh/Duel-v0" not in gymnasium.registry:
        gymnasium.register(
            id="rlyeh/Duel-v0",
            entry_point="rlyeh.envs.duel_env:DuelEnv",
            vector_entry_point="rlyeh.envs.vector:DuelVectorEnv",
        )
