"""Portability: what differs between Linux, macOS and Windows, each with a plain fallback.

Everything else in the package relies only on what Python has on all of them.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from pathlib import Path


def cores() -> int:
    """How many processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def peak_memory() -> int | None:
    """The most memory that this process has used, in bytes; None where the system does not tell."""
    try:
        import resource
    except ImportError:
        return None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def ignore_interrupt() -> None:
    """Ignore Ctrl-C in a worker process: it is for the process that waits, which tells its workers when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def data_folder() -> Path:
    """Where programs of this user keep their data; RuntimeError for a user without a home."""
    folder = os.environ.get("XDG_DATA_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return Path(folder) if folder else Path.home() / ".local" / "share"


def is_free(host: str, port: int) -> bool:
    """Whether nobody listens on a port of this machine."""
    with socket.socket() as trial:
        if sys.platform != "win32":
            # A port that was given up a moment ago is free. On Windows the same option would take it from its owner.
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError:
            return False
        return True


def replace_unprintable() -> None:
    """Print a question mark for what the encoding of a terminal or pipe lacks, as that of Windows lacks ▸ and ⏎."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
