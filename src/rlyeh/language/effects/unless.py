"""Words for effects that a player can buy off: they come, unless somebody pays."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rlyeh.engine.effects.carry_out import Do
from rlyeh.engine.state.decision import Option
from rlyeh.engine.words.parts import Choice, Effect
from rlyeh.engine.words.steps import take_step
from rlyeh.language.effects.characters import as_cost
from rlyeh.language.effects.combine import as_player
from rlyeh.language.nouns.players import ANY_PLAYER, AnyPlayer, EachPlayer, Who
from rlyeh.model.declaring import dataclass
from rlyeh.model.grammar import Deed, Phrase, Sentence, Voice, capital, closed, row

if TYPE_CHECKING:
    from rlyeh.engine.game import Game
    from rlyeh.engine.state.records import Context


@dataclass(frozen=True)
class Unless(Effect):
    """An effect that comes unless a player pays a price when it would: one who can pay is asked, of several one after
    the other, and who cannot pay in full is not asked (PAY-32)."""

    STEPS = ("offer", "paid", "finish")

    effect: Effect
    price: Effect
    by: Who

    def choices(self) -> Iterator[tuple[Choice, Effect]]:
        return self.effect.choices()

    def compute_own_choices(self) -> tuple[Choice, ...]:
        return ()

    def possible(self, game: Game, context: Context) -> bool:
        return self.effect.possible(game, context)

    def demanded(self, game: Game, context: Context, must: bool = False) -> list[tuple[int, Choice, Effect]]:
        return []

    def step(self, game: Game, frame: Do) -> None:
        take_step(self, game, frame)

    def offer(self, game: Game, frame: Do) -> None:
        """Ask the next player who can pay; if nobody is left, the effect comes. `number` counts those asked."""
        context = frame.context
        for choice, effect in self.effect.announced():
            if choice.slot() not in context.bound:
                frame.stay()
                game.pick(choice, effect, context)
                return
        seats = self.by.seats(game, context)
        while frame.number < len(seats):
            seat = seats[frame.number]
            if self.price.payable(game, as_player(context, seat)):
                frame.stay()
                options = [Option("yes"), Option("no")]
                title = game.state.cards[context.source].face.title
                game.ask(seat, "may", options, "PAY-32", context.source, self.label(title))
                return
            frame.number += 1
        frame.left = ()
        game.push(Do(self.effect, context))

    def answer(self, game: Game, frame: Do, option: Option) -> None:
        frame.number += 1
        if option.verb == "no":
            return
        frame.pc += 1
        seat = self.by.seats(game, frame.context)[frame.number - 1]
        frame.left = (seat,)
        game.push(Do(self.price, as_player(frame.context, seat)))

    def paid(self, game: Game, frame: Do) -> None:
        """What was begun and not paid after all keeps nothing off (PAY-9): the others are asked."""
        if not frame.left:
            return
        if not game.state.succeeded:
            frame.left = ()
            frame.pc = 0
            return
        game.pop(False)

    def compute_label(self, voice: Voice) -> str:
        return capital(f"{self.price.as_price(voice)}, or else {row(self.effect.sentences(voice))}")

    def sentences(self, voice: Voice) -> list[Sentence]:
        who = Phrase("any player") if isinstance(self.by, (AnyPlayer, EachPlayer)) else self.by.mention(voice)
        told = self.by.told(voice)
        paid = self.price.sentences(told)[0]
        pays = f"{who.text} {paid.acts[0].said(who.many)}" if isinstance(paid, Deed) else paid.core()
        *before, last = self.effect.sentences(voice)
        return [*before, closed(last, f" unless {pays}")]


def unless(price: Effect, effect: Effect, by: Who = ANY_PLAYER) -> Unless:
    """An effect that a player may buy off: unless(pay(1), drive_insane(THAT_CARD), by=controller_of(THAT_CARD))."""
    return Unless(effect, as_cost(price), by)


__all__ = ["Unless", "unless"]
