"""`rlyeh dataset`: games of bots as Parquet, for whoever learns from data."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rlyeh.arena import match, mixed
from rlyeh.cli.arena import STOPPED, Jobs, Resume, Rules, Seed
from rlyeh.cli.arguments import playable_deck_named
from rlyeh.cli.board import BRASS, DUST, GREEN
from rlyeh.cli.completion import complete_deck
from rlyeh.errors import ArenaError
from rlyeh.system import cores


def register(app: typer.Typer) -> None:
    """Add the command `dataset`."""
    app.command(
        "dataset",
        help="Write games of bots as Parquet: one row for each decision, with what was seen, what could be answered, "
        "what was, and who won. docs/research.md describes the columns.",
        epilog="For example: rlyeh dataset games --bots acolyte,random --games 1000 · "
        "rlyeh dataset games --bots acolyte --deck cthulhu+hastur --deck agency+miskatonic --resume",
    )(_dataset)


def _dataset(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="The folder for the data set.")],
    bots: Annotated[str, typer.Option(metavar="A,B", help="Who plays whom, or one name for both.")] = "acolyte",
    games: Annotated[int, typer.Option(min=1, help="How many games; an odd number gets one more.")] = 100,
    decks: Annotated[
        list[str] | None,
        typer.Option(
            "--deck",
            metavar="DECK",
            help="One of the two decks to play with; all quick decks, mixed, if left out.",
            autocompletion=complete_deck,
        ),
    ] = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    rules: Rules = "lcg",
    part: Annotated[int, typer.Option(min=1, help="How many games are in one file.")] = 20,
    views: Annotated[bool, typer.Option(help="Write the structured views, too; they are most of the size.")] = True,
    resume: Resume = False,
) -> None:
    from rlyeh.envs.dataset import DataFolder, Order, arrow

    arrow()
    pair = _two(bots.split(","), "bots", "acolyte,random")
    if decks:
        first, second = (playable_deck_named(name) for name in _two(decks, "decks", "two times --deck"))
        schedule = match((first, second), pair, games, seed, rules)
    else:
        schedule = mixed(pair, games, seed, rules)
    data = DataFolder.begin(folder, Order(schedule, part, views), resume)
    console = Console(stderr=True, highlight=False)
    to_play = sum(len(data.order.games(file)) for file in data.missing())
    if _fill(data.fill(jobs or cores()), schedule.games, to_play, console):
        console.print(f"Stopped. Go on with the same command and --resume; {folder} is good so far.", style=BRASS)
        raise typer.Exit(STOPPED)
    size = sum(file.stat().st_size for file in folder.glob("part-*.parquet"))
    console.print(f"{schedule.games:,} games in {folder}, {size / 1e6:.1f} MB.", style=GREEN, markup=False)


def _two(texts: list[str], things: str, example: str) -> tuple[str, str]:
    names = [text.strip() for text in texts if text.strip()]
    if len(names) not in (1, 2):
        raise ArenaError(f"A game has two {things}, not {len(names)}: name one or two, such as {example}.")
    return names[0], names[-1]


def _fill(parts: Iterator[int], games: int, to_play: int, console: Console) -> bool:
    """Show how the data set grows; returns whether Ctrl-C came before the end."""
    counts = (MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(TextColumn("{task.description}"), BarColumn(), *counts, console=console, transient=True)
    bar.disable = not console.is_terminal
    if to_play < games:
        console.print(f"Going on after {games - to_play:,} games.", style=DUST)
    with bar as progress:
        task = progress.add_task("games", total=games, completed=games - to_play)
        try:
            for played in parts:
                progress.advance(task, played)
        except KeyboardInterrupt:
            return True
    return False
