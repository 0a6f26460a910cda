"""The results of icon struggles, applied at once (STORY-19 to STORY-25); combat has a module of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.in_force import characteristics, prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import TO_DECLINE, Option, with_each
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import Frame
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.stories.combat import Wounds
from rlyeh.model import Icon, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
PLACE_TOKEN: Final = int(Kind.PLACE_TOKEN)


@mypyc_attr(allow_interpreted_subclasses=True)
class Victim(Staged):
    """The result of a terror or combat struggle: the loser chooses one of their own characters there (STORY-20,
    STORY-23)."""

    WIRE: ClassVar[Wire] = Wire("victim")
    __slots__ = ("decided", "story")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "story", "decided")
    STEPS: ClassVar[tuple[str, ...]] = ("ask", "finish")
    kind: ClassVar[Kind] = Kind.GO_INSANE
    rule: ClassVar[str] = "STORY-20"

    def __init__(self, story: int, decided: Occurrence) -> None:
        self.pc = 0
        self.story = story
        self.decided = decided

    def ask(self, game: Game) -> None:
        """Who of those that it can happen to; if it can to none, to none."""
        loser = self.decided.loser
        options = [
            Option("choose", card)
            for card in characteristics.committed(game, self.story, loser)
            if prohibitions.can_happen(game, self.kind, card)
        ]
        if options:
            self.stay()
            game.ask(loser, "victim", options, self.rule, self.story)

    def finish(self, game: Game) -> None:
        """The result is applied."""
        game.pop(True)

    def answer(self, game: Game, option: Option) -> None:
        self.go_on()
        struggle = self.decided.struggle
        loser = self.decided.loser
        game.occur(happenings.struggle_result(self.kind, option.card, loser, self.story, struggle))


@mypyc_attr(allow_interpreted_subclasses=True)
class ArcaneResult(Victim):
    """The result of an arcane struggle: the winner may ready one of their characters there (STORY-24, AMB-32)."""

    WIRE: ClassVar[Wire] = Wire("arcane_result")
    __slots__ = ()

    def ask(self, game: Game) -> None:
        """Who becomes ready, if anybody."""
        self.stay()
        winner = self.decided.seat
        exhausted = [
            card
            for card in characteristics.committed(game, self.story, winner)
            if prohibitions.can_happen(game, Kind.READY, card)
        ]
        options = with_each("ready", exhausted)
        options.append(TO_DECLINE)
        game.ask(winner, "arcane", options, "STORY-24", self.story)

    def answer(self, game: Game, option: Option) -> None:
        self.go_on()
        if option.verb == "ready":
            winner = self.decided.seat
            game.occur(happenings.struggle_result(Kind.READY, option.card, winner, self.story, Icon.ARCANE, NOTHING))


@mypyc_attr(allow_interpreted_subclasses=True)
class InvestigationResult(Victim):
    """The result of an investigation struggle: the winner may place a success token (STORY-25)."""

    WIRE: ClassVar[Wire] = Wire("investigation_result")
    __slots__ = ()

    def ask(self, game: Game) -> None:
        """Whether to place it, if the story is still there."""
        if game.state.cards[self.story].zone is PLAY:
            self.stay()
            ask_token(game, self.decided.seat, self.story, "STORY-25")

    def answer(self, game: Game, option: Option) -> None:
        self.go_on()
        if option.verb == "place":
            place_token(game, self.decided.seat, self.story, Icon.INVESTIGATION)


RESULTS: Final[dict[int, Callable[[int, Occurrence], Frame]]] = {
    Icon.TERROR: Victim,
    Icon.COMBAT: Wounds,
    Icon.ARCANE: ArcaneResult,
    Icon.INVESTIGATION: InvestigationResult,
}


def ask_token(game: Game, seat: int, story: int, rule: str) -> None:
    """Placing a token is allowed, not compulsory (CONF-27)."""
    game.ask(seat, "token", [*with_each("place", [story]), TO_DECLINE], rule, story)


def place_token(game: Game, seat: int, story: int, struggle: int = NOTHING) -> None:
    """Put one success token on a player's side of a story."""
    game.occur(happenings.place_token(story, seat, struggle=struggle))
