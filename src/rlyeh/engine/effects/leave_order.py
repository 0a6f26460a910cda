"""Leaving order: cards that leave play together do so in the order that their controller chooses (EFF-26).

So they come to lie in a discard pile, whose top some cards look at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import TO_BE_DONE, Option
from rlyeh.engine.state.kind_table import TO_DISCARD
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.records import Frame
from rlyeh.engine.state.wire import Wire
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

ASKS: Final = "Which card leaves play next? The last one ends up on top of the discard pile."


def unordered(game: Game, occurrences: list[Occurrence], placed: tuple[int, ...] = ()) -> list[int]:
    """The cards of one player that go to one discard pile and have no order yet, the active player's first;
    empty where the order makes no difference."""
    cards = game.state.cards
    piles: dict[tuple[bool, int, int], list[int]] = {}
    for occurrence in occurrences:
        card = occurrence.card
        if occurrence.kind not in TO_DISCARD or card == NOTHING or card in placed or cards[card].zone is not Zone.PLAY:
            continue
        if prohibitions.can_happen(game, occurrence.kind, card, occurrence):
            piece = cards[card]
            later = piece.controller != game.state.active
            piles.setdefault((later, piece.controller, piece.owner), []).append(card)
    for _, pile in sorted(piles.items()):
        if len({cards[card].face.id for card in pile}) > 1:
            return pile
    return []


@mypyc_attr(allow_interpreted_subclasses=True)
class LeaveInOrder(Frame):
    """The order of leaving: players say which of their cards leave play first; what they say nothing about leaves as it
    lies."""

    WIRE: ClassVar[Wire] = Wire("leave_in_order")
    __slots__ = ("occurrences", "placed", "settled")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "occurrences", "placed", "settled")

    def __init__(self, occurrences: list[Occurrence]) -> None:
        self.pc = 0
        self.occurrences = occurrences
        self.placed: tuple[int, ...] = ()
        """The cards that leave first, in their order."""
        self.settled: tuple[int, ...] = ()
        """Cards whose order does not matter to their controller."""

    def step(self, game: Game) -> None:
        unplaced = unordered(game, self.occurrences, (*self.placed, *self.settled))
        if unplaced:
            options = [*[Option("leave", card) for card in unplaced], TO_BE_DONE]
            seat = game.state.cards[unplaced[0]].controller
            game.ask(seat, "order", options, "EFF-26", text=ASKS)
            return
        game.pop()
        first = [occurrence for card in self.placed for occurrence in self.occurrences if occurrence.card == card]
        game.happen([*first, *[occurrence for occurrence in self.occurrences if occurrence not in first]], ordered=True)

    def answer(self, game: Game, option: Option) -> None:
        if option.verb == "done":
            self.settled += tuple(unordered(game, self.occurrences, (*self.placed, *self.settled)))
        else:
            self.placed += (option.card,)
