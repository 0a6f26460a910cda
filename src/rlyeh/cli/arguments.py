"""Arguments that several commands take: cards and decks, however they are named, and formats."""

import sys
from typing import Annotated

import typer

from rlyeh.cards import POOL
from rlyeh.cli.completion import complete_card, complete_deck, complete_format
from rlyeh.decks import FORMATS, Deck, Reading, catalogue, find_deck, read_deck, require_legal, unplayable
from rlyeh.decks.catalogue import labels, printed_card
from rlyeh.decks.reading import MOST_BYTES
from rlyeh.errors import DeckError, UnknownCard
from rlyeh.model import Card

DECK_HELP = "A file, a deck code, a quick deck such as cthulhu+hastur, a name from `rlyeh deck list`, or - for stdin."

CardArgument = Annotated[
    str, typer.Argument(help="Title, title with descriptor, or id of the card.", autocompletion=complete_card)
]
DeckArgument = Annotated[str, typer.Argument(metavar="DECK", help=DECK_HELP, autocompletion=complete_deck)]
FormatOption = Annotated[
    str,
    typer.Option("--format", "-f", help=f"The format: {', '.join(FORMATS)}.", autocompletion=complete_format),
]


def card_named(name: str) -> Card:
    """The card that a person names on the command line. Spelling counts as little as in lists, so that a name may be
    written as one word. Of several cards with a title it is the one that can be played, if there is only one."""
    if name in POOL:
        return POOL[name]
    playable = [entry for entry in catalogue().called(name) if entry.id in POOL]
    if len({entry.first_printing for entry in playable}) == 1:
        return POOL[playable[0].id]
    if playable:
        raise UnknownCard(f'"{name}" is the title of several cards: {labels(playable)}. Say which one, or its id.')
    return printed_card(catalogue().named(name).id, POOL)


def deck_named(name: str) -> Deck:
    """The deck that a person names on the command line. What the reader had to decide is told on the error stream, so
    that it is never mixed into what a command writes."""
    reading = _read_stdin() if name == "-" else find_deck(name)
    for remark in reading.remarks:
        typer.echo(f"rlyeh: {remark}", err=True)
    return reading.deck


def playable_deck_named(name: str) -> Deck:
    """A deck that a game can be played with, or an error that says which cards are in the way."""
    deck = deck_named(name)
    lacking = unplayable(deck, POOL)
    if lacking:
        names = "; ".join(entry.label for entry in lacking)
        raise DeckError(f'The deck "{deck.name}" has cards that cannot be played here yet: {names}.', source="DECK-11")
    require_legal(deck, FORMATS["casual"], POOL)
    return deck


def _read_stdin() -> Reading:
    return read_deck(sys.stdin.buffer.read(MOST_BYTES + 1), "stdin")
