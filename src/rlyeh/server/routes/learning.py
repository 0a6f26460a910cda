"""Learning: the guided first game, and hints at the table."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from rlyeh.asking import several
from rlyeh.server import access, seating
from rlyeh.server.errors import NotNow, NotThere, NotYours, TooMuch
from rlyeh.server.lessons import PUPIL, first_lesson
from rlyeh.server.routes.shapes import Code, GameShape, game_of
from rlyeh.server.sending import AS_IS
from rlyeh.server.services import Services, of
from rlyeh.server.storage.games import StoredGame
from rlyeh.server.storage.people import Person
from rlyeh.server.tables import log_entries as log
from rlyeh.server.tables.table import Table
from rlyeh.translation import language

Asking = Request[Any, Any, State]

HINTED = ("bot", "solo", "lesson")
"""Games in which hints hurt nobody."""


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From where the lesson begins: after so many answers of its path."""

    position: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0


class LessonShape(msgspec.Struct, frozen=True):
    """Where a pupil is in the lesson."""

    at: int
    """How many answers of the path have been given; for who left it, those before the decision at which they did."""
    of: int
    on_path: bool
    say: str
    """The name of what is explained here; empty where there is nothing to say."""
    expected: tuple[str, ...]
    """The answer of the path, if it is the pupil's: all of it for a commit step. None otherwise."""
    done: int
    """How many steps lie behind, and how many there are."""
    steps: int
    over: bool


class HintShape(msgspec.Struct, frozen=True):
    """What a bot would answer in your place, and why."""

    keys: tuple[str, ...]
    """The option to take; for starting resources and a commit step all of them, in order."""
    advice: str
    reason: str


@post("/api/lessons/first", summary="Begin the guided game", tags=["learning"], opt=AS_IS)
async def begin_lesson(request: Asking, data: JSONBody[Beginning]) -> GameShape:
    """A guided first game. An earlier one that is not finished ends."""
    services = of(request)
    person = await services.somebody(request)
    id = await seating.lesson(services, person, data.position)
    return game_of(await services.games.get(id), person)


async def _table(services: Services, game: StoredGame) -> Table:
    """The table of a game, with what other workers have written."""
    table = await services.house.table(game.id)
    await table.catch_up()
    return table


async def _lesson(services: Services, person: Person, game: str) -> Table:
    stored = await access.seated(services, person, game)
    if stored.kind != "lesson":
        raise NotThere("This is not the guided game.")
    return await _table(services, stored)


def _shape(table: Table) -> LessonShape:
    lesson = first_lesson()
    answers = table.fold.game.answers
    at = lesson.followed(answers)
    decision = table.fold.decision
    is_asked = decision is not None and decision.seat == PUPIL
    step = lesson.step(at) if is_asked and at == len(answers) else None
    return LessonShape(
        at=at if at == len(answers) else lesson.begin_of(at),
        of=len(lesson.record.answers),
        on_path=at == len(answers),
        say="" if step is None else step.say,
        expected=lesson.together(at) if is_asked and lesson.next(answers) else (),
        done=lesson.done(at),
        steps=len(lesson.steps),
        over=table.fold.outcome is not None,
    )


@get("/api/games/{game:str}/lesson", summary="Where the lesson is", tags=["learning"])
async def show_lesson(request: Asking, game: FromPath[str]) -> LessonShape:
    """What the guide has to say at this point, and which answer it waits for."""
    services = of(request)
    table = await _lesson(services, await services.somebody(request), game)
    return _shape(table)


@post("/api/games/{game:str}/lesson/next", summary="Go on along the path", tags=["learning"], status_code=200)
async def follow_lesson(request: Asking, game: FromPath[str]) -> LessonShape:
    """Let the guide give the answer of the path for you."""
    services = of(request)
    table = await _lesson(services, await services.somebody(request), game)
    shown = _shape(table)
    if not shown.expected:
        raise NotNow("It is not your move, or you have left the path of the guided game.")
    stamp = table.fold.stamps[PUPIL]
    choice = several(table.fold.game)
    together = shown.expected if choice is not None and len(shown.expected) > 1 else None
    answer = log.Answered(PUPIL, shown.expected[0])
    await table.submit(answer, ref=f"path-{shown.at}", stamp=stamp, by_client=True, several=together)
    return _shape(table)


@post("/api/games/{game:str}/hint", summary="A hint", tags=["learning"], status_code=200)
async def give_hint(request: Asking, game: FromPath[str], lang: Code = "en") -> HintShape:
    """What a search bot would answer in your place, and why, from nothing but what you can see. For games against the
    machine or oneself."""
    services, code = of(request), language(lang).code
    person = await services.somebody(request)
    stored = await access.seated(services, person, game)
    if stored.kind not in HINTED:
        raise NotYours("There are no hints in games between people.")
    table = await _table(services, stored)
    decision = table.fold.decision
    if decision is None or decision.seat not in stored.seats_of(person.id):
        raise NotNow("You have nothing to decide at the moment.")
    if person.id in services.hinting:
        raise TooMuch("The coach is already thinking about a hint: wait for it.")
    services.hinting.add(person.id)
    try:
        thinkers = services.house.thinkers
        thought = table.fold.game.clone()
        hint = await thinkers.advise(stored.id, table.setup, thought, len(thought.answers), code)
    finally:
        services.hinting.discard(person.id)
    if hint is None:
        raise NotNow("The coach found nothing in time: ask again in a moment.")
    return HintShape(hint.keys, hint.advice, hint.reason)


HANDLERS = [begin_lesson, show_lesson, follow_lesson, give_hint]
