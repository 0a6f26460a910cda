"""Settings: how a server is to run. Everything has a default that is right for one machine."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rlyeh.server.errors import SetupError
from rlyeh.system import data_folder

PREFIX = "RLYEH_"
KEY_BYTES = 32


def home() -> Path:
    """Where a server of this user keeps its database and its key."""
    try:
        return data_folder() / "rlyeh"
    except RuntimeError:
        raise SetupError(
            "This user has no home folder to keep games in: say where with RLYEH_DATABASE=sqlite:////PATH/rlyeh.db."
        ) from None


@dataclass(frozen=True)
class Settings:
    """What can be set, on the command line or as RLYEH_DATABASE and so on in the environment."""

    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    database: str = ""
    """Where the games are; a file in the user's own folder unless said otherwise."""
    redis: str = ""
    """The channel between several workers."""
    secret: str = ""
    """What cookies are signed with; made once and kept beside the database unless given."""
    secure: bool = False
    """Whether the site is served over https, so that cookies may only travel there."""
    proxies: str = "127.0.0.1"
    """The proxies in front of the server, by address or network, with commas between; they are believed about where a
    request comes from."""
    bots: str = ""
    """The bots one can play against, with commas between; a model is named by its file. The levels and all bots that
    need no file unless given."""
    thinkers: int = 1
    """Processes in which bots think, for each worker."""
    think_seconds: float = 20.0
    """What a bot may take for one answer, queue and all, before a simple answer is given for it."""
    coach_bot: str = "sorcerer:50"
    """Who looks over the shoulders of both players when a finished game is analysed."""
    coach_games: int = 20
    """Games that the coach plays on from each turn of an analysed game."""
    beat_seconds: float = 5.0
    """How often a socket that is quiet is asked for a sign of life; after twice as long without one it is closed."""
    gone_seconds: float = 120.0
    """After how long without a sign of life the other player may take the win."""
    requests_a_minute: int = 600
    """What one address may ask of the API."""
    signs_a_minute: int = 20
    """How many guests, registrations and logins one address may have."""
    messages_a_second: int = 20
    """What one socket may send on average."""
    sockets_a_person: int = 12
    """How many sockets one person may have open on one worker."""
    tables_a_person: int = 40
    """How many games one person may have in progress."""
    web: str = ""
    """The folder of the built browser table; found by itself unless given."""
    log_level: str = "info"

    @staticmethod
    def of(**given: Any) -> Settings:
        """Settings from what was given, then the environment, then the defaults."""
        values = {name: value for name, value in given.items() if value is not None}
        for field in fields(Settings):
            text = os.environ.get(PREFIX + field.name.upper())
            if text is not None and field.name not in values:
                values[field.name] = _read(field.name, type(field.default), text)
        settings = Settings(**values)
        settings.check()
        return settings

    def check(self) -> None:
        """Raise what cannot work."""
        if self.workers > 1 and (not self.redis or self.database_url.startswith("sqlite")):
            raise SetupError(
                "Several workers need a PostgreSQL database and Redis between them: "
                "give --database postgresql://… and --redis redis://…, or use one worker."
            )
        needed = {"redis": bool(self.redis), "asyncpg": self.database_url.startswith("postgresql")}
        missing = [name for name, is_needed in needed.items() if is_needed and find_spec(name) is None]
        if missing:
            raise SetupError(
                f"A server for many needs more packages ({' and '.join(missing)}): "
                "install them with pip install 'rlyeh[server]'."
            )

    @property
    def database_url(self) -> str:
        """The database with the driver that is used for it."""
        url = self.database or f"sqlite:///{home() / 'rlyeh.db'}"
        for plain, driver in (("sqlite:", "sqlite+aiosqlite:"), ("postgresql:", "postgresql+asyncpg:")):
            if url.startswith(plain):
                return driver + url[len(plain) :]
        if url.startswith("postgres:"):
            return "postgresql+asyncpg:" + url[len("postgres:") :]
        if url.startswith(("sqlite+aiosqlite:", "postgresql+asyncpg:")):
            return url
        raise SetupError(f'"{_without_password(url)}" is no database: use sqlite:///FILE or postgresql://HOST/NAME.')

    @property
    def database_shown(self) -> str:
        """The database as it may be shown: without its password."""
        return _without_password(self.database_url.replace("+aiosqlite", "").replace("+asyncpg", ""))

    def key(self) -> str:
        """The secret that signs cookies; on first use it is made, readable by this user only."""
        if self.secret:
            return self.secret
        path = self._key_path()
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            return path.read_text("ascii").strip()
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(KEY_BYTES))
        return path.read_text("ascii").strip()

    def _key_path(self) -> Path:
        _, scheme, file = self.database_url.partition("sqlite+aiosqlite:///")
        return Path(file).with_suffix(".key") if scheme and file else home() / "rlyeh.key"


def _read(name: str, kind: type, text: str) -> Any:
    if kind is bool:
        return text.strip().casefold() in ("1", "true", "yes", "on")
    try:
        return kind(text)
    except ValueError:
        raise SetupError(f'{PREFIX}{name.upper()}: "{text}" is no {kind.__name__}.') from None


def _without_password(url: str) -> str:
    """A database address as it may be shown."""
    head, at, tail = url.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at else url
