"""Moving a card from zone to zone, shuffling, dealing, and who gets to know a card by it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force.openness import closed_cards
from rlyeh.engine.state.cards import BOTH, NOTHING, Domain, Piece, Side
from rlyeh.engine.state.journal import DEALT, Note
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import KINDS, Until
from rlyeh.engine.state.random import MARK_OF_CHANCE, advance
from rlyeh.engine.state.records import Lasting
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import (
    ATTACHMENTS,
    COMMITMENTS,
    DOMAINS,
    HANDS,
    LASTING,
    MEMORY,
    PILES,
    STORED,
    TEXTS,
    TOKENS,
    WOUNDS,
)
from rlyeh.model import Phase, Position, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
HAND: Final = Zone.HAND
DECK: Final = Zone.DECK
DISCARD: Final = Zone.DISCARD
RESOURCE: Final = Zone.RESOURCE
UNDER: Final = Zone.UNDER
REMOVED: Final = Zone.REMOVED
STORY_DECK: Final = Zone.STORY_DECK
WON: Final = Zone.WON
WHILE_SOURCE: Final = int(Until.WHILE_SOURCE)
WHILE_EXHAUSTED: Final = int(Until.WHILE_EXHAUSTED)
READY: Final = Position.READY
EXHAUSTED: Final = Position.EXHAUSTED
NO_TOKENS: Final = (0, 0)

Consequences = list[Occurrence]
NO_MORE: Final[Consequences] = []
TOP: Final = 0
BOTTOM: Final = 1
SHUFFLED: Final = 2
"""Where in a deck a card goes (`Occurrence.where`)."""


def remember(game: Game, kind: int, card: int, life: int, seat: int) -> None:
    """Remember something for the rest of the turn."""
    state = game.state
    state.memory.append((KINDS[kind], state.phase, card, life, seat))
    game.touched(MEMORY)


def keep(game: Game, occurrence: Occurrence) -> None:
    """Keep something that has happened for cards that ask for it later in the turn."""
    game.state.past.append(occurrence)
    game.touched(MEMORY)


def forget_phase(game: Game) -> None:
    """The present phase is over and comes once more: what is remembered was in no phase that is still to be named."""
    state = game.state
    state.memory = [
        (kind, Phase.SETUP if phase is state.phase else phase, card, life, seat)
        for kind, phase, card, life, seat in state.memory
    ]
    game.touched(MEMORY)


def lay_domain(game: Game, side: Side, number: int, domain: Domain) -> None:
    """Put a domain in the place of another, or next to the last one."""
    if number < len(side.domains):
        side.domains[number] = domain
    else:
        side.domains.append(domain)
    game.touched(DOMAINS, side.seat)


def leave_story(game: Game, piece: Piece) -> None:
    """A card that is committed, ready to be changed, is so no longer."""
    story = piece.story
    piece.story = NOTHING
    game.touched(COMMITMENTS, story)


def take_out(game: Game, state: State, card: int, piece: Piece) -> None:
    """Take a card out of the list of its zone."""
    zone = piece.zone
    if zone is PLAY:
        (state.row if card in state.row else state.play).remove(card)
    elif zone is HAND:
        state.sides[piece.owner].hand.remove(card)
        if piece.face.acts_from_hand:
            game.touched(HANDS, piece.owner)
    elif zone is DECK:
        side = state.sides[piece.owner]
        deck = side.deck
        place = len(deck) - 1
        if deck[-1] != card:
            state.lay_out_deck(side)
            place = deck.index(card)
        deck.pop(place)
        if place < side.unordered:
            side.unordered -= 1
    elif zone is DISCARD:
        state.sides[piece.owner].discard.remove(card)
    elif zone is RESOURCE:
        side = state.sides[piece.owner]
        old = side.domains[piece.domain]
        resources = [other for other in old.resources if other != card]
        lay_domain(game, side, piece.domain, Domain(tuple(resources), old.drained, old.card))
    elif zone is STORY_DECK:
        state.story_deck.remove(card)
    elif zone is WON:
        next(holder for holder in state.sides if card in holder.won).won.remove(card)
    elif zone is UNDER:
        state.under.remove(card)
    elif zone is REMOVED:
        state.sides[piece.owner].removed.remove(card)


def move(game: Game, card: int, zone: Zone, seen: int = BOTH) -> Piece:
    """Move a card to a zone of its owner as a new object (STATE-3, STATE-4); returns that, ready to be changed."""
    state = game.state
    before = state.cards[card]
    origin = before.zone
    take_out(game, state, card, before)
    piece = state.move(card, zone, seen)
    awake = piece.face.text_zones
    if state.under:
        game.touched(STORED)
    elif zone is PLAY or origin is PLAY or (awake and (zone in awake or origin in awake)):
        game.touched(TEXTS, card)
    elif game.follows_piles():
        game.touched(PILES)
    if origin is WON:
        piece.controller = piece.owner
    if origin is PLAY:
        _clear(game, piece, before)
        if state.lasting:
            _let_go(game, state, card)
    if zone is UNDER:
        state.under.append(card)
    elif piece.owner >= 0 and zone is not PLAY:
        side = state.sides[piece.owner]
        if zone is HAND:
            side.hand.append(card)
            if piece.face.acts_from_hand:
                game.touched(HANDS, piece.owner)
        elif zone is DISCARD:
            side.discard.append(card)
        elif zone is DECK:
            side.deck.append(card)
        elif zone is REMOVED:
            side.removed.append(card)
    return piece


def _clear(game: Game, piece: Piece, before: Piece) -> None:
    """A card leaves play: nothing lies on it any more, and it is what is printed on it."""
    if before.host != NOTHING:
        game.touched(ATTACHMENTS)
    if before.wounds:
        piece.wounds = 0
        game.touched(WOUNDS)
    if before.tokens != NO_TOKENS:
        piece.tokens = NO_TOKENS
        game.touched(TOKENS)
    if before.story != NOTHING:
        leave_story(game, piece)
    piece.position = READY
    piece.controller = piece.owner
    piece.face = piece.printed


def _let_go(game: Game, state: State, card: int) -> None:
    """What was to last as long as the card stays in play is over (STATE-4)."""
    staying = [lasting for lasting in state.lasting if not _held_by(state, lasting, card)]
    if len(staying) != len(state.lasting):
        state.lasting = staying
        game.touched(LASTING)


def _held_by(state: State, lasting: Lasting, card: int) -> bool:
    """Whether a permanent effect ends as this card leaves play: the last one it holds for, or else its source."""
    if lasting.until != Until.PERMANENT:
        return False
    if not lasting.subjects:
        return lasting.context.source == card
    return all(subject == card or not _is_there(state, subject, life) for subject, life in lasting.subjects)


def _is_there(state: State, card: int, life: int) -> bool:
    """Whether a card in play is still the same object; one that is about to enter play counts as well."""
    piece = state.cards[card]
    return piece.life < life or (piece.life == life and piece.zone is Zone.PLAY)


def is_outlived(state: State, lasting: Lasting) -> bool:
    """Whether an effect that lasts as long as its source stays in play, or exhausted, has outlived it."""
    until = lasting.until
    if until != WHILE_SOURCE and until != WHILE_EXHAUSTED:
        return False
    context = lasting.context
    if not _is_there(state, context.source, context.life):
        return True
    return until == WHILE_EXHAUSTED and state.cards[context.source].position is not EXHAUSTED


def shuffle(game: Game, pile: list[int]) -> None:
    """Shuffle a pile; nobody knows any more what lies where."""
    state = game.state
    cards = state.cards
    for side in state.sides:
        if side.deck is pile:
            state.lay_out_deck(side)
            side.unordered = 0
    seed = state.seed
    for last in range(len(pile) - 1, 0, -1):
        seed, number = advance(seed)
        other = (number * (last + 1)) >> 64
        pile[last], pile[other] = pile[other], pile[last]
    state.seed = seed
    for card in pile:
        if cards[card].seen:
            turn_face_down(game, card)
            state.edit(card).seen = 0
    game.touched(PILES)
    state.trail.append(MARK_OF_CHANCE)


def deal(game: Game, place: int) -> None:
    """Put the top card of the story deck into the row of stories; an empty deck leaves the gap (AMB-34)."""
    state = game.state
    if state.story_deck:
        story = state.story_deck[-1]
        move(game, story, Zone.PLAY)
        state.row.insert(min(place, len(state.row)), story)
        game.add_to_journal(Note(DEALT, "SET-3" if state.phase is Phase.SETUP else "STORY-44", card=story))


def mulligan(game: Game, seat: int) -> None:
    """The setup hand goes back, the deck is shuffled, and as many cards are drawn (SET-6)."""
    side = game.state.sides[seat]
    number = len(side.hand)
    for card in list(side.hand):
        move(game, card, Zone.DECK, 0)
    shuffle(game, side.deck)
    for _ in range(number):
        game.state.place_top(side, 1)
        move(game, side.deck[-1], Zone.HAND, 1 << seat)


def lay_event(game: Game, card: int, zone: Zone) -> None:
    """An event on its way: out of the hand while it is played, to the discard pile when it is done (TIME-29)."""
    move(game, card, zone)


def learn(game: Game, card: int, seats: int) -> None:
    """Let seats (as bits) know a hidden card."""
    state = game.state
    seen = state.cards[card].seen
    if seen | seats != seen:
        state.edit(card).seen = seen | seats


def lay_face_up(game: Game, card: int) -> None:
    """A card of a deck lies face up there from now on: everybody knows it, and what of its text works there does."""
    piece = game.state.edit(card)
    piece.face_up = True
    piece.seen = BOTH
    game.touched(TEXTS, card)


def lay_open(game: Game) -> None:
    """Everybody gets to know the cards that a text in force lets lie open (GEN-15)."""
    for card in closed_cards(game):
        learn(game, card, BOTH)


def turn_face_down(game: Game, card: int) -> None:
    """A card of a deck that lay face up lies face down again, where it is; who has seen it still knows it."""
    if game.state.cards[card].face_up:
        game.state.edit(card).face_up = False
        game.touched(TEXTS, card)
