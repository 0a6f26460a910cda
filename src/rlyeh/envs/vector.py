"""Many Gymnasium environments at once, shared out to processes.

Each process steps a share of the environments and writes what they see into memory that all share, so that one message
a step passes between processes, however many environments there are.

    envs = gymnasium.make_vec("rlyeh/Duel-v0", num_envs=64, vectorization_mode="vector_entry_point", workers=2)

`step` waits for the slowest process. Who does not want to wait for it sends actions to a share and receives
whichever share is ready first.
"""

from __future__ import annotations

import ctypes
import gc
import multiprocessing
from array import array
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing.reduction import ForkingPickler
from selectors import EVENT_READ, DefaultSelector
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from rlyeh.envs.duel_env import DuelEnv
from rlyeh.envs.setting import SEEDS
from rlyeh.errors import EncodingError
from rlyeh.system import cores

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

Array = npt.NDArray[Any]
Stepped = tuple[Any, Array, Array, Array, dict[str, Any]]
Seeds = dict[int, int | None]

SHARES = 2
"""Shares of each process: one is stepped while whoever learns thinks about the other."""
SEEN = ("observation", "action_mask")
"""The parts of what an environment shows."""
SELDOM = 50_000
"""After how many new containers a process searches for cycles. It holds many games, of which each search would look
through all, and games leave no cycles behind; what bots of others leave must be found some day."""
CLOSE = None
"""The message that ends a process."""


class Board:
    """The memory that all processes share: what every environment shows, and what is to be done next."""

    def __init__(self, context: Any, number: int, observation: int, actions: int) -> None:
        self._raw = {
            "observation": (context.RawArray(ctypes.c_uint8, number * observation), np.uint8, (number, observation)),
            "action_mask": (context.RawArray(ctypes.c_int8, number * actions), np.int8, (number, actions)),
            "reward": (context.RawArray(ctypes.c_double, number), np.float64, (number,)),
            "over": (context.RawArray(ctypes.c_bool, number), np.bool_, (number,)),
            "seat": (context.RawArray(ctypes.c_int8, number), np.int8, (number,)),
            "legal": (context.RawArray(ctypes.c_int32, number * actions), np.int32, (number, actions)),
            "choices": (context.RawArray(ctypes.c_int32, number), np.int32, (number,)),
            "action": (context.RawArray(ctypes.c_int64, number), np.int64, (number,)),
        }

    def arrays(self) -> dict[str, Array]:
        """The memory as arrays."""
        return {
            name: np.frombuffer(memory, dtype=kind).reshape(shape) for name, (memory, kind, shape) in self._raw.items()
        }


class Desk:
    """One environment in its process, with its rows of the common memory."""

    def __init__(self, env: DuelEnv, place: int, arrays: dict[str, Array]) -> None:
        self._env = env
        self._place = place
        self._arrays = arrays
        self._observation = memoryview(arrays["observation"][place])
        self._mask = memoryview(arrays["action_mask"][place])
        self._listed = memoryview(arrays["legal"][place])
        self._legal: list[int] = []
        self._over = False

    def reset(self, seed: int | None) -> None:
        """Deal a new game."""
        self._env.begin(seed)
        self._arrays["seat"][self._place] = self._env.seat
        self._show(0.0, False)

    def step(self, action: int) -> None:
        """Answer, or deal anew if the game is over."""
        if self._over:
            self.reset(None)
        else:
            over, reward, _ = self._env.advance(action)
            self._show(reward, over)

    def _show(self, reward: float, over: bool) -> None:
        mask = self._mask
        for action in self._legal:
            mask[action] = 0
        legal = self._legal = self._env.legal()
        for action in legal:
            mask[action] = 1
        self._listed[: len(legal)] = array("i", legal)
        if not legal:
            self._listed[0] = 0
        self._arrays["choices"][self._place] = len(legal)
        self._observation[:] = self._env.row()
        self._over = over
        self._arrays["reward"][self._place] = reward
        self._arrays["over"][self._place] = over


