"""Learning: the guided first game follows its path, and hints come from what one may see."""

from __future__ import annotations

import asyncio

import pytest

from rlyeh.bots import Chair
from rlyeh.bots.hints import hint
from rlyeh.client import Account, Refused, Seat
from rlyeh.engine.state.random import Chance
from rlyeh.model import Faction
from rlyeh.server.lessons import PUPIL, first_lesson
from rlyeh.server.pool import faces
from rlyeh.server.thinking import Thinkers
from tests.server.at_tables import ByHand, setup
from tests.server.players import LIMIT, guest, invited, next_to_answer, two_guests, until
from tools.serving import Server

pytestmark = pytest.mark.anyio


def test_the_lesson_is_a_game_that_replays_and_that_the_pupil_wins() -> None:
    record = first_lesson().record
    game = record.replay(faces(record.rules))
    assert game.winner == PUPIL
    assert len(game.state.sides[PUPIL].won) == 3


def test_the_guide_speaks_only_where_the_pupil_is_asked() -> None:
    lesson = first_lesson()
    asked: dict[int, int] = {}
    for number, game in enumerate(lesson.record.steps(faces(lesson.record.rules))):
        if game.decision is not None:
            asked[number] = game.decision.seat
    assert {asked[step.at] for step in lesson.steps} == {PUPIL}
    assert len({step.say for step in lesson.steps}) == len(lesson.steps)


def test_what_the_lesson_is_to_show_happens_in_it() -> None:
    """The four struggles, insanity and wounds, a disrupt of each side, and three stories won."""
    lesson = first_lesson()
    kinds = [
        (game.decision.seat, game.decision.kind)
        for game in lesson.record.steps(faces(lesson.record.rules))
        if game.decision is not None
    ]
    for kind in ("mulligan", "setup-resource", "resource", "action", "commit", "victim", "arcane", "token", "story"):
        assert (PUPIL, kind) in kinds
    assert {seat for seat, kind in kinds if kind == "disrupt"} == {0, 1}


def test_a_commit_step_is_one_answer_to_a_person() -> None:
    lesson = first_lesson()
    runs = [lesson.together(step.at) for step in lesson.steps if step.say != "starting"]
    assert any(len(run) > 2 for run in runs)
    for run in runs:
        assert len(run) == 1 or all(key.startswith("commit:") or key == "done" for key in run)


def test_all_three_starting_resources_are_pointed_at() -> None:
    """SET-7: also those that follow from the first one; both factions of the pupil are among them."""
    lesson = first_lesson()
    at = next(step.at for step in lesson.steps if step.say == "starting")
    shown = lesson.together(at)
    assert len(set(shown)) == 3
    assert lesson.record.answers[at] in shown
    game = next(game for game in lesson.record.steps(faces(lesson.record.rules)) if game.state.turn)
    supplied = {game.state.cards[int(key.partition(":")[2])].face.resource for key in shown}
    assert {Faction.AGENCY, Faction.MISKATONIC} <= supplied


def test_the_guide_passes_over_nothing_that_could_be_played() -> None:
    """Before the pupil learns why one keeps a domain back, no turn ends with a card that could be played; and no
    resource is a Transient one, which would vanish without a word (KEY-15, KEY-16)."""
    lesson = first_lesson()
    answers = lesson.record.answers
    for number, game in enumerate(lesson.record.steps(faces(lesson.record.rules))):
        decision = game.decision
        if decision is None or decision.seat != PUPIL:
            continue
        if decision.kind == "action" and game.state.turn < 7 and answers[number] == "pass":
            assert not any(option.verb == "play" for option in decision.options), number
        for domain in game.state.sides[PUPIL].domains:
            assert not any(game.state.cards[card].face.transient for card in domain.resources)


async def _where(me: Account, game: str) -> dict[str, object]:
    found = await me.get(f"/api/games/{game}/lesson")
    assert isinstance(found, dict)
    return found


async def test_whoever_follows_the_guide_wins(server: Server) -> None:
    lesson = first_lesson()
    said = []
    async with guest(server) as me:
        game = (await me.post("/api/lessons/first", {}))["id"]
        async with Seat(me, game) as seat:
            while await next_to_answer(seat) is not None:
                where = await _where(me, game)
                assert where["on_path"]
                said.append(where["say"])
                before = seat.n
                await me.post(f"/api/games/{game}/lesson/next")
                await until(seat, lambda before=before: seat.n > before)  # type: ignore[misc]
        over = await _where(me, game)
        assert (over["over"], over["at"], over["done"]) == (True, over["of"], over["steps"])
        assert (await me.get(f"/api/games/{game}"))["winner"] == PUPIL
    assert [each for each in said if each] == [step.say for step in lesson.steps]


