"""Portability: the server and a game where Python lacks what only Linux and macOS have."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from rlyeh.cli import main
from rlyeh.errors import RlyehError
from rlyeh.server.settings import home
from rlyeh.system import data_folder, is_free, peak_memory

WINDOWS = """
import asyncio, builtins, os, signal, subprocess, sys

MISSING = ("resource", "fcntl", "pwd", "grp", "termios", "tty", "pty", "readline", "uvloop")
real_import = builtins.__import__

def import_(name, globals=None, *rest):
    if name in MISSING and str((globals or {}).get("__name__", "")).startswith("rlyeh"):
        raise ImportError(name)
    return real_import(name, globals, *rest)

builtins.__import__ = import_
for module, names in ((os, ("sched_getaffinity", "getuid", "geteuid", "fork")), (signal, ("SIGKILL", "SIGHUP"))):
    for name in names:
        delattr(module, name)
"""
"""Takes away from our modules what Windows does not have; other people's modules have cases of their own for it."""

SERVE = """
import pkgutil
import rlyeh
from litestar.testing import TestClient
from rlyeh.server.app import create_app
from rlyeh.server.settings import Settings

for each in pkgutil.walk_packages(rlyeh.__path__, "rlyeh."):
    if ".migrations" not in each.name and not each.name.startswith(("rlyeh.envs.", "rlyeh.cards.")):
        __import__(each.name)
settings = Settings.of(database=f"sqlite:///{sys.argv[1]}/games.db", secret="secret")
with TestClient(create_app(settings)) as client:
    assert client.get("/health").json()["well"]
    answer = client.get("/metrics")
    assert answer.headers["content-type"].count("charset") == 1, answer.headers
    page = answer.text
assert "rlyeh_tables" in page
assert "rlyeh_memory_peak_bytes" not in page
"""

PLAY = """
from rlyeh.bots import Chair, make
from rlyeh.cards import POOL
from rlyeh.decks import MATCHUPS, STORIES, matchup_decks
from rlyeh.engine import new_game
from rlyeh.system import cores

assert cores() >= 1
decks = [deck.card_ids() for deck in matchup_decks(MATCHUPS[0])]
game = new_game(POOL, decks, STORIES, seed=7)
bots = [make("acolyte", seed=1), make("random", seed=2)]
while (decision := game.decision) is not None:
    game.apply(bots[decision.seat].choose(Chair(game)))
print(game.winner)
"""


def without_posix(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WINDOWS + program, *arguments], capture_output=True, text=True, check=False, timeout=120
    )


def test_the_server_runs_where_there_is_no_posix(tmp_path: Path) -> None:
    done = without_posix(SERVE, str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_a_game_is_played_where_there_is_no_posix() -> None:
    done = without_posix(PLAY)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() in ("0", "1")


def test_memory_is_counted_in_bytes() -> None:
    most = peak_memory()
    assert most is not None
    assert 10_000_000 < most < 10_000_000_000


@pytest.mark.parametrize(("system", "unit"), [("linux", 1024), ("darwin", 1)])
def test_each_system_counts_memory_in_units_of_its_own(
    monkeypatch: pytest.MonkeyPatch, system: str, unit: int
) -> None:
    import resource

    monkeypatch.setattr(sys, "platform", system)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    most = peak_memory()
    assert most is not None
    assert before * unit <= most < before * unit * 2


def test_data_lie_where_the_system_keeps_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert data_folder() == tmp_path / ".local" / "share"
    monkeypatch.setattr(sys, "platform", "win32")
    assert data_folder() == tmp_path / "local"


def test_a_user_without_a_home_is_told_what_to_set(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: str) -> str:
        return "~"

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(os.path, "expanduser", nobody)
    with pytest.raises(RlyehError, match="RLYEH_DATABASE"):
        home()


def test_a_port_is_free_until_somebody_listens() -> None:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port = listening.getsockname()[1]
        listening.listen()
        assert not is_free("127.0.0.1", port)
    assert is_free("127.0.0.1", port)


@pytest.mark.parametrize("encoding", ["cp1252", "ascii"])
@pytest.mark.parametrize("arguments", [["card", "Pulled Under"], ["play", "--terminal", "--seed", "1"]])
def test_what_an_encoding_lacks_stops_nothing(tmp_path: Path, encoding: str, arguments: list[str]) -> None:
    """A pipe on Windows knows neither ▸ nor ⏎."""
    done = subprocess.run(
        [sys.executable, "-c", "from rlyeh.cli import main; main()", *arguments],
        cwd=tmp_path,
        env=os.environ | {"PYTHONIOENCODING": encoding},
        input=b"q\n",
        capture_output=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr.decode(encoding)
    assert b"Traceback" not in done.stderr


def test_the_command_leaves_the_encoding_of_a_test_alone(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert "rlyeh" in capsys.readouterr().out
