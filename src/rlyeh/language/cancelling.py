"""Words for what cancels effects: they look ahead at what an effect in use is going to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rlyeh.engine.abilities import Subject, Trigger
from rlyeh.engine.kinds import Kind
from rlyeh.engine.state import Occurrence
from rlyeh.engine.texts import Ability
from rlyeh.language.nouns import Cards

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state import Context


@dataclass(frozen=True)
class WouldDo(Trigger):
    """An effect of certain cards is used that is going to do something to a card: by its text and its targets, as the
    table lies before it resolves."""

    sources: Cards
    deed: str
    """See `DEEDS_TO_CARDS`."""
    whom: Subject
    before: bool = True

    def kinds(self) -> frozenset[int]:
        return frozenset((Kind.TRIGGER,))

    def matches(self, game: Game, context: Context, occurrence: Occurrence) -> bool:
        used = occurrence.context
        if used is None or not isinstance(used.ability, Ability):
            return False
        if not self.sources.fits(game, context, occurrence.card):
            return False
        kind = DEEDS_TO_CARDS[self.deed]
        return any(
            effect.would_do(game, used, kind, card)
            for effect in used.ability.effects
            for card in self.whom.cards(game, context)
        )

    def english(self) -> str:
        return f"{self.sources.one()} would {self.deed} {self.whom.english()}"


DEEDS_TO_CARDS: dict[str, int] = {
    "destroy": Kind.DESTROY,
    "wound": Kind.WOUND,
    "exhaust": Kind.EXHAUST,
    "drive insane": Kind.GO_INSANE,
}


def would(sources: Cards, deed: str, whom: Subject) -> WouldDo:
    """An effect would do something to a card: would(EVENT, "destroy", THIS)."""
    return WouldDo(sources, deed, whom)


__all__ = ["WouldDo", "would"]
