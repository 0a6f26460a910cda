"""Knowledge of a seat: of cards, of those that something happens to, and of what it has picked itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.actions.commit import Commit
from rlyeh.engine.effects.carry_out import Pick
from rlyeh.engine.state.cards import BOTH, NOBODY, NOTHING
from rlyeh.engine.state.kind_table import ENTERING_DISCARD, FACTS, LEAVING
from rlyeh.engine.state.knowledge import HIDDEN, is_known, knowers
from rlyeh.engine.state.occurrence_kinds import KINDS, Kind
from rlyeh.engine.timing.setup import Setup
from rlyeh.errors import WrongSeat

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.decision import Decision
    from rlyeh.engine.state.occurrence import Occurrence

SHOWN: Final = LEAVING | ENTERING_DISCARD | {Kind.ENTER_PLAY, Kind.PLAYED, Kind.REVEAL, Kind.WIN_STORY}
"""Kinds that turn up a card which lies face down among open ones. Whatever else happens to it, it stays face down."""


def knows(game: Game, seat: int, card: int) -> bool:
    """Whether a seat knows which card this is; a spectator (NOBODY) knows what both do."""
    return is_known(seat, game.state.cards[card])


def known_to(game: Game, occurrence: Occurrence) -> int:
    """The seats (as bits) that know the card something happens to: as it was just before, or as it is while nothing
    has happened yet, and those who learn of it thereby."""
    before = occurrence.before
    if before is None:
        if occurrence.card == NOTHING:
            return BOTH
        before = game.state.cards[occurrence.card]
    kind = occurrence.kind
    if not FACTS[KINDS[kind]].secret and (before.zone in HIDDEN or kind in SHOWN):
        return BOTH
    seats = knowers(before)
    if kind == Kind.RETURN_HAND:
        return BOTH if occurrence.shown else seats | 1 << before.owner
    if kind in (Kind.DRAW, Kind.GAIN_DOMAIN):
        return seats | 1 << occurrence.seat
    return seats | (1 << occurrence.by if kind == Kind.LOOK else 0)


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
