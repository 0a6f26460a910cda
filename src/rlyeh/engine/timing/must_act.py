"""Texts that must act: passive text and Forced Responses, each player's in the order that the player chooses."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import mypyc_attr

from rlyeh.engine.actions.legality import use_refusal, used_up
from rlyeh.engine.actions.play_and_use import Initiate
from rlyeh.engine.changes.lasting import use_up
from rlyeh.engine.effects import loop_detection
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence import DONE, PENDING, Occurrence
from rlyeh.engine.state.records import Context, Frame
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.timing.who_may_answer import answered_as, opportunities
from rlyeh.model import Label

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


def listener_context(game: Game, listener: Listener, occurrence: Occurrence) -> Context | None:
    """The context in which an ability answers an occurrence, or None if it does not."""
    ability = listener.ability
    context = listener.asking_context(game)
    context.ability = ability
    context.trigger = occurrence
    if (
        ability.trigger is not None
        and ability.trigger.matches(game, context, occurrence)
        and (ability.if_ is None or ability.if_.holds(game, context))
    ):
        listener.kept_context = None
        return context
    context.trigger = None  # It is asked again later, and would keep alive what the occurrence was about.
    return None


def due_listeners(
    game: Game, label: Label, occurrences: list[Occurrence], before: bool = False
) -> list[tuple[Listener, Context]]:
    """The abilities of a label that must act now because of these occurrences, the active player's first."""
    due: list[tuple[Listener, Context]] = []
    for number, occurrence in enumerate(occurrences):
        if occurrence.status != (PENDING if before else DONE):
            continue
        for listener in opportunities(game, label, before, occurrence):
            context = listener_context(game, listener, occurrence)
            if context is not None:
                context.x = answered_as(listener.ability, occurrences, number)
                if context.x == number or not any(other is listener and own.x == context.x for other, own in due):
                    due.append((listener, context))
    return due


@mypyc_attr(allow_interpreted_subclasses=True)
class Queue(Frame):
    """Abilities that must act: the active player's first, each player ordering their own (AMB-16, EFF-24)."""

    WIRE: ClassVar[Wire] = Wire("queue")
    __slots__ = ("before", "label", "occurrences", "used")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "label", "before", "occurrences", "used")

    def __init__(self, label: Label, occurrences: list[Occurrence], before: bool = False) -> None:
        self.pc = 0
        self.label = label
        self.before = before
        self.occurrences = occurrences
        self.used: tuple[tuple[int, int, int, str, int], ...] = ()

    def _due(self, game: Game) -> list[tuple[Listener, Context]]:
        due = [
            (listener, context)
            for listener, context in due_listeners(game, self.label, self.occurrences, self.before)
            if self._mark(game, listener, context) not in self.used and self._is_able(game, listener, context)
        ]
        if game.rules.active_orders_all:
            return due
        mine = [pair for pair in due if pair[0].seat == game.state.active]
        return mine or due

    def _is_able(self, game: Game, listener: Listener, context: Context) -> bool:
        """A Forced Response comes whenever it is able to: it needs targets like any other (TIME-21, EFF-1). Passive
        text acts as often as its limit allows."""
        if self.label is Label.PASSIVE:
            return not used_up(game, listener.ability, game.state.cards[listener.card], listener.seat)
        return use_refusal(game, listener, context) is None

    def _mark(self, game: Game, listener: Listener, context: Context) -> tuple[int, int, int, str, int]:
        life = game.state.cards[listener.card].life
        return (context.x, listener.card, life, listener.ability.ref, listener.lasting)

    def step(self, game: Game) -> None:
        due = [] if loop_detection.is_cut(game) else self._due(game)
        if not due:
            game.pop()
            return
        seat = game.state.active if game.rules.active_orders_all else due[0][0].seat
        options = [
            Option("order", listener.card, number, ability=listener.ability) for number, (listener, _) in enumerate(due)
        ]
        game.ask(seat, "order", options, "EFF-24", text="Which effect resolves first?")

    def answer(self, game: Game, option: Option) -> None:
        loop_detection.lengthen_chain(game)
        listener, context = self._due(game)[option.number]
        self.used = (*self.used, self._mark(game, listener, context))
        context.x = 0
        if listener.ability.once:
            use_up(game, listener.lasting)
        if self.label is Label.PASSIVE:
            game.push(Initiate.passive(listener, context))
        else:
            game.push(Initiate.ability(listener, context))
