"""The cache of what lies on cards in play, or hangs on them: wounds, attachments, success tokens.

Few cards have any of it, and it is asked for after nearly everything that happens (P4), so it is found once and kept
until it changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.cards import NOTHING

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

NEARLY: Final = 4
"""The tokens of one player beyond which a story may be won, as long as no text changes how many are needed."""


def wounded(game: Game) -> list[int]:
    """The cards in play that have wounds: a list to read only."""
    found = game.wounded
    if found is None:
        cards = game.state.cards
        found = game.wounded = []
        for card in game.state.play:
            if cards[card].wounds:
                found.append(card)
    return found


def attached(game: Game) -> list[int]:
    """The cards in play that are attached to others: a list to read only."""
    found = game.attached
    if found is None:
        cards = game.state.cards
        found = game.attached = []
        for card in game.state.play:
            if cards[card].host != NOTHING:
                found.append(card)
    return found


def ripe(game: Game) -> list[int]:
    """The stories on which a player has as many tokens as commonly win one: a list to read only."""
    found = game.ripe
    if found is None:
        cards = game.state.cards
        found = game.ripe = []
        for story in game.state.row:
            tokens = cards[story].tokens
            if tokens[0] > NEARLY or tokens[1] > NEARLY:
                found.append(story)
    return found
