"""State changes: one function for each kind of occurrence.

Nothing else in the engine changes a zone, a token, a wound or a position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes import domains, in_play, lasting, stories, zones
from rlyeh.engine.changes.moving import (
    BOTTOM,
    NO_MORE,
    SHUFFLED,
    TOP,
    Consequences,
    deal,
    forget_phase,
    is_outlived,
    keep,
    lay_domain,
    lay_event,
    lay_open,
    learn,
    move,
    mulligan,
    remember,
    shuffle,
)
from rlyeh.engine.changes.zones import entering_face
from rlyeh.engine.in_force import last_known
from rlyeh.engine.in_force.prohibitions import LIMITS, forbidden, is_past_protection
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.kind_table import FACTS, LEAVING
from rlyeh.engine.state.occurrence import DONE, FAILED, Occurrence
from rlyeh.engine.state.occurrence_kinds import KINDS, Kind
from rlyeh.engine.state.state import State
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
RETURN_HAND: Final = int(Kind.RETURN_HAND)
GO_INSANE: Final = int(Kind.GO_INSANE)


def execute(game: Game, occurrence: Occurrence) -> Consequences:
    """Make the change, or mark the occurrence as failed; returns what follows from it by the rules at once."""
    state = game.state
    kind = occurrence.kind
    card = occurrence.card
    if card != NOTHING:
        piece = state.cards[card]
        occurrence.before = piece
        occurrence.life = piece.life
        occurrence.origin = piece.zone
        limit = LIMITS[kind]  # what `able.can_happen` asks, without a call
        if (limit is not None and not limit(game, card) and not is_past_protection(game, card, occurrence)) or (
            kind in (game.force or game.index()).forbidden_kinds and forbidden(game, kind, card, occurrence)
        ):
            occurrence.status = FAILED
            return NO_MORE
        if (LEAVES[kind] and piece.zone is PLAY) or kind == GO_INSANE:
            occurrence.last = last_known.snapshot(game, card)
    occurrence.status = DONE
    change = MAKES[kind]
    consequences = NO_MORE if change is None else change(game, state, occurrence) or NO_MORE
    if REMEMBERS[kind] and occurrence.status == DONE:
        # What goes to a hand is remembered as what it was before.
        life = occurrence.before.life if kind == RETURN_HAND and occurrence.before is not None else occurrence.life
        remember(game, kind, occurrence.card, life, occurrence.seat)
    return consequences


CHANGES: Final[dict[int, Callable[[Game, State, Occurrence], Consequences | None]]] = {
    Kind.DRAW: zones.draw,
    Kind.MILL: zones.mill,
    Kind.DISCARD_HAND: zones.to_discard,
    Kind.DESTROY: zones.to_discard,
    Kind.SACRIFICE: zones.to_discard,
    Kind.DISCARD_PLAY: zones.to_discard,
    Kind.DESTROY_RESOURCE: zones.to_discard,
    Kind.DISCARD_RESOURCE: zones.to_discard,
    Kind.RETURN_HAND: zones.return_hand,
    Kind.TO_DECK: zones.to_deck,
    Kind.REMOVE: zones.remove,
    Kind.ENTER_PLAY: zones.enter_play,
    Kind.WOUND: in_play.wound,
    Kind.HEAL: in_play.heal,
    Kind.MOVE_WOUND: in_play.move_wound,
    Kind.GO_INSANE: in_play.go_insane,
    Kind.RESTORE: in_play.restore,
    Kind.READY: in_play.ready,
    Kind.EXHAUST: in_play.exhaust,
    Kind.COMMIT: in_play.commit,
    Kind.UNCOMMIT: in_play.uncommit,
    Kind.ATTACH: in_play.attach,
    Kind.UNATTACH: in_play.unattach,
    Kind.TAKE_CONTROL: in_play.take_control,
    Kind.PLACE_TOKEN: stories.place_token,
    Kind.REMOVE_TOKEN: stories.remove_token,
    Kind.MOVE_TOKEN: stories.move_token,
    Kind.RETURN_STORY: stories.return_story,
    Kind.EXCHANGE_STORY: stories.exchange_story,
    Kind.DRAIN: domains.drain,
    Kind.REFRESH_DOMAIN: domains.refresh_domain,
    Kind.ATTACH_RESOURCE: domains.attach_resource,
    Kind.GAIN_DOMAIN: domains.gain_domain,
    Kind.MOVE_RESOURCE: domains.move_resource,
    Kind.TURN_DOWN: domains.turn_down,
    Kind.PLAYED: lasting.played,
    Kind.SHUFFLE: zones.shuffle_deck,
    Kind.SWAP: zones.swap,
    Kind.SEARCH: zones.search,
    Kind.REVEAL: zones.reveal,
    Kind.LOOK: zones.look,
    Kind.STORE: zones.store,
    Kind.LIE_DORMANT: zones.lie_dormant,
    Kind.DISCARD_STORED: zones.to_discard,
    Kind.DISCARD_EVENT: zones.to_discard,
    Kind.EXCHANGE_HAND: domains.exchange_hand,
    Kind.DEAL_STORY: stories.deal_story,
    Kind.NEXT_STORY: stories.next_story,
    Kind.NAME: lasting.name,
    Kind.EXPIRE: lasting.expire,
    Kind.WIN_STORY: stories.win_story,
    Kind.BECOME_STORY: stories.become_story,
    Kind.ELIMINATE: stories.eliminate,
}
"""What makes each change. Kinds without an entry only happen, so that cards can answer them (`Facts.changes`)."""

MAKES: Final = [CHANGES.get(kind) for kind in range(max(Kind) + 1)]
LEAVES: Final = [kind in LEAVING for kind in range(max(Kind) + 1)]
UNTOLD: Final = int(Kind.DISCARD_EVENT)
"""What happens only where a text waits for it, so that nothing may hang on its having happened."""
REMEMBERS: Final = [
    kind in KINDS and kind != UNTOLD and FACTS[KINDS[kind]].remembered for kind in range(max(Kind) + 1)
]
"""The same by the numbers of the kinds, as every occurrence asks for them."""

__all__ = [
    "BOTTOM",
    "CHANGES",
    "NO_MORE",
    "SHUFFLED",
    "TOP",
    "Consequences",
    "deal",
    "entering_face",
    "execute",
    "forget_phase",
    "is_outlived",
    "keep",
    "lay_domain",
    "lay_event",
    "lay_open",
    "learn",
    "move",
    "mulligan",
    "remember",
    "shuffle",
]
