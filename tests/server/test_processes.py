"""Processes: killed without warning, stopped politely, started with an old or a missing database."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from redis import Redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from rlyeh.client import Seat
from rlyeh.engine.state.random import Chance
from rlyeh.server.storage.database import newest
from tests.server.players import guest, invited, play, two_guests, until
from tools.chaos import torment
from tools.serving import COMMAND, Server, cluster, services, sqlite_server

pytestmark = pytest.mark.anyio


async def test_killed_in_the_middle_of_games_nothing_is_lost(tmp_path: Path) -> None:
    with sqlite_server(tmp_path) as server:
        found = await torment(server, server.database, rounds=3, tables=4)
    assert found["acknowledged answers"] > 20  # type: ignore[operator]
    assert (found["lost"], found["applied twice"], found["problems"]) == (0, 0, [])


async def test_a_killed_worker_of_several_costs_nothing() -> None:
    with cluster(workers=2) as server:
        found = await torment(server, server.database, rounds=2, tables=4)
    assert (found["lost"], found["applied twice"], found["problems"]) == (0, 0, [])


async def test_a_client_goes_on_with_the_same_numbers_after_a_restart(tmp_path: Path) -> None:
    with sqlite_server(tmp_path) as server:
        async with two_guests(server) as (host, other):
            game = await invited(host, other)
            async with Seat(host, game) as one, Seat(other, game) as two:
                await play((one, two), Chance(2), 15)
                before, view = one.n, one.state["view"]
                server.kill()
                server.start()
                await until(one, lambda: one.reconnections > 0)
                await until(two, lambda: two.reconnections > 0)
                assert (one.n, one.state["view"]) == (before, view)
                await play((one, two), Chance(3), 15)
                assert one.n == two.n == before + 15


async def test_a_polite_stop_parks_the_games_and_says_so(tmp_path: Path) -> None:
    with sqlite_server(tmp_path) as server:
        async with guest(server) as me:
            game = await me.open_game("solo")
            async with Seat(me, game["id"]) as seat:
                await play((seat,), Chance(1), 3)
                number = seat.n
                assert server.stop() in (0, -15)
                server.start()
                await until(seat, lambda: seat.reconnections > 0)
                assert seat.n == number
        assert any("a worker has stopped" in line for line in server.log)


async def test_without_the_channel_games_go_on() -> None:
    """Redis only says who should look: when it is gone, workers look by themselves."""
    with services() as (database, redis):
        assert run("server", "migrate", "--database", database).returncode == 0
        server = Server(database, redis, 2)
        server.start()
        try:
            async with two_guests(server) as (host, other):
                game = await invited(host, other)
                async with Seat(host, game) as one, Seat(other, game) as two:
                    await play((one, two), Chance(2), 4)
                    stop_redis(redis)
                    await play((one, two), Chance(3), 4)
                    await until(one, lambda: one.n == 10)
                    await until(two, lambda: two.n == 10)  # with what each said of being asked
            async with httpx.AsyncClient(base_url=server.url) as http:
                assert (await http.get("/health")).status_code == 503
        finally:
            server.stop()


def stop_redis(url: str) -> None:
    """Take the channel away, and bring it down for good."""
    with Redis.from_url(url, retry=Retry(NoBackoff(), 0)) as redis:
        redis.shutdown(nosave=True)


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command line."""
    return subprocess.run(
        [sys.executable, "-c", COMMAND, *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )


def test_several_workers_need_a_database_for_several() -> None:
    found = run("serve", "--workers", "2")
    assert found.returncode == 2
    assert "PostgreSQL" in found.stderr
    assert "Traceback" not in found.stderr


def test_an_address_that_is_no_database_is_named_without_its_password() -> None:
    found = run("server", "migrate", "--database", "mysql://me:hush@host/db")
    assert found.returncode == 2
    assert "no database" in found.stderr
    assert "hush" not in found.stderr


def test_migrating_twice_changes_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    first = run("server", "migrate", "--database", url)
    second = run("server", "migrate", "--database", url)
    assert f"from version none to {newest()}" in first.stdout
    assert "up to date" in second.stdout


def test_a_database_that_is_not_migrated_is_not_served() -> None:
    with services() as (database, redis):
        found = run("serve", "--database", database, "--redis", redis, "--port", "1")
        assert found.returncode == 2
        assert "rlyeh server migrate" in found.stderr


async def test_it_says_whether_it_is_well(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as http:
        health = await http.get("/health")
        assert health.status_code == 200
        assert health.json()["well"] is True


async def test_figures_for_prometheus(one_server: Server) -> None:
    async with guest(one_server) as me:
        game = await me.open_game("solo")
        async with Seat(me, game["id"]) as seat, httpx.AsyncClient(base_url=one_server.url) as http:
            await play((seat,), Chance(1), 2)
            page = (await http.get("/metrics")).text
            figures = dict(line.rsplit(" ", 1) for line in page.splitlines() if not line.startswith("#"))
            assert float(figures["rlyeh_sockets"]) >= 1
            assert float(figures["rlyeh_tables"]) >= 1
            assert float(figures["rlyeh_write_seconds_count"]) >= 2
            assert float(figures["rlyeh_late_seconds_count"]) >= 1
