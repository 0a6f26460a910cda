"""Words for cards that are played from elsewhere than a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rlyeh.engine.state import bindings
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.players import third_person
from rlyeh.language.nouns.spoken_of import Choose
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class PlayableFrom(Modifier):
    """Cards may be played from where they lie as if they were in hand: by you, if they lie in a pile; by their owners,
    perhaps at a further cost, if they are kept on another card."""

    answers = Layer.PLAYABLE

    what: Subject
    on: Subject | None = None
    cost: Effect | None = None
    then_to: Literal["", "bottom"] = ""
    """Where an event goes when it has been played, if not to its discard pile: to the bottom of its owner's deck."""
    from_: Zone | None = None
    """Where this card itself is, if it speaks of itself: in its discard pile."""

    def check(self, scope: Scope) -> None:
        self.what.check(scope)
        if isinstance(self.what, Choose):
            scope.bind(self.what.slot())
        if self.on is not None:
            self.on.check(scope)
        if self.cost is not None:
            inner = scope.inside()
            inner.bind(bindings.PLACE)
            self.cost.check(inner)

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def forbids(self, game: Game, context: Context, verb: int, card: int, occurrence: Occurrence | None) -> bool:
        return False

    def playable(self, game: Game, context: Context) -> list[int]:
        cards = game.state.cards
        if self.on is None:
            piled = self.what.cards(game, context)
            return [card for card in piled if cards[card].zone is not Zone.DECK or cards[card].face_up]
        places = self.on.cards(game, context)
        assert isinstance(self.what, Cards)
        return [
            card
            for card in game.state.under
            if cards[card].host in places and self.what.fits(game, context, card)
        ]

    def player_of(self, game: Game, context: Context, card: int) -> int:
        return context.seat if self.on is None else game.state.cards[card].owner

    def follows_piles(self) -> bool:
        return self.on is None

    def goes_under_deck(self) -> bool:
        return self.then_to == "bottom"

    def price(self) -> Effect | None:
        return self.cost

    def english(self) -> str:
        if self.on is None:
            return self._for_you()
        assert isinstance(self.what, Cards)
        noun = f"{self.what.phrase(plural=True)} attached to {self.on.english()}"
        sentence = f"players may play their own {noun} as if they were in hand"
        return sentence if self.cost is None else f"{sentence} if they also {third_person(self.cost.english())}"

    def _for_you(self) -> str:
        where = " from your discard pile" if self.from_ is Zone.DISCARD else ""
        as_if = "as if it were" if self._is_one() else "as if they were"
        sentence = f"you may play {self.what.english().removeprefix('all ')}{where} {as_if} in your hand"
        if self.then_to == "bottom":
            sentence += ", and events among them go to the bottom of your deck instead of your discard pile"
        return sentence

    def _is_one(self) -> bool:
        """Whether it speaks of a single card."""
        if isinstance(self.what, Choose):
            return self.what.number == 1 and not self.what.up_to
        return not isinstance(self.what, Cards)


def playable_from(
    what: Subject,
    on: Subject | None = None,
    cost: Effect | None = None,
    then_to: Literal["", "bottom"] = "",
    from_: Zone | None = None,
) -> PlayableFrom:
    """Cards may be played from where they lie: playable_from(CHARACTER.in_(DISCARD)), playable_from(THIS,
    from_=DISCARD). Those that are kept `on` another one may be so at a further cost, which speaks of that one as
    `the("place")`."""
    return PlayableFrom(what, on, cost, then_to, from_)


__all__ = ["PlayableFrom", "playable_from"]