def _work(messages: Connection, board: Board, shares: dict[int, range], wishes: dict[str, Any]) -> None:
    """A process: it steps one of its shares of the environments whenever it is told to, or resets all of them."""
    gc.set_threshold(SELDOM)
    arrays = board.arrays()
    desks = {place: Desk(DuelEnv(**wishes), place, arrays) for places in shares.values() for place in places}
    done = {share: ForkingPickler.dumps((share, None)) for share in shares}
    """What is said most often, as bytes: to make them anew takes as long as a step."""
    while (message := messages.recv()) is not CLOSE:
        seeds: Seeds | None = message if isinstance(message, dict) else None
        for share in shares if seeds is not None else (message,):
            try:
                places = shares[share]
                actions = arrays["action"][places.start : places.stop].tolist()
                for place, action in zip(places, actions, strict=True):
                    if seeds is None:
                        desks[place].step(action)
                    else:
                        desks[place].reset(seeds[place])
                messages.send_bytes(done[share])
            except Exception as problem:  # whatever it is, whoever waits must hear of it
                messages.send((share, problem))


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
        processes = min(workers or cores(), num_envs)
        self._shares = _shared_out(num_envs, min(processes * SHARES, num_envs))
        self._to_step = [ForkingPickler.dumps(share) for share in range(len(self._shares))]
        """The messages that tell to step a share, as bytes: they are the same every time."""
        self._ready = DefaultSelector()
        self._under_way: set[int] = set()
        """The shares that are being stepped."""
        for worker in range(processes):
            mine, theirs = context.Pipe()
            shares = {share: self._shares[share] for share in range(worker, len(self._shares), processes)}
            process = context.Process(target=_work, args=(theirs, board, shares, wishes), daemon=True)
            process.start()
            theirs.close()
            self._messages.append(mine)
            self._ready.register(mine, EVENT_READ)
            self._processes.append(process)

    # -- all at once ---------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal all games. One seed stands for itself and the numbers after it."""
        self.send_reset(seed)
        return self._seen_by_all(), self._infos(slice(0, self.num_envs))

    def step(self, actions: Any) -> Stepped:
        """Answer everywhere at once."""
        self._require_rest()
        self._arrays["action"][:] = actions
        for share in range(len(self._shares)):
            self._send_step(share)
        return self._stepped(self._seen_by_all(), slice(0, self.num_envs))

    # -- share by share ------------------------------------------------------------------------------------------------

    def send_reset(self, seed: int | Sequence[int | None] | None = None) -> None:
        """Deal all games; `receive` then gives them share by share."""
        self._require_rest()
        seeds = self._seeds(seed)
        for messages in self._messages:
            messages.send(seeds)
        self._under_way.update(range(len(self._shares)))

    def send(self, actions: Any, places: Any) -> None:
        """Answer in the environments of one share, whose places `receive` has given, without waiting for it."""
        share = next((at for at, block in enumerate(self._shares) if block.start == places[0]), -1)
        if share < 0 or len(places) != len(self._shares[share]) or share in self._under_way:
            raise EncodingError("These places are no share that waits for actions: give the places of a receive().")
        block = self._shares[share]
        self._arrays["action"][block.start : block.stop] = actions
        self._send_step(share)

    def receive(self) -> Stepped:
        """Wait for whichever share is ready first. The info has its places among the environments."""
        if not self._under_way:
            raise EncodingError("Nothing is under way: send_reset() or send() comes first.")
        block = self._shares[self._finish_one()]
        places = slice(block.start, block.stop)
        observations, rewards, over, cut, infos = self._stepped(self._seen(places), places)
        return observations, rewards, over, cut, {**infos, "place": np.arange(block.start, block.stop)}

    # -- what both are made of -----------------------------------------------------------------------------------------

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Seeds:
        if seed is None:
            return {place: int(self.np_random.integers(SEEDS)) for place in range(self.num_envs)}
        if isinstance(seed, int):
            return {place: seed + place for place in range(self.num_envs)}
        if len(seed) != self.num_envs:
            raise EncodingError(f"{self.num_envs} environments need as many seeds, not {len(seed)}.")
        return dict(enumerate(seed))

    def _stepped(self, observations: dict[str, Array], places: slice) -> Stepped:
        over = self._arrays["over"][places].copy()
        rewards = self._arrays["reward"][places].copy()
        return observations, rewards, over, np.zeros(len(over), np.bool_), self._infos(places)

    def _seen(self, places: slice) -> dict[str, Array]:
        return {name: self._arrays[name][places].copy() for name in SEEN}

    def _infos(self, places: slice) -> dict[str, Any]:
        choices = self._arrays["choices"][places].copy()
        return {
            "seat": self._arrays["seat"][places].copy(),
            "choices": choices,
            "legal_actions": self._arrays["legal"][places, : max(1, choices.max())].copy(),
        }

    def _require_rest(self) -> None:
        if self._under_way:
            raise EncodingError(f"{len(self._under_way)} shares are under way: receive() them first.")

    def _send_step(self, share: int) -> None:
        self._messages[share % len(self._messages)].send_bytes(self._to_step[share])
        self._under_way.add(share)

    def _seen_by_all(self) -> dict[str, Array]:
        """Wait until nothing is under way, and copy what each share shows while the others still play; if anything
        went wrong, say so at the end."""
        observations = {name: np.empty_like(self._arrays[name]) for name in SEEN}
        problems: list[Exception] = []
        while self._under_way:
            try:
                block = self._shares[self._finish_one()]
            except Exception as problem:
                problems.append(problem)
            else:
                for name in SEEN:
                    observations[name][block.start : block.stop] = self._arrays[name][block.start : block.stop]
        if problems:
            raise problems[0]
        return observations

    def _finish_one(self) -> int:
        """Wait for one share to be finished, and say which."""
        messages: Any = self._ready.select()[0][0].fileobj
        share: int
        problem: Exception | None
        try:
            share, problem = messages.recv()
        except (EOFError, OSError) as gone:
            self._under_way.clear()
            raise EncodingError("A process of these environments has come to an end: make them anew.") from gone
        self._under_way.discard(share)
        if problem is not None:
            raise problem
        return share

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for messages in self._messages:
            with suppress(OSError):
                messages.send(CLOSE)
        for process in self._processes:
            process.join()
        self._ready.close()
        for messages in self._messages:
            messages.close()
        self._messages, self._processes = [], []


