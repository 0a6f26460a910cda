"""Nouns that name cards of several kinds at once, and effects that divide what was chosen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.state import bindings
from rlyeh.engine.words.parts import Choice, Effect
from rlyeh.engine.words.steps import take_step
from rlyeh.language.nouns.cards import Cards
from rlyeh.language.nouns.piles import Among
from rlyeh.language.nouns.spoken_of import Choose, The, Together
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Act, Deed, Sentence, Voice, article, opened, series
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context
    from rlyeh.language.nouns.adjectives import Adjective


@dataclass(frozen=True)
class EitherKind(Cards):
    """Cards of one kind or of another, each where its own noun looks for it."""

    kinds: tuple[Cards, ...] = ()

    def cards(self, game: Game, context: Context) -> list[int]:
        cards = [card for kind in self.kinds for card in kind.cards(game, context)]
        return list(dict.fromkeys(cards))

    def places(self, game: Game, context: Context) -> list[int]:
        return self.cards(game, context)

    def sifted(self, game: Game, context: Context) -> tuple[list[int], tuple[Adjective, ...]]:
        return self.cards(game, context), ()

    def includes(self, game: Game, context: Context, card: int) -> bool:
        return any(kind.includes(game, context, card) for kind in self.kinds)

    def fits(self, game: Game, context: Context, card: int) -> bool:
        return any(kind.fits(game, context, card) for kind in self.kinds)

    def exist(self, game: Game, context: Context) -> bool:
        return any(kind.exist(game, context) for kind in self.kinds)

    def in_words(self, voice: Voice, plural: bool = False, owned: bool = True) -> str:
        first, *others = [kind.in_words(voice, plural, owned) for kind in self.kinds]
        joint = "and" if voice.inclusive else "or"
        return series([first, *[other if plural else article(other) for other in others]], joint)

    def each_of_them(self, voice: Voice) -> str:
        return series([kind.each_of_them(voice) for kind in self.kinds], "or")

    def in_play(self) -> str:
        places = {kind.in_play() for kind in self.kinds}
        return places.pop() if len(places) == 1 else ""

    def head(self) -> str:
        heads = {kind.head() for kind in self.kinds}
        return heads.pop() if len(heads) == 1 else "card"


@dataclass(frozen=True)
class OneAndOther(Effect):
    """Choose two cards and then one of the two: it suffers the first effect and, if it did, the other the second.

    The effects speak of them as `the("one")` and `the("other")`. Only pairs of which one can suffer the first effect
    may be chosen.
    """

    STEPS = ("choose_and_perform", "follow", "finish")

    mine: Choose
    theirs: Choose
    one: Among
    first: Effect
    second: Effect

    def check(self, scope: Scope) -> None:
        for choice in (self.mine, self.theirs, self.one):
            choice.check(scope)
        scope.bind(bindings.ONE)
        scope.bind(bindings.OTHER)
        self.first.check(scope)
        self.second.check(scope)

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        for choice in (self.mine, self.theirs, self.one):
            yield choice, self

    def suits(self, game: Game, context: Context, choice: Choice, candidate: int) -> bool:
        if self.can_be_one(game, context, candidate):
            return True
        if choice is self.one:
            return False
        other = self.theirs if choice is self.mine else self.mine
        partners = context.bound.get(other.slot()) or other.what.cards(game, context)
        return any(self.can_be_one(game, context, card) for card in partners)

    def can_be_one(self, game: Game, context: Context, card: int) -> bool:
        """Whether the card could suffer the first effect."""
        return self.first.suits(game, context, self.one, card)

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def follow(self, game: Game, frame: Do) -> None:
        """The second effect, if the first was done."""
        if game.state.succeeded:
            game.push(Do(self.second, frame.context))
        else:
            game.pop()

    def perform(self, game: Game, context: Context) -> None:
        one = context.bound[self.one.slot()]
        for choice in (self.mine, self.theirs):
            name = bindings.ONE if context.bound[choice.slot()] == one else bindings.OTHER
            bindings.pass_on(context, choice.slot(), name)
        game.push(Do(self.first, context))

    def sentences(self, voice: Voice) -> list[Sentence]:
        both = f"{self.mine.mention(voice).text} and {self.theirs.mention(voice).text}"
        first, (second, *others) = self.first.sentences(voice), self.second.sentences(voice)
        picked = [Deed(acts=(Act("choose", both),)), Deed(acts=(Act("choose", "one of those two"),))]
        return [*picked, *first, opened(second, "then"), *others]


def either_kind(*kinds: Cards) -> EitherKind:
    """Cards of one kind or another: either_kind(RESOURCES, SUPPORT.subtype("Location"))."""
    return EitherKind("card", kinds=kinds)


def one_and_other(mine: Cards, theirs: Cards, first: Effect, second: Effect) -> OneAndOther:
    """Choose two cards; one suffers the first effect, then the other the second."""
    pair = (Choose(mine, as_="first of two"), Choose(theirs, as_="second of two"))
    chosen = Together((The("first of two"), The("second of two")))
    return OneAndOther(*pair, Among(chosen, 1), first, second)
