"""`rlyeh play`: the table is served and opened in the browser."""

from __future__ import annotations

import os
import select
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from rlyeh.cli.browser import TRIES, free_port
from rlyeh.errors import RlyehError

PAGE = "<!doctype html><title>the table</title>"
LIMIT = 120
"""Seconds that a busy machine may take to start a server."""


def taken() -> socket.socket:
    """A port that somebody listens on."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen()
    return listening


def first_line(pipe: Path) -> str:
    """What is written into a pipe, as soon as it is."""
    reading = os.open(pipe, os.O_RDWR)
    try:
        ready, _, _ = select.select([reading], [], [], LIMIT)
        assert ready, "nothing was opened"
        return os.read(reading, 1000).decode().strip()
    finally:
        os.close(reading)


def test_a_port_that_is_taken_is_left_to_whoever_has_it() -> None:
    with taken() as listening:
        port = listening.getsockname()[1]
        assert port < free_port("127.0.0.1", port) < port + TRIES


def test_an_address_that_is_not_this_machine_has_no_free_port() -> None:
    with pytest.raises(RlyehError, match="RLYEH_PORT"):
        free_port("192.0.2.1", 8000)


def test_it_serves_the_table_and_opens_it(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text(PAGE, "utf-8")
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}"\n', "utf-8")
    browser.chmod(0o755)
    with taken() as listening:
        environment = os.environ | {
            "RLYEH_WEB": str(tmp_path / "web"),
            "RLYEH_PORT": str(listening.getsockname()[1]),
            "XDG_DATA_HOME": str(tmp_path),
            "BROWSER": f"{browser} %s",
            # A proxy for the world outside says nothing about this machine.
            **dict.fromkeys(("http_proxy", "HTTP_PROXY"), "http://127.0.0.1:9"),
            **dict.fromkeys(("no_proxy", "NO_PROXY"), ""),
        }
        command = [sys.executable, "-c", "from rlyeh.cli import main; main(['play'])"]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                url = first_line(opened)
                with urlopen(url, timeout=LIMIT) as answer:
                    assert answer.read().decode() == PAGE
            finally:
                server.terminate()
            said, _ = server.communicate(timeout=LIMIT)
    assert url in said
    assert url != f"http://127.0.0.1:{environment['RLYEH_PORT']}/"
