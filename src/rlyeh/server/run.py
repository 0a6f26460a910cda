"""Running the server: one worker in this process, or several under a parent that replaces those that die."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from urllib.request import ProxyHandler, build_opener

import uvicorn
from litestar import Litestar
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from rlyeh.server import logs
from rlyeh.server.app import create_app
from rlyeh.server.errors import SetupError
from rlyeh.server.opponents import require_bots
from rlyeh.server.protocol.messages import LONGEST
from rlyeh.server.settings import PREFIX, Settings
from rlyeh.server.storage.database import migrate, open_engine, require_current

COLLECT_AFTER = (10_000, 20, 20)
"""New objects after which the garbage collector looks at the youngest, and how many looks at one generation make one
at the next."""
SWITCH = 0.001
"""Seconds after which a busy thread lets another one have its turn. The one that writes to the disk needs a few turns
for every transaction, and players wait for them."""
GRACE = 10
"""Seconds that requests under way get when the server stops."""


def worker() -> Litestar:
    """The application as a worker of several builds it, from the environment."""
    settings = Settings.of()
    logs.set_up(settings.log_level)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_follow, args=(parent,), daemon=True).start()
    app = create_app(settings)
    _spare_the_collector()
    sys.setswitchinterval(SWITCH)
    return app


def _spare_the_collector() -> None:
    """Cards, code and whatever else is here by now stays for good, so the garbage collector need not look at it ever
    again. What tables and sockets leave behind is hardly ever a circle, so it may look more rarely too: while it
    looks at many tables all of them wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


def _follow(parent: multiprocessing.process.BaseProcess) -> None:
    """A worker stops when its parent is gone, however that ended: nobody else would replace or stop it."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Serve until told to stop."""
    require_bots(settings)
    logs.set_up(settings.log_level)
    with _place_of_games(settings):
        key = settings.key()
        asyncio.run(_prepare(settings))
    os.environ |= {PREFIX + name.upper(): str(value) for name, value in asdict(settings).items() if value != ""}
    os.environ[PREFIX + "SECRET"] = key
    if open_browser:
        threading.Thread(target=_open_browser, args=(settings,), daemon=True).start()
    uvicorn.run(
        "rlyeh.server.run:worker",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=15,
    )


def _open_browser(settings: Settings) -> None:
    """Wait until the server answers, then show it. No proxy is asked: it would look on another machine."""
    url, direct = f"http://{settings.host}:{settings.port}/", build_opener(ProxyHandler({}))
    for _ in range(100):
        try:
            with direct.open(f"{url}health", timeout=1):
                webbrowser.open(url)
                return
        except OSError:
            time.sleep(0.1)


@contextmanager
def _place_of_games(settings: Settings) -> Iterator[None]:
    """A database that cannot be reached or written to is said in one sentence."""
    try:
        yield
    except (OSError, SQLAlchemyError) as problem:
        why = problem.orig if isinstance(problem, DBAPIError) else problem
        raise SetupError(
            f"Games cannot be kept in {settings.database_shown} ({why}): check that you may write there and that "
            "the disk is not full, or say where else with RLYEH_DATABASE."
        ) from None


async def _prepare(settings: Settings) -> None:
    """See that the database is there and of the right version, before any worker starts."""
    engine = open_engine(settings.database_url)
    try:
        if settings.database_url.startswith("sqlite"):
            await migrate(engine)
        else:
            await require_current(engine)
    finally:
        await engine.dispose()


def migrated(settings: Settings) -> tuple[str | None, str]:
    """Bring the database up to date; returns the versions it had and has."""
    with _place_of_games(settings):
        return asyncio.run(_migrated(settings))


async def _migrated(settings: Settings) -> tuple[str | None, str]:
    engine = open_engine(settings.database_url)
    try:
        return await migrate(engine)
    finally:
        await engine.dispose()
