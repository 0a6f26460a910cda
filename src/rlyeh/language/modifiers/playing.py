"""Words for cards that are kept on others and played from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state import bindings
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.nouns.cards import Cards
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Modal, Phrase, Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class PlayableFrom(Modifier):
    """Cards kept on a card may be played from there by their owners as if they were in hand, at a further cost."""

    answers = Layer.PLAYABLE

    what: Cards
    on: Subject
    cost: Effect

    def check(self, scope: Scope) -> None:
        self.what.check(scope)
        self.on.check(scope)
        inner = scope.inside()
        inner.bind(bindings.PLACE)
        self.cost.check(inner)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        return False

    def playable(self, game: Game, context: Context) -> list[int]:
        places = self.on.cards(game, context)
        return [
            card
            for card in game.state.under
            if game.state.cards[card].host in places and self.what.fits(game, context, card)
        ]

    def price(self) -> Effect | None:
        return self.cost

    def claim(self, voice: Voice) -> Sentence:
        noun = f"{self.what.in_words(voice, plural=True)} attached to {self.on.mention(voice).text}"
        price = self.cost.as_price(voice.of_them())
        words = f"play their own {noun} as if they were in hand if they also {price}"
        return Modal(subject=Phrase("players", many=True), modal="may", words=words)


def playable_from(what: Cards, on: Subject, cost: Effect) -> PlayableFrom:
    """Cards kept on another one may be played at a further cost, which speaks of that one as `the("place")`."""
    return PlayableFrom(what, on, cost)


__all__ = ["PlayableFrom", "playable_from"]
