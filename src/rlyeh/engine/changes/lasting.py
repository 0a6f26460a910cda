"""Changes of what lasts: effects that are used up or expire, names, and the end of a player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes.moving import WHILE_SOURCE, Consequences, is_outlived, note
from rlyeh.engine.state import happenings
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind, Until
from rlyeh.engine.state.records import Lasting
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import LASTING
from rlyeh.engine.words.parts import Effect
from rlyeh.engine.words.text_box import Standing
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

NEXT_TURN: Final = int(Until.NEXT_TURN)


def played(game: Game, state: State, occurrence: Occurrence) -> None:
    """Effects that hold for the next card that is played end with it."""
    if state.lasting and any(_is_spent(game, lasting, occurrence) for lasting in state.lasting):
        state.lasting = [lasting for lasting in state.lasting if not _is_spent(game, lasting, occurrence)]
        game.touched(LASTING)


def _is_spent(game: Game, lasting: Lasting, occurrence: Occurrence) -> bool:
    text = lasting.text
    return isinstance(text, Standing) and any(
        modifier.spent(game, lasting.context, occurrence) for modifier in text.modifiers
    )


def name(game: Game, state: State, occurrence: Occurrence) -> None:
    """What a card has named is remembered for the turn (EFF-18)."""
    note(game, Kind.NAME, occurrence.card, occurrence.life, occurrence.named)


def eliminate(game: Game, state: State, occurrence: Occurrence) -> None:
    game.end(1 - occurrence.seat, "WIN-6")


def expire(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    """End the lasting effects whose time is over; cards that somebody controlled that long go back."""
    left = [lasting for lasting in state.lasting if not _is_over(state, lasting, occurrence)]
    more: Consequences = []
    if len(left) != len(state.lasting):
        ended = [lasting for lasting in state.lasting if lasting not in left and _is_claim(lasting)]
        state.lasting = left
        more = [back for lasting in ended for card, life in lasting.subjects for back in _give_back(state, card, life)]
        game.touched(LASTING)
    return more


def _is_claim(lasting: Lasting) -> bool:
    return isinstance(lasting.text, Effect) and lasting.text.takes_control


def _give_back(state: State, card: int, life: int) -> Consequences:
    """The card goes to whoever has the latest claim that is left, or to its owner (EFF-17)."""
    piece = state.cards[card]
    if piece.zone is not Zone.PLAY or piece.life != life:
        return []
    claims = [lasting for lasting in state.lasting if _is_claim(lasting) and (card, life) in lasting.subjects]
    seat = claims[-1].context.seat if claims else piece.owner
    return [] if seat == piece.controller else [happenings.demanded(Kind.TAKE_CONTROL, card, seat)]


def _is_over(state: State, lasting: Lasting, occurrence: Occurrence) -> bool:
    over = occurrence.until
    if over == WHILE_SOURCE:
        return is_outlived(state, lasting)
    if over == NEXT_TURN:
        return lasting.until == NEXT_TURN and lasting.context.seat == occurrence.seat
    return lasting.until <= over
