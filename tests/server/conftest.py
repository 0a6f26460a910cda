"""Real servers, started once for all tests that use them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.serving import Server, cluster, sqlite_server

QUICK = {"coach_bot": "random", "coach_games": "1", "gone_seconds": "0"}
"""A coach that knows nothing but is done soon, and nobody waits for somebody who is gone."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests that talk to servers run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def one_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One process and a file."""
    with sqlite_server(tmp_path_factory.mktemp("sqlite"), QUICK) as server:
        yield server


@pytest.fixture(scope="session")
def many_workers() -> Iterator[Server]:
    """Two workers on PostgreSQL and Redis."""
    with cluster(settings=QUICK) as server:
        yield server


@pytest.fixture(params=["SQLite", "PostgreSQL and Redis"])
def server(request: pytest.FixtureRequest) -> Server:
    """Each kind of server in turn."""
    name = "one_server" if request.param == "SQLite" else "many_workers"
    found = request.getfixturevalue(name)
    assert isinstance(found, Server)
    return found
