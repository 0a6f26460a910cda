"""The check of Fated cards: with their tokens on them they go under their owners' decks (KEY-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.changes import BOTTOM
from rlyeh.engine.in_force import board_cache, characteristics, prohibitions
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.occurrence_kinds import BY_RULE, Kind
from rlyeh.model import Keyword

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

TO_DECK: Final = int(Kind.TO_DECK)
FATED: Final = Keyword.FATED


def _has_met_its_fate(game: Game, card: int) -> bool:
    """Whether as many success tokens lie on a Fated card as its keyword names."""
    number = characteristics.keywords(game, card).get(FATED, 0)
    return 0 < number <= sum(game.state.cards[card].tokens) and prohibitions.can_happen(game, TO_DECK, card)


def is_fate_due(game: Game) -> bool:
    """Whether any Fated card has its tokens."""
    for card in board_cache.marked(game):  # noqa: SIM110  a loop costs half of what any() does
        if _has_met_its_fate(game, card):
            return True
    return False


def meet_fates(game: Game) -> bool:
    """Let those go that have, the active player's first (EFF-25); says whether there were any."""
    cards = game.state.cards
    fated = [card for card in board_cache.marked(game) if _has_met_its_fate(game, card)]
    fated.sort(key=lambda card: cards[card].controller != game.state.active)
    if fated:
        owners = [cards[card].owner for card in fated]
        game.happen([
            happenings.to_deck(card, owner, NOTHING, NOBODY, BOTTOM, cause=BY_RULE)
            for card, owner in zip(fated, owners, strict=True)
        ])  # fmt: skip
    return bool(fated)


__all__ = ["is_fate_due", "meet_fates"]
