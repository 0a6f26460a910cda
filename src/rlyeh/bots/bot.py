"""The interface of a bot: somebody in a chair, who sees what that seat may see and answers when asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from rlyeh.engine import Chance, Decision, Option
from rlyeh.engine.visibility import sight

if TYPE_CHECKING:
    from rlyeh.engine import Game
    from rlyeh.engine.visibility import Sight, View


class Chair:
    """The observation interface of a bot: a seat at a table while it is asked, all that whoever sits there may know.

    The game itself stays out of reach. What a bot works with is the view, and games that it imagines: they agree with
    everything that the seat knows, and what it does not know is dealt anew in each of them.
    """

    __slots__ = ("__game", "decision", "seat")

    def __init__(self, game: Game) -> None:
        decision = game.decision
        assert decision is not None, "nobody is asked anything: the game is over"
        self.__game = game
        self.decision: Decision = decision
        """The open question, with its options."""
        self.seat: int = decision.seat

    @property
    def view(self) -> View:
        """What this seat sees."""
        return self.__game.view(self.seat)

    @property
    def sight(self) -> Sight:
        """What this seat sees, for bots that read it as numbers."""
        return sight(self.__game, self.seat)

    @property
    def answers(self) -> int:
        """How many answers both players have given so far: with a bot's own seed, a seed for this answer."""
        return len(self.__game.answers)

    def imagine(self, chance: Chance) -> Game:
        """A game that this seat could be in. The same chance gives the same game, whatever is truly hidden."""
        return self.__game.imagine(self.seat, chance)

    def chance(self, seed: int) -> Chance:
        """A random source for this answer: the same for the same seed at the same point of a game."""
        return Chance(seed * 1_000_003 + self.answers)


class Bot(Protocol):
    """An agent: somebody who answers. The same bot with the same seed in the same chair gives the same answer."""

    name: str

    def choose(self, chair: Chair) -> Option:
        """One of the options of the chair's decision."""
        ...


class RandomBot:
    """Takes any option, each as likely as the other."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Option:
        options = chair.decision.options
        return options[chair.chance(self.seed).below(len(options))]
