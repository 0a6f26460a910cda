"""A game analysed: the chance to win after every turn, and the decisions that cost most."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt

from rlyeh.arena.coach.judge import Advice, Comparison
from rlyeh.arena.coach.judges import Judges
from rlyeh.arena.coach.reasons import reasons
from rlyeh.arena.coach.steps import CoachedStep, Course, follow
from rlyeh.arena.coach.telling import WordedLesson, abroad
from rlyeh.arena.schedule import SEATS
from rlyeh.arena.statistics import Interval, Z, wilson
from rlyeh.bots import make
from rlyeh.cards import POOL
from rlyeh.engine import NOBODY
from rlyeh.engine.files import GameRecord
from rlyeh.errors import ArenaError
from rlyeh.model.word import Json
from rlyeh.system import cores


@dataclass(frozen=True)
class AnalysisSettings:
    """How closely the coach looks."""

    bot: str = "sorcerer:100"
    """The search bot that looks over both shoulders."""
    games: int = 40
    """Games that are played on from the end of each turn."""
    lessons: int = 5
    """How many decisions are told at most."""
    seed: int = 0

    @property
    def glances(self) -> int:
        """Games for a first look at a decision."""
        return max(2, self.games // 4)

    @property
    def finalists(self) -> int:
        """Decisions that get a close look."""
        return self.lessons + max(3, self.lessons // 2)


@dataclass(frozen=True)
class Point:
    """The chance of seat 0 to win when a turn was over."""

    turn: int
    """The turn that was over; 0 before the first."""
    chance: Interval


@dataclass(frozen=True)
class Lesson:
    """A decision that cost something."""

    step: CoachedStep
    better: str
    """What the bot would have done, in words."""
    with_played: float
    """The chance to win after what was played."""
    with_better: float
    """The chance to win after what the bot would have done."""
    reach: float
    """How far the 95 % interval of the cost goes to each side."""
    reasons: str
    abroad: dict[str, WordedLesson] = field(default_factory=dict)
    """The same in other languages."""

    @property
    def cost(self) -> float:
        """How much chance to win the decision gave away."""
        return self.with_better - self.with_played


@dataclass(frozen=True)
class Analysis:
    """What the coach has to say about a game."""

    names: tuple[str, str]
    rules: str
    winner: int
    last_turn: int
    points: list[Point]
    lessons: list[Lesson]
    agreed: tuple[int, int]
    """How many of each seat's decisions the bot would have made alike."""
    decided: tuple[int, int]
    settings: AnalysisSettings = field(default_factory=AnalysisSettings)

    def to_json(self) -> Json:
        """All of it as JSON."""
        return {
            "players": list(self.names),
            "rules": self.rules,
            "winner": None if self.winner == NOBODY else self.names[self.winner],
            "turns": self.last_turn,
            "bot": self.settings.bot,
            "chances": [_point_json(point) for point in self.points],
            "agreed": list(self.agreed),
            "decided": list(self.decided),
            "lessons": [_lesson_json(lesson, self.names) for lesson in self.lessons],
        }


def _point_json(point: Point) -> Json:
    return {"after_turn": point.turn} | {name: round(share, 4) for name, share in vars(point.chance).items()}


def _lesson_json(lesson: Lesson, names: tuple[str, str]) -> Json:
    return {
        "player": names[lesson.step.seat],
        "turn": lesson.step.turn,
        "answers_before": lesson.step.start,
        "asked": lesson.step.asked,
        "played": lesson.step.text,
        "better": lesson.better,
        "cost": round(lesson.cost, 4),
        "reach": round(lesson.reach, 4),
        "why": lesson.reasons,
        "words": {code: vars(words) for code, words in lesson.abroad.items()},
    }


