"""`rlyeh ladder`: bots against bots, and how strong each of them is."""

from __future__ import annotations

import json
from math import isfinite
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rlyeh.arena import ArenaTally, Rating, RunFolder, ladder
from rlyeh.arena.standings import Standings, to_json
from rlyeh.arena.statistics import percent
from rlyeh.cli.arena import (
    Address,
    BackendName,
    Backends,
    Jobs,
    Resume,
    Rules,
    Save,
    Seed,
    Where,
    heading,
    perform,
    spread,
    thinking,
)
from rlyeh.cli.arguments import playable_deck_named
from rlyeh.cli.board import DUST, GREEN, PAPER
from rlyeh.cli.completion import complete_deck


def register(app: typer.Typer) -> None:
    """Add the command `ladder`."""
    app.command(
        "ladder",
        help="Rate bots: each plays each, with the same decks from both sides of every deal. Without --deck these are "
        "all quick decks of the Core Set, mixed.",
        epilog="For example: rlyeh ladder random acolyte --games 400 · "
        "rlyeh ladder acolyte sorcerer:200 --deck cthulhu+hastur --deck agency+miskatonic",
    )(_ladder)


def _ladder(
    bots: Annotated[list[str], typer.Argument(metavar="BOT...", help="Two bots or more.")],
    games: Annotated[int, typer.Option(min=1, help="How many games each two bots play.")] = 100,
    decks: Annotated[
        list[str] | None,
        typer.Option(
            "--deck",
            metavar="DECK",
            help="A deck to play with, as often as wanted; all quick decks if left out.",
            autocompletion=complete_deck,
        ),
    ] = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    rules: Rules = "lcg",
    save: Save = None,
    resume: Resume = False,
    backend: Backends = BackendName.PROCESSES,
    address: Address = None,
    as_json: Annotated[bool, typer.Option("--json", help="All figures as JSON.")] = False,
) -> None:
    chosen = [playable_deck_named(name) for name in decks] if decks else None
    schedule = ladder(bots, games, seed, rules, chosen)

    def show(tally: ArenaTally, folder: RunFolder) -> None:
        if as_json:
            typer.echo(json.dumps(to_json(tally), indent=1))
        else:
            show_ladder(tally, Console(highlight=False))

    perform(schedule, Where(save, resume, jobs, backend, address), show)


def show_ladder(tally: ArenaTally, console: Console) -> None:
    """Ratings from the strongest on, and each against each."""
    standings = Standings(tally)
    schedule = tally.schedule
    console.print(heading("The ladder"))
    facts = f"{tally.finished:,} games with {len(schedule.decks)} decks"
    console.print(f"{facts} · rules {schedule.rules} · seed {schedule.seed}\n", style=DUST)
    if not tally.finished:
        return
    ratings = standings.ratings()
    order = sorted(range(len(ratings)), key=lambda place: -ratings[place].elo)
    console.print(_ratings(standings, ratings, order))
    console.print()
    console.print(heading("Each against each"))
    console.print(_pairings(standings, order))


def _ratings(standings: Standings, ratings: list[Rating], order: list[int]) -> Table:
    table = Table(box=None, pad_edge=False, header_style=DUST)
    table.add_column("bot", min_width=14)
    for title in ("Elo", "95 %", "won", "games", "win rate", "a decision"):
        table.add_column(title, justify="right", no_wrap=True)
    for place in order:
        score, rating = standings.total(place), ratings[place]
        table.add_row(
            Text(rating.name, PAPER),
            Text(f"{rating.elo:.0f}", GREEN),
            _reach(rating),
            f"{score.wins:,}",
            f"{score.games:,}",
            percent(score.rate),
            thinking(standings.tally.of_bot(rating.name)),
        )
    return table


def _reach(rating: Rating) -> str:
    if not rating.reach:
        return "the measure"
    return f"± {rating.reach:.0f}" if isfinite(rating.reach) else "unknown"


def _pairings(standings: Standings, order: list[int]) -> Table:
    table = Table(box=None, pad_edge=False, header_style=DUST)
    for title in ("", "", ""):
        table.add_column(title)
    for title in ("won", "games", "win rate", "95 % interval"):
        table.add_column(title, justify="right", no_wrap=True)
    for above, left in enumerate(order):
        for right in order[above + 1 :]:
            score = standings.against.get((left, right))
            if score is not None and score.games:
                names = (Text(standings.names[left], PAPER), Text("against", DUST), Text(standings.names[right], PAPER))
                figures = (f"{score.wins:,}", f"{score.games:,}", percent(score.rate), spread(score.interval()))
                table.add_row(*names, *figures)
    return table