async def test_who_leaves_the_path_plays_on_and_can_come_back(one_server: Server) -> None:
    async with guest(one_server) as me:
        game = (await me.post("/api/lessons/first", {"position": 6}))["id"]
        async with Seat(me, game) as seat:
            assert await next_to_answer(seat) is not None
            assert (await _where(me, game))["say"] == "play"
            await seat.answer("pass")
            assert await next_to_answer(seat) is not None
            off = await _where(me, game)
            assert (off["on_path"], off["at"], off["say"], off["expected"]) == (False, 6, "", [])
            with pytest.raises(Refused):
                await me.post(f"/api/games/{game}/lesson/next")
        again = (await me.post("/api/lessons/first", {"position": off["at"]}))["id"]
        assert (await _where(me, again))["say"] == "play"
        assert (await me.get(f"/api/games/{game}"))["status"] == "over"
        assert [each["id"] for each in await me.get("/api/games", status="playing")] == [again]


async def test_other_games_are_no_lessons_and_lessons_are_private(one_server: Server) -> None:
    async with two_guests(one_server) as (me, other):
        solo = (await me.open_game("solo"))["id"]
        with pytest.raises(Refused) as refused:
            await me.get(f"/api/games/{solo}/lesson")
        assert refused.value.status == 404
        lesson = (await me.post("/api/lessons/first", {}))["id"]
        with pytest.raises(Refused) as refused:
            await other.get(f"/api/games/{lesson}/lesson")
        assert refused.value.status == 404
        with pytest.raises(Refused) as refused:
            await me.post("/api/lessons/first", {"position": 900})
        assert refused.value.status == 404


# -- hints -------------------------------------------------------------------------------------------------------------


async def test_a_hint_from_elsewhere_is_the_hint_of_the_chair() -> None:
    table = ByHand(setup(6))
    thinkers = Thinkers(1, seconds=60)
    try:
        table.plays(Chance(3), 6)
        game = table.fold.game.clone()
        here = hint(Chair(game), 5)
        assert await thinkers.advise("t", table.fold.setup, game, 5) == here
    finally:
        thinkers.close()


async def test_a_hint_that_takes_too_long_is_none() -> None:
    table = ByHand(setup(6))
    thinkers = Thinkers(1, seconds=0)
    try:
        assert await thinkers.advise("t", table.fold.setup, table.fold.game.clone(), 5) is None
        assert (thinkers.waiting, thinkers.hurried) == (0, 0)
    finally:
        thinkers.close()


async def test_a_hint_names_an_option_and_a_reason(one_server: Server) -> None:
    async with guest(one_server) as me:
        game = (await me.open_game("bot", bot="novice"))["id"]
        async with Seat(me, game) as seat:
            assert await next_to_answer(seat) is not None
            question = seat.question
            assert question is not None
            said = await me.post(f"/api/games/{game}/hint")
            assert said["keys"][0] in [option["key"] for option in question["options"]]
            assert said["advice"].endswith(".")
            assert said["reason"]


async def test_there_are_no_hints_between_people_nor_for_others(one_server: Server) -> None:
    async with two_guests(one_server) as (me, other):
        game = await invited(me, other)
        for account in (me, other):
            with pytest.raises(Refused) as refused:
                await account.post(f"/api/games/{game}/hint")
            assert refused.value.code == "not-yours"
        solo = (await me.open_game("solo"))["id"]
        with pytest.raises(Refused) as refused:
            await other.post(f"/api/games/{solo}/hint")
        assert refused.value.status == 404


async def test_one_hint_at_a_time(one_server: Server) -> None:
    async with guest(one_server) as me:
        game = (await me.open_game("solo"))["id"]
        async with asyncio.timeout(LIMIT * 3):
            said = await asyncio.gather(
                *(me.post(f"/api/games/{game}/hint") for _ in range(4)), return_exceptions=True
            )
        assert any(isinstance(each, dict) for each in said)
        assert all(each.code == "too-much" for each in said if isinstance(each, Refused))


def test_who_leaves_the_path_in_a_commit_step_left_it_where_that_began() -> None:
    lesson = first_lesson()
    path = lesson.record.answers
    first = next(at for at, key in enumerate(path) if key.startswith("commit:"))
    last = first + len(lesson.together(first)) - 1
    assert [lesson.begin_of(at) for at in range(first, last + 1)] == [first] * (last + 1 - first)
    resource = next(at for at, key in enumerate(path) if key in lesson.starting)
    assert lesson.begin_of(resource + 1) == resource + 1
