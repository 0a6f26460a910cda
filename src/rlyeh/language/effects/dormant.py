"""Words that make cards dormant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state import happenings
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model.declaring import dataclass

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class LieDormant(Effect):
    """Lay cards face down at a story, where they are dormant until it is won, whether or not they have the keyword
    (KEY-27)."""

    what: Subject
    at: Subject

    def perform(self, game: Game, context: Context) -> None:
        cards, stories = self.what.cards(game, context), self.at.cards(game, context)[:1]
        game.state.succeeded = bool(cards and stories)
        seat, source = context.seat, context.source
        game.happen([happenings.lie_dormant(card, seat, source, seat, story) for card in cards for story in stories])

    def english(self) -> str:
        at = self.at.english()
        if isinstance(self.at, Choose) and self.at.is_target():
            return f"choose {at}. Lay {self.what.english()} face down there as a Dormant card"
        return f"lay {self.what.english()} face down at {at} as a Dormant card"


def lie_dormant(what: Subject, at: Subject) -> LieDormant:
    """Make a card dormant: lie_dormant(THIS, at=a(STORY))."""
    return LieDormant(what, at)


__all__ = ["LieDormant", "lie_dormant"]
