"""The `rlyeh` command.

A command is a module of this package with a function `register(app)` that adds it, and a place in `commands.MODULES`.
"""

from collections.abc import Sequence
from typing import Annotated

import typer

from rlyeh import __version__
from rlyeh.cli.commands import LazyGroup
from rlyeh.errors import RlyehError
from rlyeh.system import replace_unprintable

app = typer.Typer(
    cls=LazyGroup,
    name="rlyeh",
    help="R'lyeh plays Call of Cthulhu: The Card Game by every rule in the book.",
    epilog="An unofficial project by people who like the game.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        from rlyeh.engine import Game
        from rlyeh.model.declaring import is_compiled

        typer.echo(f"rlyeh {__version__} ({'compiled' if is_compiled(Game) else 'interpreted'})")
        raise typer.Exit


@app.callback()
def _rlyeh(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            callback=_show_version,
            is_eager=True,
            help="Show the version and whether the rules run compiled, and stop.",
        ),
    ] = False,
) -> None:
    """Options that stand before the name of a command."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; a mistake of the user becomes one sentence and exit status 2."""
    replace_unprintable()
    try:
        app(args=arguments, prog_name="rlyeh")
    except RlyehError as error:
        typer.echo(f"rlyeh: {error}", err=True)
        raise SystemExit(2) from None
