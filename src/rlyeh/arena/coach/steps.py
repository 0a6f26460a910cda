"""A recorded game as a list of steps: answers that belong together, by one seat."""

from __future__ import annotations

from dataclasses import dataclass

from rlyeh.engine import Decision, Game
from rlyeh.engine.explain import prompt, title
from rlyeh.engine.files import GameRecord
from rlyeh.engine.reading import RESOURCES, starting_picks
from rlyeh.model import Pool
from rlyeh.translation import ENGLISH, Language

PLANNED = frozenset(("commit", "setup-resource"))
"""Decisions that are asked piece by piece and meant as a whole."""


@dataclass(frozen=True)
class CoachedStep:
    """What one seat decided at one point."""

    start: int
    """How many answers were given before."""
    seat: int
    turn: int
    phase: str
    kind: str
    asked: str
    keys: tuple[str, ...]
    text: str
    """The answers in words."""


@dataclass(frozen=True)
class Course:
    """A game from end to end."""

    steps: list[CoachedStep]
    turns: list[tuple[int, int]]
    """Each turn that began, with the number of answers before its first question."""
    winner: int
    last_turn: int


def follow(record: GameRecord, pool: Pool) -> Course:
    """Replay a game, checked against its file, and take it apart."""
    steps: list[CoachedStep] = []
    turns: list[tuple[int, int]] = []
    game = None
    for number, game in enumerate(record.steps(pool)):
        decision = game.decision
        if decision is None:
            continue
        if game.state.turn and (not turns or turns[-1][0] != game.state.turn):
            turns.append((game.state.turn, number))
        if number < len(record.answers):
            _add_answer(steps, game, decision, number, record.answers[number])
    assert game is not None, "a record has at least its start"
    return Course(steps, turns, game.winner, game.state.turn)


def _add_answer(steps: list[CoachedStep], game: Game, decision: Decision, number: int, key: str) -> None:
    """Begin a step, or go on with the one that is planned."""
    answer = words(game, decision, key)
    last = steps[-1] if steps else None
    if last is not None and continues(last.kind, last.seat, decision) and number == last.start + len(last.keys):
        both = (*last.keys, key)
        joined = " · ".join(part for part in (last.text, answer) if part)
        steps[-1] = CoachedStep(last.start, last.seat, last.turn, last.phase, last.kind, last.asked, both, joined)
        return
    phase = game.state.phase.english if game.state.turn else "setup"
    asked = prompt(game, decision)
    steps.append(CoachedStep(number, decision.seat, game.state.turn, phase, decision.kind, asked, (key,), answer))


def continues(kind: str, seat: int, decision: Decision | None) -> bool:
    """Whether a question belongs to the plan that is being made."""
    return decision is not None and kind in PLANNED and (decision.kind, decision.seat) == (kind, seat)


def words(game: Game, decision: Decision, key: str, language: Language = ENGLISH) -> str:
    """An answer in words; to be done with committing says nothing if somebody was committed. Starting resources are
    told when all are picked."""
    option = decision.option(key)
    assert option is not None, "a replayed answer is one of the options"
    if decision.kind == "setup-resource":
        after = game.clone()
        after.apply(key)
        return _starting(after, decision.seat, language)
    if option.verb == "done" and decision.kind == "commit":
        return "" if game.topic.picked else language.coach.nobody
    return language.option_text(game, option)


def _starting(game: Game, seat: int, language: Language) -> str:
    """The starting resources, once they are known: the last ones may pick themselves."""
    picked = starting_picks(game, seat)
    cards = picked or [card for domain in game.state.sides[seat].domains for card in domain.resources]
    return language.coach.starting([title(game, card) for card in cards]) if len(cards) == RESOURCES else ""
