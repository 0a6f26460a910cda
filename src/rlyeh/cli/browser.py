"""`rlyeh play`: the table in the browser, served to nobody but this machine."""

from __future__ import annotations

import typer

from rlyeh.errors import RlyehError
from rlyeh.system import is_free

TRIES = 20
"""How many ports are tried where somebody else has the first."""


def play_in_browser() -> None:
    """Serve the table and open it; returns when it is stopped."""
    from rlyeh.server.routes.pages import built
    from rlyeh.server.run import serve
    from rlyeh.server.settings import Settings

    wished = Settings.of(host="127.0.0.1")
    if built(wished) is None:
        raise RlyehError(
            "The table in the browser has not been built: run `make web` where you have the source, "
            "or play here with `rlyeh play --terminal`."
        )
    settings = Settings.of(host=wished.host, port=free_port(wished.host, wished.port))
    typer.echo(f"The table is laid at http://{settings.host}:{settings.port}/ (Ctrl-C ends it, and loses nothing).")
    serve(settings, open_browser=True)


def free_port(host: str, first: int) -> int:
    """The first port from one on that nobody listens on."""
    for port in range(first, min(first + TRIES, 65536)):
        if is_free(host, port):
            return port
    raise RlyehError(f"The ports from {first} on are all taken: say which one to use with RLYEH_PORT.")
