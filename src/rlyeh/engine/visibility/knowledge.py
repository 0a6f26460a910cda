"""What a seat knows of the cards, and of what it has picked itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.actions.commit import Commit
from rlyeh.engine.effects.carry_out import Pick
from rlyeh.engine.state.cards import BOTH, NOBODY, NOTHING
from rlyeh.engine.state.journal import HIDDEN
from rlyeh.engine.timing.setup import Setup
from rlyeh.errors import WrongSeat
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.cards import Piece
    from rlyeh.engine.state.decision import Decision

HAND: Final = Zone.HAND


def knows(game: Game, seat: int, card: int) -> bool:
    """Whether a seat knows which card this is; a spectator (NOBODY) knows what both do."""
    return is_known(seat, game.state.cards[card])


def is_known(seat: int, piece: Piece) -> bool:
    """Whether a seat knows which card this is."""
    if piece.zone not in HIDDEN and not piece.facedown:
        return True
    if piece.zone is HAND and piece.owner == seat:
        return True
    return piece.seen == BOTH if seat == NOBODY else bool(piece.seen >> seat & 1)


def knowers(piece: Piece) -> int:
    """The seats that know which card this is, as bits."""
    zone = piece.zone
    if zone is HAND:
        return piece.seen | 1 << piece.owner
    return piece.seen if piece.facedown or zone in HIDDEN else BOTH


def check_seat(seat: int, seats: tuple[int, ...]) -> None:
    """Raise if there is no such seat."""
    if seat not in seats:
        raise WrongSeat(f"There is no seat {seat} at this table.", source="GEN-1")


def plan_of(game: Game, decision: Decision | None, seat: int) -> tuple[tuple[int, int], ...]:
    """What the seat has picked so far, which nobody else may see before it is laid open (AMB-51)."""
    if decision is None or decision.kind == "action":
        return ()
    frame = game.state.stack[-1]
    if isinstance(frame, Setup):
        return tuple([(card, NOTHING) for card in frame.picked[seat]]) if seat != NOBODY else ()
    if decision.seat != seat:
        return ()
    if isinstance(frame, Commit):
        cards, stories = frame.cards, frame.stories
        return tuple([(cards[at], stories[at]) for at in range(len(cards))])
    return tuple([(card, NOTHING) for card in frame.picked]) if isinstance(frame, Pick) else ()