Watcher = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and how much there is."""


def analyse(
    record: GameRecord, settings: AnalysisSettings | None = None, jobs: int | None = None, watch: Watcher | None = None
) -> Analysis:
    """Analyse a game. The same game with the same settings gives the same analysis, for any number of jobs."""
    wanted = settings or AnalysisSettings()
    make(wanted.bot, 0)
    course = follow(record, POOL)
    if not course.steps:
        raise ArenaError("Nobody has decided anything in this game yet, so there is nothing to analyse.")
    with Judges(record.dumps(), wanted.bot, wanted.seed, cores() if jobs is None else jobs) as judges:
        coach = _Coach(record, course, wanted, judges, watch or _nobody)
        points = coach.points()
        advice = coach.advice()
        lessons = coach.lessons(advice)
    advised_steps = list(zip(course.steps, advice, strict=True))
    agreed = [
        sum(_alike(step, bot_advice) for step, bot_advice in advised_steps if step.seat == seat) for seat in SEATS
    ]
    decided = [sum(step.seat == seat for step in course.steps) for seat in SEATS]
    return Analysis(
        record.names,
        record.rules,
        course.winner,
        course.last_turn,
        points,
        lessons,
        (agreed[0], agreed[1]),
        (decided[0], decided[1]),
        wanted,
    )


def _nobody(stage: str, done: int, total: int) -> None:
    """Nobody watches."""


class _Coach:
    def __init__(
        self, record: GameRecord, course: Course, wanted: AnalysisSettings, judges: Judges, watch: Watcher
    ) -> None:
        self.record = record
        self.course = course
        self.wanted = wanted
        self.judges = judges
        self.watch = watch

    def _ask(self, stage: str, method: str, tasks: list[tuple[object, ...]]) -> list[object]:
        done = 0
        self.watch(stage, 0, len(tasks))

        def count() -> None:
            nonlocal done
            done += 1
            self.watch(stage, done, len(tasks))

        return list(self.judges.ask(method, tasks, count))

    def points(self) -> list[Point]:
        """The chance after every turn; at the end it is no chance any more."""
        games = self.wanted.games
        wins = self._ask("looking at every turn", "chance", [(at, games) for _, at in self.course.turns])
        points = [
            Point(turn - 1, wilson(won, games))
            for (turn, _), won in zip(self.course.turns, wins, strict=True)
            if isinstance(won, int)
        ]
        if self.course.winner != NOBODY:
            sure = 1.0 - self.course.winner
            points.append(Point(self.course.last_turn, Interval(sure, sure, sure)))
        return points

    def advice(self) -> list[Advice]:
        """What the bot would have done at every step."""
        answers = self._ask("asking the bot", "advice", [(step.start,) for step in self.course.steps])
        return [advice for advice in answers if isinstance(advice, Advice)]

    def lessons(self, advice: list[Advice]) -> list[Lesson]:
        """The decisions that cost most. All that the bot would have made otherwise get a glance, the worst a close one.

        The close look is at other imagined games than the glance, so that bad luck in the first does not count.
        """
        differing = [
            (step, bot_advice)
            for step, bot_advice in zip(self.course.steps, advice, strict=True)
            if not _alike(step, bot_advice)
        ]
        glances = self._compare("comparing", differing, 0, self.wanted.glances)
        worst = sorted(zip(differing, glances, strict=True), key=lambda pair: _cost(pair[1]), reverse=True)
        chosen = [pair for pair, glance in worst if _cost(glance) > 0][: self.wanted.finalists]
        close = self._compare("looking closely", chosen, self.wanted.glances, 2 * self.wanted.games)
        lessons = [
            self._lesson(step, bot_advice, comparison)
            for (step, bot_advice), comparison in zip(chosen, close, strict=True)
        ]
        # What may as well be chance is no lesson.
        significant = [lesson for lesson in lessons if lesson.cost > max(0.02, 0.6 * lesson.reach)]
        return sorted(significant, key=lambda lesson: -lesson.cost)[: self.wanted.lessons]

    def _lesson(self, step: CoachedStep, advice: Advice, comparison: Comparison) -> Lesson:
        deals = max(1, comparison.deals)
        swing = (comparison.gains - comparison.losses) / deals
        spread = (comparison.gains + comparison.losses) / deals - swing * swing
        reach = Z * sqrt(max(0.0, spread) / deals)
        worded = abroad(self.record, step, advice.keys, comparison)
        return Lesson(
            step, advice.text, comparison.played / deals, comparison.better / deals, reach, reasons(comparison), worded
        )

    def _compare(self, stage: str, pairs: list[tuple[CoachedStep, Advice]], first: int, deals: int) -> list[Comparison]:
        tasks: list[tuple[object, ...]] = [(step.start, step.keys, advice.keys, first, deals) for step, advice in pairs]
        return [comparison for comparison in self._ask(stage, "compare", tasks) if isinstance(comparison, Comparison)]


def _alike(step: CoachedStep, advice: Advice) -> bool:
    """Whether two answers are the same; who is committed where does not hang on the order."""
    return sorted(step.keys) == sorted(advice.keys)


def _cost(comparison: Comparison) -> float:
    return (comparison.better - comparison.played) / comparison.deals if comparison.deals else 0.0
