"""`rlyeh deck stats`: what a deck is like."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from rlyeh.cards import POOL
from rlyeh.cli.arguments import DeckArgument, deck_named
from rlyeh.cli.stats_view import stats_view
from rlyeh.cli.writing import Force, write_file
from rlyeh.decks.stats import Plan, Wishes, statistics
from rlyeh.decks.stats.page import page
from rlyeh.decks.stats.statistics import HANDS, TURNS

_MOST_TURNS = 20
_MOST_HANDS = 50
_STATS = (
    "For example: rlyeh deck stats mine.txt · rlyeh deck stats cthulhu+hastur --html stats.html · "
    "rlyeh deck stats mine.o8d --plan 112 --first"
)


def register(group: typer.Typer) -> None:
    """Add the command `stats` to the group `deck`."""
    group.command("stats", help="Tell what a deck is like: curve, icons, chances to pay, hands.", epilog=_STATS)(_stats)


def _stats(
    name: DeckArgument,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with charts instead, to this file.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print it as JSON.")] = False,
    plan: Annotated[
        str, typer.Option(help="Which domains get the resources, turn by turn and over again: 1, 12, 123, 1123 ...")
    ] = "12",
    first: Annotated[bool, typer.Option("--first", help="You begin, and draw one card less on turn 1.")] = False,
    turns: Annotated[int, typer.Option(min=1, max=_MOST_TURNS, help="How many turns ahead to look.")] = TURNS,
    hands: Annotated[int, typer.Option(min=0, max=_MOST_HANDS, help="How many setup hands to deal.")] = HANDS,
    seed: Annotated[int, typer.Option(min=0, help="Another number deals other hands.")] = 0,
    force: Force = False,
) -> None:
    wishes = Wishes(Plan.read(plan), turns, first, hands, seed)
    stats = statistics(deck_named(name), POOL, wishes)
    if html is not None:
        write_file(html, page(stats), force)
    if as_json:
        typer.echo(json.dumps(stats.to_json(), ensure_ascii=False, indent=1))
    elif html is None:
        Console(highlight=False).print(stats_view(stats))
