"""Changes of cards in play: wounds, insanity, positions, commitments, attachments, control."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes.moving import NO_MORE, NO_TOKENS, Consequences, leave_story, remember
from rlyeh.engine.in_force import characteristics, prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence import FAILED, Occurrence
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind, Until
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import ATTACHMENTS, COMMITMENTS, CONTROL, FACES, LASTING, TEXTS, TOKENS, WOUNDS
from rlyeh.model import CardType, Position

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

READY: Final = Position.READY
EXHAUSTED: Final = Position.EXHAUSTED
INSANE: Final = Position.INSANE
CHARACTER: Final = CardType.CHARACTER
WHILE_EXHAUSTED: Final = Until.WHILE_EXHAUSTED

POSITIONS: Final = tuple(Position)


def wound(game: Game, state: State, occurrence: Occurrence) -> None:
    state.edit(occurrence.card).wounds += 1
    game.touched(WOUNDS)


def heal(game: Game, state: State, occurrence: Occurrence) -> None:
    state.edit(occurrence.card).wounds -= 1
    game.touched(WOUNDS)


def move_wound(game: Game, state: State, occurrence: Occurrence) -> None:
    """Moving is not wounding (EFF-35), but the receiver must be able to have wounds (EFF-36). A wound that was on its
    way does not lie on its origin yet."""
    lies_there = occurrence.on_its_way == 0
    origin = state.cards[occurrence.card]
    if not prohibitions.can_happen(game, Kind.WOUND, occurrence.receiver) or (lies_there and origin.wounds == 0):
        occurrence.status = FAILED
        return
    if lies_there:
        state.edit(occurrence.card).wounds -= 1
    state.edit(occurrence.receiver).wounds += 1
    game.touched(WOUNDS)


def go_insane(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    """Face down, off the story, and everything attached to it is destroyed (STATE-10)."""
    attached = characteristics.attachments(game, occurrence.card)
    piece = state.edit(occurrence.card)
    piece.position = INSANE
    if piece.tokens != NO_TOKENS:
        piece.tokens = NO_TOKENS
        game.touched(TOKENS)
    game.touched(TEXTS, piece.id)
    if piece.story != NOTHING:
        leave_story(game, piece)
    if piece.host != NOTHING:
        piece.host = NOTHING
        game.touched(ATTACHMENTS)
    if occurrence.struggle != NOTHING:
        remember(game, Kind.GO_INSANE, occurrence.card, occurrence.life, occurrence.struggle)
    return [happenings.demanded(Kind.DESTROY, attachment) for attachment in attached]


def restore(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    """Face up and exhausted (REF-3); an event that comes back is discarded at once (STATE-19)."""
    piece = state.edit(occurrence.card)
    piece.position = Position.EXHAUSTED
    game.touched(TEXTS, piece.id)
    if piece.face.type is CardType.EVENT:
        return [happenings.demanded(Kind.DISCARD_PLAY, occurrence.card)]
    return NO_MORE


def ready(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    """What was to last as long as the card stays exhausted ends with that."""
    state.edit(occurrence.card).position = READY
    for lasting in state.lasting:
        if lasting.until == WHILE_EXHAUSTED and lasting.context.source == occurrence.card:
            return [happenings.expire(state.active, WHILE_EXHAUSTED, BY_RULE)]
    return NO_MORE


def exhaust(game: Game, state: State, occurrence: Occurrence) -> None:
    state.edit(occurrence.card).position = EXHAUSTED


def commit(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    """Committing by the rules exhausts, by an effect it does not unless it says so (STORY-3)."""
    was_character = characteristics.is_character(game, occurrence.card)
    piece = state.edit(occurrence.card)
    if piece.story != NOTHING:
        leave_story(game, piece)
    piece.story = occurrence.story
    game.touched(COMMITMENTS, occurrence.story)
    if piece.face.type is not CHARACTER:
        game.touched(FACES)
    if occurrence.exhausts and piece.position is READY:
        piece.position = EXHAUSTED
    if occurrence.cause == BY_RULE and not game.rules.attackers_needed:
        remember(game, Kind.COMMIT, occurrence.story, state.cards[occurrence.story].life, occurrence.seat)
    return NO_MORE if was_character else _shed(game, occurrence.card)


def uncommit(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    occurrence.story = state.cards[occurrence.card].story
    piece = state.edit(occurrence.card)
    leave_story(game, piece)
    if piece.face.type is CHARACTER:
        return NO_MORE
    game.touched(FACES)
    return NO_MORE if characteristics.is_character(game, occurrence.card) else _shed(game, occurrence.card)


def _shed(game: Game, card: int) -> Consequences:
    """What is attached to a card that becomes another type is discarded from play (STATE-32)."""
    attached = characteristics.attachments(game, card)
    return [happenings.demanded(Kind.DISCARD_PLAY, attachment) for attachment in attached]


def attach(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    """A card in play becomes attached to another one; as an attachment it is committed nowhere (AMB-80)."""
    if occurrence.host == NOTHING or not prohibitions.in_play(game, occurrence.host):
        occurrence.status = FAILED
        return NO_MORE
    piece = state.edit(occurrence.card)
    piece.host = occurrence.host
    game.touched(ATTACHMENTS)
    game.touched(FACES)
    if piece.story != NOTHING:
        leave_story(game, piece)
    return _shed(game, occurrence.card) if piece.face.type is CHARACTER else NO_MORE


def unattach(game: Game, state: State, occurrence: Occurrence) -> None:
    state.edit(occurrence.card).host = NOTHING
    state.lasting = [
        lasting
        for lasting in state.lasting
        if not (lasting.until == Until.PERMANENT and any(card == occurrence.card for card, _ in lasting.subjects))
    ]
    game.touched(ATTACHMENTS)
    game.touched(FACES)
    game.touched(LASTING)


def take_control(game: Game, state: State, occurrence: Occurrence) -> None:
    """Control changes, position stays (STATE-40); by 1.3 a committed character leaves its story (STATE-41), and an
    attachment must have a new home among the taker's cards (STATE-38)."""
    piece = state.cards[occurrence.card]
    back = occurrence.cause == BY_RULE
    if piece.controller == occurrence.seat or not (
        back or prohibitions.may_enter(game, occurrence.card, occurrence.seat)
    ):
        occurrence.status = FAILED
        return
    homeless = piece.host != NOTHING and occurrence.host == NOTHING and not back
    if homeless and game.rules.taken_attachments_move:
        occurrence.status = FAILED
        return
    piece = state.edit(occurrence.card)
    piece.controller = occurrence.seat
    game.touched(CONTROL)
    if occurrence.host != NOTHING:
        piece.host = occurrence.host
        game.touched(ATTACHMENTS)
    if piece.story != NOTHING and not game.rules.stolen_stay_committed:
        leave_story(game, piece)
