"""The health check of the container recipe."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tools.serving import Server, free_port

HEALTH = Path(__file__).parents[2] / "container" / "health.py"
PROXIES = {"http_proxy": "http://127.0.0.1:9", "HTTP_PROXY": "http://127.0.0.1:9", "no_proxy": "", "NO_PROXY": ""}
"""As Docker gives them to every container where it is told to."""


def health(port: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, HEALTH],
        env=os.environ | PROXIES | {"RLYEH_PORT": str(port)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_server_that_is_well_is_asked_without_a_proxy(one_server: Server) -> None:
    done = health(one_server.port)
    assert (done.returncode, done.stderr) == (0, "")


def test_where_nobody_answers_it_says_so() -> None:
    done = health(free_port())
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert line.endswith("Connection refused>")
