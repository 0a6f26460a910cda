"""The stack machine under the game: frames on a stack, run step by step to the next question.

What is left to do lies on `state.stack` as frames. The one on top is stepped until it asks somebody, and it is handed
the answer. Frames and words call what stands here; who plays a game calls `rlyeh.engine.game.Game`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.effects import loop_detection
from rlyeh.engine.effects.carry_out import Pick
from rlyeh.engine.effects.prices import PayPrices, owed_for_targets
from rlyeh.engine.in_force.cache import Cache
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.decision import Decision, Option, question
from rlyeh.engine.state.journal import END, Entry, JournalAnswer, Note, is_told
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.random import advance
from rlyeh.engine.state.records import Context, Frame
from rlyeh.engine.state.rule_sets import RuleSet
from rlyeh.engine.state.state import State
from rlyeh.engine.timing import must_act, pipeline
from rlyeh.engine.words.parts import Choice, Effect
from rlyeh.model import Label

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

STEPS: Final = range(200_000)
"""Steps between two answers after which a word is taken never to end; loops of effects are cut long before that."""


class StackMachine(Cache):
    """A state that runs by itself until somebody is asked. Every one is a `Game`, and frames take it as that; to say so
    with `cast` would cost a call in each step."""

    __slots__ = ("_decision", "_repeated", "journal", "rules", "runs")

    # The game fills these in: a constructor on the way to it would cost every copy a call.
    rules: RuleSet
    journal: list[Entry] | None
    """Everything that happened, for those who watch (`Game.keep_journal`); None where nobody does."""
    _decision: Decision | None
    runs: bool
    """Whether it goes on by itself: nothing is asked, and nobody has won."""
    _repeated: bool
    """Whether an answer of a repeated cycle was given since this was last looked at: then it is no runaway."""

    # -- running ------------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Step by step to the next question, or to the end; an answer may have led there already."""
        game: Game = self  # type: ignore[assignment]
        stack = self.state.stack
        while True:
            for _ in STEPS:
                if not self.runs:
                    return
                stack[-1].step(game)
            if not self._repeated:
                raise RuntimeError(f"{type(stack[-1]).__name__} never ends")
            self._repeated = False

    def ask(self, seat: int, kind: str, options: list[Option], rule: str, card: int = NOTHING, text: str = "") -> None:
        """Put a question; one with a single option answers itself, and so does one within a repeated
        cycle."""
        game: Game = self  # type: ignore[assignment]
        state = self.state
        if len(options) == 1:
            only = options[0]
            if self.journal is not None:
                self.tell(question(seat, kind, options, rule, card, text), only)
            state.stack[-1].answer(game, only)
            return
        decision = question(seat, kind, options, rule, card, text)
        if state.repeat:
            option = loop_detection.next_repeated(game, decision)
            if option is not None:
                self._repeated = True
                state.stack[-1].answer(game, option)
                return
        self._decision = decision
        self.runs = False

    def become(self, state: State) -> None:
        """Go on from another state; whoever calls it says what that touches."""
        self.state = state
        self._decision = None

    def end(self, winner: int, rule: str) -> None:
        """The game is over at once (WIN-2)."""
        if self.state.winner == NOBODY:
            self.state.winner = winner
            self.runs = False
            self.state.won_by = rule
            self.add_to_journal(Note(END, rule, winner))

    def set_candidates_outside_play(self, candidates: list[int]) -> None:
        """Other faces may lead to another question, so it is asked anew."""
        super().set_candidates_outside_play(candidates)
        self._decision = None

    # -- the stack ----------------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Do this first."""
        self.state.stack.append(frame)

    def enter(self, frame: Frame) -> None:
        """Do this first, and begin at once. Call it last in a step."""
        self.state.stack.append(frame)
        game: Game = self  # type: ignore[assignment]
        frame.step(game)

    def pop(self, succeeded: bool | None = None) -> None:
        """The frame on top has finished; say whether it did what it was to do."""
        self.state.stack.pop()
        if succeeded is not None:
            self.state.succeeded = succeeded

    def pick(self, choice: Choice, effect: Effect | None, context: Context, announced: bool = False) -> None:
        """Let a player pick, with the announcement of an effect or while it resolves. Call it last in a step."""
        self.enter(Pick(choice, effect, context, announced))

    def prices_of_targets(self, context: Context, targets: tuple[int, ...]) -> Frame | None:
        """The payment of what it costs to have chosen these targets; None if it costs nothing."""
        game: Game = self  # type: ignore[assignment]
        prices = owed_for_targets(game, context, targets)
        return PayPrices(prices) if prices else None

    # -- what happens: the road of it is in `pipeline`, what waits for it in `must_act` --------------------------------

    def occur(self, occurrence: Occurrence) -> None:
        """Let something happen. Call it last in a step: it may push frames."""
        game: Game = self  # type: ignore[assignment]
        pipeline.occur(game, occurrence)

    def happen(self, occurrences: list[Occurrence], ordered: bool = False) -> None:
        """Let things happen together. Cards that leave play together are put in order first, unless they are `ordered`
        already."""
        game: Game = self  # type: ignore[assignment]
        pipeline.happen(game, occurrences, ordered)

    def run_checks(self) -> None:
        """What is in force has changed without an occurrence: do what is due by itself now (P4). Call it last."""
        game: Game = self  # type: ignore[assignment]
        pipeline.run_checks(game)

    def reach_stage(
        self, kind: int, story: int = NOTHING, struggle: int = NOTHING, success: int = 0, phase: int = 0
    ) -> None:
        """A story, a turn or a phase comes to a stage; nothing changes by itself."""
        game: Game = self  # type: ignore[assignment]
        pipeline.reach_stage(game, kind, story, struggle, success, phase)

    def together_with(self, occurrence: Occurrence) -> list[Occurrence]:
        """What is happening together with something, itself among it."""
        for frame in reversed(self.state.stack) if occurrence.batch else ():
            if isinstance(frame, pipeline.Happen) and any(other is occurrence for other in frame.occurrences):
                return frame.occurrences
        return [occurrence]

    def draw(self, seat: int, number: int) -> None:
        """Let a player draw; the cards come together, for one window."""
        drawn: list[Occurrence] = []
        for _ in range(number):
            drawn.append(happenings.draw(seat))
        self.happen(drawn)

    def answering(self, listener: Listener, occurrence: Occurrence) -> Context | None:
        """The context in which an ability answers an occurrence, or None if it does not."""
        game: Game = self  # type: ignore[assignment]
        return must_act.listener_context(game, listener, occurrence)

    def first_to_react(self, occurrences: list[Occurrence]) -> int:
        """Who disrupts or responds first: the active player, or in `lcg-final` the opponent of whoever acts."""
        if self.rules.opponent_first:
            for occurrence in occurrences:
                if occurrence.by != NOBODY:
                    return 1 - occurrence.by
        return self.state.active

    def release_waiting(self) -> None:
        """Let the forced responses come to what waits in `State.waiting` (`lcg-final`, FINAL-1).

        A frame that is done with a whole effect, or with a box of the turn, asks whether anything waits before it goes
        on: the turn, each story, a struggle, a commit step, a played card, a won story."""
        waiting, self.state.waiting = self.state.waiting, []
        self.push(must_act.Queue(Label.FORCED, waiting))

    # -- chance, and what is told later -------------------------------------------------------------------------------

    def below(self, bound: int) -> int:
        """A random number from 0 to bound - 1 out of the game's own source."""
        self.state.seed, number = advance(self.state.seed)
        return (number * bound) >> 64

    def add_to_journal(self, entry: Entry) -> None:
        """Let the journal keep something, if there is one. That is all it does: whether somebody watches changes
        nothing else."""
        if self.journal is not None:
            self.journal.append(entry)

    def tell(self, decision: Decision, option: Option) -> None:
        """Let the journal keep an answer that is worth an entry."""
        if self.journal is not None and is_told(decision, option):
            self.add_to_journal(JournalAnswer(self.state, decision, option))
