"""People at a server, for tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from rlyeh.client import Account, Seat
from rlyeh.engine.state.random import Chance
from tools.serving import Server

LIMIT = 20.0
"""Seconds after which a test that waits has failed."""


@asynccontextmanager
async def guest(server: Server) -> AsyncIterator[Account]:
    """A guest."""
    async with Account(server.url) as account:
        await account.guest()
        yield account


@asynccontextmanager
async def two_guests(server: Server) -> AsyncIterator[tuple[Account, Account]]:
    """Two guests."""
    async with guest(server) as first, guest(server) as second:
        yield first, second


async def invited(host: Account, other: Account, **options: Any) -> str:
    """A game between two people; returns its id."""
    opened = await host.open_game("invitation", **options)
    await other.accept(opened["invitation"])
    return str(opened["id"])


@asynccontextmanager
async def at_table(server: Server, **options: Any) -> AsyncIterator[tuple[Seat, Seat]]:
    """Two guests at a table of their own, by seat."""
    async with two_guests(server) as (host, other):
        game = await invited(host, other, **options)
        async with Seat(host, game) as one, Seat(other, game) as two:
            first, second = sorted((one, two), key=lambda each: each.seats)
            yield first, second


async def until(seat: Seat, holds: Callable[[], bool]) -> None:
    """Listen until something holds."""
    if holds():
        return
    async with asyncio.timeout(LIMIT):
        async for _ in seat:
            if holds():
                return


async def heard(seat: Seat, kind: str, **more: Any) -> Any:
    """Listen until a message of a kind comes."""
    async with asyncio.timeout(LIMIT):
        async for message in seat:
            if message["type"] == kind and all(message.get(key) == value for key, value in more.items()):
                return message


async def next_to_answer(*seats: Seat) -> Seat | None:
    """The seat that is asked; None when the game is over."""
    async with asyncio.timeout(LIMIT):
        while not any(seat.is_over for seat in seats):
            asked = next((seat for seat in seats if seat.question is not None), None)
            if asked is not None:
                return asked
            waiting = [asyncio.ensure_future(seat.next()) for seat in seats]
            _, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for each in rest:
                each.cancel()
        return None


async def play(seats: tuple[Seat, ...], chance: Chance, answers: int) -> int:
    """Random answers; returns how many were given before the game ended.

    An answer is acknowledged before what came of it is shown: we wait until every seat has seen the last of it.
    """
    given = 0
    while given < answers and (asked := await next_to_answer(*seats)) is not None:
        await answer(asked, chance)
        given += 1
    await next_to_answer(*seats)
    last = max(seat.n for seat in seats)
    for seat in seats:
        await until(seat, lambda seat=seat: seat.n >= last)  # type: ignore[misc]
    return given


async def answer(seat: Seat, chance: Chance) -> None:
    """A random answer of one seat."""
    question = seat.question
    assert question is not None
    await seat.answer(question["options"][chance.below(len(question["options"]))]["key"])
