"""Effect resolution as frames: doing an effect, doing several in turn, and picking."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.effects import linked_choices
from rlyeh.engine.effects.equal_copies import distinct
from rlyeh.engine.state import bindings, happenings
from rlyeh.engine.state.cards import NOTHING
from rlyeh.engine.state.decision import PASS, TO_BE_DONE, TO_PASS, Option
from rlyeh.engine.state.occurrence import CANCELLED, Occurrence
from rlyeh.engine.state.occurrence_kinds import NO_TARGET, Kind
from rlyeh.engine.state.records import Context, Frame, Topic
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.words.modifiers import Layer
from rlyeh.engine.words.parts import Choice, Effect, Subject
from rlyeh.engine.words.text_box import Ability
from rlyeh.model import Zone

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

PLAY: Final = Zone.PLAY
PRICE: Final = int(Layer.PRICE)
PAID: Final = 2
"""The stage of a choice whose price is being paid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Frame):
    """The resolution of an effect. The effect's word does the work; the frame keeps its place and registers."""

    WIRE: ClassVar[Wire] = Wire("do")
    __slots__ = ("context", "effect", "left", "number")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "effect", "context", "number", "left")

    def __init__(self, effect: Effect, context: Context) -> None:
        self.pc = 0
        self.effect = effect
        self.context = context
        self.number = 0
        self.left: tuple[int, ...] = ()

    def step_names(self) -> tuple[str, ...]:
        return self.effect.STEPS

    def steps_of(self) -> str:
        return f"do {self.effect.name}"

    def step(self, game: Game) -> None:
        self.effect.step(game, self)

    def stay(self) -> None:
        """Take the step of the effect that is being done once more."""
        self.pc -= 1

    def answer(self, game: Game, option: Option) -> None:
        self.effect.answer(game, self, option)

    def topic(self, game: Game) -> Topic:
        return Topic(self.effect, context=self.context)

    def effect_context(self) -> Context | None:
        return self.context


@mypyc_attr(allow_interpreted_subclasses=True)
class HandBack(Frame):
    """The end of what one player did for an effect: what they have named goes back to it."""

    WIRE: ClassVar[Wire] = Wire("hand_back")
    __slots__ = ("alone", "own", "whole")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "own", "whole", "alone")

    def __init__(self, own: Context, whole: Context, alone: bool) -> None:
        self.pc = 0
        self.own = own
        self.whole = whole
        self.alone = alone
        """Whether nobody else does it too, who would then not be asked for the same names."""

    def step(self, game: Game) -> None:
        known = self.whole.bound
        for name, cards in list(self.own.bound.items()):
            if name not in known and bindings.is_spoken(name):
                known[name if self.alone else bindings.by_player(name, self.own.seat)] = cards
        game.pop()


