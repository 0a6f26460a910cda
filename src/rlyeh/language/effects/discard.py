"""Words that discard cards from wherever they lie, and that reveal cards of a deck until one of a kind shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.words.doing import deed, one_act
from rlyeh.engine.words.parts import Effect, Subject
from rlyeh.language.effects.look import show
from rlyeh.language.nouns.cards import CARD, REVEALED, Cards
from rlyeh.language.nouns.players import YOU, Who
from rlyeh.language.nouns.spoken_of import Choose, This
from rlyeh.model import Zone
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Sentence, Voice
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.occurrence import Occurrence
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards from wherever they lie outside the discard pile: a hand, a deck, play."""

    what: Subject
    if_able: bool = False
    from_: Zone | None = None
    """Where this card itself is when it uses the effect."""

    def possible(self, game: Game, context: Context) -> bool:
        """An empty hand is none that could be discarded (DRAW-5)."""
        what = self.what
        if not self.if_able and isinstance(what, Cards) and what.zones == (Zone.HAND,):
            return bool(what.cards(game, context))
        return super().possible(game, context)

    def payable(self, game: Game, context: Context) -> bool:
        if not self.possible(game, context):
            return False
        open_ = any(choice.slot() not in context.bound for choice in self.own_choices())
        return open_ or any(self._lies(game, card) for card in self.what.cards(game, context))

    def _lies(self, game: Game, card: int) -> bool:
        return game.state.cards[card].zone is not Zone.DISCARD

    def would_do(self, game: Game, context: Context, kind: int, card: int) -> bool:
        return kind == self._occurrence(game, context, card).kind and card in self.what.cards(game, context)

    def perform(self, game: Game, context: Context) -> None:
        cards = [card for card in self.what.cards(game, context) if self._lies(game, card)]
        what = self.what
        none = isinstance(what, Cards) or (isinstance(what, Choose) and what.up_to)
        game.state.succeeded = bool(cards) or none
        game.happen([self._occurrence(game, context, card) for card in cards])

    def _occurrence(self, game: Game, context: Context, card: int) -> Occurrence:
        piece = game.state.cards[card]
        source, seat = context.source, context.seat
        if piece.zone is Zone.HAND:
            return happenings.discard_hand(card, piece.owner, source, seat)
        if piece.zone is Zone.DECK:
            return happenings.mill(piece.owner, source, seat, card)
        return happenings.done_to(Kind.DISCARD_PLAY, card, seat, source, seat)

    def sentences(self, voice: Voice) -> list[Sentence]:
        from_hand = self.from_ is Zone.HAND and isinstance(self.what, This)
        tail = f"from {YOU.possessive(voice)} hand" if from_hand else ""
        return one_act("discard", self.what, voice.away(), tail, self.if_able)


@dataclass(frozen=True)
class RevealUntil(Effect):
    """Players reveal cards from the top of their decks until one of a kind shows. Later words speak of all that were
    revealed, and by a name of those that were sought."""

    what: Cards
    whose: Who = YOU
    as_: str = "found"

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(REVEALED)
        scope.bind(self.as_)

    def perform(self, game: Game, context: Context) -> None:
        revealed: list[int] = []
        found: list[int] = []
        for seat in self.whose.seats(game, context):
            for card in reversed(game.state.topmost(seat, len(game.state.sides[seat].deck))):
                revealed.append(card)
                if self.what.fits(game, context, card):
                    found.append(card)
                    break
        bindings.bind(game.state, context, REVEALED, tuple(revealed))
        bindings.bind(game.state, context, self.as_, tuple(found))
        show(context, revealed)
        game.state.succeeded = bool(found)
        source, seat = context.source, context.seat
        game.happen([happenings.done_to(Kind.REVEAL, card, seat, source, seat) for card in revealed])

    def sentences(self, voice: Voice) -> list[Sentence]:
        deck = f"{self.whose.possessive(voice)} deck"
        return deed("reveal", f"cards from the top of {deck} until {self.what.one_of_them(voice).text} is revealed")


def discard(what: Subject, if_able: bool = False, from_: Zone | None = None) -> Discard:
    """Discard cards from a hand or deck: discard(CARD.among("revealed")), discard(a(CARD.in_(HAND, of=OPPONENT))),
    discard(THIS, from_=HAND)."""
    return Discard(what, if_able, from_)


def discard_hand(who: Who = YOU) -> Discard:
    """Discard all cards in hand."""
    return Discard(CARD.in_(Zone.HAND, of=who))


def reveal_until(what: Cards, whose: Who = YOU, as_: str = "found") -> RevealUntil:
    """Reveal cards from the top of a deck until one of a kind shows: reveal_until(CHARACTER, EACH_PLAYER)."""
    return RevealUntil(what, whose, as_)


__all__ = ["Discard", "RevealUntil", "discard", "discard_hand", "reveal_until"]
