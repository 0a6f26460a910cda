"""What goes wrong while the virtual environment is set up is said in one sentence, with what mends it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

SHELL = Path("/bin/sh")
MAKE = shutil.which("make") or "make"
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


def test_what_uv_said_of_a_network_that_is_not_there_is_not_said_twice(place: Path) -> None:
    program(place / "env" / "bin" / "python", 'case "$*" in *install*) echo "ERROR: no network" >&2; exit 1;; esac')
    assert set_up(place).stderr.count("ERROR: no network") == 1


# -- Node.js -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def repository(place: Path) -> Path:
    """What make needs of the repository to set up what the table is built with; Python is there, Node.js is not."""
    for name in ("Makefile", "pyproject.toml", "tools/set-up.sh", "tools/with-node.sh"):
        (place / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, place / name)
    for name in ("node_modules", "src", "public"):
        (place / "web" / name).mkdir(parents=True)
    for name in ("package.json", "package-lock.json"):
        (place / "web" / name).touch()
    for name in ("sh", "find", "touch"):
        (place / "bin" / name).symlink_to(shutil.which(name) or name)
    program(place / ".venv" / "bin" / "python", 'case "$*" in *install*) exit 1;; esac')
    (place / ".venv" / ".ready").touch()
    return place


def set_up_web(repository: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [MAKE, "--silent", "web/node_modules/.ready"],
        cwd=repository,
        env={"PATH": str(repository / "bin")},
        capture_output=True,
        text=True,
        check=False,
    )


def sentences(done: subprocess.CompletedProcess[str]) -> list[str]:
    """What was said, without what was going on and without make's own last line."""
    return [line for line in done.stderr.splitlines() if not line.startswith(("== ", "make"))]


def test_without_node_it_says_what_to_install_and_nothing_else(repository: Path) -> None:
    (line,) = sentences(set_up_web(repository))
    assert line.startswith("The browser table is built with Node.js 20.19 or newer")
    assert "install it (apt install nodejs npm; brew install node)" in line


def test_without_the_registry_it_says_so_and_goes_on_from_there(repository: Path) -> None:
    program(repository / "bin" / "node", "exit 0")
    program(repository / "bin" / "true", "exit 0")
    program(repository / "bin" / "npm", "exit 1")
    done = set_up_web(repository)
    assert done.returncode != 0
    (line,) = sentences(done)
    assert line.startswith("The packages of the browser table could not be fetched")
    program(repository / "bin" / "npm", "exit 0")
    assert set_up_web(repository).returncode == 0
    assert (repository / "web" / "node_modules" / ".ready").exists()
