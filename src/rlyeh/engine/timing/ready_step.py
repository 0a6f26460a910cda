"""The ready step of a refresh phase where texts have a say in it: what need not be readied, and how many may be."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.in_force import characteristics
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import Option, with_each
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.words.modifiers import Layer, Question

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PHASE: Final = int(Layer.PHASE)
READY: Final = int(Kind.READY)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadyStep(Staged):
    """The ready step, with what its player decides in it: which cards stay exhausted although they need not, and which
    characters are readied where not all may be (REF-9)."""

    WIRE: ClassVar[Wire] = Wire("ready_step")
    __slots__ = ("doubtful", "exhausted", "most", "picked", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "seat", "exhausted", "doubtful", "most", "picked")
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "may", "pick", "ready", "finish")

    def __init__(self, seat: int, exhausted: tuple[int, ...]) -> None:
        self.pc = 0
        self.seat = seat
        self.exhausted = exhausted
        self.doubtful: tuple[int, ...] = ()
        """The cards of which the player has still to say whether they become ready."""
        self.most = NOTHING
        """How many characters may become ready."""
        self.picked: tuple[int, ...] = ()

    def begin(self, game: Game) -> None:
        """What texts in force say."""
        texts = game.index().layers[PHASE]
        limits = [entry.modifier.most_readied(game, entry.context) for entry in texts if entry.holds(game)]
        limits = [limit for limit in limits if limit != NOTHING]
        self.most = min(limits, default=NOTHING)
        self.doubtful = tuple(
            [
                card
                for card in self.exhausted
                if any(
                    entry.modifier.says(Question.MAY_STAY_EXHAUSTED) and entry.reaches(game, card) for entry in texts
                )
            ]
        )

    def may(self, game: Game) -> None:
        """Each card that need not be readied."""
        if self.doubtful:
            self.stay()
            card = self.doubtful[0]
            game.ask(self.seat, "may", [Option("yes"), Option("no")], "REF-9", card, "Ready it")

    def pick(self, game: Game) -> None:
        """The characters that become ready, where these are too many."""
        characters = [card for card in self.exhausted if characteristics.is_character(game, card)]
        if self.most == NOTHING or len(characters) <= self.most:
            return
        if len(self.picked) < self.most:
            self.stay()
            last = self.picked[-1] if self.picked else NOTHING
            left = [card for card in sorted(characters) if card > last]
            left = left[: len(left) - (self.most - len(self.picked) - 1)]
            game.ask(self.seat, "choose", with_each("choose", left), "REF-9", text="Which character becomes ready?")
        else:
            self.exhausted = tuple(
                [card for card in self.exhausted if card in self.picked or card not in characters]
            )

    def answer(self, game: Game, option: Option) -> None:
        if self.doubtful:
            card, self.doubtful = self.doubtful[0], self.doubtful[1:]
            if option.verb == "no":
                self.exhausted = tuple([other for other in self.exhausted if other != card])
        else:
            self.picked = (*self.picked, option.card)

    def ready(self, game: Game) -> None:
        """All of them together."""
        game.happen([happenings.demanded(READY, card, self.seat) for card in self.exhausted])

    def finish(self, game: Game) -> None:
        """The step is over."""
        game.pop()