def any_listed(infos: dict[str, Any], chance: np.random.Generator) -> Array:
    """A random legal action for each environment, from the lists in the infos; 0 where there is none, which is where a
    game is over. No mask is searched for it."""
    choices: Array = infos["choices"]
    picks = (chance.random(len(choices)) * choices).astype(np.int64)
    actions: Array = infos["legal_actions"][np.arange(len(choices)), picks]
    return actions


def any_legal(masks: Array, chance: np.random.Generator) -> Array:
    """A random legal action for each row of masks; 0 where there is none, which is where a game is over."""
    number, width = masks.shape
    legal = np.flatnonzero(masks.reshape(-1).view(np.bool_))
    counts = np.bincount(legal // width, minlength=number)
    picks = np.cumsum(counts) - counts + (chance.random(number) * counts).astype(np.int64)
    actions: Array = np.zeros(number, np.int64)
    asked = counts > 0
    actions[asked] = legal[picks[asked]] % width
    return actions


def _shared_out(number: int, shares: int) -> list[range]:
    """So many environments in shares of nearly the same size, one after the other."""
    ends = [number * share // shares for share in range(shares + 1)]
    return [range(start, stop) for start, stop in pairwise(ends)]


def register() -> None:
    """Make the environment known to Gymnasium."""
    if "rlyeh/Duel-v0" not in gymnasium.registry:
        gymnasium.register(
            id="rlyeh/Duel-v0",
            entry_point="rlyeh.envs.duel_env:DuelEnv",
            vector_entry_point="rlyeh.envs.vector:DuelVectorEnv",
        )
