"""The game for OpenSpiel: import this module, then `pyspiel.load_game("python_rlyeh")`.

    import pyspiel
    import rlyeh.envs.openspiel

    game = pyspiel.load_game("python_rlyeh")
    state = game.new_initial_state()
    while not state.is_terminal():
        ...

All chance is drawn at the root: the one chance node picks the deal, and with it every shuffle to come.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np
import pyspiel

from rlyeh.encoding import ActionMeaning
from rlyeh.engine import NOBODY
from rlyeh.envs.duel import Duel
from rlyeh.envs.setting import DEFAULT, QUICK, Setting

NAME = "python_rlyeh"
VERSUS = " vs "
"""What stands between the names of two decks; OpenSpiel keeps the comma for itself."""
DEALS = 1024
"""How many deals there are, unless said otherwise."""
LONGEST = 20_000
"""More answers than any game has."""
RECALL = 64
"""Bits that stand for all that a seat was asked and has answered before."""

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Call of Cthulhu: The Card Game",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"decks": VERSUS.join(DEFAULT), "rules": "lcg", "schema": "decks", "deals": DEALS},
)


@cache
def _setting(decks: str, rules: str, schema: str) -> Setting:
    decks_said = QUICK if decks == QUICK else decks.split(VERSUS)
    return Setting(decks_said, rules, None if schema == "decks" else schema)


class RlyehGame(pyspiel.Game):  # type: ignore[misc]
    """The game. Parameters: `decks` ("one deck vs another", or "quick"), `rules`, `schema` ("decks" or "pool"), and
    the number of `deals`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.setting = _setting(str(parameters["decks"]), str(parameters["rules"]), str(parameters["schema"]))
        self.deals = int(parameters["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.schema.size,
            max_chance_outcomes=self.deals,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self, *_: Any) -> RlyehState:
        """The root, before the deal."""
        return RlyehState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal alone."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> RlyehObserver:
        """What looks at states; with perfect recall it keeps apart all that a player can keep apart."""
        return RlyehObserver(self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)


class RlyehState(pyspiel.State):  # type: ignore[misc]
    """A game at a decision, or before the deal."""

    def __init__(self, game: RlyehGame) -> None:
        super().__init__(game)
        self.duel: Duel | None = None
        self.recall = (b"", b"")
        """A digest of what each seat was asked and has answered."""

    def current_player(self) -> int:
        """Who is asked."""
        if self.duel is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.duel.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def is_terminal(self) -> bool:
        """Whether somebody has won."""
        return self.duel is not None and self.duel.is_over

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser."""
        return [0.0, 0.0] if self.duel is None else [self.duel.reward(0), self.duel.reward(1)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, each as likely as the other."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self._playing().legal()

    def _apply_action(self, action: int) -> None:
        if self.duel is None:
            self.duel = Duel.deal(self.get_game().setting, action)
            return
        seat = self.duel.seat
        situation = self.duel.observation(seat).tobytes() + self.duel.mask().tobytes()
        recalled = blake2b(self.recall[seat] + situation + action.to_bytes(4), digest_size=RECALL // 8).digest()
        self.recall = (recalled, self.recall[1]) if seat == 0 else (self.recall[0], recalled)
        self.duel.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.meaning(action))

    def __str__(self) -> str:
        return "before the deal" if self.duel is None else " ".join(self.duel.game.answers)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> RlyehState:
        """A state that the player could be in for all they know: the engine deals what they have not seen anew."""
        twin: RlyehState = self.clone()
        twin.duel = self._playing().imagine(player_id, int(probability_sampler() * (1 << 62)))
        return twin

    # -- beyond what OpenSpiel asks for --------------------------------------------------------------------------------

    def _playing(self) -> Duel:
        assert self.duel is not None, "the cards are not dealt yet"
        return self.duel

    def meaning(self, action: int) -> ActionMeaning:
        """What an action means."""
        meaning: ActionMeaning = self.get_game().setting.schema.meaning(action)
        return meaning


class RlyehObserver:
    """Looks at states for OpenSpiel: the flat observation and which actions are legal; with perfect recall also a
    digest of all that came before."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        pieces = {"observation": setting.layout.size, "legal_actions": setting.schema.size}
        if perfect_recall:
            pieces["recall"] = RECALL
        self.tensor = np.zeros(sum(pieces.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, size in pieces.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: RlyehState, player: int) -> None:
        """Look at a state as a player; before the deal there is nothing to see."""
        self.tensor.fill(0)
        duel = state.duel
        if duel is None or player < 0:
            return
        self.dict["observation"][:] = duel.observation(player)
        if duel.seat == player:
            self.dict["legal_actions"][duel.numbers()] = 1
        if self.perfect_recall:
            recall = np.frombuffer(state.recall[player].ljust(RECALL // 8, b"\0"), np.uint8)
            self.dict["recall"][:] = np.unpackbits(recall)

    def string_from(self, state: RlyehState, player: int) -> str:
        """What the player sees, in a word that is the same whenever they see the same."""
        duel = state.duel
        if duel is None:
            return "before the deal"
        legal = bytes(duel.mask()) if duel.seat == player else b""
        digest = blake2b(duel.observation(player).tobytes() + legal, digest_size=16).hexdigest()
        return f"{state.recall[player].hex()}/{digest}" if self.perfect_recall else digest


pyspiel.register_game(GAME_TYPE, RlyehGame)
