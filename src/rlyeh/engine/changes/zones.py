"""Changes that move cards: drawing, discarding, entering play, searching, revealing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes.domains import lay_resource
from rlyeh.engine.changes.in_play import POSITIONS
from rlyeh.engine.changes.moving import BOTTOM, SHUFFLED, lay_face_up, lay_open, learn, move, remember, shuffle
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.in_force.entering import entry_position
from rlyeh.engine.state.cards import BOTH, NOTHING, Piece
from rlyeh.engine.state.knowledge import knowers
from rlyeh.engine.state.occurrence import FAILED, Occurrence
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind
from rlyeh.engine.state.random import MARK_OF_CHANCE
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import ATTACHMENTS, COMMITMENTS, FACES, STORED
from rlyeh.model import CardType, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.words.printed_card import Face

PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND
DISCARD: Final = Zone.DISCARD
READY: Final = Position.READY
INSANE: Final = Position.INSANE
CONSPIRACY: Final = CardType.CONSPIRACY


def draw(game: Game, state: State, occurrence: Occurrence) -> None:
    side = state.sides[occurrence.seat]
    if not side.deck:
        occurrence.status = FAILED
        return
    if occurrence.where == BOTTOM:
        state.place_top(side, len(side.deck))
        card = side.deck[0]
    else:
        if side.unordered:
            state.place_top(side, 1)
        card = side.deck[-1]
    piece = state.cards[card]
    occurrence.card = card
    occurrence.before = piece
    occurrence.life = move(game, card, HAND, piece.seen | 1 << occurrence.seat).life
    if game.opens_piles():
        lay_open(game)
    state.trail.append(MARK_OF_CHANCE)


def mill(game: Game, state: State, occurrence: Occurrence) -> None:
    """The top card of the deck, or one near the top that the effect has counted off already."""
    side = state.sides[occurrence.seat]
    deck = side.deck
    state.place_top(side, 1)
    card = occurrence.card if occurrence.card != NOTHING else deck[-1] if deck else NOTHING
    if card not in deck:
        occurrence.status = FAILED
        return
    occurrence.card = card
    learn(game, card, BOTH)  # It is open from the moment when anybody may answer where it goes.
    occurrence.before = state.cards[card]
    occurrence.origin = Zone.DECK
    occurrence.life = move(game, card, DISCARD).life
    if game.opens_piles():
        lay_open(game)


def to_discard(game: Game, state: State, occurrence: Occurrence) -> None:
    occurrence.life = move(game, occurrence.card, DISCARD).life


def return_hand(game: Game, state: State, occurrence: Occurrence) -> None:
    """To the owner's hand; a card from a deck is shown only where the effect says so (AMB-68)."""
    piece = state.cards[occurrence.card]
    if piece.zone is Zone.DECK and not occurrence.shown:
        _lose_track(state, piece, occurrence.by)
        moved = move(game, piece.id, Zone.HAND, state.cards[piece.id].seen | 1 << piece.owner)
    else:
        moved = move(game, piece.id, Zone.HAND, BOTH)
    occurrence.life = moved.life


def to_deck(game: Game, state: State, occurrence: Occurrence) -> None:
    """Into the owner's deck; from a hand or deck it goes unseen, unless it was shown and everybody sees it go."""
    card = occurrence.card
    piece = state.cards[card]
    if piece.zone in (Zone.HAND, Zone.DECK) and not occurrence.shown:
        _lose_track(state, piece, piece.owner if piece.zone is Zone.HAND else occurrence.by)
        moved = move(game, card, Zone.DECK, state.cards[card].seen)
    else:
        moved = move(game, card, Zone.DECK, BOTH)
    occurrence.life = moved.life
    side = state.sides[piece.owner]
    deck = side.deck
    if occurrence.where == BOTTOM:
        state.place_top(side, len(deck))
        deck.insert(0, deck.pop())
    elif occurrence.where == SHUFFLED:
        shuffle(game, deck)
    if occurrence.face_up > 0:
        lay_face_up(game, card)


def _lose_track(state: State, piece: Piece, mover: int) -> None:
    """A card is taken from a hidden place unseen. It may be any card there that the mover knows, so the other player,
    who knew some of them, no longer knows which has gone and which are left."""
    side = state.sides[piece.owner]
    mine, theirs = (1, 2) if (piece.owner if mover < 0 else mover) == 0 else (2, 1)
    pile = side.hand if piece.zone is Zone.HAND else side.deck
    candidates = [card for card in pile if state.cards[card].seen & mine]
    if len(candidates) > 1 or piece.id not in candidates:
        for card in {*candidates, piece.id}:
            if state.cards[card].seen & theirs:
                state.edit(card).seen &= ~theirs


