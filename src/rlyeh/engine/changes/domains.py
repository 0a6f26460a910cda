"""Changes of domains and resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes.moving import NO_MORE, Consequences, lay_domain, move
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import Domain
from rlyeh.engine.state.occurrence import FAILED, Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.state import State
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

RESOURCE: Final = Zone.RESOURCE


def drain(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    """A marker goes on the domain, and its Transient resources are destroyed (KEY-16)."""
    side = state.sides[occurrence.seat]
    domain = side.domains[occurrence.domain]
    if domain.drained:
        occurrence.status = FAILED
        return NO_MORE
    lay_domain(game, side, occurrence.domain, domain.turned(True))
    consequences = NO_MORE
    for card in domain.resources:
        if state.cards[card].face.transient:
            consequences = [*consequences, happenings.demanded(Kind.DESTROY_RESOURCE, card, occurrence.seat)]
    return consequences


def refresh_domain(game: Game, state: State, occurrence: Occurrence) -> None:
    side = state.sides[occurrence.seat]
    domain = side.domains[occurrence.domain]
    if not domain.drained:
        occurrence.status = FAILED
        return
    lay_domain(game, side, occurrence.domain, domain.turned(False))


def attach_resource(game: Game, state: State, occurrence: Occurrence) -> None:
    occurrence.life = _lay_resource(game, state, occurrence.card, occurrence.domain)


def _lay_resource(game: Game, state: State, card: int, place: int) -> int:
    """Put a card on a domain of its owner; returns the life that it has there."""
    piece = move(game, card, RESOURCE)
    piece.domain = place
    side = state.sides[piece.owner]
    domain = side.domains[place]
    lay_domain(game, side, place, Domain((*domain.resources, card), domain.drained, domain.card))
    return piece.life


def exchange_hand(game: Game, state: State, occurrence: Occurrence) -> None:
    """Hand and resources change places, if there are both (EFF-14); what lay open stays known."""
    side = state.sides[occurrence.seat]
    hand, resources = list(side.hand), side.domains[occurrence.domain].resources
    if not hand or not resources:
        occurrence.status = FAILED
        return
    for card in resources:
        move(game, card, Zone.HAND)
    for card in hand:
        _lay_resource(game, state, card, occurrence.domain)


def gain_domain(game: Game, state: State, occurrence: Occurrence) -> None:
    """The top card of the deck becomes a domain; only its owner has seen it (RES-10)."""
    side = state.sides[occurrence.seat]
    if not side.deck:
        occurrence.status = FAILED
        return
    state.place_top(side, 1)
    card = side.deck[-1]
    seen = state.cards[card].seen | 1 << occurrence.seat
    occurrence.card = card
    occurrence.before = state.cards[card]
    move(game, card, Zone.DOMAIN, seen).facedown = True
    occurrence.domain = len(side.domains)
    lay_domain(game, side, occurrence.domain, Domain((), False, card))
