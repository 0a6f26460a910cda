"""The game: asks, takes answers, and runs on to the next question."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rlyeh.engine.effects import loop_detection
from rlyeh.engine.effects.carry_out import Pick
from rlyeh.engine.in_force.cache import Findings
from rlyeh.engine.in_force.index import Index
from rlyeh.engine.in_force.texts import Listener
from rlyeh.engine.state import happenings
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.decision import Decision, Option, Refusal, question
from rlyeh.engine.state.journal import END, Entry, JournalAnswer, Note, is_told
from rlyeh.engine.state.occurrence import Occurrence
from rlyeh.engine.state.occurrence_kinds import Kind
from rlyeh.engine.state.random import NOTE_OF_CHANCE, Chance, advance
from rlyeh.engine.state.records import Context, Frame, Topic
from rlyeh.engine.state.rule_sets import RuleSet
from rlyeh.engine.state.state import State
from rlyeh.engine.timing import must_act, pipeline
from rlyeh.engine.words.parts import Choice, Effect
from rlyeh.engine.words.printed_card import Faces
from rlyeh.errors import GameOver, IllegalOption, did_you_mean
from rlyeh.model import Label, Pool
from rlyeh.model.declaring import dataclass

if TYPE_CHECKING:
    from rlyeh.engine.explain.values import Explanation
    from rlyeh.engine.visibility import View

DRAW: Final = int(Kind.DRAW)

STEPS: Final = range(200_000)
"""Steps between two answers after which a word is taken never to end; loops of effects are cut long before that."""


@dataclass(frozen=True)
class Header:
    """What a game began with: card ids of both decks and of the story deck, and the seed."""

    decks: tuple[tuple[str, ...], ...]
    stories: tuple[str, ...]
    seed: int


class Game(Findings):
    """A game in progress. `decision` says who decides what; `apply` answers it."""

    __slots__ = (
        "_base", "_base_answers", "_deals", "_decision", "_repeated", "answers", "faces", "header", "journal",
        "rules", "runs",
    )  # fmt: skip

    def __init__(
        self, state: State, rules: RuleSet, faces: Faces, header: Header | None = None, base: State | None = None
    ) -> None:
        super().__init__(state)
        self.rules = rules
        self.faces = faces
        self.header = header
        """How it began; None for a position that was set up or imagined."""
        self.answers: list[str] = []
        self.journal: list[Entry] | None = None
        """Everything that happened, for those who watch (`keep_journal`); None where nobody does."""
        self._decision: Decision | None = None
        self.runs = False
        """Whether it goes on by itself: nothing is asked, and nobody has won."""
        self._base = state.clone() if base is None else base
        """The position from which earlier answers are played again when one fails."""
        self._base_answers = 0
        self._deals: tuple[tuple[int, int, int], ...] = ()
        """What was imagined since then: after how many answers, by which seat, and with which chance."""
        self._repeated = False
        """Whether an answer of a repeated cycle was given since this was last looked at: then it is no runaway."""

    @property
    def pool(self) -> Pool:
        """The cards this game is played with."""
        return self.faces.pool

    def __repr__(self) -> str:
        state = self.state
        return f"<Game {self.rules.name}: turn {state.turn}, {state.phase.english}, {len(self.answers)} answers>"

    def __str__(self) -> str:
        from rlyeh.engine.explain.position import position

        return position(self, self._decision)

    # -- asking and answering -----------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The open question, or None when the game is over."""
        if self._decision is None and self.state.winner == NOBODY:
            self.runs = True
            self._run()
        return self._decision

    @property
    def topic(self) -> Topic:
        """What the open question is about: the effect that asks, what was picked so far, what is answered. Empty where
        nothing is asked."""
        return Topic() if self.decision is None else self.state.stack[-1].topic(self)

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self.decision is None

    @property
    def winner(self) -> int:
        """The seat that won, or NOBODY."""
        return self.state.winner

    def apply(self, answer: Option | str) -> None:
        """Answer the open question and run on to the next one. A refused answer changes nothing."""
        decision = self._decision or self._question()
        option = self._named(decision, answer) if isinstance(answer, str) or answer not in decision.options else answer
        key = option.key
        loop_detection.trace(self, decision, option, key)
        told = 0
        if self.journal is not None:
            told = len(self.journal)
            self._tell(decision, option)
        self._decision = None
        self.runs = True
        try:
            self.state.stack[-1].answer(self, option)
            self._run()
        except Exception:
            self._restore(told)
            raise
        self.answers.append(key)

    def _question(self) -> Decision:
        """The question that an answer is given to."""
        decision = self.decision
        if decision is None:
            raise GameOver("The game is over: there is nothing to answer.", source=self.state.won_by)
        return decision

    def _named(self, decision: Decision, answer: Option | str) -> Option:
        """The option of this name."""
        key = answer.key if isinstance(answer, Option) else answer
        option = decision.option(key)
        if option is None:
            raise IllegalOption(
                f'"{key}" is not among the {len(decision.options)} options of this {decision.kind} decision '
                f"of seat {decision.seat}.{_range_of(decision, key) or did_you_mean(key, decision.keys())}",
                source=decision.rule,
            )
        return option

    def _restore(self, told: int) -> None:
        """Go back to before a failed answer by playing the earlier ones again from the last checkpoint; of the journal
        the first `told` entries stay."""
        journal, self.journal = self.journal, None
        self.state = self._base.clone()
        self._decision = None
        self.new_cards()
        for number in range(self._base_answers, len(self.answers) + 1):
            for at, seat, seed in self._deals:
                if at == number:
                    self._become(self.imagine(seat, Chance(seed)))
            if number < len(self.answers):
                key = self.answers[number]
                decision = self._question()
                option = self._named(decision, key)
                loop_detection.trace(self, decision, option, key)
                self._decision = None
                self.state.stack[-1].answer(self, option)
        if journal is not None:
            del journal[told:]
            self.journal = journal

    def _become(self, other: Game) -> None:
        """Go on from the position of an imagined game."""
        self.state = other.state
        self.new_cards()
        self.new_faces(other.restless())

    def new_faces(self, restless: list[int]) -> None:
        """Other faces may lead to another question, so it is asked anew."""
        super().new_faces(restless)
        self._decision = None

    def _run(self) -> None:
        """Step by step to the next question, or to the end; an answer may have led there already."""
        stack = self.state.stack
        while True:
            for _ in STEPS:
                if not self.runs:
                    return
                stack[-1].step(self)
            if not self._repeated:
                raise RuntimeError(f"{type(stack[-1]).__name__} never ends")
            self._repeated = False

    def ask(self, seat: int, kind: str, options: list[Option], rule: str, card: int = NOTHING, text: str = "") -> None:
        """Put a question; one with a single option answers itself, and so does one within a repeated
        cycle."""
        state = self.state
        if len(options) == 1:
            only = options[0]
            if self.journal is not None:
                self._tell(question(seat, kind, options, rule, card, text), only)
            state.stack[-1].answer(self, only)
            return
        decision = question(seat, kind, options, rule, card, text)
        if state.repeat:
            option = loop_detection.next_repeated(self, decision)
            if option is not None:
                self._repeated = True
                state.stack[-1].answer(self, option)
                return
        self._decision = decision
        self.runs = False

    def _tell(self, decision: Decision, option: Option) -> None:
        """Let the journal keep an answer that is worth an entry."""
        if self.journal is not None and is_told(decision, option):
            self.note(JournalAnswer(self.state, decision, option))

    def end(self, winner: int, rule: str) -> None:
        """The game is over at once (WIN-2)."""
        if self.state.winner == NOBODY:
            self.state.winner = winner
            self.runs = False
            self.state.won_by = rule
            self.note(Note(END, rule, winner))

    # -- the stack ----------------------------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Do this first."""
        self.state.stack.append(frame)

    def enter(self, frame: Frame) -> None:
        """Do this first, and begin at once. Call it last in a step."""
        self.state.stack.append(frame)
        frame.step(self)

    def pop(self, succeeded: bool | None = None) -> None:
        """The frame on top has finished; say whether it did what it was to do."""
        self.state.stack.pop()
        if succeeded is not None:
            self.state.succeeded = succeeded

    def pick(self, choice: Choice, effect: Effect | None, context: Context, announced: bool = False) -> None:
        """Let a player pick, with the announcement of an effect or while it resolves. Call it last in a step."""
        self.enter(Pick(choice, effect, context, announced))

    # -- what happens: the road of it is in `pipeline` ----------------------------------------------------------------

    def occur(self, occurrence: Occurrence) -> None:
        """Let something happen. Call it last in a step: it may push frames."""
        pipeline.occur(self, occurrence)

    def happen(self, occurrences: list[Occurrence], ordered: bool = False) -> None:
        """Let things happen together. Cards that leave play together are put in order first, unless they are `ordered`
        already."""
        pipeline.happen(self, occurrences, ordered)

    def settle(self) -> None:
        """What is in force has changed without an occurrence: do what is due by itself now (P4). Call it last."""
        pipeline.settle(self)

    def announce(
        self, kind: int, story: int = NOTHING, struggle: int = NOTHING, success: int = 0, phase: int = 0
    ) -> None:
        """A story, a turn or a phase comes to a stage; nothing changes by itself."""
        pipeline.announce(self, kind, story, struggle, success, phase)

    def keep_journal(self) -> None:
        """Keep a journal from now on; `rlyeh.engine.explain.log` puts it into words."""
        if self.journal is None:
            self.journal = []

    def note(self, entry: Entry) -> None:
        """Let the journal keep something, if there is one. That is all it does: whether somebody watches changes
        nothing else."""
        if self.journal is not None:
            self.journal.append(entry)

    # -- what is in force (the rest of what is found out is in `findings`) --------------------------------------------

    def index(self) -> Index:
        """What is in force now. While it is being built, texts see as much of it as is there already."""
        return self.force or self._fresh_index()

    def _fresh_index(self) -> Index:
        """The index: as it is while it is being built, or if it is volatile but nothing has changed since; otherwise
        brought up to date or built anew."""
        index = self._index
        if index is not None and (index.building or (index.volatile and self._index_version == self.state.version)):
            return index
        if index is None or index.volatile or not index.follows(self, self._moved):
            index = self._index = Index()
            index.build(self)
        if self._moved:
            self._moved = []
        self._index_version = self.state.version
        self._memo_version = -1
        self.force = None if index.volatile else index
        return index

    def relast(self) -> None:
        """Lasting effects began or ended."""
        index = self._index
        if index is None:
            return
        if not index.takes_over(self):
            self.reshape()
        elif index.committal:
            self.force = None

    # -- chance and copies --------------------------------------------------------------------------------------------

    def below(self, bound: int) -> int:
        """A random number from 0 to bound - 1 out of the game's own source."""
        self.state.seed, number = advance(self.state.seed)
        return (number * bound) >> 64

    def turn_chance(self, seed: int) -> None:
        """Let the random source go on from here. The answers keep a note of it, so that the game still replays: it is
        what follows an answer that was taken back, since taking back must not let anybody see or repeat a throw."""
        if self.decision is None:
            raise GameOver("The game is over: there is no chance left in it.", source=self.state.won_by)
        self.state.seed = seed
        self.state.version += 1
        self._decision = None
        self.answers.append(f"{NOTE_OF_CHANCE}{seed}")
        self.checkpoint()

    def clone(self) -> Game:
        """An independent copy of the game at this decision; it keeps no journal."""
        twin = Game(self.state.clone(), self.rules, self.faces, self.header, self._base)
        twin._decision = self._decision
        twin.answers = self.answers[:]
        twin._restless = self._restless
        twin._base_answers = self._base_answers
        twin._deals = self._deals
        return twin

    def checkpoint(self) -> None:
        """Take this position as the one to start from when a failed answer has to be undone."""
        self._base = self.state.clone()
        self._base_answers = len(self.answers)
        self._deals = ()

    # -- bytes and views ---------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The game as bytes; `rlyeh.engine.files.save.load` reads them."""
        from rlyeh.engine.files.save import save

        return save(self)

    def hash(self) -> str:
        """A hash of everything that makes up this position, the same on every machine."""
        from rlyeh.engine.files.save import state_hash

        return state_hash(self)

    def view(self, seat: int) -> View:
        """What a seat sees; NOBODY is a spectator, who sees what both see."""
        from rlyeh.engine.visibility import view

        return view(self, seat)

    def imagine(self, seat: int, chance: Chance) -> Game:
        """A full game that this seat could be in, for all it knows."""
        decision = self.decision  # The game may have to run on to it first.
        hidden = self.hidden
        if hidden is None or not hidden.holds(seat, decision, self.state.version):
            from rlyeh.engine.visibility import hidden_from

            hidden = self.hidden = hidden_from(self, seat)
        seed = chance.seed
        twin = hidden.imagine(self, chance)
        twin._deals = (*self._deals, (len(self.answers), seat, seed))
        return twin

    def why_not(self, seat: int, card: int, story: int = NOTHING) -> list[Refusal]:
        """Why a seat cannot play, use or commit a card now, or commit it to one story; empty if it can."""
        from rlyeh.engine.explain.refusals import why_not, why_not_commit

        return why_not(self, seat, card) if story == NOTHING else why_not_commit(self, seat, card, story)

    def explain(self, card: int, of: str, seat: int | None = None) -> Explanation:
        """Why something about a card is as it is: "skill", "icons", "keywords", "subtypes", "faction", "title", "type",
        "cost", "control"; of a story "struggles" and "tokens"; or why something may not happen to it: "go insane". For
        a seat (NOBODY is a spectator), only what it may know; otherwise everything."""
        from rlyeh.engine.explain.values import explain, explain_to

        return explain(self, card, of) if seat is None else explain_to(self, seat, card, of)

    # -- small questions the whole engine asks ------------------------------------------------------------------------

    def draw(self, seat: int, number: int) -> None:
        """Let a player draw; the cards come together, for one window."""
        drawn: list[Occurrence] = []
        for _ in range(number):
            drawn.append(happenings.draw(seat))
        self.happen(drawn)

    def answering(self, listener: Listener, occurrence: Occurrence) -> Context | None:
        """The context in which an ability answers an occurrence, or None if it does not."""
        return must_act.listener_context(self, listener, occurrence)

    def first_to_react(self, occurrences: list[Occurrence]) -> int:
        """Who disrupts or responds first: the active player, or in `lcg-final` the opponent of whoever acts."""
        if self.rules.opponent_first:
            for occurrence in occurrences:
                if occurrence.by != NOBODY:
                    return 1 - occurrence.by
        return self.state.active

    def release_waiting(self) -> None:
        """Let the forced responses come that waited for an effect to be done."""
        waiting, self.state.waiting = self.state.waiting, []
        self.push(must_act.Queue(Label.FORCED, waiting))


def _range_of(decision: Decision, key: str) -> str:
    """The sentence that says which numbers an answer takes, where a key has another one."""
    for option in decision.options:
        if option.most != NOTHING and key.partition(".")[0] == option.key.partition(".")[0]:
            return f' It takes a number from {option.number} to {option.most}, such as "{option.key}".'
    return ""