@mypyc_attr(allow_interpreted_subclasses=True)
class DoAll(Frame):
    """The separate effects of one card in printed order; the failure of one does not stop the others (EFF-11)."""

    WIRE: ClassVar[Wire] = Wire("do_all", renamed={"good": "succeeded"})
    __slots__ = ("context", "effects", "succeeded")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "effects", "context", "succeeded")

    def __init__(self, effects: tuple[Effect, ...], context: Context) -> None:
        self.pc = 0
        self.effects = effects
        self.context = context
        self.succeeded = True

    def step(self, game: Game) -> None:
        if self.pc > 0 and not game.state.succeeded:  # It counts the effects, not steps of its own.
            self.succeeded = False
        if self.pc < len(self.effects):
            self.pc += 1
            game.enter(Do(self.effects[self.pc - 1], self.context))
        else:
            game.pop(self.succeeded)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Frame):
    """A choice being made, of targets and of anything else: a player picks what an effect needs, one thing at a time,
    in ascending order where several are picked."""

    WIRE: ClassVar[Wire] = Wire("pick")
    __slots__ = ("announced", "choice", "context", "effect", "picked", "targeted")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "choice", "effect", "context", "picked", "announced", "targeted")

    def __init__(self, choice: Choice, effect: Effect | None, context: Context, announced: bool = False) -> None:
        self.pc = 0
        self.announced = announced
        self.targeted: list[Occurrence] = []
        self.choice = choice
        self.effect = effect
        self.context = context
        self.picked: tuple[int, ...] = ()

    def step(self, game: Game) -> None:
        if self.pc == PAID:
            self._paid(game)
            return
        if self.pc:  # Picked, and others could answer that: of two stages, a name would say no more.
            self._targeted(game)
            return
        choice = self.choice
        least, most = self.bounds(game)
        have = len(self.picked)
        candidates = [] if have >= most or self._is_too_much(game, least) else self._remaining(game, most)
        candidates = choice.joining(game, self.context, candidates, self.picked)
        ability = self.context.ability
        if most == 1 and isinstance(ability, Ability) and ability.links:
            candidates = linked_choices.fitting(game, self.context, choice, candidates)
        options = choice.options(game, self.context, candidates)
        if not options:
            self._finish(game)
            return
        if have >= least and choice.complete(game, self.context, self.picked):
            options.append(TO_BE_DONE if have or most > 1 else TO_PASS)
        seat = choice.chooser(game, self.context)
        source = self.context.source
        title = "" if source == NOTHING else game.state.cards[source].face.title
        game.ask(seat, "choose", options, choice.rule, source, choice.prompt(self.effect, title))

    def bounds(self, game: Game) -> tuple[int, int]:
        """The least and the most that may be picked."""
        return self.choice.bounds(game, self.context)

    def _is_too_much(self, game: Game, least: int) -> bool:
        """Who cannot choose as many as are asked for chooses none (EFF-7)."""
        return least > 1 and not self.picked and not self.choice.enough(game, self.context, self.effect)

    def _remaining(self, game: Game, most: int) -> list[int]:
        """What may still be picked; order does not matter, so only what comes after the last pick."""
        candidates = self.choice.candidates(game, self.context, self.effect)
        least = self.bounds(game)[0]
        if self.choice.hidden():
            if self.choice.ordered:
                return distinct(game, [card for card in candidates if card not in self.picked])
            return distinct(game, candidates, self.picked, least - len(self.picked))
        if not self.picked:
            return candidates
        if self.choice.ordered:
            return [thing for thing in candidates if thing not in self.picked]
        after = [thing for thing in candidates if thing > self.picked[-1]]
        needed = least - len(self.picked)
        if not self.choice.complete(game, self.context, self.picked):
            needed = max(needed, 1)
        return after if len(after) >= needed else [thing for thing in candidates if thing not in self.picked]

    def answer(self, game: Game, option: Option) -> None:
        if option.verb in (PASS, "done"):
            self._finish(game)
        else:
            self.picked = (*self.picked, option.card if option.card != NOTHING else option.number)
            if len(self.picked) >= self.bounds(game)[1]:
                self._finish(game)

    def topic(self, game: Game) -> Topic:
        return Topic(self.effect, self.choice, self.context, self.picked, announced=self.announced)

    def _finish(self, game: Game) -> None:
        context = self.context
        slot = self.choice.slot()
        context.bound[slot] = self.picked
        if self.choice.is_target():
            context.targets += self.picked
            bindings.bind(game.state, context, slot, self.picked)
        if self.picked and not self.announced and self.choice.is_target() and game.index().layers[PRICE]:
            prices = game.prices_of_targets(context, self.picked)
            if prices is not None:
                self.pc = PAID
                game.push(prices)
                return
        self._let_answer(game)

    def _paid(self, game: Game) -> None:
        """What was chosen is chosen only if its price is paid (PAY-34)."""
        if game.state.succeeded:
            self._let_answer(game)
        else:
            self._choose_none()
            game.pop(False)

    def _let_answer(self, game: Game) -> None:
        """Others may answer what was picked."""
        if self.picked and not self.announced and Kind.TARGET in game.index().awaited_kinds:
            self.pc = 1
            self.targeted = self._answerable(game)
            game.happen(list(self.targeted))
            if game.state.stack[-1] is not self:
                return
        game.pop(bool(self.picked))

    def _answerable(self, game: Game) -> list[Occurrence]:
        """What is picked while the effect resolves, or for its cost, may be answered like the effect itself: each
        target, and each card in play that an ability has a player pick."""
        context = self.context
        target = self.choice.is_target()
        if not target and (context.ability is None or not isinstance(self.choice, Subject)):
            return []
        seat = self.choice.chooser(game, context)
        picked_as = NOTHING if target else NO_TARGET
        return [
            happenings.target(card, seat, picked_as, context)
            for card in self.picked
            if target or game.state.cards[card].zone is PLAY
        ]

    def _targeted(self, game: Game) -> None:
        """If that was cancelled, nothing was chosen."""
        if any(occurrence.status == CANCELLED for occurrence in self.targeted):
            self._choose_none()
        game.pop(bool(self.picked))

    def _choose_none(self) -> None:
        slot = self.choice.slot()
        self.context.bound[slot] = self.context.bound[bindings.lives(slot)] = self.picked = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class PickAhead(Pick):
    """A choice made ahead: a player picks what an effect demands of them before the effect may be disrupted, as is done
    for a cost (CONF-33)."""

    WIRE: ClassVar[Wire] = Wire("pick_ahead")
    __slots__ = ("whole",)
    FIELDS: ClassVar[tuple[str, ...]] = (*Pick.FIELDS, "whole")

    def __init__(self, seat: int, choice: Choice, effect: Effect, whole: Context) -> None:
        own = whole.apart()
        own.bound = dict(whole.bound)
        own.seat = seat
        super().__init__(choice, effect, own)
        self.whole = whole
        """The context of the effect, which keeps what is picked until it resolves."""

    def _finish(self, game: Game) -> None:
        bindings.bind(game.state, self.whole, kept_for(self.context.seat, self.choice), self.picked)
        if self.choice.is_target():
            self.whole.targets += self.picked
        game.pop(bool(self.picked))


@mypyc_attr(allow_interpreted_subclasses=True)
class PickAnew(Pick):
    """A choice made anew: a player picks others in place of cards that were to be given up but escaped; the rest of the
    picks stand (PAY-10)."""

    WIRE: ClassVar[Wire] = Wire("pick_anew")
    __slots__ = ("kept", "missing")
    FIELDS: ClassVar[tuple[str, ...]] = (*Pick.FIELDS, "kept", "missing")

    def __init__(self, choice: Choice, effect: Effect, context: Context, kept: tuple[int, ...], missing: int) -> None:
        super().__init__(choice, effect, context)
        self.kept = kept
        self.missing = missing

    def bounds(self, game: Game) -> tuple[int, int]:
        return self.missing, self.missing

    def _is_too_much(self, game: Game, least: int) -> bool:
        return False

    def _remaining(self, game: Game, most: int) -> list[int]:
        return [thing for thing in super()._remaining(game, most) if thing not in self.kept]

    def _finish(self, game: Game) -> None:
        self.picked = (*self.kept, *self.picked)
        super()._finish(game)

    def _answerable(self, game: Game) -> list[Occurrence]:
        return [occurrence for occurrence in super()._answerable(game) if occurrence.card not in self.kept]


def kept_for(seat: int, choice: Choice) -> str:
    """The name under which a context keeps what a player has picked ahead."""
    return bindings.picked_ahead(choice.slot(), seat)
