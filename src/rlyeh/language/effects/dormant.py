"""Words that make cards dormant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state import happenings
from rlyeh.engine.words.doing import choosing_first, deed
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Sentence, Voice

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

    def sentences(self, voice: Voice) -> list[Sentence]:
        chosen, at = choosing_first(self.at, voice)
        where = "there" if chosen else f"at {at.text}"
        return [*chosen, *deed("lay", f"{self.what.mention(voice).text} face down {where} as a Dormant card")]


def lie_dormant(what: Subject, at: Subject) -> LieDormant:
    """Make a card dormant: lie_dormant(THIS, at=a(STORY))."""
    return LieDormant(what, at)


__all__ = ["LieDormant", "lie_dormant"]
