"""What strangers send: the whole API with generated requests, and broken messages over the socket."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tools.scramble import scramble
from tools.serving import Server

EXAMPLES = 8
"""Requests that are tried for each operation."""

ENDS_THE_SESSION = ("/api/people/logout", "/api/people/me")


@pytest.fixture(scope="session")
def somebody(one_server: Server) -> dict[str, str]:
    """The headers of a guest."""
    with httpx.Client(base_url=one_server.url) as http:
        http.get("/api/me")
        http.post("/api/people/guest", headers={"x-csrftoken": http.cookies["rlyeh-csrf"]})
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in http.cookies.jar)
        return {"x-csrftoken": http.cookies["rlyeh-csrf"], "Cookie": cookies}


def test_no_request_makes_the_server_fail(one_server: Server, somebody: dict[str, str]) -> None:
    schema = schemathesis.openapi.from_url(f"{one_server.url}/api/schema/openapi.json")
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if operation.path in ENDS_THE_SESSION and operation.method.upper() != "GET":
            continue
        _try(operation, somebody)
        tried += 1
    assert tried > 35


def _try(operation: Any, somebody: dict[str, str]) -> None:
    """Generated requests for one operation of the API."""

    @given(operation.as_strategy())
    @settings(max_examples=EXAMPLES, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
    def ask(case: Any) -> None:
        response = case.call(headers=somebody, timeout=30)
        assert response.status_code < 500, (case.method, case.path, response.text)
        assert "Traceback" not in response.text

    ask()


@pytest.mark.anyio
async def test_broken_messages_do_no_harm(one_server: Server) -> None:
    found = await scramble(one_server, messages=3000)
    assert found["messages"] >= 3000
    assert found["failures"] == []
    assert found["well"] is True
    assert found["grown MB"] < 40
