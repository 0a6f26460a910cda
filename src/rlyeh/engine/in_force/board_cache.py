"""The cache of what lies on cards in play, or hangs on them: wounds, attachments, success tokens.

Few cards have any of it, and it is asked for after nearly everything that happens (P4), so it is found once and kept
until it changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.state.cards import NOTHING

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

NO_TOKENS: Final = (0, 0)
NEARLY: Final = 4
"""The tokens of one player beyond which a story may be won, as long as no text changes how many are needed."""


def wounded(game: Game) -> list[int]:
    """The cards in play that have wounds: a list to read only."""
    cards_with_wounds = game.wounded
    if cards_with_wounds is None:
        cards = game.state.cards
        cards_with_wounds = game.wounded = []
        for card in game.state.play:
            if cards[card].wounds:
                cards_with_wounds.append(card)
    return cards_with_wounds


def attached(game: Game) -> list[int]:
    """The cards in play that are attached to others: a list to read only."""
    attachments = game.attached
    if attachments is None:
        cards = game.state.cards
        attachments = game.attached = []
        for card in game.state.play:
            if cards[card].host != NOTHING:
                attachments.append(card)
    return attachments


def marked(game: Game) -> list[int]:
    """The characters and supports that have success tokens on them: a list to read only."""
    cards_with_tokens = game.marked
    if cards_with_tokens is None:
        cards = game.state.cards
        cards_with_tokens = game.marked = []
        for card in game.state.play:
            if cards[card].tokens != NO_TOKENS:
                cards_with_tokens.append(card)
    return cards_with_tokens


def nearly_won(game: Game) -> list[int]:
    """The stories on which a player has as many tokens as commonly win one: a list to read only."""
    stories = game.nearly_won
    if stories is None:
        cards = game.state.cards
        stories = game.nearly_won = []
        for story in game.state.row:
            tokens = cards[story].tokens
            if tokens[0] > NEARLY or tokens[1] > NEARLY:
                stories.append(story)
    return stories
