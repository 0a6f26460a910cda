"""The road that everything takes: disrupts, execution, passives, forced responses; responses wait for their window."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from rlyeh.engine.actions.legality import use_refusal
from rlyeh.engine.actions.play_and_use import Initiate
from rlyeh.engine.changes import execute
from rlyeh.engine.effects import loop_detection
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.decision import Option
from rlyeh.engine.state.occurrence import CANCELLED, DONE, PENDING, REPLACED, Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.records import Context, Frame
from rlyeh.engine.state.wire import Wire
from rlyeh.engine.timing import checks
from rlyeh.engine.timing.who_may_answer import answered_as, opportunities
from rlyeh.engine.timing.windows import Reactions
from rlyeh.model import Label

if TYPE_CHECKING:
    from rlyeh.engine.game import Game


def may_heed(game: Game, occurrence: Occurrence) -> bool:
    """Whether the card that is about to move or to be restored may itself answer that, by any ability but a
    Response. Where texts switch others on and off, anything might come to listen meanwhile."""
    card = occurrence.card
    if card == NOTHING or (game.force or game.index()).volatile:
        return True
    return occurrence.kind in game.state.cards[card].face.heeds


DISRUPT: Final = Label.DISRUPT
PASSIVE: Final = Label.PASSIVE
FORCED: Final = Label.FORCED
WOUND: Final = int(Kind.WOUND)


@mypyc_attr(allow_interpreted_subclasses=True)
class Happen(Frame):
    """Things that happen together, on their way."""

    WIRE: ClassVar[Wire] = Wire("happen")
    __slots__ = ("good", "more", "occurrences", "substitutes")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "occurrences", "more", "good", "substitutes")

    def __init__(self, occurrences: list[Occurrence]) -> None:
        self.pc = 0
        self.occurrences = occurrences
        self.substitutes: list[Frame] = []
        """What comes in place of something, when the rest has happened."""
        self.more: list[Occurrence] = []
        self.good = True

    def step(self, game: Game) -> None:
        state = game.state
        checked = False
        while state.winner == NOBODY and state.stack[-1] is self:
            at = self.pc
            self.pc = at + 1
            if not (checked and at == LAST_CHECK):
                STAGES[at](self, game)
            checked = checked or at == FIRST_CHECK

    def replace(self, game: Game) -> None:
        """Passive text that puts something else in its place applies by itself, if it can be done (EFF-13)."""
        if not self._is_awaited(game):
            self.pc = EXECUTE
            return
        replacements = game.index().replacements
        for occurrence in self.occurrences if replacements else ():
            for listener in replacements.get(occurrence.kind, ()):
                context = listener_context(game, listener, occurrence) if occurrence.status == PENDING else None
                if context is not None and all(one.possible(game, context) for one in listener.ability.effects):
                    occurrence.status = REPLACED
                    if not loop_detection.is_cut(game):
                        loop_detection.link(game)
                        self.substitutes.append(Initiate.passive(listener, context))

    def substitute(self, game: Game) -> None:
        """What stands in for something comes when the rest of it has happened: it cannot help against that."""
        if self.substitutes:
            self.pc -= 1
            game.push(self.substitutes.pop(0))
        elif not self._is_awaited(game):
            self.pc = FORCE

    def _is_awaited(self, game: Game) -> bool:
        """Whether anything but responses might wait for what happens here; a card that left play may itself."""
        heard = (game.force or game.index()).heard
        for occurrence in self.occurrences:
            if occurrence.kind in heard or occurrence.last is not None or occurrence.kind == WOUND:
                return True
        return False

    def _is_heard(self, game: Game, label: Label, before: bool, status: int) -> bool:
        """Whether abilities in force wait for anything here that has got so far."""
        listeners = (game.force or game.index()).listeners
        for occurrence in self.occurrences if listeners else ():
            if occurrence.status == status and (label, before, occurrence.kind) in listeners:
                return True
        return False

    def disrupt(self, game: Game) -> None:
        """Disrupts may cancel, change or replace what is about to happen."""
        if self._is_heard(game, DISRUPT, True, PENDING):
            game.push(Reactions(DISRUPT, True, self.occurrences))

    def foresee(self, game: Game) -> None:
        """Passive text that acts just before something happens."""
        if self._is_heard(game, PASSIVE, True, PENDING):
            game.push(Queue(PASSIVE, self.occurrences, before=True))

    def execute(self, game: Game) -> None:
        """The changes themselves."""
        for occurrence in self.occurrences:
            if occurrence.status == PENDING:
                self.more += execute(game, occurrence)
                if occurrence.status == DONE:
                    game.record(occurrence)
            elif occurrence.status == CANCELLED and game.journal is not None:
                game.journal.append(occurrence)
            if occurrence.status != DONE:
                self.good = False

    def follow(self, game: Game) -> None:
        """What the rules let follow at once."""
        more, self.more = self.more, []
        if more:
            game.happen(more)

    def check(self, game: Game) -> None:
        """What is now due by itself (P4), until nothing is."""
        if checks.are_due(game):
            self.pc -= 1
            checks.settle(game)

    def passives(self, game: Game) -> None:
        """Passive text that acts when something happened."""
        if due_listeners(game, PASSIVE, self.occurrences):
            game.push(Queue(PASSIVE, self._done()))

    def disrupt_after(self, game: Game) -> None:
        """Disrupts that are worded "after": they fit between this and the next step, inside boxes too."""
        if self._is_heard(game, DISRUPT, False, DONE):
            game.push(Reactions(DISRUPT, False, self.occurrences))

    def force(self, game: Game) -> None:
        """Forced responses: at once, or when the whole effect is done (FINAL-1)."""
        if game.rules.forced_wait:
            game.state.waiting += self._done()
        elif due_listeners(game, FORCED, self.occurrences):
            game.push(Queue(FORCED, self._done()))

    def _done(self) -> list[Occurrence]:
        """What did happen."""
        return [occurrence for occurrence in self.occurrences if occurrence.status == DONE]

    def finish(self, game: Game) -> None:
        """Say whether all of it happened."""
        game.pop(self.good)


STAGES: Final = (
    Happen.replace,
    Happen.disrupt,
    Happen.foresee,
    Happen.execute,
    Happen.follow,
    Happen.check,
    Happen.substitute,
    Happen.passives,
    Happen.disrupt_after,
    Happen.force,
    Happen.check,
    Happen.finish,
)
EXECUTE: Final = STAGES.index(Happen.execute)
FORCE: Final = STAGES.index(Happen.force)
FIRST_CHECK: Final = STAGES.index(Happen.check)
LAST_CHECK: Final = len(STAGES) - 2
"""The second check has nothing to find where nobody did anything since the first."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Settle(Frame):
    """After things that nobody waited for: what follows from them, and what is due by itself."""

    WIRE: ClassVar[Wire] = Wire("settle")
    __slots__ = ("good", "more")
    FIELDS: ClassVar[tuple[str, ...]] = ("pc", "more", "good")

    def __init__(self, more: list[Occurrence], good: bool) -> None:
        self.pc = 0
        self.more = more
        self.good = good

    def step(self, game: Game) -> None:
        if self.pc == 0:
            self.pc = 1
            game.happen(self.more)
        elif checks.are_due(game):
            checks.settle(game)
        else:
            game.pop(self.good)


