"""Traces: what follows an answer, occurrence by occurrence and stage by stage, with nothing hidden.

The tracer plays the answer itself. The frames are those of every game; only the loop around them is another one, which
takes one stage at a time and looks around before it (decision 62). So nothing is kept in games that nobody traces."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from rlyeh.engine.actions.play_and_use import Initiate
from rlyeh.engine.effects import loop_detection
from rlyeh.engine.effects.carry_out import Do, DoAll, Pick
from rlyeh.engine.explain.log import OPEN
from rlyeh.engine.explain.log_blanks import NAMES
from rlyeh.engine.explain.position import name
from rlyeh.engine.explain.prompts import option_text, prompt
from rlyeh.engine.explain.silence import Waiting, out_of_force, replacements_of, waiting_for
from rlyeh.engine.state import shown
from rlyeh.engine.state.cards import NOBODY, NOTHING
from rlyeh.engine.state.journal import Entry, JournalAnswer, Note, SkillTally
from rlyeh.engine.state.occurrence import CANCELLED, DONE, PENDING, Occurrence
from rlyeh.engine.state.occurrence_kinds import KINDS
from rlyeh.engine.state.records import Frame
from rlyeh.engine.state.staged import Staged
from rlyeh.engine.timing import checks
from rlyeh.engine.timing.must_act import Queue
from rlyeh.engine.timing.pipeline import Happen
from rlyeh.engine.timing.turn import Turn
from rlyeh.engine.timing.windows import Reactions, Responses
from rlyeh.model import Icon, Label

if TYPE_CHECKING:
    from rlyeh.engine.game import Game

STEPS = range(200_000)
"""Stages after one answer beyond which it is taken never to end."""
HEARD: dict[str, tuple[Label, bool]] = {
    "disrupt": (Label.DISRUPT, True),
    "foresee": (Label.PASSIVE, True),
    "passives": (Label.PASSIVE, False),
    "disrupt_after": (Label.DISRUPT, False),
    "force": (Label.FORCED, False),
}
"""The stages of an occurrence at which abilities answer it: of which label, and whether before it happens."""
ACTS = frozenset((Label.PASSIVE, Label.FORCED))
"""Abilities that nobody has to use: they act by themselves."""
STATUS = (", about to happen", "", ", cancelled", ", replaced", ", failed")
CUT = ("AMB-89", "too much has come of one another already, and nothing more does")
USED = ("TIME-16", "it has answered this already")


@dataclass(frozen=True)
class TraceLine:
    """One line of a trace."""

    depth: int
    """How deep it lies in what is going on."""
    kind: str
    """"answer", "frame", "occurrence", "at once", "stage", "waits", "asked", "told", "over" or "broken"."""
    text: str
    stage: str = ""
    """The stage of an occurrence that it tells of."""
    card: int = NOTHING
    seat: int = NOBODY
    rule: str = ""

    def __str__(self) -> str:
        return f"{'  ' * self.depth}{self.text}{f' [{self.rule}]' if self.rule else ''}"

    def to_json(self) -> dict[str, Any]:
        """The line as plain data; what it has nothing to say about is left out."""
        empty = {"stage": "", "card": NOTHING, "seat": NOBODY, "rule": ""}
        return {key: value for key, value in asdict(self).items() if key not in empty or value != empty[key]}


def trace_answer(game: Game, key: str) -> list[TraceLine]:
    """Give an answer and go on to the next question, as `game.apply` does; what happened on the way, line by line.

    If the program fails on the way, the last line says how ("broken"), and the game stays where it was then."""
    return Tracer(game).answer(key)


class Tracer:
    """Who drives a game from an answer to the next question and notes what it does."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.lines: list[TraceLine] = []
        self.silent_stages: list[str] = []
        """Stages that passed without anything to tell, which share a line."""
        self.silent_depth = 0
        self.frame_ids: set[int] = set()
        """The frames that have been told of, by identity: `frames` keeps them from being another object's."""
        self.frames: list[Frame] = []
        self.listed_stage: str | None = None
        """The stage that has just told of its listeners, so that the window it opens need not."""
        self.window_ids: set[int] = set()
        """The windows that have been told of, by identity."""
        self.depth = 1
        """How deep the frame lies that takes the next step, and one more."""
        self.entries_told = 0
        """The entries of the journal that have been told of."""

    def answer(self, key: str) -> list[TraceLine]:
        """Give the answer, and drive on."""
        game = self.game
        game.keep_journal()
        journal = game.journal or []
        decision = game.decision
        option = None if decision is None else decision.option(key)
        if decision is None or option is None:
            game.apply(key)  # It says by itself what is wrong with that answer.
            return []
        self.say("answer", f"{NAMES[decision.seat]} ({decision.kind}): {option_text(game, option)}", seat=decision.seat)
        loop_detection.add_to_trail(game, decision, option, option.key)
        self.entries_told = len(journal)
        game._decision = None
        game.runs = True
        self.take_stock(game.state.stack[:-1])
        self.depth = len(game.state.stack) + 1
        try:
            game.state.stack[-1].answer(game, option)
            self.run()
        except Exception as problem:
            self.say_silent_stages()
            self.say("broken", f"{type(problem).__name__}: {problem}")
            return self.lines
        game.answers.append(option.key)
        self.tell_question()
        return self.lines

    def take_stock(self, frames: list[Frame]) -> None:
        """Note frames as known."""
        for frame in frames:
            self.frame_ids.add(id(frame))
            self.frames.append(frame)

    def run(self) -> None:
        """Stage by stage to the next question, or to the end."""
        game = self.game
        for _ in STEPS:
            self.look_around()
            if not game.runs:
                return
            frame = game.state.stack[-1]
            self.depth = len(game.state.stack) + 1
            if isinstance(frame, Happen):
                self.tell_stage(frame)
                continue
            if isinstance(frame, (Reactions, Queue)):
                self.tell_window(frame)
            elif isinstance(frame, Turn):
                self.say_silent_stages()
                self.say("frame", f"the turn goes on: {frame.at()}", 1)
            frame.step(game)
        raise RuntimeError(f"{type(game.state.stack[-1]).__name__} never ends")

    def tell_question(self) -> None:
        """What is asked now, or how the game ended."""
        game = self.game
        decision = game.decision
        self.say_silent_stages()
        if decision is None:
            self.say("over", f"{NAMES[game.winner]} has won", rule=game.state.won_by, seat=game.winner)
        else:
            question = f"{NAMES[decision.seat]} is asked ({decision.kind}): {prompt(game, decision)}"
            self.say("asked", question, rule=decision.rule, card=decision.card, seat=decision.seat)

    # -- what came up ------------------------------------------------------------------------------------------------

    def look_around(self) -> None:
        """Tell of what was carried out on the spot, then of the frames that are new."""
        game = self.game
        journal = game.journal or []
        for entry in journal[self.entries_told :]:
            self.tell_entry(entry)
        self.entries_told = len(journal)
        for depth, frame in enumerate(game.state.stack, 1):
            if id(frame) not in self.frame_ids:
                self.take_stock([frame])
                self.tell_frame(frame, depth)

    def tell_entry(self, entry: Entry) -> None:
        """An entry of the journal, unless it belongs to an occurrence on its way, whose stages tell it."""
        if isinstance(entry, JournalAnswer):
            self.say_silent_stages()
            self.say("answer", OPEN.answer(self.game, entry, NAMES, 0), self.depth, rule=entry.rule, seat=entry.seat)
        elif isinstance(entry, Note):
            self.say_silent_stages()
            self.say("told", OPEN.note(self.game, entry, NAMES), self.depth, rule=entry.rule)
        elif isinstance(entry, SkillTally):
            self.say_silent_stages()
            counted = "skill" if entry.struggle == NOTHING else Icon(entry.struggle).slug
            self.say(
                "told",
                f"{counted} at {name(self.game, entry.story)}: {entry.totals[0]} to {entry.totals[1]}",
                self.depth,
            )
        elif not any(isinstance(frame, Happen) and _holds(frame, entry) for frame in self.frames):
            self.say_silent_stages()
            self.say("at once", self.happening(entry), self.depth, card=entry.card)
            self.say_out_of_force([entry], self.depth + 1)

    def happening(self, occurrence: Occurrence) -> str:
        """What happens to which card, how it stands, and the sentence of the log."""
        card = "" if occurrence.card == NOTHING else f" {name(self.game, occurrence.card)}"
        sentence = OPEN.occurrence(self.game, [occurrence], NAMES, 0) if occurrence.status != CANCELLED else ""
        kind = KINDS[occurrence.kind].name.lower().replace("_", " ")
        return f"{kind}{card}{STATUS[occurrence.status]}{sentence and ': '}{sentence}"

    def tell_frame(self, frame: Frame, depth: int) -> None:
        """A frame that is new on the stack, or is seen for the first time."""
        self.say_silent_stages()
        if isinstance(frame, Happen):
            pending = [occurrence for occurrence in frame.occurrences if occurrence.status == PENDING]
            for occurrence in frame.occurrences:
                goes_on = " (begun before this answer)" if frame.pc else ""
                self.say("occurrence", f"{self.happening(occurrence)}{goes_on}", depth, card=occurrence.card)
            self.say_out_of_force(pending, depth + 1)
        elif not isinstance(frame, (DoAll, Pick, Queue, Reactions, Turn)):
            self.say("frame", self.called(frame), depth)

    def called(self, frame: Frame) -> str:
        """What a frame does, in a few words."""
        game = self.game
        if isinstance(frame, Initiate):
            trigger = frame.context.trigger
            answered = "" if trigger is None else f", which answers: {self.happening(trigger)}"
            use = "is played" if frame.text is None else shown.phrase(frame.text)
            return f"{name(game, frame.card)} of {NAMES[frame.context.seat]}: {use}{answered}"
        if isinstance(frame, Do):
            return f"effect: {shown.phrase(frame.effect)}"
        return f"{type(frame).__name__}{f' at {frame.at()}' if isinstance(frame, Staged) else ''}"

    # -- the stages of an occurrence ---------------------------------------------------------------------------------

    def tell_stage(self, frame: Happen) -> None:
        """Take the next stage of what is on its way, and tell of it."""
        game = self.game
        stage = stage_of(frame)
        before = [occurrence.status for occurrence in frame.occurrences]
        waiting = self.listeners(frame, stage)
        due = stage == "check" and checks.are_due(game)
        take_stage(game, frame)
        outcome = ""
        if before != [occurrence.status for occurrence in frame.occurrences]:
            outcome = "; ".join([self.happening(occurrence) for occurrence in frame.occurrences])
        elif due:
            outcome = "something is due by itself"
        elif waiting and stage == "force" and game.rules.forced_wait:
            outcome = "Forced Responses wait until the whole effect is done [FINAL-1]"
        if waiting or outcome:
            self.say_silent_stages()
            self.say("stage", f"{stage}{': ' if outcome else ''}{outcome}", self.depth, stage)
            for waiter in waiting:
                self.say_waiting(waiter, self.depth + 1, stage)
        elif stage != "finish":
            self.silent_stages.append(stage)
            self.silent_depth = self.depth

    def listeners(self, frame: Happen, stage: str) -> list[Waiting]:
        """Who waits for what is on its way at this stage."""
        waiting: list[Waiting] = []
        label, early = HEARD.get(stage, (Label.PASSIVE, True))
        status = PENDING if early else DONE
        for occurrence in frame.occurrences:
            if occurrence.status != status:
                continue
            if stage == "replace":
                waiting += replacements_of(self.game, occurrence)
            elif stage in HEARD:
                waiting += waiting_for(self.game, label, early, occurrence)
        self.listed_stage = stage if stage in HEARD and not (stage == "force" and self.game.rules.forced_wait) else None
        return waiting

    def tell_window(self, frame: Reactions | Queue) -> None:
        """A window, or abilities that must act, which no stage has just told of: responses, forced responses that had
        waited, and what goes on from an earlier answer."""
        occurrences = frame.answerable(self.game) if isinstance(frame, Reactions) else frame.occurrences
        if id(frame) in self.window_ids or self.listed_stage is not None:
            self.listed_stage = None
            self.window_ids.add(id(frame))
            return
        self.window_ids.add(id(frame))
        status = PENDING if frame.before else DONE
        stage = "responses" if isinstance(frame, Responses) else frame.label.english.lower()
        for number, occurrence in enumerate(occurrences):
            waiting = waiting_for(self.game, frame.label, frame.before, occurrence)
            if occurrence.status != status or not waiting:
                continue
            self.say_silent_stages()
            self.say("stage", f"{stage}: {self.happening(occurrence)}", self.depth - 1, stage, occurrence.card)
            for waiter in waiting:
                used = isinstance(frame, Reactions) and any(mark[:2] == (number, waiter.card) for mark in frame.used)
                self.say_waiting(replace(waiter, reason=USED[1], rule=USED[0]) if used else waiter, self.depth, stage)

    def say_waiting(self, waiter: Waiting, depth: int, stage: str) -> None:
        """Somebody who waits, and why they do not answer."""
        if not waiter.reason and loop_detection.is_cut(self.game):
            waiter = replace(waiter, reason=CUT[1], rule=CUT[0])
        able = "answers" if waiter.ability.label in ACTS else "may answer"
        why = f"does not answer: {waiter.reason}" if waiter.reason else able
        sentence = f"{name(self.game, waiter.card)} of {NAMES[waiter.seat]}, {shown.phrase(waiter.ability)}: {why}"
        self.say("waits", sentence, depth, stage, waiter.card, waiter.seat, waiter.rule)

    def say_out_of_force(self, occurrences: list[Occurrence], depth: int) -> None:
        """Those whose printed text waits for it and is not in force."""
        for occurrence in occurrences:
            for waiter in out_of_force(self.game, occurrence):
                self.say_waiting(waiter, depth, "")

    # -- writing -----------------------------------------------------------------------------------------------------

    def say_silent_stages(self) -> None:
        """Write down the stages that passed without anything to tell."""
        if self.silent_stages:
            silent, self.silent_stages = self.silent_stages, []
            self.say("stage", f"{', '.join(silent)}: nothing", self.silent_depth, silent[0])

    def say(
        self, kind: str, text: str, depth: int = 0, stage: str = "", card: int = NOTHING, seat: int = NOBODY,
        rule: str = "",
    ) -> None:  # fmt: skip
        """Write a line down."""
        self.lines.append(TraceLine(depth, kind, text, stage, card, seat, rule))


def _holds(frame: Happen, occurrence: Occurrence) -> bool:
    return any(other is occurrence for other in frame.occurrences)


STAGES = tuple([stage.rpartition(".")[2] for stage in Happen.STEPS])
"""The stages of an occurrence on its way, by the names of their methods: all that is known of them here."""


def stage_of(frame: Happen) -> str:
    """The name of the stage that is taken next."""
    return STAGES[frame.pc]


def take_stage(game: Game, frame: Happen) -> None:
    """Take one stage, as `Happen.step` takes all of them."""
    stage = stage_of(frame)
    frame.pc += 1
    getattr(frame, stage)(game)
