"""Opportunities of triggers: which abilities wait for what happens, and whether a card may answer its own leaving."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.in_force.texts import NO_LISTENERS, Listener, for_players
from rlyeh.engine.state.cards import NOTHING, Piece
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
SHEDDING: Final = frozenset((WOUND, int(Kind.GO_INSANE), int(Kind.WIN_STORY)))
"""Kinds by which cards may leave play, although the card that they are about does not itself leave it by them."""
PLAY: Final = Zone.PLAY


def opportunities(game: Game, label: Label, before: bool, occurrence: Occurrence) -> list[Listener]:
    """The abilities that wait for this kind of occurrence: those in force, and those of the card that just left play
    and of what was attached to it, which may answer that as if they were still there (TIME-18)."""
    listeners = (game.force or game.index()).listeners.get((label, before, occurrence.kind), NO_LISTENERS)
    if before or not may_be_answered_by_the_gone(occurrence):
        return listeners
    last = departure(game, occurrence)
    if last is not None and occurrence.before is not None:
        listeners = [*listeners, *_last_words(label, occurrence.kind, occurrence.before, last)]
    for leaving in _left_with_it(game, occurrence) if occurrence.kind != WOUND else ():
        assert leaving.before is not None
        assert leaving.last is not None
        listeners = [*listeners, *_last_words(label, occurrence.kind, leaving.before, leaving.last)]
    return listeners


def _last_words(label: Label, kind: int, before: Piece, last: Snapshot) -> list[Listener]:
    """The abilities with which a card that has left play waits for what made it leave; if it left blank, it has
    none."""
    listeners: list[Listener] = []
    gained = [(grant.ability, grant) for grant in last.gained if isinstance(grant.ability, Ability)]
    own = [] if last.mute else [(ability, None) for ability in before.face.abilities_in[PLAY]]
    for ability, grant in (*own, *gained):
        trigger = ability.trigger
        if ability.label is label and trigger is not None and not trigger.before and kind in ability.kinds():
            listener = Listener(last.card, last.controller, ability, grant)
            listener.before = before
            listeners += for_players(listener)
    return listeners


def _left_with_it(game: Game, occurrence: Occurrence) -> list[Occurrence]:
    """The leaving of what was attached to a card, because that left play, became insane or was a story that was won
    (STATE-29, STATE-10): until the card has moved once more."""
    happened = game.state.happened
    gone: list[Occurrence] = []
    for place in range(len(happened) - 1, -1, -1):
        leaving = happened[place]
        if leaving is occurrence:
            return gone
        before = leaving.before
        if leaving.last is None or before is None or leaving.kind not in LEAVING:
            continue
        if leaving.card == occurrence.card:
            gone = []
        elif before.host == occurrence.card and leaving.cause == BY_RULE:
            gone.append(leaving)
    return []


def may_be_answered_by_the_gone(occurrence: Occurrence) -> bool:
    """Whether a card left play by it, or may have died of it, or may have lost by it what was attached to it."""
    return occurrence.last is not None or occurrence.kind in SHEDDING


def _life_before(occurrence: Occurrence) -> int:
    return NOTHING if occurrence.before is None else occurrence.before.life


def departure(game: Game, occurrence: Occurrence) -> Snapshot | None:
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
    return next(n for n, other in enumerate(occurrences) if are_one(answered, other))


def are_one(one: Occurrence, other: Occurrence) -> bool:
    """Whether two things count once for a text that waits for what is done together: of one kind, by one player, at
    one story."""
    return (one.batch, one.kind, one.seat, one.story) == (other.batch, other.kind, other.seat, other.story)
