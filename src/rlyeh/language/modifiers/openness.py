"""Words for hands and decks that lie open, and for how many cards are drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.words.modifiers import Layer, Modifier
from rlyeh.engine.words.parts import Amount, Effect
from rlyeh.language.nouns.amounts import amount
from rlyeh.language.nouns.players import YOU, Who, You
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act as Do
from rlyeh.model.grammar import Claim, Deed, Sentence, Voice, closed, digits, series

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class PlaysOpenly(Modifier):
    """Players play with their hands, or with the top cards of their decks, revealed."""

    answers = Layer.OPEN

    who: Who
    what: Literal["hand", "deck"]

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def open_hands(self, game: Game, context: Context) -> list[int]:
        return self.who.seats(game, context) if self.what == "hand" else []

    def open_decks(self, game: Game, context: Context) -> list[int]:
        return self.who.seats(game, context) if self.what == "deck" else []

    def claim(self, voice: Voice) -> Sentence:
        who = self.who.mention(voice)
        whose = who.whose() if isinstance(self.who, You) else "their"
        words = f"with {f'{whose} hand' if self.what == 'hand' else f'the top card of {whose} deck'} revealed"
        if isinstance(self.who, You):
            return Deed(acts=(Do("play", words),))
        return Claim(subject=who, verb="play", rest=words)


@dataclass(frozen=True)
class DrawsMore(Modifier):
    """Players draw more cards in their draw phase than the rules say, or fewer (DRAW-7)."""

    answers = Layer.DRAW

    number: Amount
    who: Who = YOU

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def further_draws(self, game: Game, context: Context, seat: int) -> int:
        return self.number.value(game, context) if seat in self.who.seats(game, context) else 0

    def claim(self, voice: Voice) -> Sentence:
        who, number = self.who.mention(voice), self.number.quantity(voice)
        cards = "an additional card" if number.is_one() else f"{number.value} additional cards"
        whose = who.whose() if isinstance(self.who, You) else "their"
        return Claim(subject=who, verb="draw", rest=f"{cards} in {whose} draw phase")


@dataclass(frozen=True)
class DrawsInstead(Modifier):
    """Players draw so many cards in their draw phase instead of two, and then do something with that (DRAW-9)."""

    answers = Layer.DRAW

    number: Amount
    who: Who = YOU
    then: Effect | None = None
    """What the player does after that, as "you"."""

    def reaches(self, game: Game, context: Context, card: int) -> bool:
        return False

    def drawn_instead(self, game: Game, context: Context, seat: int) -> int:
        return self.number.value(game, context) if seat in self.who.seats(game, context) else NOTHING

    def after_draws(self) -> Effect | None:
        return self.then

    def claim(self, voice: Voice) -> Sentence:
        who = self.who.mention(voice)
        whose = who.whose() if isinstance(self.who, You) else "their"
        cards = digits(self.number.quantity(voice).value, "card")
        drawn = Claim(subject=who, verb="draw", rest=f"{cards} in {whose} draw phase instead of 2")
        if self.then is None:
            return drawn
        after = self.then.sentences(self.who.told(voice))[0]
        done = series([act.said(who.many) for act in after.acts]) if isinstance(after, Deed) else after.core()
        return closed(drawn, f" and then {done}")


def draws_instead(number: Amount | int, who: Who = YOU, then: Effect | None = None) -> DrawsInstead:
    """Another number in the draw phase, and what comes then: draws_instead(1, EACH_PLAYER, then=mill(1, YOU))."""
    return DrawsInstead(amount(number), who, then)


def plays_with_hand_open(who: Who) -> PlaysOpenly:
    """A player plays with an open hand: plays_with_hand_open(OPPONENT)."""
    return PlaysOpenly(who, "hand")


def plays_with_deck_open(who: Who = YOU) -> PlaysOpenly:
    """A player plays with the top card of the deck revealed: plays_with_deck_open(EACH_PLAYER)."""
    return PlaysOpenly(who, "deck")


def draws_more(number: Amount | int = 1, who: Who = YOU) -> DrawsMore:
    """More cards in the draw phase: draws_more(1, EACH_PLAYER)."""
    return DrawsMore(amount(number), who)


__all__ = [
    "DrawsInstead", "DrawsMore", "PlaysOpenly", "draws_instead", "draws_more", "plays_with_deck_open",
    "plays_with_hand_open",
]  # fmt: skip
