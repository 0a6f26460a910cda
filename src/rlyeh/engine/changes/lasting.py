"""Changes of what lasts: effects that take hold, are used up or expire, and names.

Nothing else changes the lasting effects; a text that begins to hold is no occurrence, for no rule and no card lets
anybody answer that.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes.moving import WHILE_SOURCE, Consequences, is_outlived, remember, turn_face_down
from rlyeh.engine.in_force import prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind, Until
from rlyeh.engine.state.records import Context, Lasting
from rlyeh.engine.state.state import State
from rlyeh.engine.state.touch import LASTING
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Effect
from rlyeh.engine.words.text_box import Standing
from rlyeh.model import Text, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

NEXT_TURN: Final = int(Until.NEXT_TURN)
NEXT_REFRESH: Final = int(Until.NEXT_REFRESH)
WHILE_EXHAUSTED: Final = int(Until.WHILE_EXHAUSTED)
RESOLVES_AGAIN: Final = int(Until.RESOLVES_AGAIN)
NEXT_TURN_END: Final = int(Until.NEXT_TURN_END)
USED: Final = int(Until.USED)
NEXT_ACTION: Final = int(Until.NEXT_ACTION)


def put_in_force(game: Game, text: Text, context: Context, until: Until) -> bool:
    """Put a text in force for a time; false if none of the cards that it speaks of is there any more."""
    parts = text.modifiers if isinstance(text, Standing) else ()
    fixed = parts[0].fixed_cards(game, context) if parts else None
    if isinstance(text, Standing):
        for modifier in parts[1:]:
            if modifier.fixed_cards(game, context) != fixed:
                apart = [replace(text, modifiers=(part,)) for part in parts]
                begun = [put_in_force(game, part, context, until) for part in apart]
                return any(begun)
    subjects: tuple[tuple[int, int], ...] = ()
    if fixed is not None:
        source = context.source
        reached = [card for card in dict.fromkeys(fixed) if not prohibitions.immune(game, card, source, context)]
        if not reached:
            return False
        subjects = tuple([(card, game.state.cards[card].life) for card in reached])
    frozen = Context(context.source, context.seat, context.life)
    frozen.bound = dict(context.bound)
    frozen.x = context.x
    frozen.trigger = context.trigger
    frozen.domain = context.domain
    for modifier in parts:
        modifier.freeze(game, frozen)
    take_hold(game, text, frozen, until, subjects)
    return True


def take_hold(game: Game, text: Text, context: Context, until: Until, subjects: tuple[tuple[int, int], ...]) -> None:
    """Let a text hold from now on for these cards, each with the life in which it is meant; with none, for whatever it
    reaches itself. An effect that takes control is kept like this too: as a claim (EFF-17)."""
    state = game.state
    state.lasting.append(Lasting(state.next_id(), text, context, until, subjects, state.turn))
    game.touched(LASTING)


def let_go(game: Game, text: Text) -> None:
    """Cards that were about to come did not: what a text was to be for them ends before it began."""
    state = game.state
    cards = state.cards
    state.lasting = [
        lasting
        for lasting in state.lasting
        if lasting.text is not text or any(life <= cards[card].life for card, life in lasting.subjects)
    ]
    game.touched(LASTING)


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
    remember(game, Kind.NAME, occurrence.card, occurrence.life, occurrence.named)


def expire(game: Game, state: State, occurrence: Occurrence) -> Consequences:
    """End the lasting effects whose time is over; cards that somebody controlled that long go back."""
    if state.revealed and occurrence.until in (Until.PHASE, Until.TURN):
        for card in state.revealed:
            turn_face_down(game, card)
        state.revealed = ()
    staying = [lasting for lasting in state.lasting if not _is_over(game, state, lasting, occurrence)]
    freed: Consequences = []
    if len(staying) != len(state.lasting):
        ended = [lasting for lasting in state.lasting if lasting not in staying and _is_claim(lasting)]
        state.lasting = staying
        freed = [back for lasting in ended for card, life in lasting.subjects for back in _give_back(state, card, life)]
        game.touched(LASTING)
    return freed


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


def use_up(game: Game, number: int) -> None:
    """A lasting effect that comes once has come."""
    game.state.lasting = [lasting for lasting in game.state.lasting if lasting.id != number]
    game.touched(LASTING)


def _is_over(game: Game, state: State, lasting: Lasting, occurrence: Occurrence) -> bool:
    over = occurrence.until
    if over in (WHILE_SOURCE, WHILE_EXHAUSTED):
        return is_outlived(state, lasting)
    if over in (NEXT_TURN, NEXT_ACTION):
        return lasting.until == over and lasting.context.seat == occurrence.seat
    if over >= NEXT_REFRESH:
        return lasting.until == over and _is_past(game, state, lasting, occurrence)
    return lasting.until <= over or lasting.until == NEXT_ACTION


def _is_past(game: Game, state: State, lasting: Lasting, occurrence: Occurrence) -> bool:
    """Whether the time of an effect is over that ends with a later turn, or as it is used."""
    if lasting.until == USED:
        return _leaves_out_phase(game, state, lasting, occurrence.seat)
    if lasting.born >= state.turn:
        return False
    if lasting.until == NEXT_TURN_END:
        return lasting.context.seat == occurrence.seat
    if lasting.until == RESOLVES_AGAIN:
        stories = [state.cards[card].story for card, _ in lasting.subjects]
        return all(story == NOTHING or story in state.resolved for story in stories)
    return True


def _leaves_out_phase(game: Game, state: State, lasting: Lasting, seat: int) -> bool:
    """Whether an effect leaves out the phase that would begin."""
    text = lasting.text
    return isinstance(text, Standing) and any(
        modifier.layer is Layer.PHASE and modifier.change_number(game, lasting.context, seat, int(state.phase))
        for modifier in text.modifiers
    )
