"""Writing files that a person asked for."""

from pathlib import Path
from typing import Annotated

import typer

from rlyeh.errors import DeckError

Force = Annotated[bool, typer.Option("--force", help="Write over a file that exists.")]


def write_file(path: Path, written: str, force: bool) -> None:
    """Write a file, but never over another one unless that is wanted."""
    try:
        with path.open("w" if force else "x", encoding="utf-8", newline="\n") as file:
            file.write(written)
    except FileExistsError:
        raise DeckError(f"{path} is there already; --force writes over it.") from None
    except OSError as problem:
        raise DeckError(f"{path} cannot be written: {problem.strerror or problem}.") from None
    typer.echo(f"Written to {path}.", err=True)
