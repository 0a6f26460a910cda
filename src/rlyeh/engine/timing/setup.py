"""Setting up: decks, stories, domains, setup hands, mulligans, starting resources (chapter SET)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine import changes
from rlyeh.engine.effects.equal_copies import distinct
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import Domain
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.journal import FIRST, Note
from rlyeh.engine.state.occurrence_kinds import BY_RULE
from rlyeh.engine.state.records import Topic
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.timing.turn import Turn

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

HAND: Final = 8
RESOURCES: Final = 3
ROW: Final = 3
"""Setup hand, starting domains with one resource each, stories on the board."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup(Staged):
    """The setup of a game, in the order of SET-1. Starting resources are chosen secretly and laid open together
    (AMB-51)."""

    WIRE: ClassVar[Wire] = Wire("setup")
    __slots__ = ("picked",)
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "picked")
    STEPS: ClassVar[tuple[str, ...]] = (
        "prepare",
        "draw_hand",
        "draw_other_hand",
        "mulligan_first",
        "mulligan_second",
        "resources_first",
        "resources_second",
        "lay_resources",
        "start",
    )

    def __init__(self) -> None:
        self.pc = 0
        self.picked: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    def _first(self, game: Game, turn: int) -> int:
        return game.state.first if turn == 0 else 1 - game.state.first

    def prepare(self, game: Game) -> None:
        """The first player is determined (AMB-52), decks are shuffled, stories are dealt."""
        state = game.state
        state.first = state.active = game.below(2)
        game.add_to_journal(Note(FIRST, "SET-9", state.first))
        for side in state.sides:
            changes.shuffle(game, side.deck)
            for number in range(RESOURCES):
                changes.lay_domain(game, side, number, Domain())
        changes.shuffle(game, state.story_deck)
        for _ in range(ROW):
            changes.deal(game, len(state.row))

    def draw_hand(self, game: Game) -> None:
        """One setup hand (SET-5)."""
        game.draw(0, HAND)

    def draw_other_hand(self, game: Game) -> None:
        """And the other."""
        game.draw(1, HAND)

    def mulligan_first(self, game: Game) -> None:
        """The first player decides about a mulligan."""
        self._ask_mulligan(game, self._first(game, 0))

    def mulligan_second(self, game: Game) -> None:
        """Then the second player."""
        self._ask_mulligan(game, self._first(game, 1))

    def _ask_mulligan(self, game: Game, seat: int) -> None:
        if game.rules.mulligan:
            self.stay()
            game.ask(seat, "mulligan", [Option("keep"), Option("mulligan")], "SET-6")

    def resources_first(self, game: Game) -> None:
        """The first player picks three resources."""
        self._ask_resource(game, self._first(game, 0))

    def resources_second(self, game: Game) -> None:
        """Then the second player, without knowing the first one's."""
        self._ask_resource(game, self._first(game, 1))

    def _ask_resource(self, game: Game, seat: int) -> None:
        picked = self.picked[seat]
        if len(picked) == RESOURCES:
            return
        self.stay()
        candidates = distinct(game, game.state.sides[seat].hand, picked, RESOURCES - len(picked))
        options = [Option("resource", card) for card in candidates]
        game.ask(seat, "setup-resource", options, "SET-7")

    def answer(self, game: Game, option: Option) -> None:
        if option.verb == "resource":
            seat = game.state.cards[option.card].owner
            mine = (*self.picked[seat], option.card)
            self.picked = (mine, self.picked[1]) if seat == 0 else (self.picked[0], mine)
            return
        seat = self._first(game, 0 if self.at() == "mulligan_first" else 1)
        self.go_on()
        if option.verb == "mulligan":
            changes.mulligan(game, seat)

    def topic(self, game: Game) -> Topic:
        decision = game.decision
        return Topic() if decision is None else Topic(picked=self.picked[decision.seat])

    def lay_resources(self, game: Game) -> None:
        """One resource to each domain, face up (SET-7, SET-8)."""
        game.happen(
            [
                happenings.attach_resource(card, seat, number, cause=BY_RULE)
                for seat in (0, 1)
                for number, card in enumerate(self.picked[seat])
            ]
        )

    def start(self, game: Game) -> None:
        """The first turn."""
        game.state.turn = 1
        game.state.happened = []
        game.pop()
        game.push(Turn())
