"""Shared set-up of the tests."""

from __future__ import annotations

import os

import pytest

from rlyeh.engine import Game
from rlyeh.model.declaring import is_compiled

pytest_plugins = ["rlyeh.testing.plugin"]

BUILD = "compiled" if is_compiled(Game) else "interpreted"


def pytest_configure() -> None:
    """Refuse to test another build than the one that is meant (`make test` tests both), and ask no proxy for servers
    of this machine: tests talk to no others."""
    os.environ |= dict.fromkeys(("no_proxy", "NO_PROXY"), "*")
    if os.environ.get("RLYEH_BUILD", BUILD) != BUILD:
        raise pytest.UsageError(f"RLYEH_BUILD asks for the {os.environ['RLYEH_BUILD']} build, but this one is {BUILD}.")


def pytest_report_header() -> str:
    """Which build is tested."""
    return f"rlyeh: {BUILD}"
