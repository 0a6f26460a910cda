"""A game that is stepped by numbers: what all three interfaces stand on, and what one may use without any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NoReturn

import numpy as np
import numpy.typing as npt

from rlyeh.encoding import ActionMeaning, Features, Scribe, features
from rlyeh.encoding.scribe import REFUSED
from rlyeh.engine import NOBODY, Chance
from rlyeh.engine.files import load
from rlyeh.envs.setting import Setting, faces
from rlyeh.errors import GameOver, IllegalOption

if TYPE_CHECKING:
    from rlyeh.engine import Game, Option
    from rlyeh.engine.visibility import Sight, View

Mask = npt.NDArray[np.int8]
Bytes = npt.NDArray[np.uint8]
INT8: Final = np.dtype(np.int8)
UINT8: Final = np.dtype(np.uint8)
frombuffer: Final = np.frombuffer
copy_of: Final = np.array
"""Of an array this makes a copy, sooner than its own method does."""


class Duel:
    """A game between two seats, with its actions and observations as numbers."""

    __slots__ = ("_mask", "_rows", "_scribe", "game", "setting")

    def __init__(self, setting: Setting, game: Game) -> None:
        self.setting = setting
        self.game = game
        self._scribe = Scribe(setting.layout, game)
        self._rows = [frombuffer(row, UINT8) for row in self._scribe.rows]
        """The rows that the scribe writes; whoever looks gets copies."""
        self._mask = frombuffer(self._scribe.mask, INT8)
        """Likewise."""

    @staticmethod
    def deal(setting: Setting, seed: int) -> Duel:
        """A new game."""
        return Duel(setting, setting.deal(seed))

    # -- who is asked, and what --------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that is asked, or NOBODY when the game is over."""
        decision = self.game.decision
        return NOBODY if decision is None else decision.seat

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.game.decision is None

    @property
    def winner(self) -> int:
        """The seat that won, or NOBODY."""
        return self.game.state.winner

    def reward(self, seat: int) -> float:
        """1 for the winner, -1 for the loser, 0 while the game goes on."""
        winner = self.game.state.winner
        return 0.0 if winner == NOBODY else 1.0 if winner == seat else -1.0

    @property
    def options(self) -> dict[int, Option]:
        """The legal actions and the answers that they stand for, in the order in which the engine lists them."""
        return self._scribe.options()

    def legal(self) -> list[int]:
        """The legal actions, smallest first."""
        return sorted(self._scribe.numbers())

    def numbers(self) -> list[int]:
        """The legal actions, in the order in which the engine lists them."""
        return self._scribe.numbers()[:]

    def mask(self) -> Mask:
        """A one for every legal action."""
        self._scribe.mark(self.seat)
        mask: Mask = copy_of(self._mask)
        return mask

    def action(self, option: Option) -> int:
        """The number of one of the legal answers."""
        return next(action for action, legal in self.options.items() if legal.key == option.key)

    def meaning(self, action: int) -> ActionMeaning:
        """What an action means, legal or not."""
        return self.setting.schema.meaning(action)

    # -- what is seen --------------------------------------------------------------------------------------------------

    def sight(self, seat: int) -> Sight:
        """What a seat sees, as `rlyeh.engine.visibility` tells it."""
        return self._scribe.sight(seat)

    def observation(self, seat: int) -> Bytes:
        """What a seat sees, as one row of numbers (`Layout` names them)."""
        self._scribe.look(seat)
        row: Bytes = copy_of(self._rows[seat])
        return row

    def row(self, seat: int) -> bytearray:
        """The same numbers, in a row that changes with the next look."""
        self._scribe.look(seat)
        return self._scribe.rows[seat]

    def seen(self, seat: int) -> dict[str, Any]:
        """Observation and mask together, as environments hand them out. Only who is asked has legal actions."""
        scribe = self._scribe
        scribe.look(seat)
        scribe.mark(seat)
        return {"observation": copy_of(self._rows[seat]), "action_mask": copy_of(self._mask)}

    def features(self) -> Features:
        """The features of the open question, for policies that score options; their rows are those of `options`."""
        return features(self.sight(self.seat))

    def view(self, seat: int) -> View:
        """What a seat sees, as structured data with words."""
        return self.game.view(seat)

    # -- playing -------------------------------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """Answer the open question."""
        if not self.attempt(action):
            self.refuse(action)

    def attempt(self, action: object) -> bool:
        """Answer the open question, if this is a legal action; returns whether it is."""
        return self._scribe.answer(action) != REFUSED

    def play(self, action: object) -> int:
        """The same; returns the seat that is asked next, NOBODY if the game is over now, or REFUSED."""
        return self._scribe.answer(action)

    def answer(self, option: Option) -> None:
        """Answer with an option of the open question."""
        self.game.apply(option)
        self._scribe.forget()

    def refuse(self, action: int) -> NoReturn:
        """Say what is wrong with an action that is not legal now."""
        decision = self.game.decision
        if decision is None:
            raise GameOver("The game is over: there is nothing to answer.", source=self.game.state.won_by)
        raise IllegalOption(
            f"Action {action} ({self.meaning(action)}) is not among the {len(decision.options)} legal ones of this "
            f"{decision.kind} decision of seat {decision.seat}.",
            source=decision.rule,
        )

    # -- copies --------------------------------------------------------------------------------------------------------

    def clone(self) -> Duel:
        """An independent copy at this decision."""
        return Duel(self.setting, self.game.clone())

    def fork(self, seed: int) -> Duel:
        """A copy in which all chance to come falls anew: decks lie as they do, but shuffles and picks differ."""
        twin = self.clone()
        twin.game.turn_chance(seed)
        return twin

    def imagine(self, seat: int, seed: int) -> Duel:
        """A game that this seat could be in for all it knows: what it has not seen is dealt anew."""
        return Duel(self.setting, self.game.imagine(seat, Chance(seed)))

    def digest(self) -> str:
        """A hash of the whole position, hidden cards included, the same on every machine."""
        return self.game.hash()

    def save(self) -> bytes:
        """The game as bytes."""
        return self.game.save()

    @staticmethod
    def load(setting: Setting, data: bytes) -> Duel:
        """The opposite of `save`."""
        return Duel(setting, load(data, faces(setting.rules)))

    def __deepcopy__(self, memo: dict[int, Any]) -> Duel:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        return Duel.load, (self.setting, self.save())
