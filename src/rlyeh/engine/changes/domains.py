"""Changes of domains and resources."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes.moving import NO_MORE, Consequences, lay_domain, move
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING, Domain
from rlyeh.engine.state.knowledge import knowers
from rlyeh.engine.state.occurrence import FAILED, Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import TEXTS
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
        if state.cards[card].face.transient and not state.cards[card].facedown:
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
    occurrence.life = lay_resource(game, state, occurrence.card, occurrence.domain)


def lay_resource(game: Game, state: State, card: int, place: int) -> int:
    """Put a card on a domain of its owner; returns the life that it has there."""
    piece = move(game, card, RESOURCE)
    piece.domain = place
    side = state.sides[piece.owner]
    domain = side.domains[place]
    lay_domain(game, side, place, Domain((*domain.resources, card), domain.drained, domain.card))
    return piece.life


def move_resource(game: Game, state: State, occurrence: Occurrence) -> None:
    """To another domain of the same player: it stays the card that it is, and no domain is turned by it (RES-14)."""
    card, place = occurrence.card, occurrence.domain
    piece = state.cards[card]
    side = state.sides[piece.owner]
    if piece.domain == place:
        occurrence.status = FAILED
        return
    old, new = side.domains[piece.domain], side.domains[place]
    rest = tuple([other for other in old.resources if other != card])
    lay_domain(game, side, piece.domain, Domain(rest, old.drained, old.card))
    lay_domain(game, side, place, Domain((*new.resources, card), new.drained, new.card))
    state.edit(card).domain = place


def turn_down(game: Game, state: State, occurrence: Occurrence) -> None:
    """A resource lies face down: what its domain is worth is found out anew (RES-17)."""
    card = occurrence.card
    piece = state.cards[card]
    if piece.facedown:
        occurrence.status = FAILED
        return
    state.edit(card).facedown = True
    side = state.sides[piece.owner]
    domain = side.domains[piece.domain]
    lay_domain(game, side, piece.domain, Domain(domain.resources, domain.drained, domain.card))
    if piece.face.text_zones_outside_play:
        game.touched(TEXTS, card)


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
        lay_resource(game, state, card, occurrence.domain)


def gain_domain(game: Game, state: State, occurrence: Occurrence) -> None:
    """A certain card, or the top card of the deck, becomes a domain; who has not seen it, only its owner excepted, does
    not learn which it is (RES-10, RES-15)."""
    side = state.sides[occurrence.seat]
    card = occurrence.card
    if card == NOTHING:
        if not side.deck:
            occurrence.status = FAILED
            return
        state.place_top(side, 1)
        card = side.deck[-1]
    seen = knowers(state.cards[card]) | 1 << occurrence.seat
    occurrence.card = card
    occurrence.before = state.cards[card]
    move(game, card, Zone.DOMAIN, seen).facedown = True
    occurrence.domain = len(side.domains)
    lay_domain(game, side, occurrence.domain, Domain((), False, card))