def remove(game: Game, state: State, occurrence: Occurrence) -> None:
    occurrence.life = move(game, occurrence.card, Zone.REMOVED).life


def enter_play(game: Game, state: State, occurrence: Occurrence) -> None:
    card = occurrence.card
    piece = state.cards[card]
    host = occurrence.host
    face = entering_face(game, occurrence)
    face_down = occurrence.face_down > 0
    position = entry_position(game, face, card, occurrence.seat, POSITIONS[max(occurrence.position, 0)])
    insane = position is INSANE
    if position is not READY:
        occurrence.position = position
    if piece.zone is PLAY or not (face_down or prohibitions.may_enter(game, card, occurrence.seat, insane, face)):
        occurrence.status = FAILED
        return
    needs_host = (piece.face.attach_to is not None or face_down) and not insane
    if needs_host and (host == NOTHING or not prohibitions.in_play(game, host)):
        occurrence.status = FAILED
        return
    own = piece.face.enter_modifiers if occurrence.context is not None and not face_down else ()
    piece = move(game, card, PLAY)
    state.counter += 1
    piece.face = face
    if face is not piece.printed:
        game.touched(FACES)
    piece.controller = occurrence.seat
    piece.position = position
    piece.facedown = face_down
    if piece.face.type is CONSPIRACY:
        state.row.append(card)
    else:
        state.play.append(card)
        piece.host = host if not insane else NOTHING
        if piece.host != NOTHING:
            game.touched(ATTACHMENTS)
        piece.story = occurrence.story if not insane else NOTHING
        if piece.story != NOTHING:
            game.touched(COMMITMENTS, piece.story)
    occurrence.life = piece.life
    for modifier in own:
        assert occurrence.context is not None
        modifier.has_entered(game, occurrence.context)


def entering_face(game: Game, occurrence: Occurrence) -> Face:
    """What a card shows as it enters play: its own face, unless its text turned it into another card (EFF-42)."""
    face = game.state.cards[occurrence.card].face
    if occurrence.context is not None:
        for modifier in face.enter_modifiers:
            face = modifier.enters_as(game, occurrence.context) or face
    return face


def shuffle_deck(game: Game, state: State, occurrence: Occurrence) -> None:
    shuffle(game, state.sides[occurrence.seat].deck)


def search(game: Game, state: State, occurrence: Occurrence) -> None:
    """Who searches a deck sees all of it, until it is shuffled (DRAW-6)."""
    side = state.sides[occurrence.seat]
    state.lay_out_deck(side)
    for card in side.deck:
        learn(game, card, 1 << occurrence.by)


def swap(game: Game, state: State, occurrence: Occurrence) -> None:
    """Two cards, each in a hand, discard pile or deck of their owners or a resource, change places (EFF-14): one that
    goes to a deck lies on top of it."""
    mine, theirs = state.cards[occurrence.card], state.cards[occurrence.partner]
    here, there = (mine.zone, mine.domain), (theirs.zone, theirs.domain)
    occurrence.life = _take_place(game, state, mine.id, *there)
    _take_place(game, state, theirs.id, *here)


def _take_place(game: Game, state: State, card: int, zone: Zone, domain: int) -> int:
    """Put a card where the other one lay, on a domain or in a zone; returns its life there."""
    return lay_resource(game, state, card, domain) if zone is Zone.RESOURCE else move(game, card, zone).life


def reveal(game: Game, state: State, occurrence: Occurrence) -> None:
    """Everybody gets to know the card; it may stay revealed in its deck until the phase ends (GEN-13)."""
    card = occurrence.card
    if occurrence.face_up < 1:
        learn(game, card, BOTH)
    elif state.cards[card].zone is Zone.DECK and not state.cards[card].face_up:
        lay_face_up(game, card)
        state.revealed = (*state.revealed, card)
    else:
        occurrence.status = FAILED


def look(game: Game, state: State, occurrence: Occurrence) -> None:
    learn(game, occurrence.card, 1 << occurrence.by)


def store(game: Game, state: State, occurrence: Occurrence) -> None:
    moved = move(game, occurrence.card, Zone.UNDER)
    moved.host = occurrence.host
    occurrence.life = moved.life
    game.touched(STORED)


def lie_dormant(game: Game, state: State, occurrence: Occurrence) -> None:
    """Face down at a story, known to those who know it now (KEY-25); what its player lays there is remembered, as it is
    done once a turn at each story (KEY-24)."""
    story = occurrence.host
    if story not in state.row:
        occurrence.status = FAILED
        return
    piece = move(game, occurrence.card, Zone.UNDER, knowers(state.cards[occurrence.card]))
    piece.host = story
    piece.facedown = True
    game.touched(STORED)
    if occurrence.cause == BY_RULE:
        remember(game, Kind.LIE_DORMANT, story, state.cards[story].life, occurrence.seat)
