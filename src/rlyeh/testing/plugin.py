"""A pytest plugin: no test ends with a decision left open."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rlyeh.testing import scenario


@pytest.fixture(autouse=True)
def _no_decision_left_open() -> Iterator[None]:
    """Check every scenario of a test when the test has passed."""
    scenario.OPEN.clear()
    yield
    for table in scenario.OPEN:
        table.close()
