"""Players that a text speaks of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from rlyeh.engine.in_force import last_known
from rlyeh.engine.state.kind_facts import PARTS
from rlyeh.engine.words.parts import Amount, Subject
from rlyeh.model import Word
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import PLAIN, Phrase, Voice, digits
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


SEATS: Final = frozenset([part for part, (slot, _) in PARTS.items() if slot == "seat"])
"""The parts of an occurrence that say whom it is about."""


class Who(Word):
    """One or more players."""

    def seats(self, game: Game, context: Context) -> list[int]:
        """The seats meant, the active player's first."""
        raise NotImplementedError

    def seat(self, game: Game, context: Context) -> int:
        """The one seat meant."""
        return self.seats(game, context)[0]

    def is_open(self, context: Context) -> bool:
        """Whether it is still to be chosen who is meant."""
        return False

    def tied(self, game: Game, context: Context) -> list[int]:
        """The seats of which the controller of the effect picks one, as they tie for what is asked (EFF-9)."""
        return []

    def mention(self, voice: Voice) -> Phrase:
        """The player, in a sentence."""
        if type(self).english is Who.english:
            raise NotImplementedError(f"{type(self).__name__} has no English")
        return Phrase(self.english())

    def english(self) -> str:
        return self.mention(PLAIN).text

    def in_voice(self, voice: Voice) -> str:
        return self.mention(voice).text

    def possessive(self, voice: Voice = PLAIN) -> str:
        """Whose."""
        return self.mention(voice).whose()

    def told(self, voice: Voice) -> Voice:
        """How a text goes on that has the player do something."""
        return voice.of_them(self)


@dataclass(frozen=True)
class You(Who):
    """The player whose effect it is."""

    def seats(self, game: Game, context: Context) -> list[int]:
        return [context.seat]

    def mention(self, voice: Voice) -> Phrase:
        return THEY if voice.third else SPOKEN_TO

    def told(self, voice: Voice) -> Voice:
        return voice


@dataclass(frozen=True)
class Opponent(Who):
    """The other player: "an", "each" or "that" opponent, which at this table is the same."""

    which: Literal["an", "each", "that"] = "an"

    def seats(self, game: Game, context: Context) -> list[int]:
        return [1 - context.seat]

    def mention(self, voice: Voice) -> Phrase:
        if isinstance(voice.told, Opponent):
            return SPOKEN_TO
        return Phrase(f"{self.which} opponent", noun="opponent")


@dataclass(frozen=True)
class EachPlayer(Who):
    """Both players, the active one first (EFF-25)."""

    def seats(self, game: Game, context: Context) -> list[int]:
        return [game.state.active, 1 - game.state.active]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("each player", noun="player")


@dataclass(frozen=True)
class AnyPlayer(Who):
    """Whichever player."""

    def seats(self, game: Game, context: Context) -> list[int]:
        return [game.state.active, 1 - game.state.active]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("a player", noun="player")


@dataclass(frozen=True)
class ThatPlayer(Who):
    """The player whom the trigger was about."""

    def check(self, scope: Scope) -> None:
        if not scope.parts & SEATS:
            scope.must_have("seat", "THAT_PLAYER", "a player")

    def seats(self, game: Game, context: Context) -> list[int]:
        assert context.trigger is not None
        return [context.trigger.seat]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("that player", noun="player")


@dataclass(frozen=True)
class ThatLoser(Who):
    """The player who lost the struggle that the trigger was about."""

    def check(self, scope: Scope) -> None:
        scope.must_have("loser", "THAT_LOSER", "somebody who has lost")

    def seats(self, game: Game, context: Context) -> list[int]:
        assert context.trigger is not None
        return [context.trigger.loser]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("the player who lost it", noun="player", owner="the losing player's")


@dataclass(frozen=True)
class ControllerOf(Who):
    """The controller of a card, or who controlled it when it was last in play; or its owner."""

    whose: Subject
    owns: bool = False

    def is_open(self, context: Context) -> bool:
        return self.whose.is_open(context)

    def seats(self, game: Game, context: Context) -> list[int]:
        if self.owns:
            return [game.state.cards[card].owner for card in self.whose.meant(game, context)[:1]]
        return [last_known.last_controller(game, card) for card in self.whose.meant(game, context)[:1]]

    def mention(self, voice: Voice) -> Phrase:
        return Phrase(f"{self.whose.mention(voice).whose()} {'owner' if self.owns else 'controller'}", noun="player")
@dataclass(frozen=True)
class ChosenPlayer(Who):
    """The player who was chosen under a name before."""

    chosen: str = "player"

    def check(self, scope: Scope) -> None:
        scope.must_know(self.chosen, "CHOSEN_PLAYER")

    def is_open(self, context: Context) -> bool:
        return self.chosen not in context.bound

    def seats(self, game: Game, context: Context) -> list[int]:
        return list(context.bound.get(self.chosen, (context.seat,)))

    def mention(self, voice: Voice) -> Phrase:
        return Phrase("that player", noun="player")
SPOKEN_TO: Final = Phrase("you", many=True, noun="player", owner="your")
THEY: Final = Phrase("they", many=True, noun="player", owner="their")


@dataclass(frozen=True)
class PlayersWithWon(Who):
    """Players who have won exactly so many stories."""

    number: Amount | int

    def seats(self, game: Game, context: Context) -> list[int]:
        active = game.state.active
        number = self.number if isinstance(self.number, int) else self.number.value(game, context)
        return [seat for seat in (active, 1 - active) if len(game.state.sides[seat].won) == number]

    def _several(self, voice: Voice) -> str:
        if isinstance(self.number, int):
            return digits(self.number, "story card")
        return f"{self.number.quantity(voice).value} story cards"

    def mention(self, voice: Voice) -> Phrase:
        stories = "no story cards" if self.number == 0 else self._several(voice)
        return Phrase(f"a player with {stories} in their won story pile", noun="player")


YOU: Final = You()
OPPONENT: Final = Opponent()
THAT_OPPONENT = Opponent("that")
EACH_OPPONENT = Opponent("each")
EACH_PLAYER = EachPlayer()
ANY_PLAYER: Final = AnyPlayer()
THAT_PLAYER: Final = ThatPlayer()
THAT_LOSER = ThatLoser()
CHOSEN_PLAYER = ChosenPlayer()


def player_with_won(number: Amount | int) -> PlayersWithWon:
    """Players who have won exactly so many stories: enters_exhausted(CHARACTER, whose=player_with_won(0))."""
    return PlayersWithWon(number)


def controller_of(whose: Subject) -> ControllerOf:
    """The controller of a card."""
    return ControllerOf(whose)


def owner_of(whose: Subject) -> ControllerOf:
    """The owner of a card, whoever controls it."""
    return ControllerOf(whose, owns=True)
