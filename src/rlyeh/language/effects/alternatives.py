"""Words for effects that a player picks among, and for effects that are done once for each of several cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.state import bindings
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.records import Context
from rlyeh.engine.words.doing import deed
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Claim, Saying, Sentence, Several, Voice, closed, inline, opened
from rlyeh.model.scope import Scope

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


@dataclass(frozen=True)
class OneOf(Effect):
    """Either the one or the other: whoever is "you" picks an effect that is possible while it resolves, and one that
    can be met as long as there is one (EFF-8)."""

    effects: tuple[Effect, ...]

    def check(self, scope: Scope) -> None:
        """What one of them names is not named where the other is done."""
        for effect in self.effects:
            effect.check(scope.inside())

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def possible(self, game: Game, context: Context) -> bool:
        return any(effect.possible(game, context) for effect in self.effects)

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc:
            game.pop()
            return
        context = frame.context
        possible = [number for number, effect in enumerate(self.effects) if effect.possible(game, context)]
        met = [number for number in possible if self.effects[number].can_be_met(game, context)]
        title = game.state.cards[context.source].face.title
        options = [
            Option("effect", number=number, text=self.effects[number].label(title)) for number in met or possible
        ]
        if options:
            game.ask(context.seat, "effect", options, "EFF-8", context.source)
        else:
            game.pop(False)

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.pc = 1
        game.push(Do(self.effects[option.number], frame.context))

    def sentences(self, voice: Voice) -> list[Sentence]:
        parts = [inline([as_command(part) for part in effect.sentences(voice)]) for effect in self.effects]
        openers = {part.openers for part in parts}
        shared = openers.pop() if len(openers) == 1 else ()
        if shared:
            parts = [replace(part, openers=()) for part in parts]
        return [Several(openers=shared, parts=tuple(parts), joint="or", lead="either")]


@dataclass(frozen=True)
class These(Effect):
    """Settle which cards later words speak of, whatever becomes of them: those that are there now."""

    what: Subject
    as_: str

    def check(self, scope: Scope) -> None:
        super().check(scope)
        scope.bind(self.as_)

    def perform(self, game: Game, context: Context) -> None:
        bindings.bind(game.state, context, self.as_, tuple(self.what.cards(game, context)))
        game.state.succeeded = True

    def sentences(self, voice: Voice) -> list[Sentence]:
        return deed("take", f"note of {self.what.mention(voice).text}")


@dataclass(frozen=True)
class ForEach(Effect):
    """An effect for each card of a kind, one after the other; it speaks of the card as `the(as_)`."""

    what: Subject
    effect: Effect
    as_: str = bindings.EACH

    def check(self, scope: Scope) -> None:
        self.what.check(scope)
        inner = scope.inside()
        inner.bind(self.as_)
        self.effect.check(inner)

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return iter(())

    def step(self, game: Game, frame: Do) -> None:
        if frame.pc == 0:
            frame.left = tuple(self.what.cards(game, frame.context))
        if frame.pc == len(frame.left):
            game.pop(True)
            return
        card = frame.left[frame.pc]
        frame.pc += 1
        context = frame.context.apart()
        context.bound = dict(context.bound)
        bindings.bind(game.state, context, self.as_, (card,))
        game.push(Do(self.effect, context))

    def sentences(self, voice: Voice) -> list[Sentence]:
        first, *others = self.effect.sentences(voice)
        each = f"separately for each {self.what.each_of_them(voice)}"
        return [opened(first, each), *others] if others else [closed(first, f", {each}")]


def as_command(part: Sentence) -> Sentence:
    """An alternative as something that is done, where it can be said so: "drive that character insane"."""
    return Saying(words=part.made, openers=part.openers, closing=part.closing) if (
        isinstance(part, Claim) and part.made and not part.also
    ) else part


def one_of(*effects: Effect) -> OneOf:
    """Either one effect or another."""
    return OneOf(effects)


def these(what: Subject, as_: str) -> These:
    """Settle which cards later words speak of: these(CHARACTER.committed, as_="them")."""
    return These(what, as_)


def for_each(what: Subject, effect: Effect, as_: str = bindings.EACH) -> ForEach:
    """Do an effect once for each card."""
    return ForEach(what, effect, as_)
