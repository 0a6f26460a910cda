"""The `rlyeh` command.

A command is a module of this package with a function `register(app)` that adds it, and a place in `commands.MODULES`.
"""

import sys
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
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


def _use_packs(folders: list[Path] | None) -> None:
    """Name the packs before the module of the command reads the cards."""
    if folders:
        from rlyeh.decks.fan_packs import name_packs

        name_packs(folders)


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
    packs: Annotated[
        list[Path] | None,
        typer.Option(
            "--packs",
            metavar="FOLDER",
            callback=_use_packs,
            is_eager=True,
            help="Play with a pack of cards that people made as well; for several, say it again.",
        ),
    ] = None,
) -> None:
    """Options that hold for every command."""


def _packs_first(arguments: Sequence[str]) -> list[str]:
    """The arguments with --packs before the command, wherever it was said: cards are read before a command begins."""
    first: list[str] = []
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--":
            return [*first, *rest, word, *words]
        if word == "--packs":
            first += [word, *islice(words, 1)]
        else:
            (first if word.startswith("--packs=") else rest).append(word)
    return [*first, *rest]


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; a mistake of the user becomes one sentence and exit status 2."""
    replace_unprintable()
    try:
        app(args=_packs_first(sys.argv[1:] if arguments is None else arguments), prog_name="rlyeh")
    except RlyehError as error:
        typer.echo(f"rlyeh: {error}", err=True)
        raise SystemExit(2) from None
