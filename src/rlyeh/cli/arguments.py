"""Arguments that several commands take: decks, however they are named, and formats."""

import sys
from typing import Annotated

import typer

from rlyeh.cli.completion import complete_deck, complete_format
from rlyeh.decks import FORMATS, Deck, Reading, find_deck, read_deck
from rlyeh.decks.reading import MOST_BYTES

DECK_HELP = "A file, a deck code, a quick deck such as cthulhu+hastur, a name from `rlyeh deck list`, or - for stdin."

DeckArgument = Annotated[str, typer.Argument(metavar="DECK", help=DECK_HELP, autocompletion=complete_deck)]
FormatOption = Annotated[
    str,
    typer.Option("--format", "-f", help=f"The format: {', '.join(FORMATS)}.", autocompletion=complete_format),
]


def deck_named(said: str) -> Deck:
    """The deck that a person names on the command line. What the reader had to decide is told on the error stream, so
    that it is never mixed into what a command writes."""
    reading = _read_stdin() if said == "-" else find_deck(said)
    for remark in reading.remarks:
        typer.echo(f"rlyeh: {remark}", err=True)
    return reading.deck


def _read_stdin() -> Reading:
    return read_deck(sys.stdin.buffer.read(MOST_BYTES + 1), "stdin")
