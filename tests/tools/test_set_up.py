"""What goes wrong while the virtual environment is set up is said in one sentence, with what mends it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

SHELL = Path("/bin/sh")
ROOT = Path(__file__).parents[2]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """An empty folder with a PATH of its own in `bin`."""
    (tmp_path / "bin").mkdir()
    return tmp_path


def program(file: Path, lines: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"#!/bin/sh\n{lines}\n", "utf-8")
    file.chmod(0o755)


def set_up(place: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [SHELL, ROOT / "tools" / "set-up.sh", "env", "dev"],
        cwd=place,
        env={"PATH": str(place / "bin")},
        capture_output=True,
        text=True,
        check=False,
    )


def test_without_python_it_says_what_to_install(place: Path) -> None:
    done = set_up(place)
    assert done.returncode == 1
    assert "needs Python 3.11 or newer" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_an_old_python_is_none(place: Path) -> None:
    program(place / "bin" / "python3", 'case "$2" in *version_info*) exit 1;; esac')
    assert "needs Python 3.11 or newer" in set_up(place).stderr


def test_without_venv_it_says_what_to_install(place: Path) -> None:
    program(
        place / "bin" / "python3",
        'case "$1 $2" in *ensurepip*) exit 1;; --version*) echo Python 3.11.2;; esac',
    )
    done = set_up(place)
    assert done.returncode == 1
    wanted = "Python 3.11.2 has no venv module: install it (apt install python3-venv) and run make again."
    assert done.stderr.splitlines() == [wanted]


def test_without_a_network_it_says_so_and_goes_on_from_there(place: Path) -> None:
    python = place / "env" / "bin" / "python"
    program(python, 'case "$*" in *install*) exit 1;; esac')
    done = set_up(place)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "The Python packages could not be fetched: see above, check the network and the disk (df -h .), "
        "and run make again; it goes on from here."
    )
    assert python.exists(), "what was set up so far stays"


def test_where_uv_cannot_be_had_pip_fetches(place: Path) -> None:
    program(place / "env" / "bin" / "python", 'case "$*" in *uv*) exit 1;; esac')
    done = set_up(place)
    assert done.returncode == 0
    assert "trying pip" in done.stderr