def listener_context(game: Game, listener: Listener, occurrence: Occurrence) -> Context | None:
    """The context in which an ability answers an occurrence, or None if it does not."""
    ability = listener.ability
    context = listener.asks(game)
    context.ability = ability
    context.trigger = occurrence
    if (
        ability.trigger is not None
        and ability.trigger.matches(game, context, occurrence)
        and (ability.if_ is None or ability.if_.holds(game, context))
    ):
        listener.asking = None
        return context
    context.trigger = None  # It is asked again later, and would keep alive what the occurrence was about.
    return None


def due_listeners(
    game: Game, label: Label, occurrences: list[Occurrence], before: bool = False
) -> list[tuple[Listener, Context]]:
    """The abilities of a label that must act now because of these occurrences, the active player's first."""
    found: list[tuple[Listener, Context]] = []
    for number, occurrence in enumerate(occurrences):
        if occurrence.status != (PENDING if before else DONE):
            continue
        for listener in opportunities(game, label, before, occurrence):
            context = listener_context(game, listener, occurrence)
            if context is not None:
                context.x = answered_as(listener.ability, occurrences, number)
                if context.x == number or not any(one is listener and it.x == context.x for one, it in found):
                    found.append((listener, context))
    return found


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
        mine = [each for each in due if each[0].seat == game.state.active]
        return mine or due

    def _is_able(self, game: Game, listener: Listener, context: Context) -> bool:
        """A Forced Response comes whenever it is able to: it needs targets like any other (TIME-21, EFF-1)."""
        return self.label is PASSIVE or use_refusal(game, listener, context) is None

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
            Option("order", listener.card, number, ability=listener.ability)
            for number, (listener, _) in enumerate(due)
        ]
        game.ask(seat, "order", options, "EFF-24", text="Which effect resolves first?")

    def answer(self, game: Game, option: Option) -> None:
        loop_detection.link(game)
        listener, context = self._due(game)[option.number]
        self.used = (*self.used, self._mark(game, listener, context))
        context.x = 0
        if self.label is PASSIVE:
            game.push(Initiate.passive(listener, context))
        else:
            game.push(Initiate.ability(listener, context))
