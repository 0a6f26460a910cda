"""`rlyeh serve`: the game for browsers, bots and other programs; `rlyeh server`: looking after it."""

from __future__ import annotations

from typing import Annotated

import typer

_EXAMPLES = (
    "For example: rlyeh serve · rlyeh serve --workers 4 --database postgresql://rlyeh@localhost/rlyeh "
    "--redis redis://localhost. Everything can be set in the environment too: RLYEH_DATABASE and so on."
)

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME; a file of your own if left out."),
]


def register(app: typer.Typer) -> None:
    """Add the commands `serve` and `server`."""
    app.command("serve", help="Serve the game over HTTP and WebSocket.", epilog=_EXAMPLES)(_serve)
    server = typer.Typer(help="Look after a server.", no_args_is_help=True)
    server.callback()(_server)
    server.command("migrate", help="Bring a database up to date.")(_migrate)
    app.add_typer(server, name="server")


def _server() -> None:
    """Look after a server."""


def _serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on; 127.0.0.1 if left out.")] = None,
    port: Annotated[int | None, typer.Option(min=1, max=65535, help="The port to listen on; 8000 if left out.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, max=64, help="Worker processes; one if left out.")] = None,
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="redis://HOST, the channel between several workers.")
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="The site is reached over https.")] = False,
    thinkers: Annotated[
        int | None, typer.Option(min=1, max=64, help="Processes in which bots think, for each worker; one if left out.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when it is ready.")] = False,
) -> None:
    from rlyeh.server.run import serve
    from rlyeh.server.settings import Settings

    settings = Settings.of(
        host=host,
        port=port,
        workers=workers,
        database=database,
        redis=redis,
        secure=True if secure else None,
        thinkers=thinkers,
    )
    typer.echo(f"R'lyeh rises at http://{settings.host}:{settings.port}/ (Ctrl-C ends it, and loses nothing).")
    serve(settings, open_browser)


def _migrate(database: Database = None) -> None:
    from rlyeh.server.run import migrated
    from rlyeh.server.settings import Settings

    before, after = migrated(Settings.of(database=database))
    if before == after:
        typer.echo(f"The database is up to date (version {after}).")
    else:
        typer.echo(f"The database went from version {before or 'none'} to {after}.")
