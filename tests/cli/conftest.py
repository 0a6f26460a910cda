"""Set-up that several tests of commands share."""

from pathlib import Path

import pytest


@pytest.fixture
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The command saves into a folder of its own."""
    monkeypatch.chdir(tmp_path)
