"""What lies on cards in play, or hangs on them: wounds, attachments, success tokens. Few cards have any of it, and it
is asked for after nearly everything that happens (P4), so it is found once and kept until it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.pieces import NOTHING

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

NEARLY: Final = 4
"""The tokens of one player beyond which a story may be won, as long as no text changes how many are needed."""


class Marks:
    """The cards with marks, as they were last found; None where that may have changed since."""

    __slots__ = ("attached", "ripe", "wounded")

    def __init__(self) -> None:
        self.attached: list[int] | None = None
        self.ripe: list[int] | None = None
        self.wounded: list[int] | None = None

    def forget(self) -> None:
        """Anything may have changed."""
        self.attached = self.ripe = self.wounded = None


def wounded(game: Game) -> list[int]:
    """The cards in play that have wounds: a list to read only."""
    found = game.marks.wounded
    if found is None:
        cards = game.state.cards
        found = game.marks.wounded = [card for card in game.state.play if cards[card].wounds]
    return found


def attached(game: Game) -> list[int]:
    """The cards in play that are attached to others: a list to read only."""
    found = game.marks.attached
    if found is None:
        cards = game.state.cards
        found = game.marks.attached = [card for card in game.state.play if cards[card].host != NOTHING]
    return found


def ripe(game: Game) -> list[int]:
    """The stories on which a player has as many tokens as commonly win one: a list to read only."""
    found = game.marks.ripe
    if found is None:
        cards = game.state.cards
        found = game.marks.ripe = [story for story in game.state.row if max(cards[story].tokens) > NEARLY]
    return found
