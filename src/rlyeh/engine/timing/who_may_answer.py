"""Opportunities of triggers: which abilities wait for what happens, and whether a card may answer its own leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force.texts import NO_LISTENERS, Listener
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.kind_table import LEAVING
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind
from rlyeh.engine.state.records import Snapshot
from rlyeh.engine.words.text_box import Ability
from rlyeh.model import Label, Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

WOUND: Final = int(Kind.WOUND)
DESTROY: Final = int(Kind.DESTROY)
PLAY: Final = Zone.PLAY


def opportunities(game: Game, label: Label, before: bool, occurrence: Occurrence) -> list[Listener]:
    """The abilities that wait for this kind of occurrence: those in force, and those of the card that just left play
    and may answer its own leaving as if it were still there (TIME-18)."""
    listeners = (game.force or game.index()).listeners.get((label, before, occurrence.kind), NO_LISTENERS)
    if before or not may_answer_itself(occurrence):
        return listeners
    last = _departure(game, occurrence)
    if last is None or last.mute or occurrence.before is None:  # a card that left play blank answers nothing
        return listeners
    for ability in occurrence.before.face.abilities_in[PLAY]:
        trigger = ability.trigger
        if ability.label is not label or trigger is None or trigger.before:
            continue
        if occurrence.kind in ability.kinds():
            listeners = [*listeners, Listener(occurrence.card, last.controller, ability)]
    return listeners


def may_answer_itself(occurrence: Occurrence) -> bool:
    """Whether a card left play by it, or may have died of it."""
    return occurrence.last is not None or occurrence.kind == WOUND


def _life_before(occurrence: Occurrence) -> int:
    return NOTHING if occurrence.before is None else occurrence.before.life


def _departure(game: Game, occurrence: Occurrence) -> Snapshot | None:
    """What a card was when it left play, if this occurrence is its leaving or what made it leave: a fatal wound."""
    if occurrence.kind in LEAVING:
        return occurrence.last
    if occurrence.kind == WOUND and game.state.cards[occurrence.card].life != occurrence.life:
        for earlier in game.state.happened:
            if _is_death_by_wounds(earlier, occurrence.card) and _life_before(earlier) == occurrence.life:
                return earlier.last
    return None


def _is_death_by_wounds(occurrence: Occurrence, card: int) -> bool:
    """Whether this is the card's destruction by the rules; if it left play in another way, no wound was to blame."""
    return occurrence.card == card and occurrence.kind == DESTROY and occurrence.cause == BY_RULE


def answered_as(ability: Ability, occurrences: list[Occurrence], number: int) -> int:
    """The number of the occurrence that an answer counts for: where things done together count once, the first's."""
    answered = occurrences[number]
    if not answered.batch or ability.trigger is None or not ability.trigger.collective():
        return number
    mark = (answered.batch, answered.kind, answered.seat)
    return next(n for n, other in enumerate(occurrences) if (other.batch, other.kind, other.seat) == mark)
